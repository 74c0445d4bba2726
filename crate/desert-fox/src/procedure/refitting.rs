//! The Refit Phase (13, 14): recovery, refit, forts, and the modes of supply units.

use hexgrid::Hex;

use crate::data::calendar::CalendarNumber;
use crate::data::tables::Number;
use crate::model::acts::RefitStep;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Terrain, UnitKind};
use crate::position::hex_flags::hex_flag;
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
use crate::turn::context::{OrderContext, Stream, refuse};

/// The highest face on which a desert patrol recovers.
///
/// Cases: 18.24 · Rulings: R102
const PATROL_RECOVERS_UP_TO: u8 = 3;

/// Begins the phase: counters are exchanged, and supply is judged for all of it.
///
/// Cases: 18, 7.1 · Rulings: R091, H070
pub fn begin(ctx: &mut OrderContext) {
    desert_patrols::exchange(ctx);
    supplying::judge(ctx);
}

/// Ends the phase: disrupted units in general supply recover, as many as the supply units can serve. A desert patrol, which
/// needs no supply, recovers where supply can be traced now; one whose die has failed does not recover.
///
/// Cases: 11.67, 18.24, 7.4 · Rulings: R006, R035, R102, H033, H070, H077, H085
pub fn recover(ctx: &mut OrderContext) {
    ctx.sync();
    let side = ctx.phasing();
    let mut left = usize::from(ctx.cache.forces.tables.number(Number::RecoveryCapacity));
    let disrupted: Vec<(UnitId, Hex)> =
        ctx.state.of_side(side).filter(|(id, _)| ctx.state.unit(*id).is(flag::DISRUPTED)).collect();
    for (id, hex) in disrupted {
        let unit = ctx.state.unit(id);
        let traced = match id.counter().kind {
            UnitKind::DesertPatrol if unit.is(flag::HALTED) => false,
            UnitKind::DesertPatrol => unit.is(flag::EMERGENCY) || ctx.cache.supplies(side).general(hex),
            _ => unit.in_general_supply(),
        };
        if left > 0 && traced {
            left -= 1;
            undisrupt(ctx, id);
        }
    }
}

fn undisrupt(ctx: &mut OrderContext, unit: UnitId) {
    ctx.state.unit_mut(unit).flags &= !flag::DISRUPTED;
    ctx.emit(Event::of(EventCode::Recovered).side(ctx.state.owner(unit)).unit(unit));
}

/// Whether a unit may roll for its recovery.
///
/// Errors: the rule against it.
///
/// Cases: 18.24 · Rulings: R102
fn check_recovery(ctx: &OrderContext, unit: UnitId) -> Result<(), RefusalCode> {
    let state = ctx.state.unit(unit);
    let patrol = unit.counter().kind == UnitKind::DesertPatrol && state.hex().is_some();
    if !patrol || ctx.state.owner(unit) != ctx.phasing() || !state.is(flag::DISRUPTED) {
        return Err(RefusalCode::RecoverUnit);
    }
    if state.is(flag::HALTED) { Err(RefusalCode::RecoverTwice) } else { Ok(()) }
}

/// Desert patrols that may roll for their recovery.
///
/// Cases: 18.24 · Rulings: R102
pub fn may_roll_recovery(ctx: &OrderContext) -> Vec<UnitId> {
    ctx.state.of_side(ctx.phasing()).map(|(id, _)| id).filter(|&id| check_recovery(ctx, id).is_ok()).collect()
}

/// A disrupted desert patrol rolls for its recovery where it stands, instead of tracing supply; if the die fails, it stays
/// disrupted in this phase.
///
/// Errors: the rule against it.
///
/// Cases: 18.24 · Rulings: R102, H085
pub fn roll_recovery(ctx: &mut OrderContext, unit: UnitId) -> Result<(), Refusal> {
    ctx.only(Phase::Refit, Segment::Main)?;
    check_recovery(ctx, unit).map_err(|code| refuse(code).unit(&unit.counter().id))?;
    let die = ctx.roll(Stream::Recovery)?;
    let event = Event::of(EventCode::RecoveryDie).side(ctx.phasing()).unit(unit);
    ctx.emit(event.numbers(PATROL_RECOVERS_UP_TO, die));
    if die <= PATROL_RECOVERS_UP_TO {
        undisrupt(ctx, unit);
    } else {
        ctx.state.unit_mut(unit).flags |= flag::HALTED;
    }
    ctx.sync();
    Ok(())
}

/// Whether the phasing player can do anything in the phase.
pub fn can_act(ctx: &OrderContext) -> bool {
    let side = ctx.phasing();
    let supply = ctx.state.of_side(side).any(|(id, _)| check_mode(ctx, id).is_ok());
    supply || !steps(ctx).is_empty() || !builders(ctx).is_empty() || !may_roll_recovery(ctx).is_empty()
}

