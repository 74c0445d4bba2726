//! The Reinforcement Phase (5), segment by segment.

pub mod convoy;
pub mod dumps;
pub mod entry;
pub mod tobruk;
pub mod variable;
pub mod withdrawal;

use crate::data::roster::ArrivesAt;
use crate::data::schedule::Withdrawal;
use crate::model::refusal::Refusal;
use crate::model::units::{Nation, Side};
use crate::procedure::herkules;
use crate::procedure::{desert_patrols, detachments, rommel};
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Place, Segment, Substitute, flag};
use crate::turn::context::{Flow, OrderContext, Stream};

/// Begins the phase: Captured markers come off first, then points and units are due, then dice where there are any.
///
/// Cases: 5.1, 7.75, 17.25 · Rulings: R075, R086, R103, R104, H046
pub fn begin(ctx: &mut OrderContext) -> Flow {
    let side = ctx.phasing();
    detachments::recall(ctx, side);
    remove_markers(ctx, side);
    points(ctx, side);
    due(ctx, side);
    rommel::begin(ctx, side);
    if side == Side::Commonwealth {
        let msus = ctx.config.calendar.supply_units(ctx.month());
        convoy::arrive(ctx, side, msus);
    }
    ctx.sync();
    if dice_due(ctx, side) {
        ctx.state.segment = Segment::Dice;
        Flow::Stay
    } else {
        after_dice(ctx)
    }
}

/// Own supply units lose their Captured markers and serve from now on.
///
/// Cases: 7.75 · Rulings: R103, H046
fn remove_markers(ctx: &mut OrderContext, side: Side) {
    for at in 0..ctx.state.units.len() {
        let id = UnitId(at as u8);
        if ctx.state.unit(id).is(flag::CAPTURED) && ctx.state.owner(id) == side {
            ctx.state.unit_mut(id).flags &= !flag::CAPTURED;
            ctx.emit(Event::of(EventCode::MarkerRemoved).side(side).unit(id));
        }
    }
}

/// Refit points and air points by the turn record track, and refit points for the fall of Malta.
///
/// Cases: 16.4-2, 5.1, 6.22 · Rulings: R073, R104
fn points(ctx: &mut OrderContext, side: Side) {
    let month = ctx.month();
    for nation in Nation::ALL.into_iter().filter(|nation| nation.side() == side) {
        let more = ctx.config.calendar.refit_points(nation, month);
        ctx.add_refit_points(nation, more, EventCode::RefitPoints);
    }
    herkules::refit(ctx, side);
    let more = ctx.config.calendar.air_points(side, month);
    let air = &mut ctx.state.air[side.index()];
    let before = air.points;
    air.points = before.saturating_add(more).min(MOST_AIR_POINTS);
    let after = air.points;
    if after != before {
        ctx.emit(Event::of(EventCode::AirPoints).side(side).numbers(before, after));
    }
}

/// More air points than the schedules bring; a combat holds no more.
const MOST_AIR_POINTS: u8 = crate::rules::combat::setup::MAX_AIR_POINTS;

/// The units of the turn arrive, and those withdrawn come back; some go to the Refit Box.
///
/// Cases: 16.11, 5.1, 5.17, 5.18 · Rulings: R001, R002, R007, R009, R064, R122, H059
fn due(ctx: &mut OrderContext, side: Side) {
    let turn = ctx.state.turn;
    let config = ctx.config;
    for arrival in config.schedule.arrivals(turn) {
        let id = UnitId::of_roster(arrival.counter);
        let aside = ctx.state.unit(id).place() == Place::Aside && !herkules::is_committed(&ctx.state, id);
        if id.counter().side() != side || arrival.up_to.is_some() || !aside {
            continue;
        }
        match arrival.to {
            ArrivesAt::RefitBox => {
                ctx.state.put(id, Place::RefitBox);
                ctx.emit(Event::of(EventCode::ScheduledRefit).side(side).unit(id));
            }
            ArrivesAt::Map => come(ctx, id, EventCode::Due),
        }
    }
    for (slot, withdrawal) in config.schedule.returns(turn) {
        if UnitId::of_roster(withdrawal.counter).counter().side() == side {
            come_back(ctx, slot, withdrawal);
        }
    }
}

/// The units that made a withdrawal come back: the scheduled unit, or those that left in its place.
///
/// Cases: 3B1, 5.17 · Rulings: R007, R009, R122
fn come_back(ctx: &mut OrderContext, slot: usize, withdrawal: &Withdrawal) {
    let due = UnitId::of_roster(withdrawal.counter);
    let (mut units, rest): (Vec<Substitute>, Vec<Substitute>) =
        ctx.state.substitutes.iter().partition(|substitute| usize::from(substitute.slot) == slot);
    if units.is_empty() && !rest.iter().any(|substitute| substitute.unit == due) {
        units.push(Substitute { unit: due, slot: slot as u8 });
    }
    ctx.state.substitutes = rest;
    for Substitute { unit, .. } in units {
        if ctx.state.unit(unit).place() != Place::Withdrawn {
            continue;
        }
        match withdrawal.to {
            ArrivesAt::Map => come(ctx, unit, EventCode::Returns),
            ArrivesAt::RefitBox => {
                ctx.state.put(unit, Place::RefitBox);
                ctx.emit(Event::of(EventCode::ScheduledRefit).side(unit.counter().side()).unit(unit));
            }
        }
    }
}

