//! Convoys and MSUs that arrive (5.1, 7.5).

use hexgrid::Hex;

use crate::data::calendar::CalendarNumber;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::position::marks::mark;
use crate::procedure::herkules;
use crate::state::counters::{AXIS_SUPPLY, COMMONWEALTH_SUPPLY, UnitId};
use crate::state::event::{Event, EventCode};
use crate::state::{Place, flag};
use crate::turn::context::{Play, Stream, refuse};

/// Whether a convoy is due: for the Axis, from the second game-turn on.
///
/// Cases: 7.57 · Rulings: R111
pub fn is_due(play: &Play, side: Side) -> bool {
    side == Side::Axis && i16::from(play.state.turn) >= play.number(CalendarNumber::ConvoyFrom)
}

/// Rolls on the convoy table: Commonwealth air points on Malta and the season change the die, or the fall of Malta.
///
/// Cases: 16.4-1, 7.55, 7.57 · Rulings: R010, R072, R111, R112
pub fn roll(play: &mut Play) -> Result<(), Refusal> {
    let die = i16::from(play.roll(Stream::Convoy)?);
    let modified = if play.state.invasion.fallen { herkules::convoy(play, die) } else { modified(play, die) };
    play.tell(Event::of(EventCode::ConvoyRoll).side(Side::Axis).numbers(die, modified));
    let msus = play.config.calendar.convoy(modified);
    arrive(play, Side::Axis, msus);
    Ok(())
}

/// The convoy die with the air points on Malta and the season.
///
/// Cases: 7.55 · Rulings: R010, R112
fn modified(play: &mut Play, die: i16) -> i16 {
    let malta = i16::from(play.state.air[Side::Commonwealth.index()].malta);
    let season = play.config.calendar.convoy_modifier(play.month());
    let modified = die + malta + season;
    if malta != 0 {
        play.tell(Event::of(EventCode::ConvoyMalta).numbers(die, die + malta));
    }
    if season != 0 {
        play.tell(Event::of(EventCode::ConvoySeason).numbers(die + malta, modified));
    }
    modified
}

/// So many MSUs arrive, as far as there are counters for them.
///
/// Cases: 7.5 · Rulings: R110, R111, H062
pub fn arrive(play: &mut Play, side: Side, msus: u8) {
    if msus > 0 || side == Side::Axis {
        play.tell(Event::of(EventCode::SupplyArrives).side(side).numbers(0, msus));
    }
    for _ in 0..msus {
        match play.state.free_supply(side, counters(play, side)) {
            Some(id) => play.state.put(id, Place::Arriving),
            None => play.tell(Event::of(EventCode::NoCounter).side(side)),
        }
    }
}

/// Supply counters of a player.
///
/// Cases: 7.5 · Rulings: H054, H062
pub fn counters(play: &Play, side: Side) -> usize {
    let (in_tables, kept) = match side {
        Side::Axis => (CalendarNumber::SupplyCountersAxis, AXIS_SUPPLY),
        Side::Commonwealth => (CalendarNumber::SupplyCountersCommonwealth, COMMONWEALTH_SUPPLY),
    };
    usize::try_from(play.number(in_tables)).unwrap_or_default().min(kept)
}

/// The hexes at which an arriving MSU may be placed: the base, and for so many of a convoy's a friendly Benghazi or Tobruk.
///
/// Errors: none is open; the MSU is lost.
///
/// Cases: 5.1, 7.5 · Rulings: R110, R111, R113, H057, H071
pub fn ports(play: &Play, side: Side) -> Vec<Hex> {
    let forces = &play.cache.forces;
    let held = |hex: Hex| forces.seen_by(side).has(hex, mark::ENEMY | mark::ENEMY_SUPPLY);
    let mut hexes: Vec<Hex> = Some(play.base(side)).into_iter().filter(|&hex| !held(hex)).collect();
    if side == Side::Axis && forward_left(play) {
        let own = |hex: &Hex| play.state.ports.contains(&(*hex, side)) && !held(*hex);
        hexes.extend([forces.board.benghazi(), forces.board.tobruk()].into_iter().filter(own));
    }
    hexes
}

/// Whether another MSU of this convoy may land forward; none in a turn in which Tobruk takes a reinforcement.
///
/// Cases: 2J4, 5.1, 5.46 · Rulings: R111, R117, H071
fn forward_left(play: &Play) -> bool {
    !play.state.port_used && i16::from(play.state.landed_forward) < play.number(CalendarNumber::ConvoyForward)
}

/// Brings an MSU ashore.
///
/// Errors: not at such a port.
///
/// Cases: 2J4, 5.1, 5.46, 7.5 · Rulings: R110, R111, R117
pub fn land(play: &mut Play, id: UnitId, hex: Hex) -> Result<(), Refusal> {
    let side = play.phasing();
    if !ports(play, side).contains(&hex) {
        let code = if play.state.port_used && side == Side::Axis && hex != play.base(side) {
            RefusalCode::ConvoyTobruk
        } else if play.state.landed_forward > 0 && side == Side::Axis && hex != play.base(side) {
            RefusalCode::ConvoyForward
        } else {
            RefusalCode::ConvoyPort
        };
        return Err(refuse(code).unit(&id.counter().id).found(play.cache.forces.number(hex)));
    }
    if hex != play.base(side) {
        play.state.landed_forward += 1;
    }
    ashore(play, id, hex);
    Ok(())
}

fn ashore(play: &mut Play, id: UnitId, hex: Hex) {
    play.state.put(id, Place::Map(hex));
    play.state.unit_mut(id).flags &= !(flag::DUMP | flag::TAKEN | flag::CAPTURED);
    play.tell(Event::of(EventCode::SupplyLands).side(id.counter().side()).unit(id).hex(hex));
}

/// MSUs that were not placed land at the base, or are lost where the enemy holds it.
///
/// Cases: 5.1, 7.5 · Rulings: R110, R113
pub fn land_rest(play: &mut Play) {
    let side = play.phasing();
    let home = play.base(side);
    let lost = play.cache.forces.seen_by(side).has(home, mark::ENEMY | mark::ENEMY_SUPPLY);
    let rest: Vec<UnitId> = play.state.in_place(side, Place::Arriving).filter(|id| id.counter().is_supply()).collect();
    for id in rest {
        if lost {
            play.remove_supply(id, EventCode::SupplyLost);
        } else {
            ashore(play, id, home);
        }
    }
    play.state.landed_forward = 0;
    play.state.port_used = false;
}