/// What a refit costs now.
///
/// Errors: the rule against it.
///
/// Cases: 13.1, 13.2, 13.23, 13.3, 18.24 · Rulings: R009, R022, R037, R052, R102, H044, H047, H067
pub fn price(ctx: &OrderContext, unit: UnitId, step: RefitStep) -> Result<u8, Refusal> {
    let side = ctx.phasing();
    let counter = ctx.config.counter(unit);
    let at = |code| refuse(code).unit(&counter.id);
    if counter.side() != side || counter.is_supply() || counter.back.is_none() {
        return Err(at(RefusalCode::RefitNothing));
    }
    if ctx.state.unit(unit).is(flag::REFITTED) {
        return Err(at(RefusalCode::RefitTwice));
    }
    match (ctx.state.unit(unit).place(), step) {
        (Place::Map(hex), RefitStep::Undeplete) if ctx.state.unit(unit).is(flag::DEPLETED) => {
            if !ctx.state.unit(unit).in_general_supply() {
                return Err(at(RefusalCode::RefitUnsupplied));
            }
            if counter.kind == UnitKind::DesertPatrol && hex != ctx.base(side) {
                return Err(at(RefusalCode::PatrolRefit));
            }
            if ctx.cache.seen_by(side).has(hex, hex_flag::ZONE) {
                return Err(at(RefusalCode::RefitZone));
            }
        }
        (Place::RefitBox, RefitStep::Rebuild | RefitStep::RebuildFull) => may_come_back(ctx, unit).map_err(at)?,
        _ => return Err(at(RefusalCode::RefitNothing)),
    }
    let price = cost(counter.kind, counter.motorized, counter.size, step, &ctx.config.tables);
    let price = price.map(|(_, points)| points).ok_or_else(|| at(RefusalCode::MissingValue))?;
    if price > u16::from(ctx.state.refit_points(counter.nation)) {
        return Err(at(RefusalCode::RefitPoints).found(price));
    }
    Ok(price.min(255) as u8)
}

/// Whether a unit in the Refit Box may be rebuilt at its base now.
///
/// Cases: 13.23, 13.3 · Rulings: R009, R037, H044, H067
fn may_come_back(ctx: &OrderContext, unit: UnitId) -> Result<(), RefusalCode> {
    let (counter, side) = (ctx.config.counter(unit), ctx.phasing());
    if !may_rebuild(&ctx.cache.forces)[side.index()] {
        return Err(RefusalCode::RebuildClosed);
    }
    let rating = counter.armor_rating.filter(|_| counter.kind.is_armor());
    if rating.is_some_and(|rating| ctx.month() < ctx.config.calendar.rebuild_from(counter.nation, rating)) {
        return Err(RefusalCode::RebuildEarly);
    }
    if has_room(ctx, unit, ctx.base(side)) { Ok(()) } else { Err(RefusalCode::EntryOverstack) }
}

/// Spends refit points.
///
/// Errors: the rule against it.
///
/// Cases: 13.1, 13.2, 13.3 · Rulings: R009, R022, R037, H067
pub fn refit(ctx: &mut OrderContext, unit: UnitId, step: RefitStep) -> Result<(), Refusal> {
    ctx.only(Phase::Refit, Segment::Main)?;
    let price = price(ctx, unit, step)?;
    let (side, nation) = (ctx.phasing(), unit.counter().nation);
    let before = ctx.state.refit[nation as usize];
    let after = before - price;
    ctx.state.refit[nation as usize] = after;
    let code = if step == RefitStep::Undeplete {
        ctx.state.unit_mut(unit).flags &= !flag::DEPLETED;
        EventCode::Undepleted
    } else {
        let home = ctx.base(side);
        ctx.state.put(unit, Place::Map(home));
        let depleted = if step == RefitStep::Rebuild { flag::DEPLETED } else { 0 };
        ctx.state.unit_mut(unit).flags = depleted;
        EventCode::Rebuilt
    };
    ctx.state.unit_mut(unit).flags |= flag::REFITTED;
    ctx.emit(Event::of(code).side(side).unit(unit).numbers(before, after));
    if let Some(hex) = ctx.state.unit(unit).hex().filter(|_| step != RefitStep::Undeplete) {
        occupy(ctx, unit, hex);
    }
    ctx.sync();
    Ok(())
}

