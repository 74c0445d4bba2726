//! Withdrawals of the Commonwealth (5.2).

use crate::data::calendar::CalendarNumber;
use crate::data::roster::RosterUnit;
use crate::data::roster::roster;
use crate::data::scenario::Victory;
use crate::data::schedule::Withdrawal;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitKind};
use crate::procedure::desert_patrols;
use crate::procedure::reinforcement::variable;
use crate::rules::supply::line::Lines;
use crate::state::counters::{Counter, UnitId};
use crate::state::event::{Event, EventCode};
use crate::state::{Phase, Place, Segment, Substitute, flag};
use crate::turn::context::{OrderContext, refuse};

/// The withdrawals that are still owed, with their places on the schedule; those of later game-turns may be made early.
///
/// Cases: 5.2 · Rulings: R119, R123
pub fn open<'a>(ctx: &'a OrderContext<'_>) -> impl Iterator<Item = (usize, &'a Withdrawal)> {
    let settled = ctx.state.settled;
    ctx.config.schedule.withdrawals().iter().enumerate().filter(move |(at, _)| settled >> at & 1 == 0)
}

/// Whether a withdrawal is due now, or one may be made early.
///
/// Cases: 5.2, 5.3 · Rulings: R118, R123
pub fn can_act(ctx: &mut OrderContext) -> bool {
    if ctx.state.drawn.count() > 0 {
        return true;
    }
    let turn = ctx.state.turn;
    let owed: Vec<Withdrawal> = open(ctx).map(|(_, withdrawal)| *withdrawal).collect();
    owed.iter().any(|withdrawal| withdrawal.turn <= turn || can_go(ctx, UnitId::of_roster(withdrawal.counter)))
}

/// Whether a unit can leave: on the map, in general supply, with a line of communication to Alexandria or Tobruk. A
/// reconnaissance unit leaves as the desert patrol that it has become too, which is in general supply always.
///
/// Cases: 5.2, 18.21 · Rulings: R099, R119, R124, R126, H087
pub fn can_go(ctx: &mut OrderContext, unit: UnitId) -> bool {
    let shown = desert_patrols::counter_in_play(&ctx.state, unit);
    let Some(hex) = ctx.state.unit(shown).hex() else { return false };
    let motorized = ctx.config.counter(shown).motorized;
    let patrol = shown.counter().kind == UnitKind::DesertPatrol;
    if unit.counter().side() != Side::Commonwealth {
        return false;
    }
    if !patrol && !ctx.cache.supplies(Side::Commonwealth).general(hex) {
        return false;
    }
    ctx.cache.has_line(Side::Commonwealth, motorized, hex) || to_tobruk(ctx, motorized, hex)
}

/// A line of communication to Tobruk instead.
///
/// Cases: 5.2 · Rulings: R119
fn to_tobruk(ctx: &OrderContext, motorized: bool, hex: hexgrid::Hex) -> bool {
    let tobruk = ctx.cache.forces.board.tobruk();
    let own = ctx.state.ports.iter().any(|&(port, owner)| port == tobruk && owner == Side::Commonwealth);
    let forces = &ctx.cache.forces;
    let side = Side::Commonwealth;
    own && Lines::to(forces, side, tobruk).lead_from(forces, side, motorized, hex)
}

/// The units that may go in the stead of a scheduled one, by number.
///
/// Cases: 2.22, 5.22 · Rulings: R021, R120, R124
pub fn candidates(ctx: &mut OrderContext, due: UnitId) -> Vec<UnitId> {
    let Some(counter) = due.in_roster() else { return Vec::new() };
    let units: Vec<UnitId> = substitutes(counter).into_iter().map(UnitId::of_roster).collect();
    units.into_iter().filter(|&unit| can_go(ctx, unit)).collect()
}

/// Whether units together make up for a scheduled one: any of its type for armor, else at least its full strength.
///
/// Cases: 5.22 · Rulings: R120
pub fn suffices(due: UnitId, units: &[UnitId], counters: &[Counter]) -> bool {
    let strength: u16 = units.iter().map(|unit| u16::from(counters[unit.index()].full.strength)).sum();
    !units.is_empty() && strength >= strength_owed(&counters[due.index()])
}

/// Whether one of the units could stay.
///
/// Cases: 5.22 · Rulings: R120, H073
pub fn too_many(due: UnitId, units: &[UnitId], counters: &[Counter]) -> bool {
    let without = |at: usize| -> Vec<UnitId> {
        units.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, unit)| *unit).collect()
    };
    (0..units.len()).any(|at| suffices(due, &without(at), counters))
}

