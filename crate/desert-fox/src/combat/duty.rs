//! Who may attack whom, and who must be attacked (11.1, 11.3).

use crate::charts::{Charts, HexsideEffect};
use crate::combat::setup::{Names, Setup};
use crate::finding::{Code, Findings};
use crate::refusal::{Refusal, RefusalCode};
use crate::units::{HexsideTerrain, Terrain};
use crate::{combined_arms, zones};

/// Checks that the combat may be fought at all.
///
/// Errors: every reason against it, each at its unit or hex.
pub fn check(setup: &Setup, charts: &Charts, names: &Names) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    if setup.fighters(setup.attacker).next().is_none() {
        refusals.push(Refusal::at(RefusalCode::NoAttackers, "units"));
    }
    if setup.fighters(setup.attacker.enemy()).next().is_none() {
        refusals.push(Refusal::at(RefusalCode::NoDefenders, "units"));
    }
    let targets = setup.defending_hexes();
    for (at, unit) in setup.units.iter().enumerate() {
        let mut refuse = |code, field: &str| {
            refusals.push(Refusal::at(code, format!("units[{at}].{field}")).unit(&names.units[at]));
        };
        let hex = &setup.hexes[usize::from(unit.hex)];
        if matches!(hex.terrain, Terrain::Sea | Terrain::OffMap) {
            refuse(RefusalCode::HexForbidden, "hex");
        }
        if setup.units[..at].iter().any(|other| other.hex == unit.hex && other.side() != unit.side()) {
            refuse(RefusalCode::HexShared, "hex");
        }
        if combined_arms::overdrawn(setup, at) {
            refuse(RefusalCode::CoverTooLarge, "cover");
        }
        if unit.side() == setup.attacker
            && unit.fights
            && !targets.is_empty()
            && let Some(code) = may_not_attack(setup, charts, at, targets)
        {
            refuse(code, "hex");
        }
    }
    if setup.support[0].naval {
        refusals.push(Refusal::at(RefusalCode::NavalSide, "support.axis.naval"));
    }
    refusals
}

/// Why a unit may not attack these hexes: none is adjacent, a motorized unit would cross an escarpment, open water lies
/// between, or it is a supply unit. Sand sea and marsh bar nobody from attacking into them.
///
/// Cases: 7.26, 8.29, 11.1, 11.36 · Rulings: R027, R031, R032, H018, H019, H021
fn may_not_attack(setup: &Setup, charts: &Charts, at: usize, targets: &[u8]) -> Option<RefusalCode> {
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
        if charts.hexside(side.terrain, unit.motorized).value == HexsideEffect::Barred {
            let sea = side.terrain == HexsideTerrain::Sea;
            return Some(if sea { RefusalCode::AcrossSea } else { RefusalCode::AcrossEscarpment });
        }
    }
    if adjacent { None } else { Some(RefusalCode::NotAdjacent) }
}

/// Finds for each attacker what the hexsides before it do: the worst among all the hexes it attacks counts.
///
/// Cases: 11.3, 11.34 · Rulings: R031, R140
pub fn hexsides(setup: &mut Setup, charts: &Charts) {
    let targets = setup.targets.clone();
    for at in 0..setup.units.len() {
        let unit = setup.units[at];
        if unit.side() != setup.attacker || !unit.fights {
            continue;
        }
        let effects = targets.iter().map(|&hex| setup.front(unit.hex, hex)).filter(|side| side.adjacent);
        let worst = effects.map(|side| charts.hexside(side.terrain, unit.motorized).value).max_by_key(|&e| harm(e));
        setup.units[at].across = worst.unwrap_or(HexsideEffect::None);
    }
}

const fn harm(effect: HexsideEffect) -> u8 {
    match effect {
        HexsideEffect::None => 0,
        HexsideEffect::Half => 1,
        HexsideEffect::Third => 2,
        HexsideEffect::Barred => 3,
    }
}

/// Notes for each enemy unit whether its zone covers an attacker that could attack it, so that somebody must.
///
/// Cases: 10.1, 10.11, 11.1 · Rulings: R030, R031
pub fn obligations(setup: &Setup, charts: &Charts, findings: &mut Findings) {
    let friends = || setup.units.iter().filter(|unit| unit.side() == setup.attacker && !unit.kind.is_supply());
    for (at, enemy) in setup.units.iter().enumerate() {
        if enemy.side() == setup.attacker || enemy.kind.is_supply() {
            continue;
        }
        let pressed = friends().any(|unit| {
            let side = setup.front(enemy.hex, unit.hex);
            let attackable = charts.hexside(side.terrain, unit.motorized).value != HexsideEffect::Barred;
            attackable && zones::reaches(setup, enemy, &side)
        });
        findings.unit(if pressed { Code::MustBeAttacked } else { Code::NeedNotBeAttacked }, at, 0, 0);
    }
}
