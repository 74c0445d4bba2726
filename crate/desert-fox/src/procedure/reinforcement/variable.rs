//! Withdrawals and returns of Commonwealth units by dice (5.3), in place of the schedule.

use crate::data::calendar::CalendarNumber;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::{RuleSet, VariableWithdrawal};
use crate::model::units::{Side, UnitKind};
use crate::procedure::reinforcement::come;
use crate::procedure::reinforcement::withdrawal::{can_go, miss};
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Absence, Drawn, Phase, Place, Segment};
use crate::turn::context::{OrderContext, Stream, refuse};

/// Whether dice decide about withdrawals.
///
/// Cases: 3A, 5.3 · Rulings: R118, H095
pub fn is_on(rules: &RuleSet) -> bool {
    rules.variable_withdrawal == VariableWithdrawal::ByDice
}

/// Whether the game-turn has a die for withdrawals: for the Commonwealth, from the game-turn of the table on.
///
/// Cases: 3A, 5.3 · Rulings: R118, H093
pub fn is_due(ctx: &OrderContext, side: Side) -> bool {
    let from = || ctx.number(CalendarNumber::DrawnFrom);
    side == Side::Commonwealth && is_on(&ctx.config.rules) && i16::from(ctx.state.turn) >= from()
}

/// Whether dice for returns are due: for a unit that was withdrawn by die and can come back by now.
///
/// Cases: 5.3 · Rulings: R118, H093
pub fn returns_due(ctx: &OrderContext, side: Side) -> bool {
    is_due(ctx, side) && ctx.state.absent.iter().any(|absence| returns_up_to(ctx, absence) > 0)
}

/// Highest face that brings a unit back.
fn returns_up_to(ctx: &OrderContext, absence: &Absence) -> u8 {
    ctx.config.calendar.returns_up_to(ctx.state.turn.saturating_sub(absence.turn))
}

/// How many units of a type are still to leave: brigades for any infantry-type unit but heavy weapons; none for what neither
/// that nor armor is.
///
/// Cases: 5.3 · Rulings: R118, H092
const fn left(drawn: &mut Drawn, kind: UnitKind) -> Option<&mut u8> {
    match kind {
        UnitKind::HeavyWeapons => None,
        _ if kind.is_armor() => Some(&mut drawn.armor),
        _ if kind.is_infantry() => Some(&mut drawn.brigades),
        _ => None,
    }
}

/// Rolls for the units that are absent, each by itself.
///
/// Errors: the players roll their own dice and have not told one of these.
///
/// Cases: 5.3 · Rulings: R118, H093
pub fn roll_returns(ctx: &mut OrderContext) -> Result<(), Refusal> {
    for absence in ctx.state.absent.clone() {
        let (unit, up_to) = (absence.unit, returns_up_to(ctx, &absence));
        if up_to == 0 {
            continue;
        }
        let die = ctx.roll(Stream::Returns)?;
        ctx.emit(Event::of(EventCode::ReturnDie).side(Side::Commonwealth).unit(unit).numbers(up_to, die));
        if die <= up_to {
            ctx.state.absent.retain(|absence| absence.unit != unit);
            come(ctx, unit, EventCode::DrawnReturns);
        }
    }
    Ok(())
}

/// Rolls for the withdrawals of the turn.
///
/// Errors: the players roll their own dice and have not told this one.
///
/// Cases: 3A, 5.3 · Rulings: R118, H093
pub fn roll(ctx: &mut OrderContext) -> Result<(), Refusal> {
    let die = ctx.roll(Stream::Withdrawals)?;
    let [brigades, armor] = ctx.config.calendar.drawn(die);
    ctx.state.drawn = Drawn { brigades, armor };
    ctx.emit(Event::of(EventCode::WithdrawalDie).side(Side::Commonwealth).numbers(0, die));
    ctx.emit(Event::of(EventCode::WithdrawalsDrawn).side(Side::Commonwealth).numbers(brigades, armor));
    Ok(())
}

/// The units among which the Commonwealth chooses, by number.
///
/// Cases: 5.2, 5.3 · Rulings: R118, R119, R124, R126, H092
pub fn able(ctx: &mut OrderContext) -> Vec<UnitId> {
    let mut drawn = ctx.state.drawn;
    if drawn.count() == 0 {
        return Vec::new();
    }
    let mut wanted = |unit: &UnitId| left(&mut drawn, unit.counter().kind).is_some_and(|left| *left > 0);
    let units: Vec<UnitId> =
        ctx.state.of_side(Side::Commonwealth).map(|(unit, _)| unit).filter(|unit| wanted(unit)).collect();
    units.into_iter().filter(|&unit| can_go(ctx, unit)).collect()
}

/// Withdraws a unit for the die.
///
/// Errors: the rule against it.
///
/// Cases: 5.2, 5.3 · Rulings: R118, R119, R125, R126, H092
pub fn withdraw(ctx: &mut OrderContext, unit: UnitId, units: &[UnitId]) -> Result<(), Refusal> {
    ctx.only(Phase::Reinforcement, Segment::Withdrawal)?;
    let at = |code| refuse(code).unit(&unit.counter().id);
    let mut drawn = ctx.state.drawn;
    let ours = unit.counter().side() == Side::Commonwealth && units == [unit];
    let left = left(&mut drawn, unit.counter().kind).filter(|left| ours && **left > 0);
    *left.ok_or_else(|| at(RefusalCode::NotDrawn))? -= 1;
    if !can_go(ctx, unit) {
        return Err(at(RefusalCode::CannotWithdraw));
    }
    ctx.state.drawn = drawn;
    ctx.state.put(unit, Place::Withdrawn);
    ctx.state.absent.push(Absence { unit, turn: ctx.state.turn });
    ctx.emit(Event::of(EventCode::DrawnWithdrawn).side(Side::Commonwealth).unit(unit));
    ctx.sync();
    Ok(())
}

/// Ends the segment: a withdrawal that can be made must be; each that cannot costs what a missed one of the schedule does.
///
/// Errors: a unit that could go.
///
/// Cases: 5.2, 5.3 · Rulings: R118, R121, H094
pub fn end(ctx: &mut OrderContext) -> Result<(), Refusal> {
    if let Some(unit) = able(ctx).first() {
        let owed = ctx.state.drawn.count();
        return Err(refuse(RefusalCode::DrawnOwed).unit(&unit.counter().id).found(owed));
    }
    for _ in 0..ctx.state.drawn.count() {
        miss(ctx, Event::of(EventCode::DrawnMissed), true);
    }
    ctx.state.drawn = Drawn::default();
    Ok(())
}
