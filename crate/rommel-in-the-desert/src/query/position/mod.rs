//! A question about a position, and its answer.

// The position as a query states it.
mod set_up;
// What can be asked.
mod question;
// Supply hex by hex, and the moves of a group.
mod explain;
// Supply lines, networks and sources.
mod supply;
// Moves and withdrawals.
mod moves;
// Fires and pursuit.
mod fires;

pub use explain::{BarredView, GroupQuestion, GroupUnit, LineStep, LinesView, PassedOn, TraceView};
pub use question::{PositionAnswer, PositionQuery, Question};
pub use set_up::{BattleQuery, UnitQuery};
pub(crate) use set_up::{Names, set_up};
pub(in crate::query) use supply::lines_view;

use crate::data::edition::Edition;
use crate::query::fault::Fault;
use crate::query::own_charts::own_charts;

/// Answers a question about a position.
pub fn ask(query: &PositionQuery) -> PositionAnswer {
    answer(query).unwrap_or_else(|fault| PositionAnswer::Refused { refusal: fault.into() })
}

fn answer(query: &PositionQuery) -> Result<PositionAnswer, Fault> {
    let charts = own_charts(&query.charts)?;
    let edition = Edition::of(&charts, query.rules);
    let position = set_up(edition, &query.units, &query.battles, &query.mines)?;
    match &query.question {
        Question::Hexside { from, to } => moves::hexside(edition, from, to),
        Question::Place { hex } => moves::place(edition, hex),
        Question::Supply { side, named } => supply::supply(edition, &position, *side, named),
        Question::Network { side } => Ok(supply::network_of(edition, &position, *side)),
        Question::Lines { unit } => supply::lines_of(edition, &position, unit),
        Question::Trace { unit } => supply::trace_of(edition, &position, unit),
        Question::Group(question) => moves::group(edition, &position, question),
        Question::Move(question) => moves::single(edition, &position, question),
        Question::Destinations(question) => moves::destinations_of(edition, &position, question),
        Question::Withdraw { unit, path } => moves::withdraw(edition, &position, unit, path),
        Question::Withdrawals { unit } => moves::withdrawals_of(edition, &position, unit),
        Question::PassWithdrawal { unit, path } => moves::pass_withdrawal(edition, &position, unit, path),
        Question::Fire { unit, target, active, option } => {
            fires::fire(edition, &position, unit, *target, (*active, *option))
        }
        Question::Pursuit { side, hex, leavers, rout } => {
            fires::pursuit(edition, &position, *side, hex, leavers, *rout)
        }
    }
}
