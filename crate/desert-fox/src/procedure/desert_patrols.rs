//! Desert patrols in the course of a game (18): reconnaissance units converted at their base, and back again. How a patrol moves,
//! is supplied and overruns supply units is told where other units do so.

use std::sync::OnceLock;

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::DesertPatrols;
use crate::model::units::{Side, UnitKind};
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Overrun, Phase, Place, Segment, State, flag};
use crate::turn::context::{Flow, OrderContext, refuse};

/// Each reconnaissance unit that can be converted, with its desert patrol.
///
/// Cases: 18.11 · Rulings: R092
fn pairs() -> &'static [(UnitId, UnitId)] {
    static PAIRS: OnceLock<Vec<(UnitId, UnitId)>> = OnceLock::new();
    PAIRS.get_or_init(|| {
        let parent = |id: UnitId| UnitId::find(id.counter().roster?.parent.as_deref()?);
        UnitId::all().filter_map(|id| Some((parent(id)?, id))).collect()
    })
}

/// What a unit becomes by conversion, in either direction.
///
/// Cases: 18.11, 18.15 · Rulings: R092, R096
fn other_face(unit: UnitId) -> Option<UnitId> {
    pairs().iter().find_map(|&(recon, patrol)| match unit {
        unit if unit == recon => Some(patrol),
        unit if unit == patrol => Some(recon),
        _ => None,
    })
}

/// Desert patrols that a player may have, those in the making among them.
///
/// Cases: 18.16 · Rulings: R097, R129
const fn most(side: Side) -> usize {
    match side {
        Side::Axis => 1,
        Side::Commonwealth => 2,
    }
}

/// The segment in which conversions are declared, where any can be; else the phase ends.
///
/// Cases: 4, 18 · Rulings: R091, R128
pub fn begin(ctx: &mut OrderContext) -> Flow {
    ctx.state.segment = Segment::Conversion;
    if !convertible(ctx).is_empty() {
        return Flow::Stay;
    }
    ctx.state.segment = Segment::Main;
    Flow::PhaseOver
}

/// Whether a unit may be declared for conversion now.
///
/// Errors: the rule against it.
///
/// Cases: 18.11, 18.12, 18.15, 18.16 · Rulings: R091, R092, R093, R096, R097, R128, R129, R130
fn check(ctx: &OrderContext, unit: UnitId) -> Result<(), RefusalCode> {
    if ctx.config.rules.desert_patrols == DesertPatrols::Absent {
        return Err(RefusalCode::PatrolsOff);
    }
    if ctx.state.phase != Phase::Reinforcement || ctx.state.segment != Segment::Conversion {
        return Err(RefusalCode::ConvertPhase);
    }
    let (side, state) = (ctx.phasing(), ctx.state.unit(unit));
    let hex = state.hex().ok_or(RefusalCode::NotOnMap)?;
    if ctx.state.owner(unit) != side {
        return Err(RefusalCode::WrongSide);
    }
    if other_face(unit).is_none() {
        return Err(RefusalCode::ConvertUnit);
    }
    if hex != ctx.base(side) {
        return Err(RefusalCode::ConvertPlace);
    }
    if state.is(flag::DISRUPTED | flag::DEPLETED) {
        return Err(RefusalCode::ConvertUnfit);
    }
    if state.is(flag::CONVERTING) {
        return Err(RefusalCode::ConvertTwice);
    }
    let becomes = unit.counter().kind != UnitKind::DesertPatrol;
    if becomes && patrols(&ctx.state, side) >= most(side) { Err(RefusalCode::ConvertMany) } else { Ok(()) }
}

/// Desert patrols of a player on the map, and units of his that are becoming one.
///
/// Cases: 18.16 · Rulings: R097, R129
fn patrols(state: &State, side: Side) -> usize {
    let counts = |id: UnitId| id.counter().kind == UnitKind::DesertPatrol || state.unit(id).is(flag::CONVERTING);
    state.of_side(side).filter(|&(id, _)| counts(id)).count()
}

/// The units that may be declared now.
///
/// Cases: 18 · Rulings: R091
pub fn convertible(ctx: &OrderContext) -> Vec<UnitId> {
    if ctx.config.rules.desert_patrols == DesertPatrols::Absent {
        return Vec::new();
    }
    pairs().iter().flat_map(|&(recon, patrol)| [recon, patrol]).filter(|&id| check(ctx, id).is_ok()).collect()
}

/// Declares a conversion: the counter is turned half around until its owner's Refit Phase.
///
/// Errors: the rule against it.
///
/// Cases: 4-3, 18 · Rulings: R091, R128, R131
pub fn declare(ctx: &mut OrderContext, unit: UnitId) -> Result<(), Refusal> {
    check(ctx, unit).map_err(|code| refuse(code).unit(&unit.counter().id))?;
    ctx.state.unit_mut(unit).flags |= flag::CONVERTING;
    ctx.emit(Event::of(EventCode::Converting).side(ctx.phasing()).unit(unit));
    Ok(())
}

/// A unit that is being converted neither moves nor attacks.
///
/// Errors: one of the units is.
///
/// Cases: 4-2, 18.13 · Rulings: R094, R130
pub fn idle(ctx: &OrderContext, units: &[UnitId]) -> Result<(), Refusal> {
    match units.iter().find(|&&unit| ctx.state.unit(unit).is(flag::CONVERTING)) {
        Some(unit) => Err(refuse(RefusalCode::Converting).unit(&unit.counter().id)),
        None => Ok(()),
    }
}

/// Exchanges the counters of the units that have been declared.
///
/// Cases: 18, 18.15 · Rulings: R091, R096
pub fn exchange(ctx: &mut OrderContext) {
    for &(recon, patrol) in pairs() {
        for (from, to) in [(recon, patrol), (patrol, recon)] {
            let state = ctx.state.unit(from);
            let Some(hex) = state.hex().filter(|_| state.is(flag::CONVERTING)) else { continue };
            ctx.state.put(from, Place::Aside);
            ctx.state.put(to, Place::Map(hex));
            ctx.emit(Event::of(EventCode::Converted).side(to.counter().side()).unit(to).hex(hex));
            break;
        }
    }
}

/// The unit that goes to a box when a unit is eliminated: for a desert patrol its reconnaissance unit.
///
/// Cases: 18.14 · Rulings: R095, H087
pub fn lost(ctx: &mut OrderContext, unit: UnitId) -> UnitId {
    let recon = other_face(unit).filter(|_| unit.counter().kind == UnitKind::DesertPatrol);
    let Some(recon) = recon else { return unit };
    ctx.emit(Event::of(EventCode::PatrolLost).side(unit.counter().side()).unit(unit));
    ctx.state.put(unit, Place::Aside);
    recon
}

/// The counter that stands for a unit: of a reconnaissance unit its desert patrol while that is on the map, else its own.
///
/// Cases: 18, 18.14 · Rulings: H087
pub fn counter_in_play(state: &State, unit: UnitId) -> UnitId {
    let patrol = other_face(unit).filter(|other| other.counter().kind == UnitKind::DesertPatrol);
    patrol.filter(|patrol| state.unit(*patrol).hex().is_some()).unwrap_or(unit)
}

/// Whether a desert patrol's raid has left enemy supply units in the hex.
///
/// Cases: 18.23 · Rulings: R101, H084
pub fn is_repelled(state: &State, overrun: &Overrun) -> bool {
    let enemy = |id: UnitId| id.counter().is_supply() && state.owner(id) != state.owner(overrun.units[0]);
    overrun.raid && state.in_hex(overrun.hex).any(enemy)
}
