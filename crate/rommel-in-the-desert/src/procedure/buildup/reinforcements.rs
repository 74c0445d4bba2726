//! Reinforcements: units from refit, units that are due, early arrival, and the Malta Group.

use super::under_way::under_way;
use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::procedure::cards::draw;
use crate::rules::buildup::{arrives_early, due_now, rolls_for};
use crate::state::State;
use crate::state::buildup::BuildupStep;
use crate::state::reserve::Refitting;
use crate::turn::context::{OrderContext, Stream};

/// Units of a side come back from refit and arrive in their base, and dice are rolled for those of the next month.
///
/// Errors: a die is not known.
///
/// Cases: 9.3, 9.6 · Rulings: I054, I055, I056, I057, I058, I059, I066, D077, D078
pub(super) fn arrive(ctx: &mut OrderContext, side: Side) -> Result<(), Refusal> {
    let Some((_, scenario)) = under_way(ctx.edition, &ctx.state) else { return Ok(()) };
    let Some(month) = ctx.state.calendar.map(|calendar| calendar.month) else { return Ok(()) };
    return_from_refit(ctx, side);
    for unit in due_now(scenario, &ctx.state.position, &ctx.state.reserve.due, side, month) {
        come(ctx, side, unit, Code::Arrives);
    }
    for unit in rolls_for(scenario, &ctx.state.position, &ctx.state.reserve.due, side, month) {
        let face = ctx.roll(Stream::Arrival, 1)?[0];
        let most = ctx.edition.numbers.get(Number::EarlyTo);
        ctx.emit(Finding::of(Code::EarlyDie).unit(unit).numbers(most, face));
        if arrives_early(ctx.edition.numbers, face) {
            come(ctx, side, unit, Code::ArrivesEarly);
        }
    }
    Ok(())
}

/// A unit arrives in its base without cost, even in a battle there.
///
/// Cases: 9.3 · Rulings: I056, D077
fn come(ctx: &mut OrderContext, side: Side, unit: UnitId, code: Code) {
    let (base, steps) = (ctx.edition.board.base(side), ctx.state.position.block(unit).steps);
    ctx.state.position.place(unit, base, steps);
    ctx.state.reserve.arrived(unit);
    ctx.emit(Finding::of(code).unit(unit).hex(base).numbers(0, steps));
}

/// Units come back from refit into their base with the steps that they had.
///
/// Cases: 9.6 · Rulings: I066, D077
fn return_from_refit(ctx: &mut OrderContext, side: Side) {
    let base = ctx.edition.board.base(side);
    let State { position, reserve, .. } = &mut ctx.state;
    let (back, others) = reserve.refit.iter().partition(|refitting| position.side(refitting.unit) == side);
    reserve.refit = others;
    let back: Vec<Refitting> = back;
    for Refitting { unit, steps } in back {
        ctx.state.position.place(unit, base, steps);
        ctx.emit(Finding::of(Code::Refitted).unit(unit).hex(base).numbers(0, steps));
    }
}

/// Whether the side that acts may take the Malta Group: the Axis, once, from a month of the scenario on.
///
/// Cases: 11.7 · Rulings: I078, D079
pub(super) fn may_take_malta(edition: Edition, state: &State) -> bool {
    let Some((buildup, scenario)) = under_way(edition, state) else { return false };
    let month = state.calendar.map_or(0, |calendar| calendar.month);
    let is_open = scenario.malta_from.is_some_and(|from| from <= month);
    let right_time = buildup.side == Side::Axis && buildup.step == BuildupStep::Reinforcements;
    right_time && is_open && !state.reserve.malta_taken
}

/// The Malta Group arrives in the Axis base, and the Allies draw cards.
///
/// Errors: it may not be taken now, or a card is not known.
///
/// Cases: 11.7 · Rulings: I078, D079, D119
pub(super) fn take_malta(ctx: &mut OrderContext) -> Result<(), Refusal> {
    if !may_take_malta(ctx.edition, &ctx.state) {
        return Err(RefusalCode::NoMaltaGroup.into());
    }
    ctx.state.reserve.malta_taken = true;
    let group: Vec<UnitId> = UnitId::all().filter(|&unit| ctx.state.position.block(unit).malta).collect();
    for unit in group {
        come(ctx, Side::Axis, unit, Code::MaltaArrives);
    }
    draw(ctx, Side::Allied, ctx.edition.numbers.get(Number::MaltaCards)).map(|_| ())
}
