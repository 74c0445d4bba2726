//! Assigning hits to units.

use crate::model::finding::{Code, Finding, Findings};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::UnitId;
use crate::rules::battle::{lose_left_over, pool, take_hit, takers};
use crate::state::State;
use crate::state::turn::HitTarget;
use crate::turn::context::OrderContext;

/// The units on which the hits that are to be assigned fall.
fn exposed(state: &State) -> Vec<UnitId> {
    let Some(pending) = &state.pending else { return Vec::new() };
    let position = &state.position;
    match &pending.target {
        HitTarget::Type(hex, class) => pool(position, pending.owner, *hex, *class),
        HitTarget::Leavers(units) => units.iter().copied().filter(|&unit| position.hex(unit).is_some()).collect(),
    }
}

/// The units that may take the next hit.
///
/// Cases: 3.4 · Rulings: I018, D049
pub fn choices(state: &State) -> Vec<UnitId> {
    takers(&state.hits, &exposed(state))
}

/// Assigns hits as long as their owner has no choice; those without a unit left are lost.
///
/// Cases: 3.4 · Rulings: I018, D049, D050
pub fn assign(ctx: &mut OrderContext) {
    while let Some(pending) = &ctx.state.pending {
        let left = pending.left;
        let next = choices(&ctx.state);
        match next.as_slice() {
            _ if left == 0 => end(ctx),
            [] => {
                ctx.emit(Finding::of(Code::HitsWasted).numbers(left, left));
                end(ctx);
            }
            &[only] => take(ctx, only),
            _ => return,
        }
    }
}

/// The owner gives a hit to a unit.
///
/// Errors: no hit is to be assigned, or the unit may not take it.
///
/// Cases: 3.4 · Rulings: D049
pub fn hit(ctx: &mut OrderContext, unit: UnitId) -> Result<(), Refusal> {
    if ctx.state.pending.is_none() {
        return Err(RefusalCode::NotNow.into());
    }
    if !choices(&ctx.state).contains(&unit) {
        return Err(Refusal::of(RefusalCode::CannotTakeHit).unit(unit));
    }
    take(ctx, unit);
    assign(ctx);
    Ok(())
}

/// A unit takes a hit. The enemy sees whether that eliminates it, and so something of its steps.
fn take(ctx: &mut OrderContext, unit: UnitId) {
    if let Some(pending) = &ctx.state.pending {
        let enemy = pending.owner.enemy();
        ctx.reveal_to(enemy);
    }
    let exposed = exposed(&ctx.state);
    let mut findings = Findings::new();
    let State { position, hits, .. } = &mut ctx.state;
    let taken = take_hit(position, hits, &exposed, unit, &mut findings);
    ctx.findings.append(&mut findings);
    if let Some(pending) = &mut ctx.state.pending {
        pending.left -= u8::from(taken.is_ok());
    }
}

/// Ends an assignment; single hits of pursuit fire are carried no further.
///
/// Cases: 3.4, 4.5 · Rulings: I018, D042
fn end(ctx: &mut OrderContext) {
    let pending = ctx.state.pending.take();
    if pending.is_some_and(|pending| matches!(pending.target, HitTarget::Leavers(_))) {
        let mut findings = Findings::new();
        lose_left_over(&mut ctx.state.hits, &mut findings);
        ctx.findings.append(&mut findings);
    }
}
