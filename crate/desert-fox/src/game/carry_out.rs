//! Carrying out an order: the state after it, what happened, and the dice it rolled.

use referee::Dice;

use crate::game::sequence;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::procedure::{
    battle, combats, desert_patrols, detachments, herkules, malta, moves, overruns, refitting, reinforcement, rommel,
    supplying, transports, victory,
};
use crate::state::event::Log;
use crate::state::order::{Answer, Order};
use crate::state::{Phase, Segment, State};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use crate::turn::context::{Flow, Play, refuse};
use crate::turn::to_act::to_act;

/// An order that was carried out.
#[derive(Clone, Debug)]
pub struct Carried {
    /// The state after it.
    pub state: State,
    /// The faces that were rolled, in order.
    pub faces: Vec<u8>,
}

/// Carries out an order of a player. The state given is not touched; what happens is told to the log.
///
/// Errors: the rule against it.
pub fn carry_out(
    config: &GameConfig,
    cache: &mut Cache,
    state: &State,
    by: Side,
    order: &Order,
    dice: Dice,
    log: &mut Log,
) -> Result<Carried, Refusal> {
    if state.phase == Phase::Over {
        return Err(refuse(RefusalCode::GameOver));
    }
    if by != to_act(state) {
        return Err(refuse(RefusalCode::NotYourTurn));
    }
    cache.sync(state);
    let told = (log.events.len(), log.findings.clone());
    let mut play = Play { config, cache, state: state.clone(), dice, log };
    if let Err(refusal) = execute(&mut play, order) {
        play.log.events.truncate(told.0);
        play.log.findings = told.1;
        return Err(refusal);
    }
    if !play.dice.left().is_empty() {
        play.log.events.truncate(told.0);
        play.log.findings = told.1;
        return Err(refuse(RefusalCode::DiceLeft));
    }
    Ok(Carried { faces: play.dice.faces(), state: play.state })
}

/// Carries out the order and goes on to the next phases where it ends one.
fn execute(play: &mut Play, order: &Order) -> Result<(), Refusal> {
    let flow = match order {
        Order::Roll => sequence::roll(play),
        Order::Done => sequence::done(play),
        Order::Eliminate { unit } => sequence::eliminate(play, *unit),
        Order::Fight { combat } => battle::begin(play, *combat),
        Order::Answer(answer) => answered(play, *answer),
        Order::Place { unit, hex } => stay(reinforcement::entry::place(play, *unit, hex.0)),
        Order::Withdraw { due, units } => stay(reinforcement::withdrawal::withdraw(play, *due, units)),
        Order::Malta { points } => stay(malta::ship(play, *points)),
        Order::Raid { points, supply } => stay(malta::raid(play, *points, supply)),
        Order::Move { units, path } => stay(moves::advance(play, units, path, false)),
        Order::ForcedMarch { units, path } => stay(moves::advance(play, units, path, true)),
        Order::Overrun { units, hex } => stay(overruns::begin(play, units, hex.0)),
        Order::Transport { units, by, hex } => stay(transports::carry(play, units, *by, hex.0)),
        Order::Repair { hexes } => stay(transports::repair(play, *hexes)),
        Order::Emergency { unit } => stay(supplying::emergency(play, *unit)),
        Order::DestroyDump { dump, by } => stay(supplying::destroy_dump(play, *dump, *by)),
        Order::React { unit, path } => stay(moves::react(play, *unit, path)),
        Order::Attack { units, hexes } => stay(combats::declare(play, units, hexes)),
        Order::Revoke { combat } => stay(combats::revoke(play, *combat)),
        Order::Supply { expend, combats } => stay(supplying::allot(play, expend, combats)),
        Order::Refit { unit, step } => stay(refitting::refit(play, *unit, *step)),
        Order::Fort { unit } => stay(refitting::fort(play, *unit)),
        Order::Mode { unit } => stay(refitting::mode(play, *unit)),
        Order::ThroughTobruk { unit } => stay(reinforcement::tobruk::ship(play, *unit)),
        Order::Invade { units, points, supply } => stay(herkules::launch(play, units, *points, supply)),
        Order::Detach { unit } => stay(detachments::form(play, *unit)),
        Order::Convert { unit } => stay(desert_patrols::declare(play, *unit)),
        Order::Rommel { hex } => stay(rommel::go(play, hex.0)),
        Order::Recover { unit } => stay(refitting::roll_recovery(play, *unit)),
    }?;
    sequence::run(play, flow);
    if play.state.outcome.is_some() && play.state.phase != Phase::Over {
        victory::end(play);
    }
    Ok(())
}

/// An order after which the phase goes on.
fn stay(result: Result<(), Refusal>) -> Result<Flow, Refusal> {
    result.map(|()| Flow::Stay)
}

fn answered(play: &mut Play, answer: Answer) -> Result<Flow, Refusal> {
    match play.state.segment {
        Segment::Combat => battle::answer(play, answer),
        Segment::Overrun => stay(overruns::answer(play, answer)),
        _ => Err(refuse(RefusalCode::NothingAsked)),
    }
}
