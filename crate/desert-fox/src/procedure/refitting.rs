//! The Refit Phase (13, 14): recovery, refit, forts, and the modes of supply units.

use hexgrid::Hex;

use crate::data::calendar::CalendarNumber;
use crate::data::tables::Number;
use crate::model::acts::RefitStep;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Terrain, UnitKind};
use crate::position::marks::mark;
use crate::procedure::desert_patrols;
use crate::procedure::occupy::occupy;
use crate::procedure::reinforcement::entry::has_room;
use crate::procedure::supplying;
use crate::rules::forts;
use crate::rules::off_map::may_rebuild;
use crate::rules::refit::cost::cost;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Fort, Phase, Place, Segment, flag};
use crate::turn::context::{Play, Stream, refuse};

/// The highest face on which a desert patrol recovers.
///
/// Cases: 18.24 · Rulings: R102
const PATROL_RECOVERS_UP_TO: u8 = 3;

/// Begins the phase: counters are exchanged, and supply is judged for all of it.
///
/// Cases: 18, 7.1 · Rulings: R091, H070
pub fn begin(play: &mut Play) {
    desert_patrols::exchange(play);
    supplying::judge(play);
}

/// Ends the phase: disrupted units in general supply recover, as many as the supply units can serve. A desert patrol, which
/// needs no supply, recovers where supply can be traced now; one whose die has failed does not recover.
///
/// Cases: 11.67, 18.24 · Rulings: R006, R035, R102, H070, H077, H085
pub fn recover(play: &mut Play) {
    play.sync();
    let side = play.phasing();
    let mut left = usize::from(play.cache.forces.tables.number(Number::RecoveryCapacity));
    let disrupted: Vec<(UnitId, Hex)> =
        play.state.of_side(side).filter(|(id, _)| play.state.unit(*id).is(flag::DISRUPTED)).collect();
    for (id, hex) in disrupted {
        let unit = play.state.unit(id);
        let traced = match id.counter().kind {
            UnitKind::DesertPatrol => !unit.is(flag::HALTED) && play.cache.supplies(side).general(hex),
            _ => unit.is(flag::GENERAL),
        };
        if left > 0 && traced {
            left -= 1;
            undisrupt(play, id);
        }
    }
}

fn undisrupt(play: &mut Play, unit: UnitId) {
    play.state.unit_mut(unit).flags &= !flag::DISRUPTED;
    play.tell(Event::of(EventCode::Recovered).side(play.state.owner(unit)).unit(unit));
}

/// Whether a unit may roll for its recovery.
///
/// Errors: the rule against it.
///
/// Cases: 18.24 · Rulings: R102
fn check_recovery(play: &Play, unit: UnitId) -> Result<(), RefusalCode> {
    let state = play.state.unit(unit);
    let patrol = unit.counter().kind == UnitKind::DesertPatrol && state.hex().is_some();
    if !patrol || play.state.owner(unit) != play.phasing() || !state.is(flag::DISRUPTED) {
        return Err(RefusalCode::RecoverUnit);
    }
    if state.is(flag::HALTED) { Err(RefusalCode::RecoverTwice) } else { Ok(()) }
}

/// Desert patrols that may roll for their recovery.
///
/// Cases: 18.24 · Rulings: R102
pub fn may_roll_recovery(play: &Play) -> Vec<UnitId> {
    play.state.of_side(play.phasing()).map(|(id, _)| id).filter(|&id| check_recovery(play, id).is_ok()).collect()
}

/// A disrupted desert patrol rolls for its recovery where it stands, instead of tracing supply; if the die fails, it stays
/// disrupted in this phase.
///
/// Errors: the rule against it.
///
/// Cases: 18.24 · Rulings: R102, H085
pub fn roll_recovery(play: &mut Play, unit: UnitId) -> Result<(), Refusal> {
    play.only(Phase::Refit, Segment::Main)?;
    check_recovery(play, unit).map_err(|code| refuse(code).unit(&unit.counter().id))?;
    let die = play.roll(Stream::Recovery)?;
    let event = Event::of(EventCode::RecoveryDie).side(play.phasing()).unit(unit);
    play.tell(event.numbers(PATROL_RECOVERS_UP_TO, die));
    if die <= PATROL_RECOVERS_UP_TO {
        undisrupt(play, unit);
    } else {
        play.state.unit_mut(unit).flags |= flag::HALTED;
    }
    play.sync();
    Ok(())
}

/// Whether the phasing player can do anything in the phase.
pub fn can_act(play: &Play) -> bool {
    let side = play.phasing();
    let supply = play.state.of_side(side).any(|(id, _)| check_mode(play, id).is_ok());
    supply || !steps(play).is_empty() || !builders(play).is_empty() || !may_roll_recovery(play).is_empty()
}

