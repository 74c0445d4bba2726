//! Detachments in the course of a game (17): formed in a movement phase, removed when the enemy is upon them or their time is
//! over. How they move and what they are to the enemy is told where units move, fight and trace supply.

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::Detachments;
use crate::model::units::{Side, UnitKind};
use crate::rules::movement::march::March;
use crate::state::counters::{PARENT_LOSS, UnitId};
use crate::state::event::{Event, EventCode};
use crate::state::{Place, Segment, flag};
use crate::turn::context::{OrderContext, Stream, refuse};

/// Highest face that depletes the parent (17.16).
const DEPLETES_UP_TO: u8 = 2;
/// Detachments that a player forms in a player-turn at most (17.14).
const MOST: usize = 2;
/// The best morale rating that forms none (17.13).
const POOR_MORALE: u8 = 3;

/// Whether a unit may form a detachment now, and the counter that it would be.
///
/// Errors: the rule against it.
///
/// Cases: 17.11, 17.13, 17.14, 17.15 · Rulings: R076, R078, R079, R080, H082, H083
pub fn check(ctx: &OrderContext, unit: UnitId) -> Result<UnitId, RefusalCode> {
    use RefusalCode as R;
    if ctx.config.rules.detachments == Detachments::Absent {
        return Err(R::DetachmentsOff);
    }
    if !ctx.state.phase.is_movement() || ctx.state.segment != Segment::Main {
        return Err(R::DetachmentPhase);
    }
    let side = ctx.phasing();
    let (state, counter) = (ctx.state.unit(unit), unit.counter());
    let piece = ctx.cache.piece(unit).ok_or(R::NotOnMap)?;
    if ctx.state.owner(unit) != side {
        return Err(R::WrongSide);
    }
    if !is_parent(counter.kind) {
        return Err(R::DetachmentKind);
    }
    if state.is(flag::DEPLETED) || counter.back.is_none() {
        return Err(R::DetachmentDepleted);
    }
    if state.is(flag::DISRUPTED) {
        return Err(R::DetachmentDisrupted);
    }
    if counter.full.morale >= POOR_MORALE {
        return Err(R::DetachmentMorale);
    }
    if !state.in_general_supply() {
        return Err(R::DetachmentUnsupplied);
    }
    if ctx.state.parents.contains(&unit) {
        return Err(R::DetachmentTwice);
    }
    let free = ctx.state.in_place(side, Place::Aside).find(|id| id.counter().kind == UnitKind::Detachment);
    let free = free.filter(|_| ctx.state.parents.len() < MOST).ok_or(R::DetachmentMany)?;
    if state.is(flag::HALTED) || !has_points(ctx, piece) { Err(R::DetachmentPoints) } else { Ok(free) }
}

/// The types of units from which detachments come.
///
/// Cases: 17.12 · Rulings: R077
const fn is_parent(kind: UnitKind) -> bool {
    use UnitKind as K;
    matches!(
        kind,
        K::Infantry
            | K::MechanizedInfantry
            | K::Armor
            | K::MotorizedInfantry
            | K::HeavyWeapons
            | K::HeavyInfantry
            | K::HeavyAirborneInfantry
    )
}

/// Whether a unit has the movement points left that it would lose; one that does not move in the phase at all has nothing to
/// lose.
///
/// Cases: 17.15 · Rulings: R080, H082
fn has_points(ctx: &OrderContext, piece: usize) -> bool {
    let mode = crate::procedure::moves::mode(ctx.state.phase);
    let march = mode.map(|mode| March::of(&ctx.cache.forces, &[piece], mode));
    march.and_then(Result::ok).is_none_or(|march| march.left() >= PARENT_LOSS.halves())
}

/// Forms a detachment: its counter is placed with the parent, which loses movement points for the phase, and a die is rolled
/// for the parent.
///
/// Errors: the rule against it.
///
/// Cases: 17, 17.15, 17.16, 17.21 · Rulings: R075, R080, R081, R082, H049
pub fn form(ctx: &mut OrderContext, unit: UnitId) -> Result<(), Refusal> {
    let counter = check(ctx, unit).map_err(|code| refuse(code).unit(&unit.counter().id))?;
    let Some(hex) = ctx.state.unit(unit).hex() else { return Err(refuse(RefusalCode::NotOnMap)) };
    let (side, printed) = (ctx.phasing(), ctx.config.counter(unit));
    let allowance = |ctx: &OrderContext| printed.allowance_now(ctx.state.unit(unit)).unwrap_or_default().halves() / 2;
    let before = allowance(ctx);
    ctx.state.put(counter, Place::Map(hex));
    let on_foot = if printed.motorized { 0 } else { flag::ON_FOOT };
    ctx.state.unit_mut(counter).flags = flag::GENERAL | flag::SUPPLIED | on_foot;
    ctx.state.unit_mut(unit).flags |= flag::DETACHED;
    ctx.state.parents.push(unit);
    let after = allowance(ctx);
    ctx.emit(Event::of(EventCode::DetachmentFormed).side(side).unit(counter).hex(hex).numbers(before, after));
    let die = ctx.roll(Stream::Detachment)?;
    ctx.emit(Event::of(EventCode::DetachmentDie).side(side).unit(unit).numbers(DEPLETES_UP_TO, die));
    if die <= DEPLETES_UP_TO {
        ctx.state.unit_mut(unit).flags |= flag::DEPLETED;
        ctx.emit(Event::of(EventCode::ParentDepleted).side(side).unit(unit));
    }
    Ok(())
}

/// The units that may form a detachment now.
///
/// Cases: 17 · Rulings: R075
pub fn parents(ctx: &OrderContext) -> Vec<UnitId> {
    if ctx.config.rules.detachments == Detachments::Absent || ctx.state.parents.len() >= MOST {
        return Vec::new();
    }
    ctx.state.of_side(ctx.phasing()).map(|(id, _)| id).filter(|&id| check(ctx, id).is_ok()).collect()
}

/// The detachments of a player go as his Reinforcement Phase begins.
///
/// Cases: 17, 17.25 · Rulings: R075, R086
pub fn recall(ctx: &mut OrderContext, side: Side) {
    let own: Vec<UnitId> = all(ctx).filter(|&id| ctx.state.owner(id) == side).collect();
    for id in own {
        remove(ctx, id, 0);
    }
}

/// Detachments stacked with enemy combat units or detachments go at the end of the phase.
///
/// Cases: 17.25 · Rulings: R086
pub fn meet(ctx: &mut OrderContext) {
    let met = |&id: &UnitId| {
        let enemy = |other: UnitId| !other.counter().is_supply() && ctx.state.owner(other) != ctx.state.owner(id);
        ctx.state.unit(id).hex().is_some_and(|hex| ctx.state.in_hex(hex).any(enemy))
    };
    let met: Vec<UnitId> = all(ctx).filter(met).collect();
    for id in met {
        remove(ctx, id, 1);
    }
}

/// The detachments on the map.
fn all<'a>(ctx: &'a OrderContext) -> impl Iterator<Item = UnitId> + 'a {
    ctx.state.on_map().map(|(id, _)| id).filter(|id| id.counter().kind == UnitKind::Detachment)
}

fn remove(ctx: &mut OrderContext, id: UnitId, why: u8) {
    let event = Event::of(EventCode::DetachmentRemoved).side(ctx.state.owner(id)).unit(id).numbers(why, 0);
    let hex = ctx.state.unit(id).hex();
    ctx.emit(Event { hex, ..event });
    ctx.state.put(id, Place::Aside);
}
