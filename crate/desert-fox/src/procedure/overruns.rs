//! Overruns as orders (8.3): reactions first, then the units in the hex, one by one.

use hexgrid::Hex;

use crate::data::tables::Number;
use crate::model::acts::MoveMode;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::UnitKind;
use crate::procedure::battle;
use crate::procedure::desert_patrols::{self, idle};
use crate::procedure::losses::lose;
use crate::procedure::moves::{mode, roll};
use crate::procedure::occupy::occupy;
use crate::procedure::reinforcement::dumps;
use crate::procedure::supplying::first;
use crate::rules::movement::mover::Mover;
use crate::rules::movement::overrun::{Assessment, Plan, plan};
use crate::rules::movement::reaction::refuges;
use crate::rules::refit::Cause;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::order::Answer;
use crate::state::path::Spot;
use crate::state::{Overrun, Phase, Place, Segment, flag};
use crate::turn::context::{OrderContext, Stream, refuse};

/// Whether and how units can overrun a hex.
///
/// Errors: the rule against it.
///
/// Cases: 8.3 · Rulings: R038, H028, H041
pub fn possible(ctx: &mut OrderContext, pieces: &[usize], hex: Hex) -> Result<Plan, Refusal> {
    let kind = mode(ctx.state.phase).unwrap_or(MoveMode::Initial);
    ctx.cache.supplies(ctx.state.phasing.enemy());
    let (forces, supplies) = ctx.cache.last_supplies();
    let mover = Mover::of(forces, pieces.to_vec(), kind).map_err(first)?;
    plan(&Assessment::with(&mover, supplies), hex).map_err(|refusal| Refusal { path: "order".to_owned(), ..refusal })
}

/// Begins an overrun.
///
/// Errors: the rule against it.
///
/// Cases: 8.3, 8.37, 17.26 · Rulings: R014, R038, R087, H028
pub fn begin(ctx: &mut OrderContext, units: &[UnitId], hex: Hex) -> Result<(), Refusal> {
    ctx.any_of(&[Phase::InitialMovement, Phase::MotorizedMovement], Segment::Main)?;
    let pieces = ctx.pieces(units, ctx.phasing())?;
    if let Some(unit) = units.iter().find(|&&unit| ctx.state.unit(unit).is(flag::HALTED)) {
        return Err(refuse(RefusalCode::Halted).unit(&unit.counter().id));
    }
    idle(ctx, units)?;
    let plan = possible(ctx, &pieces, hex)?;
    let enemy = ctx.phasing().enemy();
    let mut left: Vec<UnitId> = ctx
        .state
        .in_hex(hex)
        .filter(|&id| ctx.state.owner(id) == enemy && id.counter().kind != UnitKind::Detachment)
        .collect();
    left.sort_by_key(|id| (!id.counter().is_supply(), std::cmp::Reverse(*id)));
    let [attacking, defending] = plan.strength;
    ctx.emit(Event::of(EventCode::Overrun).side(ctx.phasing()).hex(hex).numbers(attacking, defending));
    let spent = ctx.state.unit(units[0]).spent;
    let spent = units.iter().map(|id| ctx.state.unit(*id).spent).max().unwrap_or(spent);
    let cost = (u16::from(spent) + plan.cost.halves()).min(255) as u8;
    ctx.state.overrun = Some(Overrun { units: units.to_vec(), hex, spent: cost, left, raid: plan.raid });
    ctx.state.segment = Segment::Overrun;
    proceed(ctx)
}

/// Goes on to the next unit about which something is to be decided.
///
/// Cases: 8.3, 8.37, 13.2, 18.23 · Rulings: R014, R036, R101, H041
fn proceed(ctx: &mut OrderContext) -> Result<(), Refusal> {
    loop {
        ctx.sync();
        let Some(overrun) = &ctx.state.overrun else { return Ok(()) };
        let Some(&next) = overrun.left.last() else {
            return enter(ctx);
        };
        if next.counter().is_supply() && overrun.raid {
            settled(ctx);
            raid(ctx, next)?;
            continue;
        }
        if next.counter().is_supply() || !reactions(ctx, next).is_empty() {
            return Ok(());
        }
        overrun_unit(ctx, next)?;
    }
}

/// The hexes to which a unit about to be overrun can react.
///
/// Cases: 8.37, 8.4, 8.43 · Rulings: R014, R015, H029
pub fn reactions(ctx: &OrderContext, unit: UnitId) -> Vec<Hex> {
    if ctx.state.unit(unit).is(flag::HALTED) {
        return Vec::new();
    }
    ctx.cache.piece(unit).map(|piece| refuges(&ctx.cache.forces, piece)).unwrap_or_default()
}

fn overrun_unit(ctx: &mut OrderContext, unit: UnitId) -> Result<(), Refusal> {
    let side = ctx.phasing().enemy();
    ctx.emit(Event::of(EventCode::Overran).side(side).unit(unit));
    settled(ctx);
    lose(ctx, unit, Cause::Overrun)
}

fn settled(ctx: &mut OrderContext) {
    if let Some(overrun) = &mut ctx.state.overrun {
        overrun.left.pop();
    }
}