/// What a refit costs now.
///
/// Errors: the rule against it.
///
/// Cases: 13.1, 13.2, 13.23, 13.3, 18.24 · Rulings: R009, R022, R037, R052, R102, H044, H047, H067
pub fn price(play: &Play, unit: UnitId, step: RefitStep) -> Result<u8, Refusal> {
    let side = play.phasing();
    let counter = play.config.counter(unit);
    let at = |code| refuse(code).unit(&counter.id);
    if counter.side() != side || counter.is_supply() || counter.back.is_none() {
        return Err(at(RefusalCode::RefitNothing));
    }
    if play.state.unit(unit).is(flag::REFITTED) {
        return Err(at(RefusalCode::RefitTwice));
    }
    match (play.state.unit(unit).place(), step) {
        (Place::Map(hex), RefitStep::Undeplete) if play.state.unit(unit).is(flag::DEPLETED) => {
            if !play.state.unit(unit).is(flag::GENERAL) {
                return Err(at(RefusalCode::RefitUnsupplied));
            }
            if counter.kind == UnitKind::DesertPatrol && hex != play.base(side) {
                return Err(at(RefusalCode::PatrolRefit));
            }
            if play.cache.seen_by(side).has(hex, mark::ZONE) {
                return Err(at(RefusalCode::RefitZone));
            }
        }
        (Place::RefitBox, RefitStep::Rebuild | RefitStep::RebuildFull) => may_come_back(play, unit).map_err(at)?,
        _ => return Err(at(RefusalCode::RefitNothing)),
    }
    let price = cost(counter.kind, counter.motorized, counter.size, step, &play.config.tables);
    let price = price.map(|(_, points)| points).ok_or_else(|| at(RefusalCode::MissingValue))?;
    if price > u16::from(play.state.refit_points(counter.nation)) {
        return Err(at(RefusalCode::RefitPoints).found(price));
    }
    Ok(price.min(255) as u8)
}

/// Whether a unit in the Refit Box may be rebuilt at its base now.
///
/// Cases: 13.23, 13.3 · Rulings: R009, R037, H044, H067
fn may_come_back(play: &Play, unit: UnitId) -> Result<(), RefusalCode> {
    let (counter, side) = (play.config.counter(unit), play.phasing());
    if !may_rebuild(&play.cache.forces)[side.index()] {
        return Err(RefusalCode::RebuildClosed);
    }
    let rating = counter.armor_rating.filter(|_| counter.kind.is_armor());
    if rating.is_some_and(|rating| play.month() < play.config.calendar.rebuild_from(counter.nation, rating)) {
        return Err(RefusalCode::RebuildEarly);
    }
    if has_room(play, unit, play.base(side)) { Ok(()) } else { Err(RefusalCode::EntryOverstack) }
}

/// Spends refit points.
///
/// Errors: the rule against it.
///
/// Cases: 13.1, 13.2, 13.3 · Rulings: R009, R022, R037, H067
pub fn refit(play: &mut Play, unit: UnitId, step: RefitStep) -> Result<(), Refusal> {
    play.only(Phase::Refit, Segment::Main)?;
    let price = price(play, unit, step)?;
    let (side, nation) = (play.phasing(), unit.counter().nation);
    let before = play.state.refit[nation as usize];
    let after = before - price;
    play.state.refit[nation as usize] = after;
    let code = if step == RefitStep::Undeplete {
        play.state.unit_mut(unit).flags &= !flag::DEPLETED;
        EventCode::Undepleted
    } else {
        let home = play.base(side);
        play.state.put(unit, Place::Map(home));
        let depleted = if step == RefitStep::Rebuild { flag::DEPLETED } else { 0 };
        play.state.unit_mut(unit).flags = depleted;
        EventCode::Rebuilt
    };
    play.state.unit_mut(unit).flags |= flag::REFITTED;
    play.tell(Event::of(code).side(side).unit(unit).numbers(before, after));
    if let Some(hex) = play.state.unit(unit).hex().filter(|_| step != RefitStep::Undeplete) {
        occupy(play, unit, hex);
    }
    play.sync();
    Ok(())
}

/// Everything that refit points can buy now.
pub fn steps(play: &Play) -> Vec<(UnitId, RefitStep)> {
    let side = play.phasing();
    if play.state.refit.iter().all(|points| *points == 0) {
        return Vec::new();
    }
    let in_need = |id: &UnitId| {
        let unit = play.state.unit(*id);
        unit.place() == Place::RefitBox || unit.hex().is_some() && unit.is(flag::DEPLETED)
    };
    let own: Vec<UnitId> = UnitId::all().filter(|id| id.counter().side() == side).filter(in_need).collect();
    let all = [RefitStep::Undeplete, RefitStep::Rebuild, RefitStep::RebuildFull];
    let pairs = own.into_iter().flat_map(|id| all.map(|step| (id, step)));
    pairs.filter(|&(id, step)| price(play, id, step).is_ok()).collect()
}

