//! A Buildup (9): its steps, each done by the Axis, then by the Allies.

// The Buildup under way.
mod under_way;
// 9.3 The supply check before it.
mod supply_check;
// 9.3 Reinforcements, early arrival, the Malta Group.
mod reinforcements;
// 9.3, 9.7 Steps, supply cards and minefields for points.
mod spending;
// 9.4, 9.6 Redeployment and refit.
mod redeployment;
// The legal orders.
mod legal;

pub use legal::legal;
pub use supply_check::eliminate_unsupplied;

use crate::data::edition::Edition;
use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::procedure::buildup::under_way::under_way;
use crate::state::buildup::{Buildup, BuildupOrder, BuildupStep};
use crate::state::{Stage, State};
use crate::turn::context::OrderContext;
use crate::turn::flow::Flow;

/// Begins the Buildup of the month that the calendar names. The special one of Gazala brings points only.
///
/// Errors: a die or a card is not known.
///
/// Cases: 9.3, 11.5 · Rulings: I075, I076, I077, D071, D096, D098
pub fn begin(ctx: &mut OrderContext, special: bool) -> Result<Flow, Refusal> {
    let Some(id) = ctx.state.scenario else { return Ok(Flow::Over) };
    let scenario = ctx.edition.scenario(id);
    let income = if special { scenario.special.unwrap_or_default() } else { scenario.points };
    for (side, points) in Side::BOTH.into_iter().zip(income) {
        let before = ctx.state.points[side.index()];
        ctx.state.points[side.index()] = before.saturating_add(u16::from(points));
        ctx.emit(Finding::of(Code::Income).side(side).numbers(before, ctx.state.points[side.index()]));
    }
    let step = if special { BuildupStep::Spending } else { BuildupStep::SupplyCheck };
    ctx.state.stage = Stage::Buildup(Buildup::new(step, special));
    enter(ctx, step, Side::Axis)
}

/// Enters the part of a side in a step, and goes on as long as neither player has anything to decide.
///
/// Errors: a die or a card is not known.
///
/// Cases: 9.3 · Rulings: D071
fn enter(ctx: &mut OrderContext, step: BuildupStep, side: Side) -> Result<Flow, Refusal> {
    let (mut step, mut side) = (step, side);
    loop {
        if let Stage::Buildup(buildup) = &mut ctx.state.stage {
            (buildup.step, buildup.side) = (step, side);
            buildup.shipped.clear();
        }
        match step {
            BuildupStep::SupplyCheck => eliminate_unsupplied(ctx, side),
            BuildupStep::Reinforcements => reinforcements::arrive(ctx, side)?,
            BuildupStep::Cards => spending::draw_income(ctx, side)?,
            BuildupStep::Spending | BuildupStep::Redeployment | BuildupStep::Refit => {}
        }
        if waits(ctx.edition, &ctx.state) {
            return Ok(Flow::Stay);
        }
        match next(step, side) {
            Some(following) => (step, side) = following,
            None => return Ok(Flow::Over),
        }
    }
}

/// Whether the side that acts has something to decide in this step.
fn waits(edition: Edition, state: &State) -> bool {
    let Some((buildup, _)) = under_way(edition, state) else { return false };
    match buildup.step {
        BuildupStep::SupplyCheck => state.cards.as_ref().is_some_and(|cards| cards.hand(buildup.side).size() > 0),
        BuildupStep::Reinforcements => reinforcements::may_take_malta(edition, state),
        BuildupStep::Cards => false,
        BuildupStep::Spending | BuildupStep::Redeployment | BuildupStep::Refit => true,
    }
}

/// The part that follows.
///
/// Cases: 9.3 · Rulings: D071, D101
const fn next(step: BuildupStep, side: Side) -> Option<(BuildupStep, Side)> {
    if matches!(side, Side::Axis) {
        return Some((step, Side::Allied));
    }
    let following = match step {
        BuildupStep::SupplyCheck => BuildupStep::Reinforcements,
        BuildupStep::Reinforcements => BuildupStep::Cards,
        BuildupStep::Cards => BuildupStep::Spending,
        BuildupStep::Spending => BuildupStep::Redeployment,
        BuildupStep::Redeployment => BuildupStep::Refit,
        BuildupStep::Refit => return None,
    };
    Some((following, Side::Axis))
}

/// Carries out an order of the side that acts; the Buildup is over after its last step.
///
/// Errors: the rule against it, or a die or a card is not known.
///
/// Cases: 9.3, 9.4, 9.6, 9.7 · Rulings: D071
pub fn execute(ctx: &mut OrderContext, order: &BuildupOrder) -> Result<Flow, Refusal> {
    let (buildup, _) = under_way(ctx.edition, &ctx.state).ok_or(Refusal::of(RefusalCode::NotNow))?;
    let (step, side) = (buildup.step, buildup.side);
    let right_step = match order {
        BuildupOrder::Done => step,
        BuildupOrder::Discard { .. } => BuildupStep::SupplyCheck,
        BuildupOrder::Malta => BuildupStep::Reinforcements,
        BuildupOrder::Step { .. }
        | BuildupOrder::Card
        | BuildupOrder::LayMines { .. }
        | BuildupOrder::LiftMines { .. } => BuildupStep::Spending,
        BuildupOrder::Road { .. } | BuildupOrder::Sea { .. } => BuildupStep::Redeployment,
        BuildupOrder::Refit { .. } => BuildupStep::Refit,
    };
    if step != right_step {
        return Err(RefusalCode::OtherStep.into());
    }
    match order {
        BuildupOrder::Done => {
            return next(step, side).map_or(Ok(Flow::Over), |(step, side)| enter(ctx, step, side));
        }
        BuildupOrder::Discard { dummies } => supply_check::discard(ctx, side, *dummies)?,
        BuildupOrder::Malta => reinforcements::take_malta(ctx)?,
        BuildupOrder::Step { unit } => spending::buy_step(ctx, side, *unit)?,
        BuildupOrder::Card => spending::buy_card(ctx, side)?,
        BuildupOrder::LayMines { hex } => spending::lay_mines(ctx, side, *hex)?,
        BuildupOrder::LiftMines { hex } => spending::lift_mines(ctx, side, *hex)?,
        BuildupOrder::Road { unit, path } => redeployment::by_road(ctx, side, *unit, path)?,
        BuildupOrder::Sea { unit, to } => redeployment::by_sea(ctx, side, *unit, *to)?,
        BuildupOrder::Refit { unit } => redeployment::refit(ctx, side, *unit)?,
    }
    Ok(Flow::Stay)
}
