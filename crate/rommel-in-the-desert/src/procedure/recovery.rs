//! Recovery at the start of a turn, and the supply check at its end.

use crate::model::finding::{Code, Finding, Findings};
use crate::model::units::{Side, UnitId};
use crate::rules::disruption;
use crate::rules::supply::{Named, statuses_and_scarce};
use crate::turn::context::OrderContext;

/// The units of a side with whether each is supplied. What follows from it shows the enemy which units a scarce source
/// supplies.
///
/// Cases: 7.2 · Rulings: D007
pub fn supplied(ctx: &mut OrderContext, side: Side) -> Vec<(UnitId, bool)> {
    let named = Named::first(&ctx.state.named[side.index()]);
    let (found, scarce) = statuses_and_scarce(&ctx.supply(side), named, &mut Findings::new());
    if !scarce.is_empty() {
        ctx.reveal_to(side.enemy());
    }
    found.into_iter().map(|(id, status)| (id, status.is_supplied())).collect()
}

/// Disrupted units of the active player recover that are supplied, have waited long enough, and have no undisrupted
/// enemies in their hex.
///
/// Cases: 6.1 · Rulings: I034, I035, I036, I037, D100, D111
pub fn recover(ctx: &mut OrderContext) {
    let side = ctx.active();
    for (id, is_supplied) in supplied(ctx, side) {
        if disruption::recovers(&ctx.state.position, id, is_supplied) {
            ctx.state.position.recover(id);
            let steps = ctx.state.position.unit(id).steps;
            ctx.emit(Finding::of(Code::Recovers).unit(id).numbers(steps, steps));
        }
    }
}

/// Unsupplied units of the active player are disrupted at the end of the turn.
///
/// Cases: 6.1 · Rulings: I034, D100, D111
pub fn check_supply(ctx: &mut OrderContext) {
    let side = ctx.active();
    for (id, is_supplied) in supplied(ctx, side) {
        let unit = ctx.state.position.unit(id);
        if !is_supplied && !unit.disrupted {
            disruption::disrupt(&mut ctx.state.position, id, side);
            ctx.emit(Finding::of(Code::Unsupplied).unit(id).numbers(unit.steps, unit.steps));
        }
    }
}