/// Whether a unit may build or improve a fort: a combat unit, no armor, idle in the player-turn.
///
/// Errors: the rule against it.
///
/// Cases: 11.66, 14.1, 14.14, 14.15 · Rulings: R046, R056, R062, H066
pub fn check_fort(play: &Play, unit: UnitId) -> Result<(), RefusalCode> {
    let side = play.phasing();
    let hex = play.state.unit(unit).hex().filter(|_| play.state.owner(unit) == side);
    let hex = hex.ok_or(RefusalCode::NotOnMap)?;
    let kind = unit.counter().kind;
    let least = play.number(CalendarNumber::FortStackingPoints);
    if kind.is_supply() || kind.is_armor() || (play.state.points_of(unit, &play.config.counters) as i16) < least {
        return Err(RefusalCode::FortKind);
    }
    if play.number(CalendarNumber::FortIdle) > 0 && play.state.unit(unit).is(flag::MOVED | flag::FOUGHT) {
        return Err(RefusalCode::FortBusy);
    }
    if play.cache.forces.board.terrain(hex) == Terrain::City {
        return Err(RefusalCode::FortCity);
    }
    if play.state.fort(hex).is_some_and(|fort| fort.fresh || fort.level >= 2) {
        return Err(RefusalCode::FortDone);
    }
    let disrupted = play.state.unit(unit).is(flag::DISRUPTED);
    let supplied = play.state.unit(unit).is(flag::GENERAL);
    forts::may_work(disrupted, supplied, &play.config.rules)
}

/// Builds a fort, or improves one that was there when the player-turn began.
///
/// Errors: the rule against it.
///
/// Cases: 14.1, 14.2 · Rulings: R046, R062, H066
pub fn fort(play: &mut Play, unit: UnitId) -> Result<(), Refusal> {
    play.only(Phase::Refit, Segment::Main)?;
    check_fort(play, unit).map_err(|code| refuse(code).unit(&unit.counter().id))?;
    let side = play.phasing();
    let Some(hex) = play.state.unit(unit).hex() else { return Err(refuse(RefusalCode::NotOnMap)) };
    let at = play.state.forts.iter().position(|fort| fort.hex == hex);
    let level = at.map_or(0, |at| play.state.forts[at].level) + 1;
    let fort = Fort { hex, level, side, fresh: true };
    match at {
        Some(at) => play.state.forts[at] = fort,
        None => play.state.forts.push(fort),
    }
    play.tell(Event::of(EventCode::FortBuilt).side(side).unit(unit).hex(hex).numbers(level - 1, level));
    Ok(())
}

/// The units that can build now; one for each hex is enough.
pub fn builders(play: &Play) -> Vec<UnitId> {
    let own = play.state.of_side(play.phasing()).map(|(id, _)| id);
    own.filter(|&id| check_fort(play, id).is_ok()).collect()
}

/// Whether a supply unit can change its mode.
///
/// Errors: the rule against it.
///
/// Cases: 7.2, 7.75 · Rulings: H046, H048
pub fn check_mode(play: &Play, unit: UnitId) -> Result<(), RefusalCode> {
    let state = play.state.unit(unit);
    if !unit.counter().is_supply() || state.hex().is_none() || play.state.owner(unit) != play.phasing() {
        return Err(RefusalCode::SupplyActKind);
    }
    if state.is(flag::CAPTURED) {
        return Err(RefusalCode::CapturedMoves);
    }
    if state.is(flag::REFITTED) { Err(RefusalCode::RefitTwice) } else { Ok(()) }
}

/// Changes a supply unit between MSU and dump at the end of its owner's player-turn, once.
///
/// Errors: the rule against it.
///
/// Cases: 7.2 · Rulings: H048
pub fn mode(play: &mut Play, unit: UnitId) -> Result<(), Refusal> {
    if play.state.phase != Phase::Refit || play.state.segment != Segment::Main {
        return Err(refuse(RefusalCode::SupplyActPhase));
    }
    check_mode(play, unit).map_err(|code| refuse(code).unit(&unit.counter().id))?;
    let state = play.state.unit_mut(unit);
    state.flags ^= flag::DUMP;
    state.flags |= flag::REFITTED;
    let dump = play.state.kind(unit) == UnitKind::Dump;
    let code = if dump { EventCode::ToDump } else { EventCode::ToMsu };
    play.tell(Event::of(code).side(play.phasing()).unit(unit));
    Ok(())
}
