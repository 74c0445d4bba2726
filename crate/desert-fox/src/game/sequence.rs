//! The sequence of play (4): game-turns, player-turns, phases and their segments. No other file ends a phase.

use crate::data::tables::Number;
use crate::game::legal;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::procedure::losses::lose;
use crate::procedure::{
    combats, detachments, initiative, malta, refitting, reinforcement, standing, supplying, victory,
};
use crate::rules::refit::Cause;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Air, Phase, Segment, flag};
use crate::turn::context::{Flow, OrderContext, refuse};
use crate::turn::to_act::to_act;

/// Begins the game-turn and goes on until a player decides.
///
/// Cases: 4.1 · Rulings: H060, H061
pub fn begin(ctx: &mut OrderContext) {
    let flow = begin_turn(ctx);
    run(ctx, flow);
}

/// Begins a phase and goes on until a player decides.
pub fn begin_at(ctx: &mut OrderContext, phase: Phase) {
    let flow = enter(ctx, phase);
    run(ctx, flow);
}

/// Goes on from phase to phase until a player decides. No phase ends while a hex is overstacked.
///
/// Cases: 4.2, 9.1, 9.25 · Rulings: R029, H040, H056, H060
pub fn run(ctx: &mut OrderContext, mut flow: Flow) {
    while flow == Flow::PhaseOver && ctx.state.phase != Phase::Over && !overstacked(ctx) {
        leave(ctx);
        flow = match next(ctx.state.phase) {
            Some(phase) => enter(ctx, phase),
            None => end_player_turn(ctx),
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
fn begin_turn(ctx: &mut OrderContext) -> Flow {
    let turn = ctx.state.turn;
    ctx.emit(Event::of(EventCode::GameTurn).numbers(0, turn));
    if turn == ctx.config.scenario.first_turn {
        ctx.state.first = ctx.config.scenario.first_player;
        begin_player_turn(ctx, ctx.state.first)
    } else {
        ctx.state.phase = Phase::Initiative;
        ctx.state.segment = Segment::Dice;
        Flow::Stay
    }
}

/// Begins a player-turn.
///
/// Cases: 4.2 · Rulings: H060
fn begin_player_turn(ctx: &mut OrderContext, side: Side) -> Flow {
    let state = &mut ctx.state;
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
    ctx.emit(Event::of(EventCode::PlayerTurn).side(side));
    enter(ctx, Phase::Reinforcement)
}

/// Rolls the dice that are due.
///
/// Errors: none are due.
pub fn roll(ctx: &mut OrderContext) -> Result<Flow, Refusal> {
    if ctx.state.segment == Segment::WithdrawalDie {
        return reinforcement::roll_withdrawals(ctx);
    }
    if ctx.state.segment != Segment::Dice {
        return Err(refuse(RefusalCode::NoDiceDue));
    }
    if ctx.state.phase == Phase::Initiative {
        let first = initiative::roll(ctx)?;
        ctx.state.first = first;
        Ok(begin_player_turn(ctx, first))
    } else {
        reinforcement::roll(ctx)
    }
}

/// Ends a segment or phase.
///
/// Errors: something must be done first.
pub fn done(ctx: &mut OrderContext) -> Result<Flow, Refusal> {
    match (ctx.state.phase, ctx.state.segment) {
        (Phase::Reinforcement, Segment::Main) => Ok(reinforcement::end(ctx)),
        (Phase::Reinforcement, Segment::Withdrawal) => reinforcement::end_withdrawals(ctx),
        (Phase::Reinforcement, Segment::Conversion) => Ok(Flow::PhaseOver),
        (Phase::FirstCombat | Phase::SecondCombat, Segment::Main) => combats::end_declaration(ctx),
        (phase, Segment::Main) if phase != Phase::Initiative => Ok(Flow::PhaseOver),
        _ => Err(refuse(RefusalCode::NotDone)),
    }
}

/// Enters a phase and does what happens by itself; a phase in which nothing can be done is passed over.
///
/// Cases: 4.2 · Rulings: H060
fn enter(ctx: &mut OrderContext, phase: Phase) -> Flow {
    ctx.state.phase = phase;
    ctx.state.segment = Segment::Main;
    ctx.state.rommel.moved = false;
    let number = Phase::ALL.iter().position(|known| *known == phase).unwrap_or_default() as u8;
    for unit in &mut ctx.state.units {
        unit.flags &= !flag::OF_PHASE;
        unit.spent = 0;
        unit.drawn = 0;
    }
    let side = to_act(&ctx.state);
    ctx.emit(Event::of(EventCode::PhaseBegins).side(side).numbers(0, number));
    match phase {
        Phase::Reinforcement => return reinforcement::begin(ctx),
        Phase::InitialMovement | Phase::MotorizedMovement | Phase::FirstReaction | Phase::SecondReaction => {
            supplying::judge(ctx);
        }
        Phase::FirstCombat | Phase::SecondCombat => combats::begin(ctx),
        Phase::Refit => refitting::begin(ctx),
        Phase::Initiative | Phase::AirAllocation | Phase::Over => {}
    }
    ctx.sync();
    let idle = match phase {
        Phase::AirAllocation => !malta::can_act(ctx),
        phase if phase.is_movement() || phase.is_reaction() => legal::is_idle(ctx),
        Phase::FirstCombat | Phase::SecondCombat => !combats::can_attack(ctx),
        Phase::Refit => !refitting::can_act(ctx),
        _ => false,
    };
    if !idle {
        return Flow::Stay;
    }
    ctx.emit(Event::of(EventCode::PhasePassed).side(side).numbers(0, number));
    Flow::PhaseOver
}

/// Whether a hex holds more than its limit; its owner eliminates units before the phase ends.
///
/// Cases: 9.1, 9.25 · Rulings: R029, H040, H056
fn overstacked(ctx: &mut OrderContext) -> bool {
    ctx.state.overstacked = None;
    if ctx.state.phase < Phase::InitialMovement {
        return false;
    }
    let limit = ctx.cache.forces.tables.number(Number::StackingLimit);
    let Some(hex) = ctx.state.first_overstacked(&ctx.config.counters, limit) else { return false };
    let points = ctx.state.stacking_points(hex, &ctx.config.counters);
    ctx.state.segment = Segment::Overstacked;
    ctx.state.overstacked = Some(hex);
    ctx.emit(Event::of(EventCode::Overstacked).hex(hex).numbers(limit, points));
    true
}

/// What ends with a phase.
///
/// Cases: 7.3, 11.67, 17.25 · Rulings: R086, R134, H077
fn leave(ctx: &mut OrderContext) {
    detachments::meet(ctx);
    if ctx.state.phase == Phase::Refit {
        refitting::recover(ctx);
    }
    if ctx.state.phase == Phase::FirstCombat {
        let phasing = ctx.phasing();
        for at in 0..ctx.state.units.len() {
            let id = UnitId(at as u8);
            if ctx.state.unit(id).is(flag::FRESH) && ctx.state.owner(id) == phasing {
                ctx.state.unit_mut(id).flags &= !flag::FRESH;
            }
        }
    }
    if ctx.state.phase.is_combat() {
        ctx.state.combats.clear();
        ctx.state.naval_used = false;
    }
}

fn end_player_turn(ctx: &mut OrderContext) -> Flow {
    standing::end(ctx);
    if ctx.state.phasing == ctx.state.first {
        return begin_player_turn(ctx, ctx.state.first.enemy());
    }
    if ctx.state.turn >= ctx.config.scenario.last_turn {
        victory::last_turn(ctx);
        return Flow::Stay;
    }
    ctx.state.turn += 1;
    begin_turn(ctx)
}

/// Takes off a unit of an overstacked hex; its box is found like that of any other loss.
///
/// Errors: no hex is overstacked, the unit is in another, or too much would be taken off.
///
/// Cases: 9.25, 13.2 · Rulings: R029, R036, H040, H056
pub fn eliminate(ctx: &mut OrderContext, unit: UnitId) -> Result<Flow, Refusal> {
    if ctx.state.segment != Segment::Overstacked {
        return Err(refuse(RefusalCode::WrongPhase));
    }
    let hex = ctx.state.unit(unit).hex();
    if hex.is_none() || hex != ctx.state.overstacked || ctx.state.points_of(unit, &ctx.config.counters) == 0 {
        return Err(refuse(RefusalCode::EliminateTooMuch).unit(&unit.counter().id));
    }
    lose(ctx, unit, Cause::Overstacking)?;
    ctx.state.segment = Segment::Main;
    Ok(Flow::PhaseOver)
}
