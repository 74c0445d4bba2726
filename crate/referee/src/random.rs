//! Random numbers of one order: drawn from the chain of a record, entered by the players, fixed by a test, or asked of a
//! source outside this crate.
//!
//! Seeded numbers come from `ChaCha12` under the key of the order ([`crate::chain`]), one stream of the cipher for each kind of
//! roll: so the dice of one rule do not change when another rule begins to roll. A number from 1 to `of` is the first word of
//! the stream below `u32::MAX - u32::MAX % of`, modulo `of`, plus one. Larger words are skipped, so that all numbers are equally
//! likely. `tests/golden/dice.json` holds dice that must come out again on every machine.

use std::fmt::Debug;

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use thiserror::Error;

use crate::chain::{Link32, Seed};

/// Faces of a die.
pub const FACES: u8 = 6;

/// An order needs a random number that has not been given yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a number from 1 to {of} is needed, after {drawn} of this order")]
pub struct NeedNumber {
    /// The stream that draws it.
    pub stream: u8,
    /// The highest number it may be.
    pub of: u8,
    /// Numbers that the order has drawn before it.
    pub drawn: usize,
}

impl NeedNumber {
    /// Stable name of the fault.
    pub const fn code(self) -> &'static str {
        "need-die"
    }
}

/// A number from outside this crate, such as one that two players reveal to each other for each roll.
pub trait Source: Debug {
    /// A number from 1 to `of` for a stream; none while it is not known yet. The order is then refused and given again once
    /// it is.
    fn number(&mut self, stream: u8, of: u8) -> Option<u8>;
}

/// The random numbers of one order, with a log of all that were drawn.
#[derive(Debug)]
pub struct Random<'a> {
    origin: Origin<'a>,
    drawn: Vec<(u8, u8)>,
}

/// Where numbers come from.
#[derive(Debug)]
enum Origin<'a> {
    /// The chain of the record.
    Seeded(Seeded<'a>),
    /// Numbers not drawn yet, in the order in which they are asked for.
    Given(&'a [u8]),
    /// Whatever somebody else makes of it.
    Outside(Box<dyn Source + 'a>),
}

impl<'a> Random<'a> {
    /// The numbers of the order that follows a link of the record. Nothing is hashed before the first draw.
    pub const fn seeded(label: &'a str, seed: Seed, before: Link32, order: &'a [u8]) -> Self {
        let seeded = Seeded { label, seed, before, order, key: None, streams: Vec::new() };
        Self { origin: Origin::Seeded(seeded), drawn: Vec::new() }
    }

    /// Numbers that the players or a test give, in the order in which the rules ask for them. One outside the range asked for
    /// is never drawn: it stays [`left`](Self::left), and the draw asks for a number.
    pub const fn given(numbers: &'a [u8]) -> Self {
        Self { origin: Origin::Given(numbers), drawn: Vec::new() }
    }

    /// Numbers of a source outside this crate.
    pub fn outside(source: impl Source + 'a) -> Self {
        Self { origin: Origin::Outside(Box::new(source)), drawn: Vec::new() }
    }

    /// Rolls a six-sided die: its face, 1 to 6.
    ///
    /// Errors: see [`number`](Self::number).
    pub fn roll(&mut self, stream: u8) -> Result<u8, NeedNumber> {
        self.number(stream, FACES)
    }

    /// Draws a number from 1 to `of`, which is at least 1. Streams matter to seeded numbers alone; given ones are drawn one
    /// after the other.
    ///
    /// Errors: the next number is not known, or is none from 1 to `of`. Seeded numbers never run out.
    pub fn number(&mut self, stream: u8, of: u8) -> Result<u8, NeedNumber> {
        let needed = NeedNumber { stream, of, drawn: self.drawn.len() };
        let in_range = |number: &u8| (1..=of).contains(number);
        let number = match &mut self.origin {
            Origin::Seeded(seeded) => seeded.number(stream, of),
            Origin::Given(numbers) => {
                let (&number, rest) = numbers.split_first().filter(|(number, _)| in_range(number)).ok_or(needed)?;
                *numbers = rest;
                number
            }
            Origin::Outside(source) => source.number(stream, of).filter(in_range).ok_or(needed)?,
        };
        self.drawn.push((stream, number));
        Ok(number)
    }

    /// Every number so far with the stream that drew it.
    pub fn drawn(&self) -> &[(u8, u8)] {
        &self.drawn
    }

    /// The numbers so far, as the chain hashes them.
    pub fn numbers(&self) -> Vec<u8> {
        self.drawn.iter().map(|&(_, number)| number).collect()
    }

    /// Given numbers that nothing has asked for.
    pub const fn left(&self) -> &'a [u8] {
        match &self.origin {
            Origin::Given(numbers) => numbers,
            Origin::Seeded(_) | Origin::Outside(_) => &[],
        }
    }
}

/// The streams of one order.
#[derive(Debug)]
struct Seeded<'a> {
    label: &'a str,
    seed: Seed,
    before: Link32,
    order: &'a [u8],
    key: Option<[u8; 32]>,
    /// A generator for each stream that has drawn, in the order of their first draws.
    streams: Vec<(u8, ChaCha12Rng)>,
}

impl Seeded<'_> {
    fn number(&mut self, stream: u8, of: u8) -> u8 {
        if let Some((_, words)) = self.streams.iter_mut().find(|(name, _)| *name == stream) {
            return uniform(of, || words.next_u32());
        }
        let key = self.key.get_or_insert_with(|| self.before.key(self.label, &self.seed, self.order));
        let mut words = ChaCha12Rng::from_seed(*key);
        words.set_stream(u64::from(stream));
        let number = uniform(of, || words.next_u32());
        self.streams.push((stream, words));
        number
    }
}

/// A number from 1 to `of` from the first word that is not skipped.
fn uniform(of: u8, mut word: impl FnMut() -> u32) -> u8 {
    let of = u32::from(of.max(1));
    let skipped = u32::MAX - u32::MAX % of;
    loop {
        let word = word();
        if word < skipped {
            return (word % of) as u8 + 1;
        }
    }
}

#[cfg(test)]
#[path = "random_tests.rs"]
mod tests;
