//! What a state is worth: one whole number, by which luck is separated from decisions.

use crate::model::units::Side;
use crate::opponent::value::{STRENGTH, TERMS, value as value_in_terms};
use crate::state::counters::UnitId;
use crate::state::{Place, State, flag};
use crate::turn::config::GameConfig;

/// A term that is no possession: units that arrive far behind the front would lower it.
const LEFT_OUT: &str = "front";

/// What a state is worth to the Axis, in hundredths of a victory point; what it is worth to the Commonwealth is the
/// opposite.
///
/// It is the value for which the computer player plays, with three differences that keep luck and decisions apart from
/// what neither of them has done. How far forward units stand is left out. Units that have not arrived yet, or were
/// withdrawn, count in full, so that the calendar changes nothing. And a disrupted unit counts a quarter less.
pub fn value(config: &GameConfig, state: &State) -> i64 {
    let terms = TERMS.iter().zip(value_in_terms(config, state, Side::Axis).terms);
    let counted: i32 = terms.filter(|(name, _)| **name != LEFT_OUT).map(|(_, term)| term).sum();
    i64::from(counted) + units(config, state, Side::Axis) - units(config, state, Side::Commonwealth)
}

/// What the units of a side that are away by the calendar are worth, less what disruption takes off, quarters rounded down
/// unit by unit.
fn units(config: &GameConfig, state: &State, side: Side) -> i64 {
    let worth = |(at, unit): (usize, &crate::state::Unit)| {
        let id = UnitId(at as u8);
        if state.owner(id) != side || !id.counter().is_combat() {
            return 0;
        }
        let whole = i64::from(STRENGTH) * i64::from(config.counter(id).face(unit.is(flag::DEPLETED)).strength);
        match unit.place() {
            Place::Map(_) if unit.is(flag::DISRUPTED) => -(whole / 4),
            Place::Arriving | Place::Withdrawn | Place::Aside => whole,
            Place::Map(_) | Place::RefitBox | Place::Destroyed => 0,
        }
    };
    state.units.iter().enumerate().map(worth).sum()
}
