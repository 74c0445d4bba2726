//! The sequence of play (4): game-turns, player-turns, phases and their segments. No other file ends a phase.

use crate::data::tables::Number;
use crate::game::legal;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::procedure::losses::lose;
use crate::procedure::{combats, detachments, initiative, malta, refitting, reinforcement, supplying, victory};
use crate::rules::refit::Cause;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Air, Phase, Segment, flag};
use crate::turn::context::{Flow, Play, refuse};
use crate::turn::to_act::to_act;

/// Begins the game-turn and goes on until a player decides.
///
/// Cases: 4.1 · Rulings: H060, H061
pub fn begin(play: &mut Play) {
    let flow = begin_turn(play);
    run(play, flow);
}

/// Begins a phase and goes on until a player decides.
pub fn begin_at(play: &mut Play, phase: Phase) {
    let flow = enter(play, phase);
    run(play, flow);
}

/// Goes on from phase to phase until a player decides. No phase ends while a hex is overstacked.
///
/// Cases: 4.2, 9.1, 9.25 · Rulings: R029, H040, H056, H060
pub fn run(play: &mut Play, mut flow: Flow) {
    while flow == Flow::PhaseOver && play.state.phase != Phase::Over && !overstacked(play) {
        leave(play);
        flow = match next(play.state.phase) {
            Some(phase) => enter(play, phase),
            None => end_player_turn(play),
        };
    }
}

/// The phase after another in a player-turn.
///
/// Cases: 4.2 · Rulings: H060
const fn next(phase: Phase) -> Option<Phase> {
    Some(match phase {
        Phase::Initiative => Phase::Reinforcement,
        Phase::Reinforcement => Phase::AirAllocation,
        Phase::AirAllocation => Phase::InitialMovement,
        Phase::InitialMovement => Phase::FirstReaction,
        Phase::FirstReaction => Phase::FirstCombat,
        Phase::FirstCombat => Phase::MotorizedMovement,
        Phase::MotorizedMovement => Phase::SecondReaction,
        Phase::SecondReaction => Phase::SecondCombat,
        Phase::SecondCombat => Phase::Refit,
        Phase::Refit | Phase::Over => return None,
    })
}

/// On the first game-turn the scenario says who has the first player-turn.
///
/// Cases: 4.1 · Rulings: H060, H061
fn begin_turn(play: &mut Play) -> Flow {
    let turn = play.state.turn;
    play.tell(Event::of(EventCode::GameTurn).numbers(0, turn));
    if turn == play.config.scenario.first_turn {
        play.state.first = play.config.scenario.first_player;
        begin_player_turn(play, play.state.first)
    } else {
        play.state.phase = Phase::Initiative;
        play.state.segment = Segment::Dice;
        Flow::Stay
    }
}

/// Begins a player-turn.
///
/// Cases: 4.2 · Rulings: H060
fn begin_player_turn(play: &mut Play, side: Side) -> Flow {
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
    enter(play, Phase::Reinforcement)
}

/// Rolls the dice that are due.
///
/// Errors: none are due.
pub fn roll(play: &mut Play) -> Result<Flow, Refusal> {
    if play.state.segment == Segment::WithdrawalDie {
        return reinforcement::roll_withdrawals(play);
    }
    if play.state.segment != Segment::Dice {
        return Err(refuse(RefusalCode::NoDiceDue));
    }
    if play.state.phase == Phase::Initiative {
        let first = initiative::roll(play)?;
        play.state.first = first;
        Ok(begin_player_turn(play, first))
    } else {
        reinforcement::roll(play)
    }
}

/// Ends a segment or phase.
///
/// Errors: something must be done first.
pub fn done(play: &mut Play) -> Result<Flow, Refusal> {
    match (play.state.phase, play.state.segment) {
        (Phase::Reinforcement, Segment::Main) => Ok(reinforcement::end(play)),
        (Phase::Reinforcement, Segment::Withdrawal) => reinforcement::end_withdrawals(play),
        (Phase::Reinforcement, Segment::Conversion) => Ok(Flow::PhaseOver),
        (Phase::FirstCombat | Phase::SecondCombat, Segment::Main) => combats::end_declaration(play),
        (phase, Segment::Main) if phase != Phase::Initiative => Ok(Flow::PhaseOver),
        _ => Err(refuse(RefusalCode::NotDone)),
    }
}

/// Enters a phase and does what happens by itself; a phase in which nothing can be done is passed over.
///
/// Cases: 4.2 · Rulings: H060
fn enter(play: &mut Play, phase: Phase) -> Flow {
    play.state.phase = phase;
    play.state.segment = Segment::Main;
    play.state.rommel.moved = false;
    let number = Phase::ALL.iter().position(|known| *known == phase).unwrap_or_default() as u8;
    for unit in &mut play.state.units {
        unit.flags &= !flag::OF_PHASE;
        unit.spent = 0;
        unit.drawn = 0;
    }
    let side = to_act(&play.state);
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
        Phase::AirAllocation => !malta::can_act(play),
        phase if phase.is_movement() || phase.is_reaction() => legal::is_idle(play),
        Phase::FirstCombat | Phase::SecondCombat => !combats::can_attack(play),
        Phase::Refit => !refitting::can_act(play),
        _ => false,
    };
    if !idle {
        return Flow::Stay;
    }
    play.tell(Event::of(EventCode::PhasePassed).side(side).numbers(0, number));
    Flow::PhaseOver
}

/// Whether a hex holds more than its limit; its owner eliminates units before the phase ends.
///
/// Cases: 9.1, 9.25 · Rulings: R029, H040, H056
fn overstacked(play: &mut Play) -> bool {
    play.state.overstacked = None;
    if play.state.phase < Phase::InitialMovement {
        return false;
    }
    let limit = play.cache.forces.tables.number(Number::StackingLimit);
    let Some(hex) = play.state.first_overstacked(&play.config.counters, limit) else { return false };
    let points = play.state.stacking_points(hex, &play.config.counters);
    play.state.segment = Segment::Overstacked;
    play.state.overstacked = Some(hex);
    play.tell(Event::of(EventCode::Overstacked).hex(hex).numbers(limit, points));
    true
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

fn end_player_turn(play: &mut Play) -> Flow {
    if play.state.phasing == play.state.first {
        return begin_player_turn(play, play.state.first.enemy());
    }
    if play.state.turn >= play.config.scenario.last_turn {
        victory::last_turn(play);
        return Flow::Stay;
    }
    play.state.turn += 1;
    begin_turn(play)
}

/// Takes off a unit of an overstacked hex; its box is found like that of any other loss.
///
/// Errors: no hex is overstacked, the unit is in another, or too much would be taken off.
///
/// Cases: 9.25, 13.2 · Rulings: R029, R036, H040, H056
pub fn eliminate(play: &mut Play, unit: UnitId) -> Result<Flow, Refusal> {
    if play.state.segment != Segment::Overstacked {
        return Err(refuse(RefusalCode::WrongPhase));
    }
    let hex = play.state.unit(unit).hex();
    if hex.is_none() || hex != play.state.overstacked || play.state.points_of(unit, &play.config.counters) == 0 {
        return Err(refuse(RefusalCode::EliminateTooMuch).unit(&unit.counter().id));
    }
    lose(play, unit, Cause::Overstacking)?;
    play.state.segment = Segment::Main;
    Ok(Flow::PhaseOver)
}
