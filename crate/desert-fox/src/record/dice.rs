//! The dice of a record and the bytes that its chain hashes.
//!
//! # Stability
//! Dice come out of these bytes, so they stay as they are for ever. The first link takes in the choices before the game as
//! their compact JSON ([`OptionsV1::text`], without revisions); each order counts as its postcard bytes, which tell their own end.

use referee::{Dice, Link32, Seed};

use super::options::OptionsV1;
use super::{DiceMode, Record};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::state::order::Order;
use crate::turn::context::refuse;

/// The name of the game's dice in the chain.
pub const LABEL: &str = "desert-fox dice v1";
/// The name in the chain of a game whose players roll their own dice.
pub const ENTERED_LABEL: &str = "desert-fox entered v1";

const NO_SEED: Seed = Seed([0; 16]);

/// The link before the first order of a record.
pub fn first_link(record: &Record) -> Link32 {
    let set_up = OptionsV1::from(&record.options).text();
    match &record.dice {
        DiceMode::Seeded(seed) => Link32::first(LABEL, seed, set_up.as_bytes()),
        DiceMode::Entered => Link32::first(ENTERED_LABEL, &NO_SEED, set_up.as_bytes()),
    }
}

/// An order as the chain and links write it.
pub fn order_bytes(order: &Order) -> Vec<u8> {
    // Memory grows as needed and no part of an order refuses to be written.
    postcard::to_extend(order, Vec::new()).unwrap_or_default()
}

impl DiceMode {
    /// The dice of the order that follows a link.
    ///
    /// Errors: entered numbers that are no faces; faces for dice that the record itself rolls.
    pub fn dice<'a>(&self, before: Link32, order: &'a [u8], entered: &'a [u8]) -> Result<Dice<'a>, Refusal> {
        match self {
            Self::Seeded(seed) if entered.is_empty() => Ok(Dice::seeded(LABEL, *seed, before, order)),
            Self::Seeded(_) => Err(refuse(RefusalCode::DiceLeft)),
            Self::Entered => Dice::entered(entered).map_err(|fault| {
                Refusal::at(RefusalCode::OutOfRange, format!("faces[{}]", fault.at - 1)).found(fault.found)
            }),
        }
    }
}

/// Dice that belong to no game, for asking whether an order may be given: they tell nothing about the game's own.
pub const fn idle(order: &[u8]) -> Dice<'_> {
    Dice::seeded("desert-fox idle", NO_SEED, Link32([0; 32]), order)
}
