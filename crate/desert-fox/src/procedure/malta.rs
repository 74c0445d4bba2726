//! Malta: air points shipped there, and raids on it (6.3).

use crate::data::calendar::CalendarNumber;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::procedure::herkules;
use crate::rules::off_map::{malta_points, western};
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Phase, Segment};
use crate::turn::context::{Play, Stream, refuse};

/// Air points that the Commonwealth may still ship in this phase; none once Malta has fallen.
///
/// Cases: 16.4-3, 6.31 · Rulings: R023, R069, R074, R112
pub fn room(play: &mut Play) -> u8 {
    if play.state.malta_done || play.state.invasion.fallen {
        return 0;
    }
    let air = play.state.air[Side::Commonwealth.index()];
    let most = play.number(CalendarNumber::MaltaMost).clamp(0, 100) as u8;
    let room = most.saturating_sub(air.malta).min(air.available());
    if room == 0 { 0 } else { room.min(shipping(play)) }
}

/// Air points that go to Malta in one phase, more with a unit in general supply west of the line.
///
/// Cases: 6.31, 16.2 · Rulings: R023, R069
fn shipping(play: &mut Play) -> u8 {
    let (forces, supplies) = play.cache.with_supplies();
    let western = western(forces, supplies[Side::Commonwealth.index()]);
    malta_points(forces, western.is_some()).1.min(255) as u8
}

/// Whether the phasing player can do anything in his Air Allocation Phase.
pub fn can_act(play: &mut Play) -> bool {
    match play.phasing() {
        Side::Commonwealth => room(play) > 0,
        Side::Axis => most_raiders(play) > 0 || herkules::check(play).is_ok(),
    }
}

/// Ships air points to Malta, where they stay.
///
/// Errors: the rule against it.
///
/// Cases: 16.4-3, 6.31 · Rulings: R023, R074, R112, H063
pub fn ship(play: &mut Play, points: u8) -> Result<(), Refusal> {
    if play.state.invasion.fallen {
        return Err(refuse(RefusalCode::MaltaFallen));
    }
    play.only(Phase::AirAllocation, Segment::Main)?;
    if play.phasing() != Side::Commonwealth {
        return Err(refuse(RefusalCode::MaltaSide));
    }
    let room = room(play);
    if points == 0 || points > room {
        return Err(refuse(RefusalCode::MaltaShipping).found(points));
    }
    let air = &mut play.state.air[Side::Commonwealth.index()];
    let before = air.malta;
    air.malta += points;
    let after = air.malta;
    play.state.malta_done = true;
    play.tell(Event::of(EventCode::MaltaShipped).side(Side::Commonwealth).numbers(before, after));
    Ok(())
}

/// The most air points with which the Axis can raid Malta now.
///
/// Cases: 6.3 · Rulings: H063
pub fn most_raiders(play: &Play) -> u8 {
    let target = play.state.air[Side::Commonwealth.index()].malta;
    if target == 0 || play.state.malta_done || play.phasing() != Side::Axis {
        return 0;
    }
    let supply = expendable(play).count().min(30) as u8;
    play.state.air[Side::Axis.index()].available().min(supply.saturating_mul(each(play)))
}

/// Supply units that a raid can expend.
///
/// Cases: 6.3 · Rulings: H063
pub fn expendable(play: &Play) -> impl Iterator<Item = UnitId> {
    let usable = |id: &UnitId| id.counter().is_supply() && !play.state.unit(*id).is(crate::state::flag::CAPTURED);
    play.state.of_side(Side::Axis).map(|(id, _)| id).filter(usable)
}

/// Air points that one supply unit sends.
pub fn each(play: &Play) -> u8 {
    play.number(CalendarNumber::RaidPointsPerSupplyUnit).clamp(1, 30) as u8
}

/// Whether these are supply units that so many air points expend, no more and no fewer.
///
/// Cases: 16.13, 6.3 · Rulings: R066, H063
pub fn fits(play: &Play, points: u8, supply: &[UnitId]) -> bool {
    let usable: Vec<UnitId> = expendable(play).collect();
    let once = |(at, id): (usize, &UnitId)| usable.contains(id) && !supply[..at].contains(id);
    supply.len() == usize::from(points.div_ceil(each(play))) && supply.iter().enumerate().all(once)
}

/// Raids Malta: air points committed, supply units expended, one die.
///
/// A face of no more than the points takes an air point off Malta; the face of the tables costs the raiders one.
///
/// Errors: the rule against it.
///
/// Cases: 16.13, 6.3 · Rulings: R066, H063
pub fn raid(play: &mut Play, points: u8, supply: &[UnitId]) -> Result<(), Refusal> {
    play.only(Phase::AirAllocation, Segment::Main)?;
    if play.phasing() != Side::Axis {
        return Err(refuse(RefusalCode::RaidSide));
    }
    if play.state.invasion.turn == play.state.turn {
        return Err(refuse(RefusalCode::InvasionRaid));
    }
    if points == 0 || points > most_raiders(play) {
        return Err(refuse(RefusalCode::RaidPoints).found(points));
    }
    if !fits(play, points, supply) {
        return Err(refuse(RefusalCode::RaidSupply).found(supply.len()));
    }
    for &id in supply {
        play.remove_supply(id, EventCode::Expended);
    }
    play.state.malta_done = true;
    play.state.air[Side::Axis.index()].used += points;
    let die = play.roll(Stream::Malta)?;
    play.tell(Event::of(EventCode::MaltaRaid).side(Side::Axis).numbers(points, die));
    if die <= points {
        lose(play, Side::Commonwealth, EventCode::MaltaLoss);
    }
    if i16::from(die) == play.number(CalendarNumber::RaidLossFace) {
        lose(play, Side::Axis, EventCode::RaidLoss);
    }
    Ok(())
}

fn lose(play: &mut Play, side: Side, code: EventCode) {
    let air = &mut play.state.air[side.index()];
    let before = *air;
    air.points = before.points.saturating_sub(1);
    let told = if side == Side::Commonwealth {
        air.malta = before.malta.saturating_sub(1);
        [before.malta, air.malta]
    } else {
        air.used = before.used.saturating_sub(1);
        [before.points, air.points]
    };
    play.tell(Event::of(code).side(side).numbers(told[0], told[1]));
}
