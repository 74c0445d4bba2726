//! Supply in the course of a game (7): judged for movement, allotted to combats, expended, destroyed.

mod allotment;

pub use allotment::{Allotment, SupplyPlan, allotment};

use allotment::participants;

use crate::data::tables::Number;
use crate::model::acts::{Phase as BoardPhase, SupplyAct};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::procedure::battle;
use crate::rules::supply::dumps;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Phase, Segment, flag};
use crate::turn::context::{Flow, OrderContext, Stream, refuse};

/// Judges the supply of units as a phase begins in which they move, react or refit. General supply decides how far they
/// go, combat supply how strong they are in an overrun.
///
/// Cases: 7.1, 8.3, 8.4 · Rulings: H031, H070
pub fn judge(ctx: &mut OrderContext) {
    ctx.sync();
    let Some(side) = ctx.state.judged() else { return };
    let units: Vec<_> = ctx.state.of_side(side).collect();
    let supplies = ctx.cache.supplies(side);
    for (id, hex) in units {
        let free = id.counter().kind.needs_no_supply();
        let general = if free || supplies.general(hex) { flag::GENERAL } else { 0 };
        let combat = if free || supplies.combat(hex) != 0 { flag::SUPPLIED } else { 0 };
        ctx.state.unit_mut(id).flags |= general | combat;
    }
}

/// A player is to allot combat supply; where there is nothing to choose, it is done for him.
///
/// Cases: 7.3 · Rulings: R133, H074
pub fn begin_allotment(ctx: &mut OrderContext, segment: Segment) -> Flow {
    ctx.state.segment = segment;
    let side = allots(ctx);
    let allotment = allotment(ctx, side);
    if !allotment.is_settled() {
        return Flow::Stay;
    }
    take(ctx, side, &allotment, 0);
    after_allotment(ctx)
}

fn allots(ctx: &OrderContext) -> Side {
    if ctx.state.segment == Segment::DefenderSupply { ctx.phasing().enemy() } else { ctx.phasing() }
}

/// Supplies the combats asked for with the supply units asked for: one of the ways offered, or any other that is
/// possible and expends no more than it needs.
///
/// Errors: the combats cannot all be supplied so, or one of the supply units need not be expended.
///
/// Cases: 7.3 · Rulings: R133, H074
pub fn allot(ctx: &mut OrderContext, expend: &[UnitId], combats: &[u8]) -> Result<Flow, Refusal> {
    if !matches!(ctx.state.segment, Segment::AttackerSupply | Segment::DefenderSupply) {
        return Err(refuse(RefusalCode::WrongPhase));
    }
    let side = allots(ctx);
    let allotment = allotment(ctx, side).only(ctx, expend, combats);
    let at = allotment.plans(ctx).iter().position(|plan| plan.is(expend, combats));
    let at = at.ok_or_else(|| refuse(RefusalCode::NoSuchAllotment).found(expend.len()))?;
    take(ctx, side, &allotment, at);
    Ok(after_allotment(ctx))
}

/// Marks the units supplied and expends supply units.
fn take(ctx: &mut OrderContext, side: Side, allotment: &Allotment, at: usize) {
    let plan = allotment.plan(ctx, at);
    allotment.mark(ctx, at);
    for number in 0..ctx.state.combats.len() as u8 {
        let all_supplied =
            participants(ctx, usize::from(number), side == ctx.phasing()).iter().all(|&id| is_supplied(ctx, id));
        let code = if all_supplied { EventCode::CombatSupplied } else { EventCode::CombatUnsupplied };
        ctx.emit(Event::of(code).side(side).numbers(0, number));
    }
    for id in plan.expend {
        ctx.remove_supply(id, EventCode::Expended);
    }
    ctx.sync();
}

/// Allots supply to the one combat declared, as well as it can be done; nothing is expended.
///
/// Cases: 7.3 · Rulings: H074
pub fn allot_alone(ctx: &mut OrderContext, side: Side) {
    let allotment = allotment(ctx, side);
    if let Some(at) = allotment.supplying() {
        allotment.mark(ctx, at);
    }
}

/// Whether a unit is in combat supply for the combat being resolved.
///
/// Cases: 7.3 · Rulings: R134, H074
pub fn is_supplied(ctx: &OrderContext, id: UnitId) -> bool {
    let unit = ctx.state.unit(id);
    unit.is(flag::SUPPLIED | flag::EMERGENCY | flag::FRESH) || id.counter().kind.needs_no_supply()
}

