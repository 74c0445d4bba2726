//! Moves and reactions as orders (8).

use hexgrid::{Ground, Hex, Step};

use crate::model::acts::MoveMode;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::procedure::occupy::occupy;
use crate::procedure::rommel;
use crate::rules::movement::march::{March, forced_mode};
use crate::rules::movement::mover::Mover;
use crate::rules::movement::reaction::{Ends, end_barred, passes_to};
use crate::rules::movement::steps::MoveStep;
use crate::rules::movement::steps::{refusal_of, walk as explained};
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::path::Path;
use crate::state::{Phase, Place, Segment, flag};
use crate::turn::cache::Cache;
use crate::turn::context::{OrderContext, Stream, refuse};

/// The kind of move of a phase.
pub const fn mode(phase: Phase) -> Option<MoveMode> {
    match phase {
        Phase::InitialMovement => Some(MoveMode::Initial),
        Phase::MotorizedMovement => Some(MoveMode::Motorized),
        Phase::FirstReaction | Phase::SecondReaction => Some(MoveMode::Reaction),
        _ => None,
    }
}

/// Moves units of the phasing player along a path. A forced march takes the place of the whole move and ends it; each unit
/// then rolls for disruption, but for those with Rommel.
///
/// Errors: the rule against it.
///
/// Cases: 8.1, 8.2, 8.7, 8.8, 18.13 · Rulings: R094, R130, H026, H030, H069, H106
pub fn advance(ctx: &mut OrderContext, units: &[UnitId], path: &Path, forced: bool) -> Result<(), Refusal> {
    ctx.any_of(&[Phase::InitialMovement, Phase::MotorizedMovement], Segment::Main)?;
    let usual = mode(ctx.state.phase).unwrap_or(MoveMode::Initial);
    let mode = if forced { forced_mode(usual).unwrap_or(usual) } else { usual };
    let pieces = ctx.pieces(units, ctx.phasing())?;
    for &id in units {
        let unit = ctx.state.unit(id);
        if unit.is(flag::HALTED) {
            return Err(refuse(RefusalCode::Halted).unit(&id.counter().id));
        }
        if unit.is(flag::CONVERTING) {
            return Err(refuse(RefusalCode::Converting).unit(&id.counter().id));
        }
        if forced && unit.spent > 0 {
            return Err(refuse(RefusalCode::ForcedMarchLate).unit(&id.counter().id));
        }
    }
    let walk = walk(ctx.cache, &pieces, mode, path)?;
    let from = ctx.cache.forces.pieces[pieces[0]].hex;
    let code = if forced { EventCode::ForcedMarch } else { EventCode::Moved };
    for &id in units {
        let halt = if forced { flag::HALTED } else { 0 };
        enter(ctx, id, &walk, code, halt);
        occupy(ctx, id, walk.end);
    }
    if forced {
        for (&id, &piece) in units.iter().zip(&pieces) {
            if !rommel::spares(ctx, id, from) {
                roll(ctx, id, piece, EventCode::ForcedMarchRoll)?;
            }
        }
    }
    Ok(())
}

/// A unit of the other player reacts, once in a reaction phase, and rolls for disruption at once.
///
/// Errors: the rule against it.
///
/// Cases: 8.4, 8.43, 8.46, 8.8 · Rulings: R014, R015, H029, H042, H106
pub fn react(ctx: &mut OrderContext, unit: UnitId, path: &Path) -> Result<(), Refusal> {
    ctx.any_of(&[Phase::FirstReaction, Phase::SecondReaction], Segment::Main)?;
    let pieces = ctx.pieces(&[unit], ctx.phasing().enemy())?;
    if ctx.state.unit(unit).is(flag::HALTED) {
        return Err(refuse(RefusalCode::Halted).unit(&unit.counter().id));
    }
    let walk = walk(ctx.cache, &pieces, MoveMode::Reaction, path)?;
    let ends = Ends::of(&ctx.cache.forces, ctx.phasing().enemy());
    if let Some(code) = end_barred(&ctx.cache.forces, pieces[0], walk.end, &ends) {
        return Err(refuse(code).unit(&unit.counter().id).found(ctx.cache.forces.number(walk.end)));
    }
    let from = ctx.cache.forces.pieces[pieces[0]].hex;
    enter(ctx, unit, &walk, EventCode::Reacted, flag::HALTED);
    occupy(ctx, unit, walk.end);
    if rommel::spares(ctx, unit, from) {
        return Ok(());
    }
    roll(ctx, unit, pieces[0], EventCode::ReactionRoll)
}

