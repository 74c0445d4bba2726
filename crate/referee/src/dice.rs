//! The dice of one order: rolled from the chain of a record, entered by the players, or fixed by a test.
//!
//! Seeded dice come from `ChaCha12` under the key of the order ([`crate::chain`]), a stream of the cipher for each subsystem of
//! the rules: so the dice of one subsystem do not change when another begins to roll. Each face is a word of the stream
//! below 4,294,967,292, the largest multiple of six that a word can reach, modulo six and plus one; larger words are passed
//! over, so that all faces are equally likely. `tests/golden/dice.json` holds dice that must come out again on every machine.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use thiserror::Error;

use crate::chain::{Link32, Seed};

/// Faces of a die.
const FACES: u32 = 6;
/// The first word that is passed over: below it lies a whole number of sixes.
const PASSED_OVER: u32 = u32::MAX - u32::MAX % FACES;

/// An order asks for a die whose face nobody has named yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the face of one more die is needed, after {rolled} of this order")]
pub struct NeedDie {
    /// The subsystem that rolls it.
    pub stream: u8,
    /// Dice that the order has rolled before it.
    pub rolled: usize,
}

impl NeedDie {
    /// Stable name of the fault.
    pub const fn code(self) -> &'static str {
        "need-die"
    }
}

/// An entered number that is no face of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("die {at} shows {found}, but a die shows 1 to {FACES}")]
pub struct NoFace {
    /// Place of the die, counted from 1.
    pub at: usize,
    /// What was entered.
    pub found: u8,
}

impl NoFace {
    /// Stable name of the fault.
    pub const fn code(self) -> &'static str {
        "no-face"
    }
}

/// The dice of one order, with a log of every face they showed.
#[derive(Clone, Debug)]
pub struct Dice<'a> {
    source: Source<'a>,
    rolled: Vec<(u8, u8)>,
}

/// Where faces come from.
#[derive(Clone, Debug)]
enum Source<'a> {
    /// The chain of the record.
    Seeded(Seeded<'a>),
    /// Faces not read yet, in the order in which they are asked for.
    Given(&'a [u8]),
}

impl<'a> Dice<'a> {
    /// The dice of the order that follows a link of the record. Nothing is hashed and no generator made before the first roll.
    pub const fn seeded(label: &'a str, seed: Seed, before: Link32, order: &'a [u8]) -> Self {
        let seeded = Seeded { label, seed, before, order, key: None, streams: Vec::new() };
        Self { source: Source::Seeded(seeded), rolled: Vec::new() }
    }

    /// Dice that the players rolled: faces from 1 to 6, in the order in which the rules ask for them.
    ///
    /// Errors: the first number that is no face.
    pub fn entered(faces: &'a [u8]) -> Result<Self, NoFace> {
        match faces.iter().position(|&face| !is_face(face)) {
            Some(before) => Err(NoFace { at: before + 1, found: faces[before] }),
            None => Ok(Self::fixed(faces)),
        }
    }

    /// Dice of a test, which has to see to it that none is [`left`](Self::left). A number that is no face is never rolled:
    /// it stays left, and the roll asks for a die.
    pub const fn fixed(faces: &'a [u8]) -> Self {
        Self { source: Source::Given(faces), rolled: Vec::new() }
    }

    /// Rolls a die for a subsystem: its face, 1 to 6. Streams matter to seeded dice alone; the others give one face after the
    /// other, whatever asks for them.
    ///
    /// Errors: no faces are left. Seeded dice never run out.
    pub fn roll(&mut self, stream: u8) -> Result<u8, NeedDie> {
        let face = match &mut self.source {
            Source::Seeded(seeded) => seeded.roll(stream),
            Source::Given(faces) => {
                let (&face, rest) = faces
                    .split_first()
                    .filter(|(face, _)| is_face(**face))
                    .ok_or(NeedDie { stream, rolled: self.rolled.len() })?;
                *faces = rest;
                face
            }
        };
        self.rolled.push((stream, face));
        Ok(face)
    }

    /// Every die so far: the stream that asked for it and its face.
    pub fn rolled(&self) -> &[(u8, u8)] {
        &self.rolled
    }

    /// The faces so far, as the chain takes them in.
    pub fn faces(&self) -> Vec<u8> {
        self.rolled.iter().map(|&(_, face)| face).collect()
    }

    /// Entered or fixed faces that nothing has asked for; of seeded dice there are none.
    pub const fn left(&self) -> &'a [u8] {
        match &self.source {
            Source::Seeded(_) => &[],
            Source::Given(faces) => faces,
        }
    }
}

/// The streams of one order.
#[derive(Clone, Debug)]
struct Seeded<'a> {
    label: &'a str,
    seed: Seed,
    before: Link32,
    order: &'a [u8],
    key: Option<[u8; 32]>,
    /// A generator for each stream that has rolled, in the order of their first rolls.
    streams: Vec<(u8, ChaCha12Rng)>,
}

impl Seeded<'_> {
    fn roll(&mut self, stream: u8) -> u8 {
        if let Some((_, words)) = self.streams.iter_mut().find(|(name, _)| *name == stream) {
            return d6(|| words.next_u32());
        }
        let key = self.key.get_or_insert_with(|| self.before.key(self.label, &self.seed, self.order));
        let mut words = ChaCha12Rng::from_seed(*key);
        words.set_stream(u64::from(stream));
        let face = d6(|| words.next_u32());
        self.streams.push((stream, words));
        face
    }
}

const fn is_face(face: u8) -> bool {
    1 <= face && face as u32 <= FACES
}

/// The face of the first word that is not passed over.
fn d6(mut word: impl FnMut() -> u32) -> u8 {
    loop {
        let word = word();
        if word < PASSED_OVER {
            return (word % FACES) as u8 + 1;
        }
    }
}

#[cfg(test)]
#[path = "dice_tests.rs"]
mod tests;
