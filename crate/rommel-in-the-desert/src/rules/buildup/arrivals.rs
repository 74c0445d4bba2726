//! Reinforcements: who arrives in a Buildup, and for whom a die is rolled.

use crate::data::numbers::{Number, Numbers};
use crate::data::scenario::Scenario;
use crate::model::units::{Side, UnitId};
use crate::position::Position;

/// The units of a side that are due up to a month, among those that have not arrived.
///
/// Cases: 9.3 · Rulings: I056, I057, I058
pub fn due_now(scenario: &Scenario, position: &Position, due: &[UnitId], side: Side, month: u8) -> Vec<UnitId> {
    let is_due = |unit: &UnitId| scenario.entry(position.block(*unit)).is_some_and(|entry| entry <= month);
    due.iter().copied().filter(|unit| position.side(*unit) == side && is_due(unit)).collect()
}

/// The units of a side for which a die is rolled in the Buildup of a month: those of the next one. None in the first
/// and in the last month of the scenario.
///
/// Cases: 9.3 · Rulings: I054, I055, I057, I058, D078
pub fn rolls_for(scenario: &Scenario, position: &Position, due: &[UnitId], side: Side, month: u8) -> Vec<UnitId> {
    if month == scenario.first_month() || month == scenario.last_month() {
        return Vec::new();
    }
    let is_next = |unit: &UnitId| scenario.entry(position.block(*unit)) == Some(month + 1);
    due.iter().copied().filter(|unit| position.side(*unit) == side && is_next(unit)).collect()
}

/// Whether the die of a unit brings it one month early.
///
/// Cases: 9.3 · Rulings: I057
pub const fn arrives_early(numbers: &Numbers, face: u8) -> bool {
    face <= numbers.get(Number::EarlyTo)
}
