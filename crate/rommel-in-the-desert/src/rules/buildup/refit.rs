//! Refit.

use super::context::BuildupContext;
use super::redeployment::{check_hex, check_leave, is_open_port};
use super::routes::reaches_base;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::UnitId;

/// Whether a unit may go to its base for refit: over its network, any distance, or by sea from a port, isolated or
/// not. It costs nothing, and a network that loses a unit gains no hex, since no line passes a hex twice.
///
/// Errors: the rule against it.
///
/// Cases: 9.6 · Rulings: I062, I065, D073, D074
pub fn check_refit(ctx: &BuildupContext, unit: UnitId) -> Result<(), Refusal> {
    let start = check_leave(ctx, unit)?;
    if start == ctx.base() {
        return Err(Refusal::of(RefusalCode::RefitInBase).unit(unit));
    }
    check_hex(ctx, ctx.base(), true)?;
    if !is_open_port(ctx, start) && !reaches_base(ctx, start) {
        return Err(Refusal::of(RefusalCode::NoWayToBase).unit(unit).hex(start));
    }
    Ok(())
}
