//! Redeployment by road and sea, and refit.

use hexgrid::{Direction, Hex};

use super::spending::pay;
use super::under_way::{context, under_way};
use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::procedure::moves::meet_mines;
use crate::rules::buildup::{check_refit, check_road, check_sea};
use crate::state::buildup::Buildup;
use crate::state::reserve::Refitting;
use crate::state::{Stage, State};
use crate::turn::context::OrderContext;

/// Whether a unit has not redeployed in this Buildup.
///
/// Errors: it has.
///
/// Cases: 9.4, 9.6 · Rulings: D118
pub(super) fn check_fresh(buildup: &Buildup, unit: UnitId) -> Result<(), Refusal> {
    if buildup.redeployed.contains(&unit) {
        return Err(Refusal::of(RefusalCode::RedeployedAlready).unit(unit));
    }
    Ok(())
}

/// The Buildup under way.
///
/// Errors: there is none.
fn buildup<'a>(ctx: &'a OrderContext) -> Result<&'a Buildup, Refusal> {
    under_way(ctx.edition, &ctx.state).map(|(buildup, _)| buildup).ok_or(RefusalCode::NotNow.into())
}

/// Redeploys a unit by road.
///
/// Errors: the rule against it.
///
/// Cases: 9.4 · Rulings: I060, I061, I062, I063, I064, D072, D076, D118
pub(super) fn by_road(ctx: &mut OrderContext, side: Side, unit: UnitId, path: &[Direction]) -> Result<(), Refusal> {
    check_fresh(buildup(ctx)?, unit)?;
    let price = check_road(&context(ctx.edition, &ctx.state, side), unit, path)?;
    pay(ctx, side, price)?;
    let start = ctx.state.position.hex(unit);
    if let Some(end) = start.and_then(|start| ctx.edition.board.grid.path_end(start, path)) {
        arrive(ctx, unit, end, None);
    }
    Ok(())
}

/// Redeploys a unit by sea between its base and a port.
///
/// Errors: the rule against it.
///
/// Cases: 9.4 · Rulings: I060, I061, I062, I063, D075, D118
pub(super) fn by_sea(ctx: &mut OrderContext, side: Side, unit: UnitId, to: Hex) -> Result<(), Refusal> {
    check_fresh(buildup(ctx)?, unit)?;
    let shipped = buildup(ctx)?.shipped.clone();
    let price = check_sea(&context(ctx.edition, &ctx.state, side), &shipped, unit, to)?;
    pay(ctx, side, price)?;
    let base = ctx.edition.board.base(side);
    let port = if to == base { ctx.state.position.hex(unit) } else { Some(to) };
    arrive(ctx, unit, to, port);
    Ok(())
}

/// Puts a unit into its new hex. A minefield there does not stop it, and is shown to both players.
///
/// Cases: 9.4, 9.7 · Rulings: D102, D114, D120
fn arrive(ctx: &mut OrderContext, unit: UnitId, hex: Hex, port: Option<Hex>) {
    ctx.state.position.transfer(unit, hex);
    meet_mines(ctx, unit, hex, 0);
    if let Stage::Buildup(buildup) = &mut ctx.state.stage {
        buildup.redeployed.push(unit);
        buildup.shipped.extend(port);
    }
    ctx.emit(Finding::of(Code::Redeploys).unit(unit).hex(hex));
}

/// Sends a unit to its base for refit: it leaves the map until the next Buildup.
///
/// Errors: the rule against it.
///
/// Cases: 9.6 · Rulings: I065, I066, I067, D073, D074, D118
pub(super) fn refit(ctx: &mut OrderContext, side: Side, unit: UnitId) -> Result<(), Refusal> {
    check_fresh(buildup(ctx)?, unit)?;
    check_refit(&context(ctx.edition, &ctx.state, side), unit)?;
    let State { position, reserve, .. } = &mut ctx.state;
    let steps = position.unit(unit).steps;
    position.remove(unit);
    reserve.refit.push(Refitting { unit, steps });
    ctx.emit(Finding::of(Code::GoesToRefit).unit(unit).numbers(steps, steps));
    Ok(())
}
