//! Which stage of a game follows: deal, set-up, opening hands, months and Buildups.

use crate::game::{ending, sequence};
use crate::model::finding::{Code, Finding};
use crate::model::refusal::Refusal;
use crate::model::units::Side;
use crate::procedure::{buildup, initiative, opening_hands};
use crate::state::Stage;
use crate::state::turn::Turn;
use crate::turn::context::OrderContext;
use crate::turn::flow::Flow;

/// Both players have set up: they draw their opening hands.
///
/// Errors: a random number is not known.
///
/// Cases: 11.0 · Rulings: D116
pub fn after_set_up(ctx: &mut OrderContext) -> Result<(), Refusal> {
    let hands = ctx.scenario().map_or([0, 0], |scenario| scenario.hands);
    opening_hands::begin(ctx, hands)
}

/// The opening hands stand: the special Buildup of a scenario that has one, or the first month.
///
/// Errors: a die or a card is not known.
///
/// Cases: 11.5 · Rulings: I075
pub fn after_hands(ctx: &mut OrderContext) -> Result<(), Refusal> {
    if ctx.scenario().is_some_and(|scenario| scenario.special.is_some()) {
        return begin_buildup(ctx, true);
    }
    begin_month(ctx);
    Ok(())
}

/// A Buildup begins, and is over at once where neither player has anything to decide.
///
/// Errors: a die or a card is not known.
pub fn begin_buildup(ctx: &mut OrderContext, special: bool) -> Result<(), Refusal> {
    if buildup::begin(ctx, special)? == Flow::Over {
        begin_month(ctx);
    }
    Ok(())
}

/// A month begins: the first one with a turn of the Axis, all others with the initiative.
///
/// Cases: 4.4 · Rulings: D068, D098
pub fn begin_month(ctx: &mut OrderContext) {
    let Some(calendar) = ctx.state.calendar else { return };
    ctx.state.passes = 0;
    ctx.emit(Finding::of(Code::MonthBegins).numbers(calendar.first, calendar.month));
    let first = if calendar.is_first() { Some(Side::Axis) } else { initiative::begin(ctx) };
    if let Some(side) = first {
        first_turn(ctx, side);
    }
}

/// A player has the initiative and takes the first turn of the month.
///
/// Cases: 4.4 · Rulings: D068
pub fn first_turn(ctx: &mut OrderContext, side: Side) {
    ctx.state.stage = Stage::Turns;
    ctx.state.turn = Turn::new(side, ctx.state.has_rommel);
    ctx.emit(Finding::of(Code::InitiativeTaken).side(side));
    sequence::begin_turn(ctx);
}

/// Both players have passed: the next Buildup, or the end after the last month.
///
/// Errors: a die or a card is not known.
///
/// Cases: 4.5, 11.0 · Rulings: D067, D082
pub fn end_month(ctx: &mut OrderContext) -> Result<(), Refusal> {
    ctx.emit(Finding::of(Code::MonthEnds));
    let scenario = ctx.scenario();
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