/// Everything that refit points can buy now.
pub fn steps(ctx: &OrderContext) -> Vec<(UnitId, RefitStep)> {
    let side = ctx.phasing();
    if ctx.state.refit.iter().all(|points| *points == 0) {
        return Vec::new();
    }
    let in_need = |id: &UnitId| {
        let unit = ctx.state.unit(*id);
        unit.place() == Place::RefitBox || unit.hex().is_some() && unit.is(flag::DEPLETED)
    };
    let own: Vec<UnitId> = UnitId::all().filter(|id| id.counter().side() == side).filter(in_need).collect();
    let all = [RefitStep::Undeplete, RefitStep::Rebuild, RefitStep::RebuildFull];
    let pairs = own.into_iter().flat_map(|id| all.map(|step| (id, step)));
    pairs.filter(|&(id, step)| price(ctx, id, step).is_ok()).collect()
}

/// Whether a unit may build or improve a fort: a combat unit, no armor, idle in the player-turn.
///
/// Errors: the rule against it.
///
/// Cases: 11.66, 14.1, 14.14, 14.15 · Rulings: R046, R056, R062, H066
pub fn check_fort(ctx: &OrderContext, unit: UnitId) -> Result<(), RefusalCode> {
    let side = ctx.phasing();
    let hex = ctx.state.unit(unit).hex().filter(|_| ctx.state.owner(unit) == side);
    let hex = hex.ok_or(RefusalCode::NotOnMap)?;
    let kind = unit.counter().kind;
    let least = ctx.number(CalendarNumber::FortStackingPoints);
    if kind.is_supply() || kind.is_armor() || (ctx.state.points_of(unit, &ctx.config.counters) as i16) < least {
        return Err(RefusalCode::FortKind);
    }
    if ctx.number(CalendarNumber::FortIdle) > 0 && ctx.state.unit(unit).is(flag::MOVED | flag::FOUGHT) {
        return Err(RefusalCode::FortBusy);
    }
    if ctx.cache.forces.board.terrain(hex) == Terrain::City {
        return Err(RefusalCode::FortCity);
    }
    if ctx.state.fort(hex).is_some_and(|fort| fort.fresh || fort.level >= 2) {
        return Err(RefusalCode::FortDone);
    }
    let disrupted = ctx.state.unit(unit).is(flag::DISRUPTED);
    let supplied = ctx.state.unit(unit).in_general_supply();
    forts::may_work(disrupted, supplied, &ctx.config.rules)
}

/// Builds a fort, or improves one that was there when the player-turn began.
///
/// Errors: the rule against it.
///
/// Cases: 14.1, 14.2 · Rulings: R046, R062, H066
pub fn fort(ctx: &mut OrderContext, unit: UnitId) -> Result<(), Refusal> {
    ctx.only(Phase::Refit, Segment::Main)?;
    check_fort(ctx, unit).map_err(|code| refuse(code).unit(&unit.counter().id))?;
    let side = ctx.phasing();
    let Some(hex) = ctx.state.unit(unit).hex() else { return Err(refuse(RefusalCode::NotOnMap)) };
    let at = ctx.state.forts.iter().position(|fort| fort.hex == hex);
    let level = at.map_or(0, |at| ctx.state.forts[at].level) + 1;
    let fort = Fort { hex, level, side, fresh: true };
    match at {
        Some(at) => ctx.state.forts[at] = fort,
        None => ctx.state.forts.push(fort),
    }
    ctx.emit(Event::of(EventCode::FortBuilt).side(side).unit(unit).hex(hex).numbers(level - 1, level));
    Ok(())
}

/// The units that can build now; one for each hex is enough.
pub fn builders(ctx: &OrderContext) -> Vec<UnitId> {
    let own = ctx.state.of_side(ctx.phasing()).map(|(id, _)| id);
    own.filter(|&id| check_fort(ctx, id).is_ok()).collect()
}

/// Whether a supply unit can change its mode.
///
/// Errors: the rule against it.
///
/// Cases: 7.2, 7.75 · Rulings: H046, H048
pub fn check_mode(ctx: &OrderContext, unit: UnitId) -> Result<(), RefusalCode> {
    let state = ctx.state.unit(unit);
    if !unit.counter().is_supply() || state.hex().is_none() || ctx.state.owner(unit) != ctx.phasing() {
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
pub fn mode(ctx: &mut OrderContext, unit: UnitId) -> Result<(), Refusal> {
    if ctx.state.phase != Phase::Refit || ctx.state.segment != Segment::Main {
        return Err(refuse(RefusalCode::SupplyActPhase));
    }
    check_mode(ctx, unit).map_err(|code| refuse(code).unit(&unit.counter().id))?;
    let state = ctx.state.unit_mut(unit);
    state.flags ^= flag::DUMP;
    state.flags |= flag::REFITTED;
    let dump = ctx.state.kind(unit) == UnitKind::Dump;
    let code = if dump { EventCode::ToDump } else { EventCode::ToMsu };
    ctx.emit(Event::of(code).side(ctx.phasing()).unit(unit));
    Ok(())
}