fn come(ctx: &mut OrderContext, id: UnitId, code: EventCode) {
    ctx.state.put(id, Place::Arriving);
    ctx.emit(Event::of(code).side(id.counter().side()).unit(id));
}

/// Whether dice are due before anything else: for a convoy, for dumps without a line of communication, for a unit that may
/// never come, for Rommel, for units that were withdrawn by die.
fn dice_due(ctx: &mut OrderContext, side: Side) -> bool {
    convoy::is_due(ctx, side)
        || variable::returns_due(ctx, side)
        || rommel::is_due(ctx, side)
        || !dumps::unlinked(ctx, side).is_empty()
        || uncertain(ctx, side).next().is_some()
}

/// Rolls them all: dumps, convoy, uncertain units, Rommel, returns of units that were withdrawn by die.
///
/// Cases: 5.17, 5.3, 7.55, 7.57, 7.9, 8.8 · Rulings: R010, R052, R111, R118, H093, H103
pub fn roll(ctx: &mut OrderContext) -> Result<Flow, Refusal> {
    let side = ctx.phasing();
    dumps::roll(ctx, side)?;
    if convoy::is_due(ctx, side) {
        convoy::roll(ctx)?;
    }
    let uncertain: Vec<(UnitId, u8)> = uncertain(ctx, side).collect();
    for (id, up_to) in uncertain {
        let die = ctx.roll(Stream::Arrival)?;
        ctx.emit(Event::of(EventCode::ArrivalDie).side(side).unit(id).numbers(up_to, die));
        if die <= up_to {
            come(ctx, id, EventCode::Due);
        }
    }
    if rommel::is_due(ctx, side) {
        rommel::roll(ctx)?;
    }
    if variable::returns_due(ctx, side) {
        variable::roll_returns(ctx)?;
    }
    Ok(after_dice(ctx))
}

/// Units of the turn that come on some faces of the die only.
///
/// Cases: 5.17 · Rulings: R052
fn uncertain(ctx: &OrderContext, side: Side) -> impl Iterator<Item = (UnitId, u8)> {
    let turn = ctx.state.turn;
    ctx.config.schedule.arrivals(turn).iter().filter_map(move |arrival| {
        let id = UnitId::of_roster(arrival.counter);
        arrival.up_to.filter(|_| id.counter().side() == side).map(|up_to| (id, up_to))
    })
}

/// Goes on to the reinforcements, or past them where nothing is due.
fn after_dice(ctx: &mut OrderContext) -> Flow {
    ctx.state.segment = Segment::Main;
    ctx.sync();
    let side = ctx.phasing();
    if ctx.state.in_place(side, Place::Arriving).next().is_none() { after_entry(ctx) } else { Flow::Stay }
}

/// Ends the placing: MSUs not yet placed land at their port or are lost, units not placed are held back.
///
/// Cases: 5.1 · Rulings: R107, R108, R110, R113
pub fn end(ctx: &mut OrderContext) -> Flow {
    convoy::land_rest(ctx);
    let side = ctx.phasing();
    let held: Vec<UnitId> = ctx.state.in_place(side, Place::Arriving).collect();
    for id in held {
        ctx.emit(Event::of(EventCode::Held).side(side).unit(id));
    }
    after_entry(ctx)
}

/// The withdrawals, after all reinforcements: where dice decide about them, the die falls now.
///
/// Cases: 3, 3A, 5.2, 5.3 · Rulings: R118, R119, H093
fn after_entry(ctx: &mut OrderContext) -> Flow {
    ctx.sync();
    if variable::is_due(ctx, ctx.phasing()) {
        ctx.state.segment = Segment::WithdrawalDie;
        Flow::Stay
    } else {
        withdraw(ctx)
    }
}

/// Rolls the die for withdrawals.
///
/// Errors: the players roll their own dice and have not told it.
///
/// Cases: 3A, 5.3 · Rulings: R118, H093
pub fn roll_withdrawals(ctx: &mut OrderContext) -> Result<Flow, Refusal> {
    variable::roll(ctx)?;
    Ok(withdraw(ctx))
}

/// Goes on to the withdrawals, or past them where none can be made.
fn withdraw(ctx: &mut OrderContext) -> Flow {
    if ctx.phasing() == Side::Commonwealth && withdrawal::can_act(ctx) {
        ctx.state.segment = Segment::Withdrawal;
        Flow::Stay
    } else {
        desert_patrols::begin(ctx)
    }
}

/// Ends the withdrawals and goes on to the conversions.
///
/// Errors: a withdrawal that can be made.
///
/// Cases: 5.2, 18 · Rulings: R091, R119
pub fn end_withdrawals(ctx: &mut OrderContext) -> Result<Flow, Refusal> {
    withdrawal::end(ctx)?;
    Ok(desert_patrols::begin(ctx))
}
