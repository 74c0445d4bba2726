//! Malta: air points shipped there, and raids on it (6.3).

use crate::data::calendar::CalendarNumber;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::procedure::herkules;
use crate::rules::off_map::{malta_points, western};
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Phase, Segment};
use crate::turn::context::{OrderContext, Stream, refuse};

/// Air points that the Commonwealth may still ship in this phase; none once Malta has fallen.
///
/// Cases: 16.4-3, 6.31 · Rulings: R023, R069, R074, R112
pub fn room(ctx: &mut OrderContext) -> u8 {
    if ctx.state.malta_done || ctx.state.invasion.fallen {
        return 0;
    }
    let air = ctx.state.air[Side::Commonwealth.index()];
    let most = ctx.number(CalendarNumber::MaltaMost).clamp(0, 100) as u8;
    let room = most.saturating_sub(air.malta).min(air.available());
    if room == 0 { 0 } else { room.min(shipping(ctx)) }
}

/// Air points that go to Malta in one phase, more with a unit in general supply west of the line.
///
/// Cases: 6.31, 16.2 · Rulings: R023, R069
fn shipping(ctx: &mut OrderContext) -> u8 {
    let (forces, supplies) = ctx.cache.with_supplies();
    let western = western(forces, supplies[Side::Commonwealth.index()]);
    malta_points(forces, western.is_some()).1.min(255) as u8
}

/// Whether the phasing player can do anything in his Air Allocation Phase.
pub fn can_act(ctx: &mut OrderContext) -> bool {
    match ctx.phasing() {
        Side::Commonwealth => room(ctx) > 0,
        Side::Axis => most_raiders(ctx) > 0 || herkules::check(ctx).is_ok(),
    }
}

/// Ships air points to Malta, where they stay.
///
/// Errors: the rule against it.
///
/// Cases: 16.4-3, 6.31 · Rulings: R023, R074, R112, H063
pub fn ship(ctx: &mut OrderContext, points: u8) -> Result<(), Refusal> {
    if ctx.state.invasion.fallen {
        return Err(refuse(RefusalCode::MaltaFallen));
    }
    ctx.only(Phase::AirAllocation, Segment::Main)?;
    if ctx.phasing() != Side::Commonwealth {
        return Err(refuse(RefusalCode::MaltaSide));
    }
    let room = room(ctx);
    if points == 0 || points > room {
        return Err(refuse(RefusalCode::MaltaShipping).found(points));
    }
    let air = &mut ctx.state.air[Side::Commonwealth.index()];
    let before = air.malta;
    air.malta += points;
    let after = air.malta;
    ctx.state.malta_done = true;
    ctx.emit(Event::of(EventCode::MaltaShipped).side(Side::Commonwealth).numbers(before, after));
    Ok(())
}

/// The most air points with which the Axis can raid Malta now.
///
/// Cases: 6.3 · Rulings: H063
pub fn most_raiders(ctx: &OrderContext) -> u8 {
    let target = ctx.state.air[Side::Commonwealth.index()].malta;
    if target == 0 || ctx.state.malta_done || ctx.phasing() != Side::Axis {
        return 0;
    }
    let supply = expendable(ctx).count().min(30) as u8;
    ctx.state.air[Side::Axis.index()].available().min(supply.saturating_mul(each(ctx)))
}

/// Supply units that a raid can expend.
///
/// Cases: 6.3 · Rulings: H063
pub fn expendable(ctx: &OrderContext) -> impl Iterator<Item = UnitId> {
    let usable = |id: &UnitId| id.counter().is_supply() && !ctx.state.unit(*id).is(crate::state::flag::CAPTURED);
    ctx.state.of_side(Side::Axis).map(|(id, _)| id).filter(usable)
}

/// Air points that one supply unit sends.
pub fn each(ctx: &OrderContext) -> u8 {
    ctx.number(CalendarNumber::RaidPointsPerSupplyUnit).clamp(1, 30) as u8
}

/// Whether these are the supply units that this number of air points expends, no more and no fewer.
///
/// Cases: 16.13, 6.3 · Rulings: R066, H063
pub fn fits(ctx: &OrderContext, points: u8, supply: &[UnitId]) -> bool {
    let usable: Vec<UnitId> = expendable(ctx).collect();
    let once = |(at, id): (usize, &UnitId)| usable.contains(id) && !supply[..at].contains(id);
    supply.len() == usize::from(points.div_ceil(each(ctx))) && supply.iter().enumerate().all(once)
}

/// Raids Malta: air points committed, supply units expended, one die.
///
/// A face of no more than the points takes an air point off Malta; the face of the tables costs the raiders one.
///
/// Errors: the rule against it.
///
/// Cases: 16.13, 6.3 · Rulings: R066, H063
pub fn raid(ctx: &mut OrderContext, points: u8, supply: &[UnitId]) -> Result<(), Refusal> {
    ctx.only(Phase::AirAllocation, Segment::Main)?;
    if ctx.phasing() != Side::Axis {
        return Err(refuse(RefusalCode::RaidSide));
    }
    if ctx.state.invasion.turn == ctx.state.turn {
        return Err(refuse(RefusalCode::InvasionRaid));
    }
    if points == 0 || points > most_raiders(ctx) {
        return Err(refuse(RefusalCode::RaidPoints).found(points));
    }
    if !fits(ctx, points, supply) {
        return Err(refuse(RefusalCode::RaidSupply).found(supply.len()));
    }
    for &id in supply {
        ctx.remove_supply(id, EventCode::Expended);
    }
    ctx.state.malta_done = true;
    ctx.state.air[Side::Axis.index()].used += points;
    let die = ctx.roll(Stream::Malta)?;
    ctx.emit(Event::of(EventCode::MaltaRaid).side(Side::Axis).numbers(points, die));
    if die <= points {
        lose(ctx, Side::Commonwealth, EventCode::MaltaLoss);
    }
    if i16::from(die) == ctx.number(CalendarNumber::RaidLossFace) {
        lose(ctx, Side::Axis, EventCode::RaidLoss);
    }
    Ok(())
}

fn lose(ctx: &mut OrderContext, side: Side, code: EventCode) {
    let air = &mut ctx.state.air[side.index()];
    let before = *air;
    air.points = before.points.saturating_sub(1);
    let numbers = if side == Side::Commonwealth {
        air.malta = before.malta.saturating_sub(1);
        [before.malta, air.malta]
    } else {
        air.used = before.used.saturating_sub(1);
        [before.points, air.points]
    };
    ctx.emit(Event::of(code).side(side).numbers(numbers[0], numbers[1]));
}
