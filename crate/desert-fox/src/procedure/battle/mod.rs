//! Resolving a combat (11): the procedure of the combat chapter, on the map of the game.

mod aftermath;
mod current;
mod choices;
mod lines;

pub use aftermath::{capture, thin_out};

use aftermath::finish;
pub use choices::{answers, to_answer, to_choice};
pub use current::{build, current_combat};

use std::borrow::Cow;

use hexgrid::Hex;

use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::rules::combat::from_map::MapCombat;
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
use crate::turn::context::{Flow, OrderContext, Stream, refuse};

/// Whether a combat of these units against these hexes can be fought at all.
///
/// Errors: the rule against it.
pub fn possible(ctx: &OrderContext, pieces: &[usize], targets: &[Hex]) -> Result<(), Refusal> {
    may_fight(&ctx.cache.forces, pieces, targets).map_err(refuse)
}

/// Finds the combats that lie below the table: they are resolved first.
///
/// Cases: 11.16 · Rulings: R147, H058
pub fn find_illegal(ctx: &mut OrderContext) {
    for at in 0..ctx.state.combats.len() {
        let illegal = build(ctx, at, false).is_ok_and(|map_combat| {
            let charts = &ctx.cache.forces.charts;
            let opening = open(&map_combat.setup, charts, &mut Table::assuming(&[]), &mut Findings::muted());
            opening.is_ok_and(|opening| opening.column.is_none())
        });
        ctx.state.combats[at].illegal = illegal;
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
pub fn begin(ctx: &mut OrderContext, combat: u8) -> Result<Flow, Refusal> {
    ctx.any_of(&[Phase::FirstCombat, Phase::SecondCombat], Segment::Resolution)?;
    if !is_next(&ctx.state.combats, usize::from(combat)) {
        let known = ctx.state.combats.get(usize::from(combat)).is_some_and(|combat| !combat.done);
        let code = if known { RefusalCode::IllegalFirst } else { RefusalCode::NoSuchCombat };
        return Err(refuse(code).found(combat));
    }
    ctx.emit(Event::of(EventCode::CombatBegins).side(ctx.phasing()).numbers(0, combat));
    ctx.state.battle = Some(Battle { combat, by: ctx.phasing(), answers: Vec::new() });
    proceed(ctx)
}

/// Answers the open decision of the combat being resolved.
///
/// Errors: it is not one of the legal answers.
///
/// Cases: 11.1 · Rulings: R132
pub fn answer(ctx: &mut OrderContext, answer: Answer) -> Result<Flow, Refusal> {
    let decision = decision(ctx)?;
    let map_combat = current_combat(ctx)?;
    let choice = to_choice(ctx, &map_combat, answer).ok_or_else(|| refuse(RefusalCode::IllegalAnswer))?;
    if !decision.legal.contains(&choice) {
        let barred = decision.barred.iter().find(|barred| barred.choice == choice);
        return Err(refuse(barred.map_or(RefusalCode::IllegalAnswer, |barred| barred.reason)));
    }
    if let Some(battle) = &mut ctx.state.battle {
        battle.answers.push(choice);
    }
    proceed(ctx)
}

/// The decision that is open in the combat being resolved.
///
/// Errors: none is.
pub fn decision(ctx: &mut OrderContext) -> Result<Decision, Refusal> {
    let answers = ctx.state.battle.as_ref().ok_or_else(|| refuse(RefusalCode::NothingAsked))?.answers.clone();
    let map_combat = current_combat(ctx)?;
    if let Some(decision) = ctx.cache.current_combat.as_ref().and_then(|cached| cached.decision_after(&answers)) {
        return Ok(decision.clone());
    }
    let mut table = Table::asking(&answers);
    match resolve(&map_combat.setup, &ctx.cache.forces.charts, &mut table, &mut Findings::muted()) {
        Err(Halt::Pending(decision)) => Ok(decision),
        _ => Err(refuse(RefusalCode::NothingAsked)),
    }
}

/// Plays on: dice are rolled, decisions asked for, the result carried out. Before the boxes are settled, the lines of
/// communication of the units eliminated are traced from where that happened.
///
/// Cases: 13.2 · Rulings: R036
fn proceed(ctx: &mut OrderContext) -> Result<Flow, Refusal> {
    let map_combat = current_combat(ctx)?;
    let Some(mut battle) = ctx.state.battle.clone() else { return Err(refuse(RefusalCode::NothingAsked)) };
    let mut setup = Cow::Borrowed(&map_combat.setup);
    let mut traced = false;
    let (end, findings) = loop {
        let mut findings = if ctx.log.is_muted() { Findings::muted() } else { Findings::default() };
        let mut table = Table::asking(&battle.answers);
        let end = resolve(&setup, &ctx.cache.forces.charts, &mut table, &mut findings);
        if !traced && lines::decide(&end) {
            traced = true;
            setup = Cow::Owned(lines::traced(ctx, &map_combat, &battle.answers));
            continue;
        }
        match end {
            Ok(after) => break (Ok(after), findings),
            Err(Halt::Pending(decision)) => match stream(decision.ask.question) {
                Some(stream) => {
                    let die = ctx.roll(stream)?;
                    tell_die(ctx, &map_combat, &decision, die);
                    battle.answers.push(Choice::Die(die));
                }
                None => break (Err(decision), findings),
            },
            Err(Halt::Illegal(..)) => return Err(refuse(RefusalCode::IllegalAnswer)),
        }
    };
    retell(ctx, &map_combat, &findings);
    match end {
        Ok(after) => finish(ctx, &map_combat, &battle, &after),
        Err(decision) => {
            battle.by = decision.ask.by;
            let before = battle.answers.clone();
            ctx.state.battle = Some(battle);
            ctx.state.segment = Segment::Combat;
            if let Some(cached) = &mut ctx.cache.current_combat {
                cached.cache_decision(before, decision);
            }
            Ok(Flow::Stay)
        }
    }
}

/// Tells a die by what it decides.
fn tell_die(ctx: &mut OrderContext, map_combat: &MapCombat, decision: &Decision, die: u8) {
    let code = match decision.ask.question {
        Question::BoxDie => EventCode::BoxRoll,
        Question::CaptureDie => EventCode::CaptureRoll,
        _ => EventCode::CombatDie,
    };
    let unit = decision.ask.unit.map(|at| ctx.cache.unit_of[usize::from(map_combat.units[usize::from(at)])]);
    let most = match decision.ask.question {
        Question::BoxDie => unit.map_or(0, |unit| saved_to(ctx.config.counter(unit).depleted_morale())),
        Question::CaptureDie => CAPTURED_UP_TO,
        _ => 0,
    };
    ctx.emit(Event { unit, ..Event::of(code).side(decision.ask.by).numbers(most, die) });
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
fn retell(ctx: &mut OrderContext, map_combat: &MapCombat, findings: &Findings) {
    if ctx.log.is_muted() {
        return;
    }
    let findings = findings.list().iter().map(|&finding| CombatFinding {
        finding,
        unit: finding.unit.map(|unit| ctx.cache.unit_of[usize::from(map_combat.units[usize::from(unit)])]),
        hex: finding.hex.map(|hex| map_combat.hexes[usize::from(hex)]),
    });
    ctx.log.findings = findings.collect();
}