/// Goes on to the defender, then to the combats; a supply unit expended may have been all that a hex held.
///
/// Cases: 11.1, 7.3 · Rulings: H064, H074
fn after_allotment(ctx: &mut OrderContext) -> Flow {
    if ctx.state.segment == Segment::AttackerSupply {
        return begin_allotment(ctx, Segment::DefenderSupply);
    }
    let flow = battle::thin_out(ctx);
    battle::find_illegal(ctx);
    flow
}

/// An MSU is expended to keep its stack in both supplies for the player-turn.
///
/// Errors: the rule against it.
///
/// Cases: 7.4 · Rulings: H033, H046
pub fn emergency(ctx: &mut OrderContext, unit: UnitId) -> Result<(), Refusal> {
    let phase = match ctx.state.phase {
        phase if phase.is_movement() => BoardPhase::Movement,
        Phase::FirstCombat | Phase::SecondCombat => BoardPhase::Combat,
        _ => return Err(refuse(RefusalCode::EmergencyPhase)),
    };
    if ctx.state.segment != Segment::Main {
        return Err(refuse(RefusalCode::EmergencyPhase));
    }
    let side = ctx.phasing();
    let piece = ctx.pieces(&[unit], side)?[0];
    dumps::check(&ctx.cache.forces, piece, SupplyAct::Emergency, phase, None).map_err(first)?;
    let hex = ctx.cache.forces.pieces[piece].hex;
    let stack: Vec<UnitId> = ctx.state.in_hex(hex).filter(|id| id.counter().is_combat()).collect();
    ctx.remove_supply(unit, EventCode::Expended);
    for id in stack {
        ctx.state.unit_mut(id).flags |= flag::EMERGENCY;
        ctx.emit(Event::of(EventCode::EmergencySupply).side(side).unit(id).hex(hex));
    }
    Ok(())
}

/// A unit tries to destroy a dump of its own side in its hex, once in a phase. In its own movement phase that takes the
/// place of its move; in a reaction phase it is no reaction: it needs no roll for disruption, and the unit may react
/// before or after it.
///
/// Errors: the rule against it.
///
/// Cases: 7.82 · Rulings: R024, H035, H069
pub fn destroy_dump(ctx: &mut OrderContext, dump: UnitId, by: UnitId) -> Result<(), Refusal> {
    let (phase, side) = match ctx.state.phase {
        phase if phase.is_movement() => (BoardPhase::Movement, ctx.phasing()),
        phase if phase.is_reaction() => (BoardPhase::Reaction, ctx.phasing().enemy()),
        _ => return Err(refuse(RefusalCode::DestroyPhase)),
    };
    if ctx.state.segment != Segment::Main {
        return Err(refuse(RefusalCode::DestroyPhase));
    }
    let pieces = ctx.pieces(&[dump, by], side)?;
    if phase == BoardPhase::Movement && ctx.state.unit(by).is(flag::HALTED) {
        return Err(refuse(RefusalCode::Halted).unit(&by.counter().id));
    }
    if ctx.state.unit(by).drawn > 0 {
        return Err(refuse(RefusalCode::DestroyTwice).unit(&by.counter().id));
    }
    let by_name = ctx.cache.forces.names[pieces[1]];
    dumps::check(&ctx.cache.forces, pieces[0], SupplyAct::Destroy, phase, Some(by_name)).map_err(first)?;
    let up_to = ctx.cache.forces.tables.number(Number::DestroyedUpTo);
    let die = ctx.roll(Stream::Destruction)?;
    let unit = ctx.state.unit_mut(by);
    match phase {
        BoardPhase::Reaction => unit.drawn = 1,
        _ => unit.flags |= flag::HALTED,
    }
    ctx.emit(Event::of(EventCode::DumpDestruction).side(side).unit(by).numbers(i32::from(up_to), die));
    if u16::from(die) <= up_to {
        ctx.remove_supply(dump, EventCode::SupplyDestroyed);
    }
    Ok(())
}

/// The first refusal of several, as an order's.
pub fn first(refusals: Vec<Refusal>) -> Refusal {
    let fallback = || refuse(RefusalCode::IllegalAnswer);
    refusals.into_iter().next().map_or_else(fallback, |refusal| Refusal { path: "order".to_owned(), ..refusal })
}
