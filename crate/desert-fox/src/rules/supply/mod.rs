//! Supply (7): what a combat draws, and what the board lets through.

pub mod chain;
pub mod dumps;
pub mod line;
pub mod paths;

use crate::model::finding::{Code, Findings};
use crate::model::rule_set::ArtillerySupply;
use crate::model::units::{Face, Side, UnitKind};
use crate::rules::combat::setup::{CombatSetup, Unit};

/// Stacking points of supply that a unit draws by itself; units without stacking points are counted together.
///
/// Cases: 7.15, 12.17 · Rulings: R045, R136, H008
pub fn draw(unit: &Unit, rules: &crate::model::rule_set::RuleSet) -> u8 {
    points_drawn(unit.kind, unit.face, unit.silenced, forgoes_shift(unit, rules))
}

/// Stacking points that a counter draws: two for artillery, one where it forgoes its shift or depletion has taken it, else its
/// own.
///
/// Cases: 7.15, 12.17 · Rulings: R045, R136, H008
pub const fn points_drawn(kind: UnitKind, face: Face, silenced: bool, forgoes_shift: bool) -> u8 {
    match (face.artillery, kind.is_artillery() || silenced) {
        (true, _) => 2 - forgoes_shift as u8,
        (false, true) => 1,
        (false, false) => face.stacking_points,
    }
}

/// Whether the owner pays one point and fires no shift.
///
/// Cases: 12.17 · Rulings: R045
pub fn forgoes_shift(unit: &Unit, rules: &crate::model::rule_set::RuleSet) -> bool {
    unit.forgoes_shift && matches!(rules.artillery_supply, ArtillerySupply::OneWithoutShift)
}

/// Combat supply drawn from one dump or MSU by one side; `source` none where the query names none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// Who draws.
    pub side: Side,
    /// Index of the dump or MSU.
    pub source: Option<u8>,
    /// Stacking points supplied.
    pub stacking_points: u8,
}

/// Records what both sides draw from each dump and MSU.
///
/// Attackers without stacking points cost one point together when they are more than two, charged to the source of the
/// first of them; defenders without stacking points are free.
///
/// Cases: 7.3, 7.15 · Rulings: R026, R133, R135, R136, H114
pub fn tally(setup: &CombatSetup, findings: &mut Findings) -> Vec<Draw> {
    let mut draws = Vec::with_capacity(4);
    for side in [setup.attacker, setup.attacker.enemy()] {
        let mut without_points = (0, None);
        for at in setup.fighters(side) {
            let unit = &setup.units[at];
            if unit.always_supplied {
                findings.unit(Code::AlwaysSupplied, at, 0, 0);
            }
            if unit.always_supplied || !unit.supplied {
                continue;
            }
            let points = draw(unit, &setup.rules);
            if points == 0 {
                without_points = (without_points.0 + 1, without_points.1.or(Some(unit.source)));
                continue;
            }
            let code = match (unit.face.artillery, points) {
                (true, 1) => Code::ArtilleryForgoes,
                (true, _) => Code::ArtilleryDraws,
                (false, _) => Code::SupplyDrawn,
            };
            findings.unit(code, at, 0, i16::from(points));
            add(&mut draws, side, unit.source, points);
        }
        if let (count, Some(source)) = without_points {
            if side == setup.attacker && count > 2 {
                findings.side(Code::ZeroPointsCharged, side, count, 1);
                add(&mut draws, side, source, 1);
            } else {
                findings.side(Code::ZeroPointsFree, side, count, 0);
            }
        }
    }
    draws
}

fn add(draws: &mut Vec<Draw>, side: Side, source: Option<u8>, points: u8) {
    match draws.iter_mut().find(|draw| draw.side == side && draw.source == source) {
        Some(draw) => draw.stacking_points = draw.stacking_points.saturating_add(points),
        None => draws.push(Draw { side, source, stacking_points: points }),
    }
}
