//! A game in numbers, game-turn by game-turn.

use serde::Serialize;

use crate::model::units::Side;
use crate::procedure::victory::Tally;
use crate::record::{DesertFox, Game};
use crate::state::event::EventCode;
use crate::state::{State, flag};

/// A game in numbers: at its start, after each of its game-turns, and as it stands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct SeriesView {
    /// In order.
    pub samples: Vec<Sample>,
}

/// A game in numbers at one moment. Pairs are of the Axis and of the Commonwealth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Sample {
    /// Orders given before it.
    pub orders: u32,
    /// The game-turn that has ended, or the current one where it has not; one less than the first at the start.
    pub turn: u8,
    /// Victory points if the game ended then.
    pub points: [i16; 2],
    /// Combat units on the map.
    pub units: [u16; 2],
    /// Their combat strength.
    pub strength: [u16; 2],
    /// Combat units lost so far, those included that have been refitted since.
    pub losses: [u16; 2],
    /// Of the combat units on the map, those in general supply.
    pub supplied: [u16; 2],
    /// The foremost column with a combat unit, counted from the west: the easternmost of the Axis, the westernmost of
    /// the Commonwealth; 0 where a side has none.
    pub front: [u8; 2],
}

/// A whole game in numbers, in one pass over its record.
///
/// Cases: 7.1, 13.2, 15.26 · Rulings: H031, H068
pub fn series(game: &mut Game) -> SeriesView {
    let mut samples = Vec::new();
    let mut losses = [0; 2];
    let mut turn = None;
    let mut orders = 0;
    game.replay_range(0..game.len(), |rules, before, _, report| {
        let current = *turn.get_or_insert(before.turn);
        if orders == 0 || before.turn != current {
            samples.push(sample(rules, before, losses, orders, before.turn.saturating_sub(1)));
            turn = Some(before.turn);
        }
        let lost = report.log.events.iter().filter(|event| is_loss(event.code)).filter_map(|event| event.unit);
        for unit in lost.filter(|unit| unit.counter().is_combat()) {
            losses[unit.counter().side().index()] += 1;
        }
        orders += 1;
    });
    let state = game.state().clone();
    let rules = game.parts().0;
    // The last order has ended a game-turn, or there is none yet.
    if turn != Some(state.turn) {
        samples.push(sample(rules, &state, losses, orders, state.turn.saturating_sub(1)));
    }
    if orders > 0 {
        samples.push(sample(rules, &state, losses, orders, state.turn));
    }
    SeriesView { samples }
}

/// Whether an event takes a combat unit off the map for good or until it is refitted.
const fn is_loss(code: EventCode) -> bool {
    matches!(code, EventCode::ToRefitBox | EventCode::ToDestroyedBox | EventCode::PatrolLost | EventCode::PortSunk)
}

fn sample(rules: &mut DesertFox, state: &State, losses: [u16; 2], orders: u32, turn: u8) -> Sample {
    let DesertFox { config, cache } = rules;
    cache.sync(state);
    let (mut units, mut strength, mut supplied, mut front) = ([0; 2], [0; 2], [0; 2], [0; 2]);
    for side in [Side::Axis, Side::Commonwealth] {
        let at = side.index();
        let supplies = cache.supplies(side);
        for (id, hex) in state.of_side(side).filter(|(id, _)| id.counter().is_combat()) {
            let printed = config.counter(id);
            units[at] += 1;
            strength[at] += u16::from(printed.face(state.unit(id).is(flag::DEPLETED)).strength);
            supplied[at] += u16::from(printed.kind.needs_no_supply() || supplies.general(hex));
            let column = config.board.grid.column(hex);
            front[at] = match (front[at], side) {
                (0, _) => column,
                (foremost, Side::Axis) => column.max(foremost),
                (foremost, Side::Commonwealth) => column.min(foremost),
            };
        }
    }
    Sample { orders, turn, points: Tally::of(config, state).points(), units, strength, losses, supplied, front }
}
