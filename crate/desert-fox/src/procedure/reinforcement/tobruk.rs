//! Tobruk as a port of the Axis (5.4): one reinforcement of a turn may be shipped there, at a risk.

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::TobrukPort;
use crate::model::units::{Side, UnitKind};
use crate::procedure::occupy::occupy;
use crate::procedure::reinforcement::entry::has_room;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Phase, Place, Segment, flag};
use crate::turn::context::{OrderContext, Stream, refuse};

/// Highest face of the die that brings the unit ashore.
///
/// Cases: 2J3, 5.4 · Rulings: R116
const ASHORE_UP_TO: u8 = 5;
/// Stacking points that can be shipped in a turn.
///
/// Cases: 2J2, 5.4 · Rulings: R115
const STACKING_POINTS: u16 = 1;

/// Whether Tobruk can take a reinforcement of the Axis now.
///
/// Errors: the rule against it.
///
/// Supply units count as units here, detachments do not.
///
/// Cases: 2J1, 2J2, 2J4, 5.4, 5.46, 17.24 · Rulings: R085, R114, R115, R117, H057, H080
pub fn check(ctx: &OrderContext) -> Result<(), RefusalCode> {
    if ctx.config.rules.tobruk_port == TobrukPort::Closed {
        return Err(RefusalCode::PortOff);
    }
    if ctx.state.phase != Phase::Reinforcement || ctx.state.segment != Segment::Main {
        return Err(RefusalCode::WrongPhase);
    }
    if ctx.phasing() != Side::Axis {
        return Err(RefusalCode::PortSide);
    }
    if ctx.state.port_used {
        return Err(RefusalCode::PortTwice);
    }
    let board = &ctx.cache.forces.board;
    let units = |side| ctx.state.of_side(side).filter(|(id, _)| id.counter().kind != UnitKind::Detachment);
    if !units(Side::Axis).any(|(_, hex)| hex == board.tobruk()) {
        return Err(RefusalCode::PortEmpty);
    }
    if units(Side::Commonwealth).any(|(_, hex)| board.on_libyan_sheet(hex)) {
        return Err(RefusalCode::PortEnemy);
    }
    if ctx.state.landed_forward > 0 { Err(RefusalCode::PortConvoy) } else { Ok(()) }
}

/// Whether a unit may be shipped: a reinforcement of one stacking point, neither reconnaissance, armor, artillery nor heavy
/// weapons. Units that are refitted do not arrive, so none of them is one.
///
/// Cases: 2J2, 5.4 · Rulings: R115, H081
pub fn fits(ctx: &OrderContext, unit: UnitId) -> bool {
    let barred = match unit.counter().kind {
        UnitKind::Reconnaissance | UnitKind::Artillery | UnitKind::ArmoredArtillery | UnitKind::HeavyWeapons => true,
        kind => kind.is_armor() || kind.is_supply(),
    };
    !barred && ctx.state.points_of(unit, &ctx.config.counters) == STACKING_POINTS
}

/// Ships a reinforcement to Tobruk: a die of six sinks it for good, any other lands it there.
///
/// Errors: the rule against it.
///
/// Cases: 2J1, 2J2, 2J3, 2J4, 5.4, 5.46 · Rulings: R114, R115, R116, R117, H065, H081
pub fn ship(ctx: &mut OrderContext, unit: UnitId) -> Result<(), Refusal> {
    let at = |code| refuse(code).unit(&unit.counter().id);
    check(ctx).map_err(refuse)?;
    if ctx.state.unit(unit).place() != Place::Arriving || ctx.state.owner(unit) != Side::Axis {
        return Err(at(RefusalCode::NotDue));
    }
    if !fits(ctx, unit) {
        return Err(at(RefusalCode::PortUnit));
    }
    let tobruk = ctx.cache.forces.board.tobruk();
    if !has_room(ctx, unit, tobruk) {
        return Err(at(RefusalCode::EntryOverstack).found(ctx.cache.forces.number(tobruk)));
    }
    let die = ctx.roll(Stream::Tobruk)?;
    ctx.state.port_used = true;
    ctx.emit(Event::of(EventCode::PortDie).side(Side::Axis).unit(unit).numbers(ASHORE_UP_TO, die));
    if die > ASHORE_UP_TO {
        ctx.state.put(unit, Place::Destroyed);
        ctx.emit(Event::of(EventCode::PortSunk).side(Side::Axis).unit(unit));
    } else {
        ctx.state.put(unit, Place::Map(tobruk));
        ctx.state.unit_mut(unit).flags |= flag::FRESH;
        ctx.emit(Event::of(EventCode::PortLands).side(Side::Axis).unit(unit).hex(tobruk));
        occupy(ctx, unit, tobruk);
    }
    ctx.emit(Event::of(EventCode::PortConvoys).side(Side::Axis));
    ctx.sync();
    Ok(())
}
