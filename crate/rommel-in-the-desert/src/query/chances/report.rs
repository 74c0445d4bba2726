//! The chances by names.

use crate::model::finding::{Finding, Findings};
use crate::model::units::{Side, UnitClass, UnitId};
use crate::query::chances::bout::{Bout, Setup};
use crate::query::chances::question::{
    ChancesReport, Decisions, FireChance, LossChance, Method, SideChances, UnitChances,
};
use crate::query::chances::tally::Tally;
use crate::query::views::{FindingView, hex_name};
use crate::rules::battle::{dice, required_target};

/// The answer with these chances.
pub fn report(setup: &Setup, start: &Bout, tally: &Tally, method: Method) -> ChancesReport {
    let turn = setup.turn;
    ChancesReport {
        hex: hex_name(turn.hex),
        attacker: turn.active,
        option: turn.option,
        first: start.battle.as_ref().map_or(turn.active.enemy(), |battle| battle.firing),
        turns: start.battle.as_ref().map_or(0, |battle| 1 + battle.turns_left),
        method,
        decisions: Decisions::AsScripted,
        sides: Side::BOTH.map(|side| of_side(tally, side, method)),
        units: setup.units.iter().enumerate().map(|(place, &unit)| of_unit(setup, start, tally, place, unit)).collect(),
        findings: findings(setup, start),
    }
}

fn of_side(tally: &Tally, side: Side, method: Method) -> SideChances {
    let (expected, variance) = tally.moments(side);
    let losses = tally.losses[side.index()].iter().enumerate().filter(|&(_, &chance)| chance > 0.0);
    SideChances {
        side,
        steps: tally.steps(side),
        losses: losses.map(|(steps, &chance)| LossChance { steps: steps as u8, chance }).collect(),
        expected,
        standard_error: match method {
            Method::Exact => None,
            Method::Sampled { samples, .. } => Some((variance / f64::from(samples)).sqrt()),
        },
        cleared: tally.cleared[side.index()],
    }
}

fn of_unit(setup: &Setup, start: &Bout, tally: &Tally, place: usize, unit: UnitId) -> UnitChances {
    let fires = UnitClass::ALL.into_iter().zip(tally.fires[place]).filter(|&(_, chance)| chance > 0.0);
    UnitChances {
        unit: start.position.block(unit).name.clone(),
        side: start.position.side(unit),
        required: required_target(&start.position, setup.turn.hex, unit),
        stated: setup.stated(unit),
        fires: fires.map(|(target, chance)| FireChance { target, chance }).collect(),
        eliminated: tally.eliminated[place],
    }
}

/// The dice of every unit that has not fired, in the position as it stands; hidden blocks take no part.
///
/// Cases: 3.4, 4.4, 9.7 · Rulings: D055, D056, D057, D058, D099, D110
fn findings(setup: &Setup, start: &Bout) -> Vec<FindingView> {
    let fired = |unit: &UnitId| start.battle.as_ref().is_some_and(|battle| battle.fired.contains(unit));
    let mut found = Findings::new();
    for &unit in setup.units.iter().filter(|unit| !fired(unit)) {
        dice(&setup.edition, &start.position, setup.turn, unit, &mut found);
    }
    let named = |finding: &Finding| FindingView {
        unit: finding.unit.map(|unit| start.position.block(unit).name.clone()),
        ..FindingView::from(finding)
    };
    found.iter().map(named).collect()
}
