//! Zones of control as far as a combat needs them (10).

use crate::position::zones::extends;
use crate::rules::combat::setup::{CombatSetup, Edge, Unit};

/// Whether a unit's zone reaches the hex across the side: never into a city, nor over open water; over an escarpment only
/// that of units on foot; into mountains only where its stack is not pure armor.
///
/// Cases: 10.1, 10.12 · Rulings: R030, H012
pub fn reaches(setup: &CombatSetup, unit: &Unit, side: &Edge) -> bool {
    covers(setup, unit, side, !pure_armor(setup, unit))
}

/// Whether the zone of a unit by itself reaches the hex across the side; that of a stack is the sum of its units' zones.
///
/// Cases: 10.1 · Rulings: R030, R160
pub fn reaches_alone(setup: &CombatSetup, unit: &Unit, side: &Edge) -> bool {
    covers(setup, unit, side, !unit.kind.is_armor())
}

fn covers(setup: &CombatSetup, unit: &Unit, side: &Edge, mountains: bool) -> bool {
    let target = if side.a == unit.hex { side.b } else { side.a };
    let terrain = setup.hexes[usize::from(target)].terrain;
    unit.zone && side.adjacent && extends(unit.motorized, side.terrain, terrain, mountains)
}

/// Whether all units with a zone in the unit's hex are armor.
///
/// Cases: 10.1, 10.12 · Rulings: R030, H112
fn pure_armor(setup: &CombatSetup, unit: &Unit) -> bool {
    let beside = setup.units.iter().filter(|other| other.hex == unit.hex && other.side() == unit.side() && other.zone);
    unit.kind.is_armor() && beside.into_iter().all(|other| other.kind.is_armor())
}
