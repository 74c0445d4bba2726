//! The sequence of play (4): game-turns, player-turns, phases and their segments, and who decides.

use crate::game::event::{Event, EventCode};
use crate::game::play::{Play, Stream, refuse};
use crate::game::state::{Air, Overrun, Phase, Place, Segment, State, flag};
use crate::game::{combats, legal, refitting, supplying};
use crate::refit::{Casualty, Cause, Route, route};
use crate::refusal::{Refusal, RefusalCode};
use crate::tables::Number;
use crate::units::{Nation, Side, UnitKind};
use crate::{air, desert_patrols, detachments, initiative, reinforcement, victory};

use super::counters::{Counter, UnitId};
use hexgrid::Hex;

/// Who decides.
///
/// Cases: 4.2, 8.37 · Rulings: R014, H060
pub fn decides(state: &State) -> Side {
    let other = state.phasing.enemy();
    match (state.segment, state.phase) {
        (Segment::DefenderSupply, _) => other,
        (Segment::Combat, _) => state.battle.as_ref().map_or(state.phasing, |battle| battle.by),
        (Segment::Overrun, _) => overrun_decides(state),
        (Segment::Overstacked, _) => overstacked_owner(state).unwrap_or(state.phasing),
        (_, Phase::Initiative) => Side::Axis,
        (_, Phase::FirstReaction | Phase::SecondReaction) => other,
        _ => state.phasing,
    }
}

/// The overrunning player decides about supply units, the other about his combat units.
fn overrun_decides(state: &State) -> Side {
    let next = state.overrun.as_ref().and_then(|overrun: &Overrun| overrun.left.last());
    let supply = next.is_none_or(|unit| unit.counter().is_supply());
    if supply { state.phasing } else { state.phasing.enemy() }
}

fn overstacked_owner(state: &State) -> Option<Side> {
    let stacked = |hex: Hex| state.in_hex(hex).find(|id| id.counter().kind != UnitKind::Detachment);
    state.overstacked.and_then(stacked).map(|id| state.owner(id))
}

/// The first hex, by its index, that holds more than its limit.
///
/// Cases: 9.1 · Rulings: H040, H056
pub fn first_overstacked(state: &State, counters: &[Counter], limit: u16) -> Option<Hex> {
    let hexes = || state.on_map().map(|(_, hex)| hex);
    let mut points = vec![0; hexes().max().map_or(0, |hex| hex.index() + 1)];
    for (id, hex) in state.on_map() {
        points[hex.index()] += state.points_of(id, counters);
    }
    hexes().filter(|hex| points[hex.index()] > limit).min()
}

/// Begins a game-turn. On the first the scenario says who is first.
///
/// Cases: 4.1 · Rulings: H060, H061
pub fn begin_turn(play: &mut Play) {
    let turn = play.state.turn;
    play.tell(Event::of(EventCode::GameTurn).numbers(0, turn));
    if turn == play.book.scenario.first_turn {
        play.state.first = play.book.scenario.first_player;
        begin_player_turn(play, play.state.first);
    } else {
        play.state.phase = Phase::Initiative;
        play.state.segment = Segment::Dice;
    }
}

/// Begins a player-turn.
///
/// Cases: 4.2 · Rulings: H060
pub fn begin_player_turn(play: &mut Play, side: Side) {
    let state = &mut play.state;
    state.phasing = side;
    for unit in &mut state.units {
        unit.flags &= !flag::OF_PLAYER_TURN;
    }
    for air in &mut state.air {
        *air = Air { used: 0, ..*air };
    }
    for fort in &mut state.forts {
        fort.fresh = false;
    }
    state.loads = [0; 2];
    state.repairs = false;
    state.malta_done = false;
    state.parents.clear();
    (state.rommel.led, state.rommel.spared) = (false, None);
    play.tell(Event::of(EventCode::PlayerTurn).side(side));
    enter(play, Phase::Reinforcement);
}

/// Rolls the dice that are due.
///
/// Errors: none are due.
pub fn roll(play: &mut Play) -> Result<(), Refusal> {
    if play.state.segment == Segment::WithdrawalDie {
        return reinforcement::roll_withdrawals(play);
    }
    if play.state.segment != Segment::Dice {
        return Err(refuse(RefusalCode::NoDiceDue));
    }
    if play.state.phase == Phase::Initiative {
        let first = initiative::roll(play)?;
        play.state.first = first;
        begin_player_turn(play, first);
    } else {
        reinforcement::roll(play)?;
        reinforcement::after_dice(play);
    }
    Ok(())
}

