//! Tobruk as a port of the Axis (5.4): one reinforcement of a turn may be shipped there, at a risk.

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::TobrukPort;
use crate::model::units::{Side, UnitKind};
use crate::procedure::reinforcement::entry::has_room;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Phase, Place, Segment, flag};
use crate::turn::context::{Play, Stream, refuse};

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
pub fn check(play: &Play) -> Result<(), RefusalCode> {
    if play.config.rules.tobruk_port == TobrukPort::Closed {
        return Err(RefusalCode::PortOff);
    }
    if play.state.phase != Phase::Reinforcement || play.state.segment != Segment::Main {
        return Err(RefusalCode::WrongPhase);
    }
    if play.phasing() != Side::Axis {
        return Err(RefusalCode::PortSide);
    }
    if play.state.port_used {
        return Err(RefusalCode::PortTwice);
    }
    let board = &play.cache.forces.board;
    let units = |side| play.state.of_side(side).filter(|(id, _)| id.counter().kind != UnitKind::Detachment);
    if !units(Side::Axis).any(|(_, hex)| hex == board.tobruk()) {
        return Err(RefusalCode::PortEmpty);
    }
    if units(Side::Commonwealth).any(|(_, hex)| board.on_libyan_sheet(hex)) {
        return Err(RefusalCode::PortEnemy);
    }
    if play.state.landed_forward > 0 { Err(RefusalCode::PortConvoy) } else { Ok(()) }
}

/// Whether a unit may be shipped: a reinforcement of one stacking point, neither reconnaissance, armor, artillery nor heavy
/// weapons. Units that are refitted do not arrive, so none of them is one.
///
/// Cases: 2J2, 5.4 · Rulings: R115, H081
pub fn fits(play: &Play, unit: UnitId) -> bool {
    let barred = match unit.counter().kind {
        UnitKind::Reconnaissance | UnitKind::Artillery | UnitKind::ArmoredArtillery | UnitKind::HeavyWeapons => true,
        kind => kind.is_armor() || kind.is_supply(),
    };
    !barred && play.state.points_of(unit, &play.config.counters) == STACKING_POINTS
}

/// Ships a reinforcement to Tobruk: a die of six sinks it for good, any other lands it there.
///
/// Errors: the rule against it.
///
/// Cases: 2J1, 2J2, 2J3, 2J4, 5.4, 5.46 · Rulings: R114, R115, R116, R117, H081
pub fn ship(play: &mut Play, unit: UnitId) -> Result<(), Refusal> {
    let at = |code| refuse(code).unit(&unit.counter().id);
    check(play).map_err(refuse)?;
    if play.state.unit(unit).place() != Place::Arriving || play.state.owner(unit) != Side::Axis {
        return Err(at(RefusalCode::NotDue));
    }
    if !fits(play, unit) {
        return Err(at(RefusalCode::PortUnit));
    }
    let tobruk = play.cache.forces.board.tobruk();
    if !has_room(play, unit, tobruk) {
        return Err(at(RefusalCode::EntryOverstack).found(play.cache.forces.number(tobruk)));
    }
    let die = play.roll(Stream::Tobruk)?;
    play.state.port_used = true;
    play.tell(Event::of(EventCode::PortDie).side(Side::Axis).unit(unit).numbers(ASHORE_UP_TO, die));
    if die > ASHORE_UP_TO {
        play.state.put(unit, Place::Destroyed);
        play.tell(Event::of(EventCode::PortSunk).side(Side::Axis).unit(unit));
    } else {
        play.state.put(unit, Place::Map(tobruk));
        play.state.unit_mut(unit).flags |= flag::FRESH;
        play.tell(Event::of(EventCode::PortLands).side(Side::Axis).unit(unit).hex(tobruk));
    }
    play.tell(Event::of(EventCode::PortConvoys).side(Side::Axis));
    play.sync();
    Ok(())
}