/// The answers that are legal now.
pub fn answers(ctx: &OrderContext) -> Vec<Answer> {
    let Some(&unit) = ctx.state.overrun.as_ref().and_then(|overrun| overrun.left.last()) else { return Vec::new() };
    if unit.counter().is_supply() {
        return vec![Answer::CaptureSupply { unit }, Answer::DestroySupply { unit }];
    }
    let react = |hex: Hex| Answer::React { unit, hex: Spot(hex) };
    std::iter::once(Answer::Stay { unit }).chain(reactions(ctx, unit).into_iter().map(react)).collect()
}

/// Answers what becomes of the next unit in the hex.
///
/// Errors: it is not one of the legal answers.
///
/// Cases: 8.3, 8.37, 8.46 · Rulings: R014, H029, H041
pub fn answer(ctx: &mut OrderContext, answer: Answer) -> Result<(), Refusal> {
    if !answers(ctx).contains(&answer) {
        return Err(refuse(RefusalCode::IllegalAnswer));
    }
    match answer {
        Answer::Stay { unit } => {
            ctx.emit(Event::of(EventCode::Stays).unit(unit));
            overrun_unit(ctx, unit)?;
        }
        Answer::React { unit, hex } => react(ctx, unit, hex.0)?,
        Answer::DestroySupply { unit } => {
            settled(ctx);
            ctx.remove_supply(unit, EventCode::SupplyDestroyed);
        }
        Answer::CaptureSupply { unit } => {
            settled(ctx);
            capture(ctx, unit)?;
        }
        _ => return Err(refuse(RefusalCode::IllegalAnswer)),
    }
    proceed(ctx)
}

/// A unit reacts out of the hex and rolls for disruption at once.
///
/// Cases: 8.37, 8.46 · Rulings: R014, H029
fn react(ctx: &mut OrderContext, unit: UnitId, hex: Hex) -> Result<(), Refusal> {
    settled(ctx);
    let piece = ctx.cache.piece(unit);
    let state = ctx.state.unit_mut(unit);
    state.set_place(Place::Map(hex));
    state.flags |= flag::HALTED;
    ctx.emit(Event::of(EventCode::Reacted).side(ctx.phasing().enemy()).unit(unit).hex(hex));
    occupy(ctx, unit, hex);
    piece.map_or(Ok(()), |piece| roll(ctx, unit, piece, EventCode::ReactionRoll))
}

/// A supply unit is captured on the faces of the tables, destroyed otherwise.
///
/// Cases: 7.75, 8.3 · Rulings: R053, H041, H046
fn capture(ctx: &mut OrderContext, unit: UnitId) -> Result<(), Refusal> {
    let up_to = ctx.cache.forces.tables.number(Number::CapturedUpTo);
    let die = ctx.roll(Stream::Capture)?;
    ctx.emit(Event::of(EventCode::CaptureRoll).side(ctx.phasing()).unit(unit).numbers(up_to, die));
    if u16::from(die) <= up_to {
        let from = ctx.cache.piece(unit).and_then(|piece| ctx.cache.forces.pieces[piece].captured_from);
        battle::capture(ctx, unit, from);
    } else {
        ctx.remove_supply(unit, EventCode::SupplyDestroyed);
    }
    Ok(())
}

/// A desert patrol destroys the supply unit that another unit would capture, and does nothing to it otherwise.
///
/// Cases: 18.23 · Rulings: R101
fn raid(ctx: &mut OrderContext, unit: UnitId) -> Result<(), Refusal> {
    let side = ctx.phasing();
    let up_to = ctx.cache.forces.tables.number(Number::CapturedUpTo);
    let die = ctx.roll(Stream::Capture)?;
    ctx.emit(Event::of(EventCode::CaptureRoll).side(side).unit(unit).numbers(up_to, die));
    if u16::from(die) > up_to {
        ctx.emit(Event::of(EventCode::PatrolFails).side(side).unit(unit));
        return Ok(());
    }
    ctx.emit(Event::of(EventCode::PatrolDestroys).side(side).unit(unit));
    ctx.remove_supply(unit, EventCode::SupplyDestroyed);
    Ok(())
}

/// The units enter the hex; when a desert patrol's raid leaves enemy supply units in it, they stay where they are.
/// Dumps that they have captured there are rolled for at once.
///
/// Errors: the players roll their own dice and have not told one.
///
/// Cases: 7.9, 8.3, 18.23 · Rulings: R013, R101, H028, H034, H041, H084
fn enter(ctx: &mut OrderContext) -> Result<(), Refusal> {
    let Some(overrun) = ctx.state.overrun.take() else { return Ok(()) };
    ctx.state.segment = Segment::Main;
    if desert_patrols::is_repelled(&ctx.state, &overrun) {
        for &id in &overrun.units {
            let unit = ctx.state.unit_mut(id);
            unit.spent = overrun.spent;
            unit.flags |= flag::MOVED | flag::HALTED;
        }
        return Ok(());
    }
    let side = ctx.phasing();
    let captured = ctx.state.in_hex(overrun.hex).filter(|&id| id.counter().is_supply() && ctx.state.owner(id) == side);
    let captured: Vec<UnitId> = captured.collect();
    for &id in &overrun.units {
        let unit = ctx.state.unit_mut(id);
        let before = unit.spent;
        unit.set_place(Place::Map(overrun.hex));
        unit.spent = overrun.spent;
        unit.flags |= flag::MOVED;
        ctx.emit(Event::of(EventCode::Moved).unit(id).hex(overrun.hex).numbers(before, overrun.spent));
        occupy(ctx, id, overrun.hex);
    }
    dumps::roll_captured(ctx, &captured)
}
