//! Player-turns of a game.

use std::ops::Range;

use desert_fox::model::units::Side;
use desert_fox::record::DesertFox;
use desert_fox::state::Phase;

use crate::figures::course::Course;

/// A player-turn in which units could move.
#[derive(Clone, Debug)]
pub struct PlayerTurn {
    /// Whose.
    pub side: Side,
    /// Its orders.
    pub orders: Range<usize>,
    /// Those of the Initial Movement Phase.
    pub initial: Range<usize>,
    /// Those of the Motorized Movement Phase; empty after the first ones where there are none.
    pub motorized: Range<usize>,
}

/// The player-turns of a game.
pub fn of(course: &Course<DesertFox>) -> Vec<PlayerTurn> {
    let states = &course.states[..course.orders.len()];
    let (mut turns, mut from) = (Vec::new(), 0);
    for run in states.chunk_by(|one, next| (one.turn, one.phasing) == (next.turn, next.phasing)) {
        let orders = from..from + run.len();
        let phase = |phase: Phase| {
            let first = run.iter().position(|state| state.phase == phase)?;
            let last = run.iter().rposition(|state| state.phase == phase)?;
            Some(from + first..from + last + 1)
        };
        if let Some(initial) = phase(Phase::InitialMovement) {
            let motorized = phase(Phase::MotorizedMovement).unwrap_or(initial.end..initial.end);
            turns.push(PlayerTurn { side: run[0].phasing, orders: orders.clone(), initial, motorized });
        }
        from = orders.end;
    }
    turns
}

/// The name of a side among the sums.
pub const fn key(side: Side) -> &'static str {
    match side {
        Side::Axis => "axis",
        Side::Commonwealth => "commonwealth",
    }
}
