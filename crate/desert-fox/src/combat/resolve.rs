//! The procedure of a combat (11), from the supply tally to the last die.

use crate::charts::Charts;
use crate::combat::opening::open;
use crate::combat::results::{Aftermath, strike};
use crate::combat::script::{Ask, Halt, Question, Table};
use crate::combat::settle::settle;
use crate::combat::setup::Setup;
use crate::finding::Findings;

/// Plays a combat from the supply tally to the last die.
///
/// Errors: the open decision, or an illegal answer.
pub fn resolve(setup: &Setup, charts: &Charts, table: &mut Table, findings: &mut Findings) -> Result<Aftermath, Halt> {
    let opening = open(setup, charts, table, findings)?;
    let die = match opening.column {
        Some(_) => table.roll(Ask::of(Question::CombatDie, setup.attacker))?,
        None => 0,
    };
    let mut after = strike(setup, charts, &opening, die, table, findings)?;
    settle(setup, &mut after, table, findings)?;
    table.end()?;
    Ok(after)
}
