//! Resolving a combat (11): the procedure of the combat chapter, on the map of the game.

mod aftermath;
mod current;
mod choices;

pub use aftermath::capture;

use aftermath::finish;
pub use choices::{answers, to_answer, to_choice};
pub use current::{build, current_combat};

use hexgrid::Hex;

use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::rules::combat::from_map::Fight;
use crate::rules::combat::from_map::attacks::may_fight;
use crate::rules::combat::opening::open;
use crate::rules::combat::resolve::resolve;
use crate::rules::combat::script::{Decision, Halt, Question, Table};
use crate::rules::combat::settle::CAPTURED_UP_TO;
use crate::rules::refit::saved_to;
use crate::state::Choice;
use crate::state::event::{CombatFinding, Event, EventCode};
use crate::state::order::Answer;
use crate::state::{Battle, Combat, Phase, Segment};
use crate::turn::context::{Flow, Play, Stream, refuse};

/// Whether a combat of these units against these hexes can be fought at all.
///
/// Errors: the rule against it.
pub fn possible(play: &Play, pieces: &[usize], targets: &[Hex]) -> Result<(), Refusal> {
    may_fight(&play.cache.forces, pieces, targets).map_err(refuse)
}

/// Finds the combats that lie below the table: they are resolved first.
///
/// Cases: 11.16 · Rulings: R147, H058
pub fn find_illegal(play: &mut Play) {
    for at in 0..play.state.combats.len() {
        let illegal = build(play, at, false).is_ok_and(|fight| {
            let charts = &play.cache.forces.charts;
            let opening = open(&fight.setup, charts, &mut Table::assuming(&[]), &mut Findings::muted());
            opening.is_ok_and(|opening| opening.column.is_none())
        });
        play.state.combats[at].illegal = illegal;
    }
}

/// Whether a combat may be resolved next: illegal attacks come before the others.
///
/// Cases: 11.16 · Rulings: R147
pub fn is_next(combats: &[Combat], at: usize) -> bool {
    let waits = |combat: &Combat| !combat.done && combat.illegal;
    combats.get(at).is_some_and(|combat| !combat.done && (combat.illegal || !combats.iter().any(waits)))
}

/// Resolves a combat as far as it goes without a decision.
///
/// Errors: there is no such combat, or another comes first.
///
/// Cases: 11.1, 11.16 · Rulings: R147
pub fn begin(play: &mut Play, combat: u8) -> Result<Flow, Refusal> {
    play.any_of(&[Phase::FirstCombat, Phase::SecondCombat], Segment::Resolution)?;
    if !is_next(&play.state.combats, usize::from(combat)) {
        let known = play.state.combats.get(usize::from(combat)).is_some_and(|combat| !combat.done);
        let code = if known { RefusalCode::IllegalFirst } else { RefusalCode::NoSuchCombat };
        return Err(refuse(code).found(combat));
    }
    play.tell(Event::of(EventCode::CombatBegins).side(play.phasing()).numbers(0, combat));
    play.state.battle = Some(Battle { combat, by: play.phasing(), answers: Vec::new() });
    proceed(play)
}

/// Answers the open decision of the combat at hand.
///
/// Errors: it is not one of the legal answers.
///
/// Cases: 11.1 · Rulings: R132
pub fn answer(play: &mut Play, answer: Answer) -> Result<Flow, Refusal> {
    let decision = decision(play)?;
    let fight = current_combat(play)?;
    let choice = to_choice(play, &fight, answer).ok_or_else(|| refuse(RefusalCode::IllegalAnswer))?;
    if !decision.legal.contains(&choice) {
        let barred = decision.barred.iter().find(|barred| barred.choice == choice);
        return Err(refuse(barred.map_or(RefusalCode::IllegalAnswer, |barred| barred.reason)));
    }
    if let Some(battle) = &mut play.state.battle {
        battle.answers.push(choice);
    }
    proceed(play)
}

