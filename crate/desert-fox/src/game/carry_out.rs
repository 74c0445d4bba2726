//! Carrying out an order: the state after it, what happened, and the dice it rolled.

use referee::{CarriedOut, Random, Reveals};

use crate::game::sequence;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::procedure::{
    battle, combats, desert_patrols, detachments, herkules, malta, moves, overruns, refitting, reinforcement, rommel,
    standing, supplying, transports, victory,
};
use crate::state::event::Log;
use crate::state::order::{Answer, Order};
use crate::state::{Phase, Segment, State};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use crate::turn::context::{Flow, OrderContext, refuse};
use crate::turn::to_act::to_act;

/// Carries out an order of a player. The state given is not touched; what happens is told to the log.
///
/// Errors: the rule against it.
pub fn carry_out(
    config: &GameConfig,
    cache: &mut Cache,
    state: &State,
    by: Side,
    order: &Order,
    random: Random,
    log: &mut Log,
) -> Result<CarriedOut<State, Side>, Refusal> {
    if state.phase == Phase::Over {
        return Err(refuse(RefusalCode::GameOver));
    }
    if by != to_act(state) {
        return Err(refuse(RefusalCode::NotYourTurn));
    }
    cache.sync(state);
    let before = (log.events.len(), log.findings.clone());
    let mut ctx = OrderContext { config, cache, state: state.clone(), random, log };
    if let Err(refusal) = execute(&mut ctx, order) {
        ctx.log.events.truncate(before.0);
        ctx.log.findings = before.1;
        return Err(refusal);
    }
    if !ctx.random.left().is_empty() {
        ctx.log.events.truncate(before.0);
        ctx.log.findings = before.1;
        return Err(refuse(RefusalCode::DiceLeft));
    }
    Ok(CarriedOut { faces: ctx.random.numbers(), state: ctx.state, reveals: Reveals::Nothing })
}

/// Carries out the order and goes on to the next phases where it ends one.
fn execute(ctx: &mut OrderContext, order: &Order) -> Result<(), Refusal> {
    let flow = match order {
        Order::Roll => sequence::roll(ctx),
        Order::Done => sequence::done(ctx),
        Order::Eliminate { unit } => sequence::eliminate(ctx, *unit),
        Order::Fight { combat } => battle::begin(ctx, *combat),
        Order::Answer(answer) => answered(ctx, *answer),
        Order::Place { unit, hex } => stay(reinforcement::entry::place(ctx, *unit, hex.0)),
        Order::Withdraw { due, units } => stay(reinforcement::withdrawal::withdraw(ctx, *due, units)),
        Order::Malta { points } => stay(malta::ship(ctx, *points)),
        Order::Raid { points, supply } => stay(malta::raid(ctx, *points, supply)),
        Order::Move { units, path } => stay(moves::advance(ctx, units, path, false)),
        Order::ForcedMarch { units, path } => stay(moves::advance(ctx, units, path, true)),
        Order::Overrun { units, hex } => stay(overruns::begin(ctx, units, hex.0)),
        Order::Transport { units, by, hex } => stay(transports::carry(ctx, units, *by, hex.0)),
        Order::Repair { hexes } => stay(transports::repair(ctx, *hexes)),
        Order::Emergency { unit } => stay(supplying::emergency(ctx, *unit)),
        Order::DestroyDump { dump, by } => stay(supplying::destroy_dump(ctx, *dump, *by)),
        Order::React { unit, path } => stay(moves::react(ctx, *unit, path)),
        Order::Attack { units, hexes } => stay(combats::declare(ctx, units, hexes)),
        Order::Revoke { combat } => stay(combats::revoke(ctx, *combat)),
        Order::Supply { expend, combats } => supplying::allot(ctx, expend, combats),
        Order::Refit { unit, step } => stay(refitting::refit(ctx, *unit, *step)),
        Order::Fort { unit } => stay(refitting::fort(ctx, *unit)),
        Order::Mode { unit } => stay(refitting::mode(ctx, *unit)),
        Order::ThroughTobruk { unit } => stay(reinforcement::tobruk::ship(ctx, *unit)),
        Order::Invade { units, points, supply } => stay(herkules::launch(ctx, units, *points, supply)),
        Order::Detach { unit } => stay(detachments::form(ctx, *unit)),
        Order::Convert { unit } => stay(desert_patrols::declare(ctx, *unit)),
        Order::Rommel { hex } => stay(rommel::go(ctx, hex.0)),
        Order::Recover { unit } => stay(refitting::roll_recovery(ctx, *unit)),
        Order::Standing(orders) => stay(standing::give(ctx, orders)),
    }?;
    sequence::run(ctx, flow);
    if ctx.state.phase != Phase::Over {
        victory::end(ctx);
    }
    Ok(())
}

/// An order after which the phase goes on.
fn stay(result: Result<(), Refusal>) -> Result<Flow, Refusal> {
    result.map(|()| Flow::Stay)
}

fn answered(ctx: &mut OrderContext, answer: Answer) -> Result<Flow, Refusal> {
    match ctx.state.segment {
        Segment::Combat => battle::answer(ctx, answer),
        Segment::Overrun => stay(overruns::answer(ctx, answer)),
        _ => Err(refuse(RefusalCode::NothingAsked)),
    }
}