/// Ends a segment or phase.
///
/// Errors: something must be done first.
pub fn done(play: &mut Play) -> Result<(), Refusal> {
    match (play.state.phase, play.state.segment) {
        (Phase::Reinforcement, Segment::Main) => {
            reinforcement::end(play);
            Ok(())
        }
        (Phase::Reinforcement, Segment::Withdrawal) => {
            reinforcement::withdrawal::end(play)?;
            desert_patrols::begin(play);
            Ok(())
        }
        (Phase::FirstCombat | Phase::SecondCombat, Segment::Main) => combats::end_declaration(play),
        (Phase::Reinforcement, Segment::Conversion) => {
            advance(play);
            Ok(())
        }
        (phase, Segment::Main) if phase != Phase::Initiative => {
            advance(play);
            Ok(())
        }
        _ => Err(refuse(RefusalCode::NotDone)),
    }
}

/// Enters a phase and does what happens by itself; a phase in which nothing can be done is passed over.
///
/// Cases: 4.2 · Rulings: H060
pub fn enter(play: &mut Play, phase: Phase) {
    play.state.phase = phase;
    play.state.segment = Segment::Main;
    play.state.rommel.moved = false;
    let number = Phase::ALL.iter().position(|known| *known == phase).unwrap_or_default() as u8;
    for unit in &mut play.state.units {
        unit.flags &= !flag::OF_PHASE;
        unit.spent = 0;
        unit.drawn = 0;
    }
    let side = decides(&play.state);
    play.tell(Event::of(EventCode::PhaseBegins).side(side).numbers(0, number));
    match phase {
        Phase::Reinforcement => return reinforcement::begin(play),
        Phase::InitialMovement | Phase::MotorizedMovement | Phase::FirstReaction | Phase::SecondReaction => {
            supplying::judge(play);
        }
        Phase::FirstCombat | Phase::SecondCombat => combats::begin(play),
        Phase::Refit => refitting::begin(play),
        Phase::Initiative | Phase::AirAllocation | Phase::Over => {}
    }
    play.sync();
    let idle = match phase {
        Phase::AirAllocation => !air::malta::can_act(play),
        phase if phase.is_movement() || phase.is_reaction() => legal::is_idle(play),
        Phase::FirstCombat | Phase::SecondCombat => !combats::can_attack(play),
        Phase::Refit => !refitting::can_act(play),
        _ => false,
    };
    if idle {
        play.tell(Event::of(EventCode::PhasePassed).side(side).numbers(0, number));
        advance(play);
    }
}

/// Leaves the phase, once no hex is overstacked, for the next.
///
/// Cases: 4.2, 9.1, 9.25 · Rulings: R029, H040, H056, H060
pub fn advance(play: &mut Play) {
    if play.state.phase == Phase::Over {
        return;
    }
    let limit = play.desk.forces.tables.number(Number::StackingLimit);
    play.state.overstacked = None;
    if play.state.phase >= Phase::InitialMovement
        && let Some(hex) = first_overstacked(&play.state, &play.book.counters, limit)
    {
        let points = play.state.stacking_points(hex, &play.book.counters);
        play.state.segment = Segment::Overstacked;
        play.state.overstacked = Some(hex);
        play.tell(Event::of(EventCode::Overstacked).hex(hex).numbers(limit, points));
        return;
    }
    leave(play);
    let next = match play.state.phase {
        Phase::Initiative => Phase::Reinforcement,
        Phase::Reinforcement => Phase::AirAllocation,
        Phase::AirAllocation => Phase::InitialMovement,
        Phase::InitialMovement => Phase::FirstReaction,
        Phase::FirstReaction => Phase::FirstCombat,
        Phase::FirstCombat => Phase::MotorizedMovement,
        Phase::MotorizedMovement => Phase::SecondReaction,
        Phase::SecondReaction => Phase::SecondCombat,
        Phase::SecondCombat => Phase::Refit,
        Phase::Refit | Phase::Over => return end_player_turn(play),
    };
    enter(play, next);
}