/// The decision that is open in the combat at hand.
///
/// Errors: none is.
pub fn decision(play: &mut Play) -> Result<Decision, Refusal> {
    let answers = play.state.battle.as_ref().ok_or_else(|| refuse(RefusalCode::NothingAsked))?.answers.clone();
    let fight = current_combat(play)?;
    if let Some(decision) = play.cache.current_combat.as_ref().and_then(|cached| cached.decision_after(&answers)) {
        return Ok(decision.clone());
    }
    let mut table = Table::asking(&answers);
    match resolve(&fight.setup, &play.cache.forces.charts, &mut table, &mut Findings::muted()) {
        Err(Halt::Pending(decision)) => Ok(decision),
        _ => Err(refuse(RefusalCode::NothingAsked)),
    }
}

/// Plays on: dice are rolled, decisions asked for, the result carried out.
fn proceed(play: &mut Play) -> Result<Flow, Refusal> {
    let fight = current_combat(play)?;
    let Some(mut battle) = play.state.battle.clone() else { return Err(refuse(RefusalCode::NothingAsked)) };
    let (end, findings) = loop {
        let mut findings = if play.log.is_muted() { Findings::muted() } else { Findings::default() };
        let mut table = Table::asking(&battle.answers);
        match resolve(&fight.setup, &play.cache.forces.charts, &mut table, &mut findings) {
            Ok(after) => break (Ok(after), findings),
            Err(Halt::Pending(decision)) => match stream(decision.ask.question) {
                Some(stream) => {
                    let die = play.roll(stream)?;
                    tell_die(play, &fight, &decision, die);
                    battle.answers.push(Choice::Die(die));
                }
                None => break (Err(decision), findings),
            },
            Err(Halt::Illegal(..)) => return Err(refuse(RefusalCode::IllegalAnswer)),
        }
    };
    retell(play, &fight, &findings);
    match end {
        Ok(after) => Ok(finish(play, &fight, &battle, &after)),
        Err(decision) => {
            battle.by = decision.ask.by;
            let before = battle.answers.clone();
            play.state.battle = Some(battle);
            play.state.segment = Segment::Combat;
            if let Some(cached) = &mut play.cache.current_combat {
                cached.keep(before, decision);
            }
            Ok(Flow::Stay)
        }
    }
}

/// Tells a die by what it decides.
fn tell_die(play: &mut Play, fight: &Fight, decision: &Decision, die: u8) {
    let code = match decision.ask.question {
        Question::BoxDie => EventCode::BoxRoll,
        Question::CaptureDie => EventCode::CaptureRoll,
        _ => EventCode::CombatDie,
    };
    let unit = decision.ask.unit.map(|at| play.cache.unit_of[usize::from(fight.units[usize::from(at)])]);
    let most = match decision.ask.question {
        Question::BoxDie => unit.map_or(0, |unit| saved_to(play.config.counter(unit).depleted_morale())),
        Question::CaptureDie => CAPTURED_UP_TO,
        _ => 0,
    };
    play.tell(Event { unit, ..Event::of(code).side(decision.ask.by).numbers(most, die) });
}

const fn stream(question: Question) -> Option<Stream> {
    match question {
        Question::CombatDie => Some(Stream::Combat),
        Question::BoxDie => Some(Stream::Box),
        Question::CaptureDie => Some(Stream::Capture),
        _ => None,
    }
}

/// The findings of the combat so far, in the numbers of the game.
fn retell(play: &mut Play, fight: &Fight, findings: &Findings) {
    if play.log.is_muted() {
        return;
    }
    let told = findings.list().iter().map(|&finding| CombatFinding {
        finding,
        unit: finding.unit.map(|unit| play.cache.unit_of[usize::from(fight.units[usize::from(unit)])]),
        hex: finding.hex.map(|hex| fight.hexes[usize::from(hex)]),
    });
    play.log.findings = told.collect();
}
