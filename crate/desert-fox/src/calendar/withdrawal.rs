//! Who may go in place of a unit that the schedule withdraws.

use crate::game::counters::Counter;
use crate::roster::{RosterUnit, roster};

/// Counters of the type of a unit that is to leave, itself not among them: indices in the roster.
///
/// Heavy infantry is a type of its own, so that some unit has no substitute at all.
///
/// Cases: 2.22, 5.22 · Rulings: R021, R120
pub fn substitutes(counter: u8) -> Vec<u8> {
    let Some(leaving) = roster().get(usize::from(counter)) else { return Vec::new() };
    let fits = |unit: &RosterUnit| unit.nation == leaving.nation && unit.kind == leaving.kind;
    let others = (0_u8..).zip(roster()).filter(|(other, unit)| *other != counter && fits(unit));
    others.map(|(other, _)| other).collect()
}

/// Combat strength that substitutes must have together at full strength, in strength points: that of the unit itself when it
/// is not depleted, nothing for armor.
///
/// Cases: 5.22 · Rulings: R120
pub fn strength_owed(leaving: &Counter) -> u16 {
    if leaving.kind.is_armor() { 0 } else { u16::from(leaving.full.strength) }
}
