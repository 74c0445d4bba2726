//! What holds for every position on the board, tried on a thousand random ones and held against a naive reading of the rules.
//! A failing test prints the seed of its position.

mod allocations;
mod calls;
mod combats;
mod fights;
mod moves;
mod naive;
mod overruns;
mod supply;
mod zones;

use std::ops::Range;

use desert_fox::position::forces::Forces;
use desert_fox::query::board::compile::compile;
use desert_fox::query::board::query::{BoardQuery, PositionSheet};
use desert_fox::query::board::question::Question;
use desert_fox::random::position;

use crate::properties::seeds;

/// The random position of a seed with a question about it.
fn query(seed: u64, question: Question) -> BoardQuery {
    let PositionSheet { rules, charts, position } = position(seed);
    BoardQuery { rules, charts, position, question }
}

/// Calls `check` with the position of every seed.
fn each(seeds: Range<u64>, mut check: impl FnMut(u64, &Forces)) {
    seeds::each(seeds, |seed| {
        let query = query(seed, Question::OffMap);
        check(seed, &compile(&query).unwrap());
    });
}

/// The names of units.
fn names(forces: &Forces, units: &[usize]) -> Vec<String> {
    units.iter().map(|&at| forces.name(at).to_owned()).collect()
}
