//! Artillery and flak (12).

use crate::model::finding::{Code, Findings};
use crate::model::rule_set::{ArtilleryNation, FlakTerrain, MountainArtillery};
use crate::model::units::{Nation, Side, Terrain};
use crate::rules::combat::setup::{CombatSetup, Unit};
use crate::rules::supply;

/// What one flak unit takes from attacking armor, in strength points.
const FROM_ATTACKERS: i16 = 4;
/// What one flak unit takes from defending armor.
const FROM_DEFENDERS: i16 = 2;

/// What enemy flak takes from the armor of `side`: four a unit from attackers, two from defenders, never more than armor
/// contributes. Taken after all effects on the armor itself.
///
/// Cases: 12.2, 12.0 · Rulings: R142, H002
pub fn flak(setup: &CombatSetup, side: Side, armor: i16, findings: &mut Findings) -> i16 {
    if !setup.fighters(side).any(|at| setup.units[at].kind.is_armor()) {
        return 0;
    }
    let each = if side == setup.attacker { FROM_ATTACKERS } else { FROM_DEFENDERS };
    let mut left = armor;
    for at in setup.fighters(side.enemy()) {
        let unit = &setup.units[at];
        if !unit.face.flak || !unit.supplied {
            continue;
        }
        if flak_barred(setup, unit) {
            findings.unit(Code::FlakBarred, at, 0, 0);
            continue;
        }
        let before = left;
        left = (left - each).max(0);
        findings.unit(Code::Flak, at, before, left);
    }
    armor - left
}

/// German flak is silent in rough and mountain hexes: its own, or one that it attacks.
///
/// Cases: 12.2 · Rulings: R061, H011
fn flak_barred(setup: &CombatSetup, unit: &Unit) -> bool {
    if setup.rules.flak_terrain == FlakTerrain::Anywhere || unit.nation != Nation::German {
        return false;
    }
    fights_in(setup, unit, |terrain| matches!(terrain, Terrain::Rough | Terrain::Mountain))
}

/// Whether a unit's own hex, or for an attacker a hex it attacks, has such terrain.
fn fights_in(setup: &CombatSetup, unit: &Unit, such: impl Fn(Terrain) -> bool) -> bool {
    let terrain = |hex: u8| setup.hexes[usize::from(hex)].terrain;
    such(terrain(unit.hex))
        || unit.side() == setup.attacker
            && setup.fighters(setup.attacker.enemy()).any(|at| such(terrain(setup.units[at].hex)))
}

/// The artillery shifts of a side: one for each artillery-capable unit that is in combat supply and paid for.
///
/// Cases: 12.1, 12.17, 12.19, 12.20 · Rulings: R059, R060, R136, H004
pub fn artillery_shifts(setup: &CombatSetup, side: Side, findings: &mut Findings) -> u8 {
    let mut shifts = 0;
    for at in setup.fighters(side) {
        let unit = &setup.units[at];
        if !unit.face.artillery || supply::forgoes_shift(unit, &setup.rules) {
            continue;
        }
        if let Some(code) = silenced(setup, unit) {
            findings.unit(code, at, 0, 0);
            continue;
        }
        findings.unit(Code::ArtilleryShift, at, 0, 1);
        shifts += 1;
    }
    shifts
}

/// Why an artillery-capable unit fires no shift.
///
/// Cases: 12.19, 12.20 · Rulings: R059, R060, H004
fn silenced(setup: &CombatSetup, unit: &Unit) -> Option<Code> {
    if !unit.supplied {
        return Some(Code::ArtilleryUnsupplied);
    }
    let in_mountains = || fights_in(setup, unit, |terrain| terrain == Terrain::Mountain);
    if setup.rules.mountain_artillery == MountainArtillery::Barred && in_mountains() {
        return Some(Code::ArtilleryMountain);
    }
    let ground = |at: usize| setup.units[at].nation == unit.nation && is_ground_unit(&setup.units[at]);
    if setup.rules.artillery_nation == ArtilleryNation::OwnGroundUnit && !setup.fighters(unit.side()).any(ground) {
        return Some(Code::ArtilleryNation);
    }
    None
}

/// A ground combat unit that is not only artillery.
const fn is_ground_unit(unit: &Unit) -> bool {
    !unit.kind.is_artillery() && !unit.kind.is_supply()
}