/// Rolls for disruption.
///
/// Cases: 8.46, 8.7 · Rulings: R014, H029, H030
pub fn roll(ctx: &mut OrderContext, unit: UnitId, piece: usize, code: EventCode) -> Result<(), Refusal> {
    let most = passes_to(&ctx.cache.forces, &ctx.cache.forces.pieces[piece]);
    let die = ctx.roll(Stream::Disruption)?;
    ctx.emit(Event::of(code).unit(unit).numbers(most, die));
    if die > most {
        ctx.disrupt(unit);
    }
    Ok(())
}

/// Where a path ends, and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The hex where it ends.
    pub end: Hex,
    /// Half movement points spent in the phase, those before the move included.
    pub spent: u16,
    /// The units go from one enemy zone to another.
    pub infiltrates: bool,
}

/// Walks a path by the same ground as every search.
///
/// Errors: the first step that is barred, or that the allowance does not pay.
///
/// Cases: 8.1, 8.2, 10.3 · Rulings: H026, H027
pub fn walk(cache: &Cache, pieces: &[usize], mode: MoveMode, path: &Path) -> Result<Walk, Refusal> {
    let forces = &cache.forces;
    let march = March::of(forces, pieces, mode).map_err(|code| refuse(code).unit(forces.names[pieces[0]]))?;
    let movement_ground = cache.movement_ground(pieces);
    let mut walk = Walk { end: forces.pieces[pieces[0]].hex, spent: march.spent, infiltrates: false };
    let at = |code, hex| refuse(code).unit(forces.names[pieces[0]]).found(forces.number(hex));
    if path.0.is_empty() {
        return Err(at(RefusalCode::PathBroken, walk.end));
    }
    for &direction in &path.0 {
        let from = walk.end;
        let to = forces.board.grid.neighbour(from, direction).ok_or_else(|| at(RefusalCode::MoveOffMap, from))?;
        match movement_ground.step(from, u8::from(walk.infiltrates), direction, to) {
            Step::Go { cost, layer } => {
                walk = Walk { end: to, spent: walk.spent + cost, infiltrates: layer > 0 };
            }
            Step::Barred(reason) => return Err(at(refusal_of(reason), to)),
        }
        if walk.spent > march.allowance {
            return Err(at(RefusalCode::MoveTooFar, to));
        }
    }
    Ok(walk)
}

/// What each step of a way costs and why, in the words of the map explorer: the same costs as those of [`walk`].
///
/// Errors: every rule against it.
///
/// Cases: 8.1, 8.2 · Rulings: H026
pub fn steps(cache: &Cache, pieces: &[usize], mode: MoveMode, path: &Path) -> Result<Vec<MoveStep>, Vec<Refusal>> {
    let mover = Mover::of(&cache.forces, pieces.to_vec(), mode)?;
    let mut hexes = Vec::with_capacity(path.0.len());
    let mut from = mover.first().hex;
    for &direction in &path.0 {
        let to = cache.forces.board.grid.neighbour(from, direction);
        from = to.ok_or_else(|| vec![refuse(RefusalCode::MoveOffMap).found(cache.forces.number(from))])?;
        hexes.push(from);
    }
    explained(&mover, mover.spent, &hexes).map(|walk| walk.steps).map_err(|refusal| vec![refusal])
}

fn enter(ctx: &mut OrderContext, id: UnitId, walk: &Walk, code: EventCode, flags: u16) {
    let unit = ctx.state.unit_mut(id);
    let before = unit.spent;
    unit.set_place(Place::Map(walk.end));
    unit.spent = walk.spent.min(255) as u8;
    unit.flags |= flag::MOVED | flags | if walk.infiltrates { flag::INFILTRATED } else { 0 };
    let spent = unit.spent;
    ctx.emit(Event::of(code).unit(id).hex(walk.end).numbers(before, spent));
}
