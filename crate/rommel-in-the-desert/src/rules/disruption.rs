//! Disruption (6): how long it lasts, who recovers, and where disrupted units are routed.

use hexgrid::Hex;

use crate::model::units::{Side, UnitId};
use crate::position::Position;

/// How many enemy turns must end before a unit of a side may recover that is disrupted in a turn of `active`: one
/// complete enemy turn. The enemy turn under way is not complete.
///
/// Cases: 6.1 · Rulings: I034, I035, D048
pub const fn turns_to_wait(side: Side, active: Side) -> u8 {
    match (side, active) {
        (Side::Axis, Side::Axis) | (Side::Allied, Side::Allied) => 1,
        _ => 2,
    }
}

/// Disrupts a unit in a turn of `active`.
///
/// Cases: 6.0, 6.1 · Rulings: I033, I034, I035, D047
pub fn disrupt(position: &mut Position, unit: UnitId, active: Side) {
    position.disrupt(unit, turns_to_wait(position.side(unit), active));
}

/// Whether a unit recovers at the start of its player's turn: not in a hex with undisrupted enemies.
///
/// Cases: 6.1 · Rulings: I034, I036, I037, D100, D111
pub fn recovers(position: &Position, unit: UnitId, is_supplied: bool) -> bool {
    let state = position.unit(unit);
    let in_battle = state.hex.is_some_and(|hex| position.holds(position.side(unit).enemy(), hex));
    state.disrupted && state.wait == 0 && is_supplied && !in_battle
}

/// Counts an ended turn of a side for the disrupted units of its enemy.
///
/// Cases: 6.1 · Rulings: I034, I035, D048
pub fn count_turn(position: &mut Position, ended: Side) {
    let waiting: Vec<UnitId> = position.of_side(ended.enemy()).map(|(id, _)| id).collect();
    for id in waiting {
        position.wait_less(id);
    }
}

/// The hexes where units of a side are to be routed: all of them are disrupted, and an undisrupted enemy is there.
///
/// Cases: 4.5, 6.1 · Rulings: I028, I036, I037, D039, D040
pub fn routs(position: &Position, side: Side) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = position.of_side(side).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.retain(|&hex| !position.holds(side, hex) && position.holds(side.enemy(), hex));
    hexes
}
