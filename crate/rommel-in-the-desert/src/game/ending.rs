//! The end of a scenario.

use crate::data::scenario::Scenario;
use crate::model::finding::{Code, Finding};
use crate::model::outcome::{Outcome, Victory};
use crate::model::units::Side;
use crate::procedure::buildup;
use crate::rules::victory::{at_the_end, base_captured, units_left};
use crate::state::Stage;
use crate::turn::context::OrderContext;

/// Decides the scenario after its last month: units without supply are eliminated, then position or attrition decide.
///
/// Cases: 11.0 · Rulings: D081, D082, D083
pub fn decide(ctx: &mut OrderContext, scenario: &Scenario) {
    for side in Side::BOTH {
        buildup::eliminate_unsupplied(ctx, side);
    }
    let outcome = at_the_end(ctx.edition, &ctx.state.position, &ctx.state.reserve.refit, scenario.positional);
    end_game(ctx, outcome);
}

/// Ends the game where a base is captured when the last combat phase of a turn is over; whether it is.
///
/// Cases: 11.0 · Rulings: D080
pub fn base_falls(ctx: &mut OrderContext) -> bool {
    let winner = base_captured(ctx.edition, &ctx.state.position, ctx.active());
    if let Some(side) = winner {
        let units = units_left(&ctx.state.position, &ctx.state.reserve.refit);
        end_game(ctx, Outcome { winner: Some(side), by: Victory::Base, units });
    }
    winner.is_some()
}

fn end_game(ctx: &mut OrderContext, outcome: Outcome) {
    let base = outcome.winner.map(|side| ctx.edition.board.base(side.enemy()));
    let code = match outcome.by {
        Victory::Base => Code::BaseCaptured,
        Victory::Position => Code::PositionHeld,
        Victory::Attrition => Code::UnitsLeft,
    };
    let hex = base.filter(|_| outcome.by == Victory::Base);
    ctx.emit(Finding { hex, ..Finding::of(code).numbers(outcome.units[0], outcome.units[1]) });
    ctx.state.outcome = Some(outcome);
    ctx.state.stage = Stage::Over;
}
