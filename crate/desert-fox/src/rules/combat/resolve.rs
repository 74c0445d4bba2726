//! The procedure of a combat (11), from the supply tally to the last die.

use crate::data::charts::Charts;
use crate::model::finding::Findings;
use crate::rules::combat::opening::open;
use crate::rules::combat::results::{Aftermath, strike};
use crate::rules::combat::script::{Ask, Halt, Question, Table};
use crate::rules::combat::settle::settle;
use crate::rules::combat::setup::CombatSetup;

/// Plays a combat from the supply tally to the last die.
///
/// Errors: the open decision, or an illegal answer.
pub fn resolve(
    setup: &CombatSetup,
    charts: &Charts,
    table: &mut Table,
    findings: &mut Findings,
) -> Result<Aftermath, Halt> {
    let mut after = before_boxes(setup, charts, table, findings)?;
    settle(setup, &mut after, table, findings)?;
    table.end()?;
    Ok(after)
}

/// The same up to the advance, the dice for captures and boxes still owed.
///
/// Errors: the open decision.
pub fn before_boxes(
    setup: &CombatSetup,
    charts: &Charts,
    table: &mut Table,
    findings: &mut Findings,
) -> Result<Aftermath, Halt> {
    let opening = open(setup, charts, table, findings)?;
    let die = match opening.column {
        Some(_) => table.roll(Ask::of(Question::CombatDie, setup.attacker))?,
        None => 0,
    };
    strike(setup, charts, &opening, die, table, findings)
}
