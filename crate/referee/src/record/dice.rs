//! The random numbers of a record and the bytes that its chain hashes.
//!
//! # Stability
//! Dice come out of these bytes, so they never change. The first link takes in the choices before the game as their compact JSON
//! without revisions; each order counts as its postcard bytes, which say where they end.

use serde::Serialize;

use super::{DiceMode, RecordOf, Revisions};
use crate::chain::{Link32, Seed};
use crate::random::Random;
use crate::rules::{GameOptions, RecordRefusal, Rules};

const NO_SEED: Seed = Seed([0; 16]);

/// The link before the first order of a record.
pub fn first_link<R: Rules>(record: &RecordOf<R>) -> Link32 {
    let set_up = record.options.write(Revisions::default());
    let (label, seed) = match &record.dice {
        DiceMode::Seeded(seed) => (R::FORMATS.seeded, *seed),
        DiceMode::Entered => (R::FORMATS.entered, NO_SEED),
        DiceMode::Agreed(agreement) => match agreement.seed() {
            Some(seed) => (R::FORMATS.seeded, seed),
            None => return agreement.link(set_up.as_bytes()),
        },
    };
    Link32::first(label, &seed, set_up.as_bytes())
}

/// An order as the chain and links write it.
pub fn order_bytes(order: &impl Serialize) -> Vec<u8> {
    // Memory grows as needed, and no part of an order refuses to be written.
    postcard::to_extend(order, Vec::new()).unwrap_or_default()
}

impl DiceMode {
    /// The seed; none where the players roll their own dice or have not agreed yet.
    pub const fn seed(&self) -> Option<Seed> {
        match self {
            Self::Seeded(seed) => Some(*seed),
            Self::Entered => None,
            Self::Agreed(agreement) => agreement.seed(),
        }
    }

    /// Whether an order can be given: not before the players have agreed on a seed.
    pub(super) fn admit(&self) -> Result<(), RecordRefusal> {
        let open = matches!(self, Self::Agreed(agreement) if agreement.seed().is_none());
        if open { Err(RecordRefusal::SeedNotAgreed) } else { Ok(()) }
    }

    /// The random numbers of the order that follows a link.
    ///
    /// Errors: an entered number that no die shows; numbers entered for a record that rolls its own; no seed yet.
    pub fn random<'a, R: Rules>(
        &self,
        before: Link32,
        order: &'a [u8],
        entered: &'a [u8],
    ) -> Result<Random<'a>, RecordRefusal> {
        match self {
            Self::Seeded(_) | Self::Agreed(_) if !entered.is_empty() => Err(RecordRefusal::FacesLeft),
            Self::Seeded(_) | Self::Agreed(_) => {
                let seed = self.seed().ok_or(RecordRefusal::SeedNotAgreed)?;
                Ok(Random::seeded(R::FORMATS.seeded, seed, before, order))
            }
            Self::Entered => match entered.iter().position(|face| !(1..=R::HIGHEST_NUMBER).contains(face)) {
                Some(at) => Err(RecordRefusal::NoFace { at, found: entered[at] }),
                None => Ok(Random::given(entered)),
            },
        }
    }
}

/// Random numbers of no game, for asking whether an order may be given: the game's own are not foreseen.
pub const fn idle(order: &[u8]) -> Random<'_> {
    Random::seeded("idle", NO_SEED, Link32([0; 32]), order)
}
