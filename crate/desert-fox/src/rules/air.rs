//! Air points and naval support committed to a combat (6.2).

use crate::model::finding::{Code, Findings};
use crate::model::refusal::RefusalCode;
use crate::model::rule_set::{AirPoints, RuleSet};
use crate::rules::combat::script::{Ask, Barred, Halt, Question, Table};
use crate::rules::combat::setup::CombatSetup;
use crate::rules::combat::terms::Support;
use crate::state::Choice;

/// The most air points one side may commit to one combat.
///
/// Cases: 6.22 · Rulings: R042
pub fn most(available: u8, rules: &RuleSet) -> u8 {
    match rules.air_points {
        AirPoints::Unlimited => available,
        AirPoints::OnePerCombat => available.min(1),
    }
}

/// Lets the attacker, then the defender, commit air points; the Commonwealth may add its naval support.
///
/// Errors: the open decision.
///
/// Cases: 6.2, 6.22 · Rulings: R042, R148
pub fn commit(setup: &CombatSetup, table: &mut Table, findings: &mut Findings) -> Result<[Support; 2], Halt> {
    let mut committed = [Support::default(); 2];
    for side in [setup.attacker, setup.attacker.enemy()] {
        let available = setup.support[side.index()];
        let most = most(available.air_points, &setup.rules);
        let (mut legal, mut barred) = (Vec::new(), Vec::new());
        for naval in [false, true] {
            if naval && !available.naval {
                continue;
            }
            legal.extend((0..=most).map(|points| Choice::Commit(points, naval)));
            let too_many =
                |points| Barred { choice: Choice::Commit(points, naval), reason: RefusalCode::TooManyAirPoints };
            barred.extend((most + 1..=available.air_points).map(too_many));
        }
        if let Choice::Commit(air_points, naval) =
            table.choose_among(Ask::of(Question::Commit, side), &legal, &barred)?
        {
            committed[side.index()] = Support { air_points, naval };
            if air_points > 0 {
                findings.side(Code::AirCommitted, side, 0, i16::from(air_points));
            }
            if naval {
                findings.side(Code::NavalCommitted, side, 0, 1);
            }
        }
    }
    Ok(committed)
}
