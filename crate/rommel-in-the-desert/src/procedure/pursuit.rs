//! Pursuit and rout fire, and the rearguard of a retreat.

use hexgrid::Hex;

use crate::model::finding::{Code, Finding, Findings};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::procedure::assigning;
use crate::procedure::battles;
use crate::rules::withdrawal::{count_pursuit_hits, pursuers};
use crate::state::turn::{HitTarget, PendingHits};
use crate::turn::context::{OrderContext, Stream};

/// Fires at units that have left a hex, or are about to. Since speeds decide about it, the blocks of both are turned up.
///
/// Errors: a die is not known.
///
/// Cases: 4.5 · Rulings: I027, I028, D041, D042, D043, D093, D103
pub fn fall(ctx: &mut OrderContext, side: Side, hex: Hex, leavers: Vec<UnitId>, rout: bool) -> Result<(), Refusal> {
    let leavers: Vec<UnitId> = leavers.into_iter().filter(|&unit| ctx.state.position.hex(unit).is_some()).collect();
    let enemies: Vec<UnitId> = ctx.state.position.fighting(side.enemy(), hex).collect();
    if !enemies.is_empty() {
        ctx.turn_up(&enemies);
        ctx.turn_up(&leavers);
    }
    let mut findings = Findings::new();
    let found = pursuers(&ctx.edition, &ctx.state.position, side.enemy(), hex, &leavers, rout, &mut findings);
    ctx.findings.append(&mut findings);
    let mut hits = 0;
    for pursuer in found {
        let faces = ctx.roll(Stream::Pursuit, pursuer.dice)?;
        let scored = count_pursuit_hits(&ctx.edition, &faces);
        ctx.emit(Finding::of(Code::Hits).unit(pursuer.unit).hex(hex).numbers(pursuer.dice, scored).dice(&faces));
        hits += scored;
    }
    ctx.state.pending = Some(PendingHits { owner: side, left: hits, target: HitTarget::Leavers(leavers) });
    assigning::assign(ctx);
    Ok(())
}

/// The other player engages a rearguard or leaves it alone. An engaged one fires first; pursuit fire comes last. Either
/// way no other battle turn is fought in the hex in this phase.
///
/// Errors: no rearguard stands there.
///
/// Cases: 4.5 · Rulings: D017
pub fn decide(ctx: &mut OrderContext, engage: bool) -> Result<(), Refusal> {
    let Some(rearguard) = ctx.state.rearguard.take().filter(|rearguard| !rearguard.engaged) else {
        return Err(RefusalCode::NotNow.into());
    };
    let code = if engage { Code::RearguardEngaged } else { Code::RearguardLeft };
    ctx.emit(Finding::of(code).hex(rearguard.hex));
    if engage {
        battles::start(ctx, rearguard.hex, rearguard.side, 0);
        ctx.state.rearguard = Some(crate::state::turn::Rearguard { engaged: true, ..rearguard });
    } else {
        ctx.state.turn.fought.push(rearguard.hex);
    }
    Ok(())
}

/// Pursuit fire after the battle turn of a rearguard.
///
/// Errors: a die is not known.
///
/// Cases: 4.5 · Rulings: D017
pub fn after_rearguard(ctx: &mut OrderContext) -> Result<(), Refusal> {
    match ctx.state.rearguard.take() {
        Some(rearguard) => fall(ctx, rearguard.side, rearguard.hex, rearguard.gone, false),
        None => Ok(()),
    }
}
