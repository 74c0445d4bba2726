//! Zones of control as far as a combat needs them (10).

use crate::combat::setup::{Edge, Setup, Unit};
use crate::units::{Face, HexsideTerrain, Terrain, UnitKind};

/// Whether a unit has a zone: a combat unit with stacking points, or one whose counter says so.
///
/// Cases: 10.11 · Rulings: R030
pub const fn has_zone(kind: UnitKind, face: Face, by_counter: bool) -> bool {
    !kind.is_supply() && !matches!(kind, UnitKind::Detachment) && (face.stacking_points > 0 || by_counter)
}

/// Whether a unit's zone reaches the hex across the side: never into a city, nor over open water; over an escarpment only
/// that of units on foot; into mountains only where its stack is not pure armor.
///
/// Cases: 10.1, 10.12 · Rulings: R030, H012
pub fn reaches(setup: &Setup, unit: &Unit, side: &Edge) -> bool {
    covers(setup, unit, side, !pure_armor(setup, unit))
}

/// Whether the zone of a unit by itself reaches the hex across the side; that of a stack is the sum of its units' zones.
///
/// Cases: 10.1 · Rulings: R030, R160
pub fn reaches_alone(setup: &Setup, unit: &Unit, side: &Edge) -> bool {
    covers(setup, unit, side, !unit.kind.is_armor())
}

fn covers(setup: &Setup, unit: &Unit, side: &Edge, mountains: bool) -> bool {
    let target = if side.a == unit.hex { side.b } else { side.a };
    let terrain = setup.hexes[usize::from(target)].terrain;
    unit.zone && side.adjacent && extends(unit.motorized, side.terrain, terrain, mountains)
}

/// Whether a zone reaches over a side into a hex: never into a city, nor over open water; over an escarpment only that of
/// units on foot; into mountains only where `mountains` says that its stack is not pure armor.
///
/// Cases: 10.1, 10.12 · Rulings: R030, H012
#[inline]
pub const fn extends(motorized: bool, side: HexsideTerrain, into: Terrain, mountains: bool) -> bool {
    let barred = match side {
        HexsideTerrain::Sea => true,
        HexsideTerrain::Escarpment => motorized,
        HexsideTerrain::None | HexsideTerrain::Ridge => false,
    };
    !barred
        && match into {
            Terrain::City | Terrain::Sea | Terrain::OffMap => false,
            Terrain::Mountain => mountains,
            _ => true,
        }
}

/// Whether all units with a zone in the unit's hex are armor.
///
/// Cases: 10.1, 10.12 · Rulings: R030, H112
fn pure_armor(setup: &Setup, unit: &Unit) -> bool {
    let beside = setup.units.iter().filter(|other| other.hex == unit.hex && other.side() == unit.side() && other.zone);
    unit.kind.is_armor() && beside.into_iter().all(|other| other.kind.is_armor())
}
