//! Who may attack whom, and who must be attacked (11.1, 11.3).

use crate::data::charts::{Charts, HexsideEffect};
use crate::model::finding::{Code, Findings};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{HexsideTerrain, Terrain};
use crate::rules::combat::setup::{CombatSetup, Names, Unit};
use crate::rules::{combined_arms, zones};

/// Checks that the combat may be fought at all.
///
/// Errors: every reason against it, each at its unit or hex.
pub fn check(setup: &CombatSetup, charts: &Charts, names: &Names) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    faults(setup, charts, |code, unit, field| {
        refusals.push(match unit {
            Some(at) => Refusal::at(code, format!("units[{at}].{field}")).unit(&names.units[at]),
            None => Refusal::at(code, field),
        });
    });
    refusals
}

/// Tells every reason against a combat with the unit that it is about and the field of the query.
///
/// Cases: 6.2, 9.1, 11.1 · Rulings: R144, R148
pub(super) fn faults(
    setup: &CombatSetup,
    charts: &Charts,
    mut fault: impl FnMut(RefusalCode, Option<usize>, &'static str),
) {
    if setup.fighters(setup.attacker).next().is_none() {
        fault(RefusalCode::NoAttackers, None, "units");
    }
    if setup.fighters(setup.attacker.enemy()).next().is_none() {
        fault(RefusalCode::NoDefenders, None, "units");
    }
    let targets = setup.defending_hexes();
    let mut held = [[false; 2]; 256];
    for (at, unit) in setup.units.iter().enumerate() {
        let hex = &setup.hexes[usize::from(unit.hex)];
        if matches!(hex.terrain, Terrain::Sea | Terrain::OffMap) {
            fault(RefusalCode::HexForbidden, Some(at), "hex");
        }
        if unit.is_detachment() {
            continue;
        }
        let held = &mut held[usize::from(unit.hex)];
        held[unit.side().index()] = true;
        if held[unit.side().enemy().index()] {
            fault(RefusalCode::HexShared, Some(at), "hex");
        }
        if unit.cover.is_some() && combined_arms::overdrawn(setup, at) {
            fault(RefusalCode::CoverTooLarge, Some(at), "cover");
        }
        if unit.side() == setup.attacker
            && unit.fights
            && !targets.is_empty()
            && let Some(code) = may_not_attack(setup, charts, at, targets)
        {
            fault(code, Some(at), "hex");
        }
    }
    if setup.support[0].naval {
        fault(RefusalCode::NavalSide, None, "support.axis.naval");
    }
}

/// Why a unit may not attack these hexes: none is adjacent, a motorized unit would cross an escarpment, open water lies
/// between, or it is a supply unit. Sand sea and marsh bar no unit from attacking into them.
///
/// Cases: 7.26, 8.29, 11.1, 11.36 · Rulings: R027, R031, R032, H018, H019, H021
fn may_not_attack(setup: &CombatSetup, charts: &Charts, at: usize, targets: &[u8]) -> Option<RefusalCode> {
    let unit = &setup.units[at];
    if unit.kind.is_supply() {
        return Some(RefusalCode::SupplyAttacks);
    }
    let mut adjacent = false;
    for &hex in targets {
        let side = setup.front(unit.hex, hex);
        if !side.adjacent {
            continue;
        }
        adjacent = true;
        if let Some(code) = barred_across(charts, side.terrain, unit.motorized) {
            return Some(code);
        }
    }
    if adjacent { None } else { Some(RefusalCode::NotAdjacent) }
}

/// What bars a unit from attacking across a hexside.
///
/// Cases: 8.29, 11.36 · Rulings: R027, R031
pub(super) fn barred_across(charts: &Charts, side: HexsideTerrain, motorized: bool) -> Option<RefusalCode> {
    let barred = charts.hexside(side, motorized).value == HexsideEffect::Barred;
    barred.then_some(match side {
        HexsideTerrain::Sea => RefusalCode::AcrossSea,
        HexsideTerrain::Escarpment => RefusalCode::AcrossEscarpment,
        HexsideTerrain::None | HexsideTerrain::Ridge => RefusalCode::AcrossHexside,
    })
}

/// Finds for each attacker what the hexsides before it do: the worst among all the hexes it attacks counts.
///
/// Cases: 11.3, 11.34 · Rulings: R031, R140
pub fn hexsides(setup: &mut CombatSetup, charts: &Charts) {
    let targets = std::mem::take(&mut setup.targets);
    for at in 0..setup.units.len() {
        let unit = setup.units[at];
        if unit.side() != setup.attacker || !unit.fights {
            continue;
        }
        let effects = targets.iter().map(|&hex| setup.front(unit.hex, hex)).filter(|side| side.adjacent);
        let worst = effects.map(|side| charts.hexside(side.terrain, unit.motorized).value).max_by_key(|&e| harm(e));
        setup.units[at].across = worst.unwrap_or(HexsideEffect::None);
    }
    setup.targets = targets;
}

const fn harm(effect: HexsideEffect) -> u8 {
    match effect {
        HexsideEffect::None => 0,
        HexsideEffect::Half => 1,
        HexsideEffect::Third => 2,
        HexsideEffect::Barred => 3,
    }
}

/// The zone of the enemy unit covers no unit of the attacker.
const NO_ZONE: i16 = 0;
/// No unit that its zone covers could attack it.
const OUT_OF_REACH: i16 = 1;
/// It is adjacent to no unit of the attacker.
const NOT_ADJACENT: i16 = 2;

/// Notes for each enemy unit whether its zone covers an attacker that could attack it, so that somebody must, and for each
/// detachment that it is ignored.
///
/// Cases: 10.1, 10.11, 11.1, 17.26 · Rulings: R030, R031, R087, H012
pub fn obligations(setup: &CombatSetup, charts: &Charts, findings: &mut Findings) {
    if findings.is_muted() {
        return;
    }
    for (at, unit) in setup.units.iter().enumerate() {
        if unit.is_detachment() {
            findings.unit(Code::DetachmentIgnored, at, 0, 0);
        } else if unit.side() != setup.attacker && unit.is_combat() {
            match spared(setup, charts, unit) {
                None => findings.unit(Code::MustBeAttacked, at, 0, 0),
                Some(reason) => findings.unit(Code::NeedNotBeAttacked, at, 0, reason),
            }
        }
    }
}

/// Why an enemy unit may be left alone; none where somebody must attack it.
///
/// Cases: 10.1, 10.11, 11.1 · Rulings: R030, R031, H012
fn spared(setup: &CombatSetup, charts: &Charts, enemy: &Unit) -> Option<i16> {
    let mut reason = NOT_ADJACENT;
    for unit in setup.units.iter().filter(|unit| unit.side() == setup.attacker && unit.is_combat()) {
        let side = setup.front(enemy.hex, unit.hex);
        if !side.adjacent {
            continue;
        }
        let covered = zones::reaches(setup, enemy, &side);
        if covered && barred_across(charts, side.terrain, unit.motorized).is_none() {
            return None;
        }
        reason = match (covered, reason) {
            (true, _) => OUT_OF_REACH,
            (false, NOT_ADJACENT) => NO_ZONE,
            (false, other) => other,
        };
    }
    Some(reason)
}