/// Withdraws a scheduled unit, or others in its stead where it cannot go; where dice decide, a unit for the die.
///
/// Errors: the rule against it.
///
/// Cases: 5.2, 5.22, 5.3 · Rulings: R118, R119, R120, R122, R123, R124, R125, R126, R127
pub fn withdraw(ctx: &mut OrderContext, due: UnitId, units: &[UnitId]) -> Result<(), Refusal> {
    if variable::is_on(&ctx.config.rules) {
        return variable::withdraw(ctx, due, units);
    }
    ctx.only(Phase::Reinforcement, Segment::Withdrawal)?;
    let at = |code| refuse(code).unit(&due.counter().id);
    let owed = open(ctx).find(|(_, withdrawal)| UnitId::of_roster(withdrawal.counter) == due);
    let (place, turn) = owed.map(|(place, owed)| (place, owed.turn)).ok_or_else(|| at(RefusalCode::NotScheduled))?;
    let itself = units == [due];
    if itself {
        if !can_go(ctx, due) {
            return Err(at(RefusalCode::CannotWithdraw));
        }
    } else {
        if turn > ctx.state.turn || can_go(ctx, due) {
            return Err(at(RefusalCode::MustWithdrawItself));
        }
        let candidates = candidates(ctx, due);
        let stray =
            units.iter().enumerate().find(|(at, unit)| !candidates.contains(unit) || units[..*at].contains(unit));
        if let Some((_, unit)) = stray {
            return Err(refuse(RefusalCode::NoSubstitute).unit(&unit.counter().id));
        }
        if !suffices(due, units, &ctx.config.counters) {
            return Err(at(RefusalCode::SubstituteWeak));
        }
        if too_many(due, units, &ctx.config.counters) {
            return Err(at(RefusalCode::SubstituteMany));
        }
    }
    ctx.state.settled |= 1 << place;
    if !itself {
        let slot = place as u8;
        ctx.state.substitutes.extend(units.iter().map(|&unit| Substitute { unit, slot }));
    }
    for &unit in units {
        let shown = desert_patrols::counter_in_play(&ctx.state, unit);
        if shown != unit {
            ctx.state.unit_mut(unit).flags |= ctx.state.unit(shown).flags & flag::DEPLETED;
            ctx.state.put(shown, Place::Aside);
        }
        ctx.state.put(unit, Place::Withdrawn);
        let code = if itself { EventCode::Withdrawn } else { EventCode::Substituted };
        ctx.emit(Event::of(code).side(Side::Commonwealth).unit(unit));
    }
    ctx.sync();
    Ok(())
}

/// Ends the segment: a withdrawal that could be made must be; one that could not costs a victory point in the campaign.
///
/// Errors: the unit that must be withdrawn or substituted first.
///
/// Cases: 5.2, 5.3 · Rulings: R118, R119, R120, R121, H051
pub fn end(ctx: &mut OrderContext) -> Result<(), Refusal> {
    if variable::is_on(&ctx.config.rules) {
        return variable::end(ctx);
    }
    let turn = ctx.state.turn;
    let owed: Vec<(usize, UnitId, bool)> = open(ctx)
        .filter(|(_, withdrawal)| withdrawal.turn <= turn)
        .map(|(at, withdrawal)| (at, UnitId::of_roster(withdrawal.counter), withdrawal.sourced))
        .collect();
    for &(_, due, _) in &owed {
        let candidates = candidates(ctx, due);
        if can_go(ctx, due) || suffices(due, &candidates, &ctx.config.counters) {
            return Err(refuse(RefusalCode::WithdrawalOwed).unit(&due.counter().id));
        }
    }
    for (at, due, costs) in owed {
        ctx.state.settled |= 1 << at;
        miss(ctx, Event::of(EventCode::NotWithdrawn).unit(due), costs);
    }
    Ok(())
}

/// A withdrawal that is not made: victory points of the Axis in the campaign where it `costs` any, nothing in the Race for
/// Tobruk.
///
/// Cases: 5.2 · Rulings: R121, H051, H094
pub fn miss(ctx: &mut OrderContext, event: Event, costs: bool) {
    let before = ctx.state.points[Side::Axis.index()];
    let missed = ctx.number(CalendarNumber::MissedWithdrawal).clamp(0, 100) as u8;
    let more = if costs && ctx.config.scenario.victory == Victory::Campaign { missed } else { 0 };
    ctx.state.points[Side::Axis.index()] = before.saturating_add(more);
    let after = ctx.state.points[Side::Axis.index()];
    ctx.emit(event.side(Side::Commonwealth).numbers(before, after));
}

/// Counters of the type of a unit that is to leave, itself not among them: indices in the roster.
///
/// Heavy infantry is a type of its own, so that some unit has no substitute at all.
///
/// Cases: 2.22, 5.22 · Rulings: R021, R120
pub fn substitutes(counter: u8) -> Vec<u8> {
    let Some(leaving) = roster().get(usize::from(counter)) else { return Vec::new() };
    let fits = |unit: &RosterUnit| unit.nation == leaving.nation && unit.kind == leaving.kind;
    let others = (0_u8..).zip(roster()).filter(|(other, unit)| *other != counter && fits(unit));
    others.map(|(other, _)| other).collect()
}

/// Combat strength that substitutes must have together at full strength, in strength points: that of the unit itself when it
/// is not depleted, nothing for armor.
///
/// Cases: 5.22 · Rulings: R120
pub fn strength_owed(leaving: &Counter) -> u16 {
    if leaving.kind.is_armor() { 0 } else { u16::from(leaving.full.strength) }
}
