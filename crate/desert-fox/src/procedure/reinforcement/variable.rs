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
use crate::turn::context::{Play, Stream, refuse};

/// Whether dice decide about withdrawals.
///
/// Cases: 3A, 5.3 · Rulings: R118, H095
pub fn is_on(rules: &RuleSet) -> bool {
    rules.variable_withdrawal == VariableWithdrawal::ByDice
}

/// Whether the game-turn has a die for withdrawals: for the Commonwealth, from the game-turn of the table on.
///
/// Cases: 3A, 5.3 · Rulings: R118, H093
pub fn is_due(play: &Play, side: Side) -> bool {
    let from = || play.number(CalendarNumber::DrawnFrom);
    side == Side::Commonwealth && is_on(&play.config.rules) && i16::from(play.state.turn) >= from()
}

/// Whether dice for returns are due: for a unit that was withdrawn by die and can come back by now.
///
/// Cases: 5.3 · Rulings: R118, H093
pub fn returns_due(play: &Play, side: Side) -> bool {
    is_due(play, side) && play.state.absent.iter().any(|absence| returns_up_to(play, absence) > 0)
}

/// Highest face that brings a unit back.
fn returns_up_to(play: &Play, absence: &Absence) -> u8 {
    play.config.calendar.returns_up_to(play.state.turn.saturating_sub(absence.turn))
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
pub fn roll_returns(play: &mut Play) -> Result<(), Refusal> {
    for absence in play.state.absent.clone() {
        let (unit, up_to) = (absence.unit, returns_up_to(play, &absence));
        if up_to == 0 {
            continue;
        }
        let die = play.roll(Stream::Returns)?;
        play.tell(Event::of(EventCode::ReturnDie).side(Side::Commonwealth).unit(unit).numbers(up_to, die));
        if die <= up_to {
            play.state.absent.retain(|absence| absence.unit != unit);
            come(play, unit, EventCode::DrawnReturns);
        }
    }
    Ok(())
}

/// Rolls for the withdrawals of the turn.
///
/// Errors: the players roll their own dice and have not told this one.
///
/// Cases: 3A, 5.3 · Rulings: R118, H093
pub fn roll(play: &mut Play) -> Result<(), Refusal> {
    let die = play.roll(Stream::Withdrawals)?;
    let [brigades, armor] = play.config.calendar.drawn(die);
    play.state.drawn = Drawn { brigades, armor };
    play.tell(Event::of(EventCode::WithdrawalDie).side(Side::Commonwealth).numbers(0, die));
    play.tell(Event::of(EventCode::WithdrawalsDrawn).side(Side::Commonwealth).numbers(brigades, armor));
    Ok(())
}

/// The units among which the Commonwealth chooses, by number.
///
/// Cases: 5.2, 5.3 · Rulings: R118, R119, R124, R126, H092
pub fn able(play: &mut Play) -> Vec<UnitId> {
    let mut drawn = play.state.drawn;
    if drawn.count() == 0 {
        return Vec::new();
    }
    let mut wanted = |unit: &UnitId| left(&mut drawn, unit.counter().kind).is_some_and(|left| *left > 0);
    let units: Vec<UnitId> =
        play.state.of_side(Side::Commonwealth).map(|(unit, _)| unit).filter(|unit| wanted(unit)).collect();
    units.into_iter().filter(|&unit| can_go(play, unit)).collect()
}

/// Withdraws a unit for the die.
///
/// Errors: the rule against it.
///
/// Cases: 5.2, 5.3 · Rulings: R118, R119, R125, R126, H092
pub fn withdraw(play: &mut Play, unit: UnitId, units: &[UnitId]) -> Result<(), Refusal> {
    play.only(Phase::Reinforcement, Segment::Withdrawal)?;
    let at = |code| refuse(code).unit(&unit.counter().id);
    let mut drawn = play.state.drawn;
    let ours = unit.counter().side() == Side::Commonwealth && units == [unit];
    let left = left(&mut drawn, unit.counter().kind).filter(|left| ours && **left > 0);
    *left.ok_or_else(|| at(RefusalCode::NotDrawn))? -= 1;
    if !can_go(play, unit) {
        return Err(at(RefusalCode::CannotWithdraw));
    }
    play.state.drawn = drawn;
    play.state.put(unit, Place::Withdrawn);
    play.state.absent.push(Absence { unit, turn: play.state.turn });
    play.tell(Event::of(EventCode::DrawnWithdrawn).side(Side::Commonwealth).unit(unit));
    play.sync();
    Ok(())
}

/// Ends the segment: a withdrawal that can be made must be; each that cannot costs what a missed one of the schedule does.
///
/// Errors: a unit that could go.
///
/// Cases: 5.2, 5.3 · Rulings: R118, R121, H094
pub fn end(play: &mut Play) -> Result<(), Refusal> {
    if let Some(unit) = able(play).first() {
        let owed = play.state.drawn.count();
        return Err(refuse(RefusalCode::DrawnOwed).unit(&unit.counter().id).found(owed));
    }
    for _ in 0..play.state.drawn.count() {
        miss(play, Event::of(EventCode::DrawnMissed), true);
    }
    play.state.drawn = Drawn::default();
    Ok(())
}
