//! Detachments in the course of a game (17): formed in a movement phase, removed when the enemy is upon them or their time is
//! over. How they move and what they are to the enemy is told where units move, fight and trace supply.

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::Detachments;
use crate::model::units::{Side, UnitKind};
use crate::rules::movement::march::March;
use crate::state::counters::{PARENT_LOSS, UnitId};
use crate::state::event::{Event, EventCode};
use crate::state::{Place, Segment, flag};
use crate::turn::context::{Play, Stream, refuse};

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
pub fn check(play: &Play, unit: UnitId) -> Result<UnitId, RefusalCode> {
    use RefusalCode as R;
    if play.config.rules.detachments == Detachments::Absent {
        return Err(R::DetachmentsOff);
    }
    if !play.state.phase.is_movement() || play.state.segment != Segment::Main {
        return Err(R::DetachmentPhase);
    }
    let side = play.phasing();
    let (state, counter) = (play.state.unit(unit), unit.counter());
    let piece = play.cache.piece(unit).ok_or(R::NotOnMap)?;
    if play.state.owner(unit) != side {
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
    if !state.is(flag::GENERAL | flag::EMERGENCY) {
        return Err(R::DetachmentUnsupplied);
    }
    if play.state.parents.contains(&unit) {
        return Err(R::DetachmentTwice);
    }
    let free = play.state.in_place(side, Place::Aside).find(|id| id.counter().kind == UnitKind::Detachment);
    let free = free.filter(|_| play.state.parents.len() < MOST).ok_or(R::DetachmentMany)?;
    if state.is(flag::HALTED) || !has_points(play, piece) { Err(R::DetachmentPoints) } else { Ok(free) }
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
fn has_points(play: &Play, piece: usize) -> bool {
    let mode = crate::procedure::moves::mode(play.state.phase);
    let march = mode.map(|mode| March::of(&play.cache.forces, &[piece], mode));
    march.and_then(Result::ok).is_none_or(|march| march.left() >= PARENT_LOSS.halves())
}

/// Forms a detachment: its counter is placed with the parent, which loses movement points for the phase, and a die is rolled
/// for the parent.
///
/// Errors: the rule against it.
///
/// Cases: 17, 17.15, 17.16, 17.21 · Rulings: R075, R080, R081, R082, H049
pub fn form(play: &mut Play, unit: UnitId) -> Result<(), Refusal> {
    let counter = check(play, unit).map_err(|code| refuse(code).unit(&unit.counter().id))?;
    let Some(hex) = play.state.unit(unit).hex() else { return Err(refuse(RefusalCode::NotOnMap)) };
    let (side, printed) = (play.phasing(), play.config.counter(unit));
    let allowance = |play: &Play| printed.allowance_now(play.state.unit(unit)).unwrap_or_default().halves() / 2;
    let before = allowance(play);
    play.state.put(counter, Place::Map(hex));
    let on_foot = if printed.motorized { 0 } else { flag::ON_FOOT };
    play.state.unit_mut(counter).flags = flag::GENERAL | flag::SUPPLIED | on_foot;
    play.state.unit_mut(unit).flags |= flag::DETACHED;
    play.state.parents.push(unit);
    let after = allowance(play);
    play.tell(Event::of(EventCode::DetachmentFormed).side(side).unit(counter).hex(hex).numbers(before, after));
    let die = play.roll(Stream::Detachment)?;
    play.tell(Event::of(EventCode::DetachmentDie).side(side).unit(unit).numbers(DEPLETES_UP_TO, die));
    if die <= DEPLETES_UP_TO {
        play.state.unit_mut(unit).flags |= flag::DEPLETED;
        play.tell(Event::of(EventCode::ParentDepleted).side(side).unit(unit));
    }
    Ok(())
}

/// The units that may form a detachment now.
///
/// Cases: 17 · Rulings: R075
pub fn parents(play: &Play) -> Vec<UnitId> {
    if play.config.rules.detachments == Detachments::Absent || play.state.parents.len() >= MOST {
        return Vec::new();
    }
    play.state.of_side(play.phasing()).map(|(id, _)| id).filter(|&id| check(play, id).is_ok()).collect()
}

/// The detachments of a player go as his Reinforcement Phase begins.
///
/// Cases: 17, 17.25 · Rulings: R075, R086
pub fn recall(play: &mut Play, side: Side) {
    let own: Vec<UnitId> = all(play).filter(|&id| play.state.owner(id) == side).collect();
    for id in own {
        remove(play, id, 0);
    }
}

/// Detachments stacked with enemy combat units or detachments go at the end of the phase.
///
/// Cases: 17.25 · Rulings: R086
pub fn meet(play: &mut Play) {
    let met = |&id: &UnitId| {
        let enemy = |other: UnitId| !other.counter().is_supply() && play.state.owner(other) != play.state.owner(id);
        play.state.unit(id).hex().is_some_and(|hex| play.state.in_hex(hex).any(enemy))
    };
    let met: Vec<UnitId> = all(play).filter(met).collect();
    for id in met {
        remove(play, id, 1);
    }
}

/// The detachments on the map.
fn all<'a>(play: &'a Play) -> impl Iterator<Item = UnitId> + 'a {
    play.state.on_map().map(|(id, _)| id).filter(|id| id.counter().kind == UnitKind::Detachment)
}

fn remove(play: &mut Play, id: UnitId, why: u8) {
    let event = Event::of(EventCode::DetachmentRemoved).side(play.state.owner(id)).unit(id).numbers(why, 0);
    let hex = play.state.unit(id).hex();
    play.tell(Event { hex, ..event });
    play.state.put(id, Place::Aside);
}
