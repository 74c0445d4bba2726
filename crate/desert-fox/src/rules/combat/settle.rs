//! The dice that remain after the advance: captured supply units and the boxes of eliminated units.

use crate::model::finding::{Code, Findings};
use crate::model::rule_set::RecapturedSupply;
use crate::rules::combat::field::Place;
use crate::rules::combat::results::Aftermath;
use crate::rules::combat::script::{Ask, Halt, Question, Table};
use crate::rules::combat::setup::{CombatSetup, Unit};
use crate::rules::refit::Route;

/// Rolls the dice still owed: captures of supply units, then boxes of eliminated units, each in the order of the units.
///
/// Errors: the open die.
///
/// Cases: 11.69, 13.2 · Rulings: R020, R036, R169, H111
pub fn settle(
    setup: &CombatSetup,
    aftermath: &mut Aftermath,
    table: &mut Table,
    findings: &mut Findings,
) -> Result<(), Halt> {
    for at in 0..setup.units.len() {
        if aftermath.states[at].place == Place::Seized {
            let face = table.roll(Ask::about(Question::CaptureDie, setup.attacker, at))?;
            findings.unit(Code::SupplyCapture, at, 0, i16::from(face));
            let state = &mut aftermath.states[at];
            state.place = captured(face);
            state.hex = state.hex.filter(|_| state.place == Place::Captured);
            if state.place == Place::Captured && is_free_at_once(&setup.units[at], setup) {
                findings.unit(Code::SupplyRetaken, at, 0, 0);
            }
        }
    }
    for at in 0..setup.units.len() {
        let Place::Eliminated(mut route) = aftermath.states[at].place else { continue };
        if let Route::Die { saved_to } = route {
            let face = table.roll(Ask::about(Question::BoxDie, setup.units[at].side(), at))?;
            findings.unit(Code::BoxDie, at, i16::from(saved_to), i16::from(face));
            route = route.with(face);
        }
        let code = if route == Route::RefitBox { Code::ToRefitBox } else { Code::ToDestroyedBox };
        findings.unit(code, at, 0, 0);
        aftermath.states[at].place = Place::Eliminated(route);
    }
    Ok(())
}

/// Whether a supply unit just taken is back with its first owner and, by the rules in force, free of its marker.
///
/// Cases: 7.75 · Rulings: R053
fn is_free_at_once(unit: &Unit, setup: &CombatSetup) -> bool {
    unit.captured_from == Some(setup.attacker) && setup.rules.recaptured_supply == RecapturedSupply::FreeAtOnce
}

/// Highest face that captures a supply unit advanced upon.
pub const CAPTURED_UP_TO: u8 = 3;

/// A supply unit under the capture die: 1 to 3 captures it.
///
/// Cases: 11.69 · Rulings: R169
pub const fn captured(face: u8) -> Place {
    if face <= CAPTURED_UP_TO { Place::Captured } else { Place::Lost }
}
