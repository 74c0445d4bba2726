//! Which stage of a game follows: set-up, opening hands, months and Buildups.

use crate::game::{ending, sequence};
use crate::model::finding::{Code, Finding};
use crate::model::refusal::Refusal;
use crate::model::units::Side;
use crate::procedure::buildup;
use crate::state::Stage;
use crate::state::turn::Turn;
use crate::turn::context::OrderContext;
use crate::turn::flow::Flow;

/// Both players have set up.
pub fn after_set_up(ctx: &mut OrderContext) {
    ctx.state.stage = Stage::Hands(Side::Axis);
}

/// The opening hands stand: the special Buildup of a scenario that has one, or the first month.
///
/// Errors: a die or a card is not known.
///
/// Cases: 11.5 · Rulings: I075
pub fn after_hands(ctx: &mut OrderContext) -> Result<(), Refusal> {
    let scenario = ctx.state.scenario.map(|id| ctx.edition.scenario(id));
    if scenario.is_some_and(|scenario| scenario.special.is_some()) {
        return begin_buildup(ctx, true);
    }
    begin_month(ctx);
    Ok(())
}

/// A Buildup begins, and is over at once where nobody has anything to decide.
///
/// Errors: a die or a card is not known.
pub fn begin_buildup(ctx: &mut OrderContext, special: bool) -> Result<(), Refusal> {
    if buildup::begin(ctx, special)? == Flow::Over {
        begin_month(ctx);
    }
    Ok(())
}

/// A month begins.
pub fn begin_month(ctx: &mut OrderContext) {
    ctx.state.passes = 0;
    first_turn(ctx, Side::Axis);
}

/// A player takes the first turn of the month.
pub fn first_turn(ctx: &mut OrderContext, side: Side) {
    ctx.state.stage = Stage::Turns;
    ctx.state.turn = Turn::new(side, ctx.state.has_rommel);
    sequence::begin_turn(ctx);
}

/// Both players have passed: the next Buildup, or the end after the last month.
///
/// Errors: a die or a card is not known.
///
/// Cases: 4.5, 11.0 · Rulings: D067, D082
pub fn end_month(ctx: &mut OrderContext) -> Result<(), Refusal> {
    ctx.emit(Finding::of(Code::MonthEnds));
    let scenario = ctx.state.scenario.map(|id| ctx.edition.scenario(id));
    match (&mut ctx.state.calendar, scenario) {
        (Some(calendar), Some(_)) if !calendar.is_last() => {
            calendar.month += 1;
            begin_buildup(ctx, false)?;
        }
        (Some(_), Some(scenario)) => ending::decide(ctx, scenario),
        _ => ctx.state.stage = Stage::Over,
    }
    Ok(())
}