/// What ends with a phase.
///
/// Cases: 7.3, 11.67, 17.25 · Rulings: R086, R134, H077
fn leave(play: &mut Play) {
    detachments::meet(play);
    if play.state.phase == Phase::Refit {
        refitting::recover(play);
    }
    if play.state.phase == Phase::FirstCombat {
        let phasing = play.phasing();
        for at in 0..play.state.units.len() {
            let id = UnitId(at as u8);
            if play.state.unit(id).is(flag::FRESH) && play.state.owner(id) == phasing {
                play.state.unit_mut(id).flags &= !flag::FRESH;
            }
        }
    }
    if play.state.phase.is_combat() {
        play.state.combats.clear();
        play.state.naval_used = false;
    }
}

fn end_player_turn(play: &mut Play) {
    if play.state.phasing == play.state.first {
        return begin_player_turn(play, play.state.first.enemy());
    }
    if play.state.turn >= play.book.scenario.last_turn {
        return victory::last_turn(play);
    }
    play.state.turn += 1;
    begin_turn(play);
}

/// Takes off a unit of an overstacked hex; its box is found like that of any other loss.
///
/// Errors: no hex is overstacked, the unit is in another, or too much would be taken off.
///
/// Cases: 9.25, 13.2 · Rulings: R029, R036, H040, H056
pub fn eliminate(play: &mut Play, unit: UnitId) -> Result<(), Refusal> {
    if play.state.segment != Segment::Overstacked {
        return Err(refuse(RefusalCode::WrongPhase));
    }
    let hex = play.state.unit(unit).hex();
    if hex.is_none() || hex != play.state.overstacked || play.state.points_of(unit, &play.book.counters) == 0 {
        return Err(refuse(RefusalCode::EliminateTooMuch).unit(&unit.counter().id));
    }
    lose(play, unit, Cause::Overstacking)?;
    play.state.segment = Segment::Main;
    advance(play);
    Ok(())
}

/// Takes a combat unit off the map into its box.
///
/// Cases: 13.2, 18.21 · Rulings: R020, R036, R099
pub fn lose(play: &mut Play, unit: UnitId, cause: Cause) -> Result<(), Refusal> {
    play.sync();
    let (counter, side) = (play.book.counter(unit), play.state.owner(unit));
    let hex = play.state.unit(unit).hex();
    let free = crate::supply::needs_no_supply(counter.kind);
    let supplied = free || play.state.unit(unit).is(flag::FRESH | flag::EMERGENCY);
    let casualty = Casualty {
        cause,
        motorized: counter.motorized,
        supplied: supplied || hex.is_some_and(|hex| play.desk.supplies(side).combat(hex) != 0),
        line_of_communication: hex.is_some_and(|hex| play.desk.has_line(side, counter.motorized, hex)),
        depleted_morale: counter.depleted_morale(),
        irreplaceable: counter.irreplaceable(),
    };
    let mut settled = route(&casualty);
    if let Route::Die { saved_to } = settled {
        let die = play.roll(Stream::Box)?;
        play.tell(Event::of(EventCode::BoxRoll).unit(unit).numbers(saved_to, die));
        settled = settled.with(die);
    }
    send(play, unit, settled);
    Ok(())
}

/// Puts a lost unit into its box, in the stead of a desert patrol its reconnaissance unit.
///
/// Cases: 13.2, 18.14 · Rulings: R036, R095, H087
pub fn send(play: &mut Play, unit: UnitId, route: Route) {
    let unit = desert_patrols::lost(play, unit);
    let (place, code) = if route == Route::RefitBox {
        (Place::RefitBox, EventCode::ToRefitBox)
    } else {
        (Place::Destroyed, EventCode::ToDestroyedBox)
    };
    play.state.put(unit, place);
    play.tell(Event::of(code).side(unit.counter().side()).unit(unit));
}

/// A nation group's refit points after a change.
pub fn refit_points(play: &mut Play, nation: Nation, more: u8, code: EventCode) {
    let before = play.state.refit[nation as usize];
    let after = before.saturating_add(more);
    play.state.refit[nation as usize] = after;
    if after != before {
        play.tell(Event::of(code).side(nation.side()).nation(nation).numbers(before, after));
    }
}
