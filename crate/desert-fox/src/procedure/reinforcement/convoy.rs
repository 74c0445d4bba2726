//! Convoys and MSUs that arrive (5.1, 7.5).

use hexgrid::Hex;

use crate::data::calendar::CalendarNumber;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::position::hex_flags::hex_flag;
use crate::procedure::herkules;
use crate::state::counters::{AXIS_SUPPLY, COMMONWEALTH_SUPPLY, UnitId};
use crate::state::event::{Event, EventCode};
use crate::state::{Place, flag};
use crate::turn::context::{OrderContext, Stream, refuse};

/// Whether a convoy is due: for the Axis, from the second game-turn on.
///
/// Cases: 7.57 · Rulings: R111
pub fn is_due(ctx: &OrderContext, side: Side) -> bool {
    side == Side::Axis && i16::from(ctx.state.turn) >= ctx.number(CalendarNumber::ConvoyFrom)
}

/// Rolls on the convoy table: Commonwealth air points on Malta and the season change the die, or the fall of Malta.
///
/// Cases: 16.4-1, 7.55, 7.57 · Rulings: R010, R072, R111, R112
pub fn roll(ctx: &mut OrderContext) -> Result<(), Refusal> {
    let die = i16::from(ctx.roll(Stream::Convoy)?);
    let modified = if ctx.state.invasion.fallen { herkules::convoy(ctx, die) } else { modified(ctx, die) };
    ctx.emit(Event::of(EventCode::ConvoyRoll).side(Side::Axis).numbers(die, modified));
    let msus = ctx.config.calendar.convoy(modified);
    arrive(ctx, Side::Axis, msus);
    Ok(())
}

/// The convoy die with the air points on Malta and the season.
///
/// Cases: 7.55 · Rulings: R010, R112
fn modified(ctx: &mut OrderContext, die: i16) -> i16 {
    let malta = i16::from(ctx.state.air[Side::Commonwealth.index()].malta);
    let season = ctx.config.calendar.convoy_modifier(ctx.month());
    let modified = die + malta + season;
    if malta != 0 {
        ctx.emit(Event::of(EventCode::ConvoyMalta).numbers(die, die + malta));
    }
    if season != 0 {
        ctx.emit(Event::of(EventCode::ConvoySeason).numbers(die + malta, modified));
    }
    modified
}

/// So many MSUs arrive, as far as there are counters for them.
///
/// Cases: 7.5 · Rulings: R110, R111, H062
pub fn arrive(ctx: &mut OrderContext, side: Side, msus: u8) {
    if msus > 0 || side == Side::Axis {
        ctx.emit(Event::of(EventCode::SupplyArrives).side(side).numbers(0, msus));
    }
    for _ in 0..msus {
        match ctx.state.free_supply(side, counters(ctx, side)) {
            Some(id) => ctx.state.put(id, Place::Arriving),
            None => ctx.emit(Event::of(EventCode::NoCounter).side(side)),
        }
    }
}

/// Supply counters of a player.
///
/// Cases: 7.5 · Rulings: H054, H062
pub fn counters(ctx: &OrderContext, side: Side) -> usize {
    let (in_tables, limit) = match side {
        Side::Axis => (CalendarNumber::SupplyCountersAxis, AXIS_SUPPLY),
        Side::Commonwealth => (CalendarNumber::SupplyCountersCommonwealth, COMMONWEALTH_SUPPLY),
    };
    usize::try_from(ctx.number(in_tables)).unwrap_or_default().min(limit)
}

/// The hexes at which an arriving MSU may be placed: the base, and for a part of a convoy a friendly Benghazi or Tobruk.
///
/// Errors: none is open; the MSU is lost.
///
/// Cases: 5.1, 7.5 · Rulings: R110, R111, R113, H057, H071
pub fn ports(ctx: &OrderContext, side: Side) -> Vec<Hex> {
    let forces = &ctx.cache.forces;
    let held = |hex: Hex| forces.seen_by(side).has(hex, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY);
    let mut hexes: Vec<Hex> = Some(ctx.base(side)).into_iter().filter(|&hex| !held(hex)).collect();
    if side == Side::Axis && forward_left(ctx) {
        let own = |hex: &Hex| ctx.state.ports.contains(&(*hex, side)) && !held(*hex);
        hexes.extend([forces.board.benghazi(), forces.board.tobruk()].into_iter().filter(own));
    }
    hexes
}

/// Whether another MSU of this convoy may land forward; none in a turn in which Tobruk takes a reinforcement.
///
/// Cases: 2J4, 5.1, 5.46 · Rulings: R111, R117, H071
fn forward_left(ctx: &OrderContext) -> bool {
    !ctx.state.port_used && i16::from(ctx.state.landed_forward) < ctx.number(CalendarNumber::ConvoyForward)
}

/// Brings an MSU ashore.
///
/// Errors: not at such a port.
///
/// Cases: 2J4, 5.1, 5.46, 7.5 · Rulings: R110, R111, R117
pub fn land(ctx: &mut OrderContext, id: UnitId, hex: Hex) -> Result<(), Refusal> {
    let side = ctx.phasing();
    if !ports(ctx, side).contains(&hex) {
        let code = if ctx.state.port_used && side == Side::Axis && hex != ctx.base(side) {
            RefusalCode::ConvoyTobruk
        } else if ctx.state.landed_forward > 0 && side == Side::Axis && hex != ctx.base(side) {
            RefusalCode::ConvoyForward
        } else {
            RefusalCode::ConvoyPort
        };
        return Err(refuse(code).unit(&id.counter().id).found(ctx.cache.forces.number(hex)));
    }
    if hex != ctx.base(side) {
        ctx.state.landed_forward += 1;
    }
    ashore(ctx, id, hex);
    Ok(())
}

fn ashore(ctx: &mut OrderContext, id: UnitId, hex: Hex) {
    ctx.state.put(id, Place::Map(hex));
    ctx.state.unit_mut(id).flags &= !(flag::DUMP | flag::TAKEN | flag::CAPTURED);
    ctx.emit(Event::of(EventCode::SupplyLands).side(id.counter().side()).unit(id).hex(hex));
}

/// MSUs that were not placed land at the base, or are lost where the enemy holds it.
///
/// Cases: 5.1, 7.5 · Rulings: R110, R113
pub fn land_rest(ctx: &mut OrderContext) {
    let side = ctx.phasing();
    let home = ctx.base(side);
    let lost = ctx.cache.forces.seen_by(side).has(home, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY);
    let rest: Vec<UnitId> = ctx.state.in_place(side, Place::Arriving).filter(|id| id.counter().is_supply()).collect();
    for id in rest {
        if lost {
            ctx.remove_supply(id, EventCode::SupplyLost);
        } else {
            ashore(ctx, id, home);
        }
    }
    ctx.state.landed_forward = 0;
    ctx.state.port_used = false;
}
