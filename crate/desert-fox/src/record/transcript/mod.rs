//! A game in words, for reports in forums: tags in square brackets, then a line for each order with its dice and what came of it.

mod sentences;
pub mod terms;

use referee::Rules;
use referee::hash::hex;
use referee::viewer::Given;

use self::sentences::{order, results, says};
use self::terms::{event, title};
use super::desert_fox::DesertFox;
use super::{Checkpoint, DiceMode, Record};
use crate::data::charts::Charts;
use crate::state::event::{Event, Log};
use crate::state::{Outcome, State};
use crate::turn::to_act::to_act;

/// The set-up.
pub fn set_up(state: &State, log: &Log) -> String {
    heading(None, state) + &ended("Set-up".to_owned(), log.events.iter())
}

/// The lines of an order; `reported` counts the findings of its combat that earlier lines have told, and `implied` says that
/// standing orders imply the order.
pub fn lines(charts: &Charts, reported: &mut usize, given: Given<DesertFox>, implied: bool, after: &State) -> String {
    let Given { at, before, order: ordered, report, .. } = given;
    let events = &report.log.events;
    let place = format!("{}. T{} {}", at + 1, before.turn, terms::phase(before.phase));
    let mut line = format!("{place}, {}: {}", terms::side(to_act(before)), order(before, ordered, events));
    if implied {
        line += " (by standing order)";
    }
    line += &dice(&report.faces);
    line += &results(charts, report, reported);
    ended(line, events.iter().filter(|event| !says(ordered, event))) + &heading(Some(before), after)
}

/// The faces of an order.
fn dice(faces: &[u8]) -> String {
    let faces: Vec<_> = faces.iter().map(u8::to_string).collect();
    if faces.is_empty() { String::new() } else { format!(" [{}]", faces.join(" ")) }
}

/// A line and what happened.
fn ended<'a>(line: String, events: impl Iterator<Item = &'a Event>) -> String {
    let reported = events.filter_map(event);
    let mut line = reported.fold(line, |line, event| line + "; " + &event);
    line.push('\n');
    line
}

/// The heading of a player-turn that has begun.
fn heading(before: Option<&State>, state: &State) -> String {
    match DesertFox::player_turn(state) {
        begun @ Some((turn, player)) if before.and_then(DesertFox::player_turn) != begun => {
            format!("\nGame-turn {turn}, {} player-turn\n", terms::side(player))
        }
        _ => String::new(),
    }
}

/// The tags of a record and its last state.
pub fn tags(record: &Record, state: &State) -> Vec<(&'static str, String)> {
    let mut tags = vec![("Game", "Desert Fox".to_owned()), ("Scenario", title(&record.options.scenario))];
    if let Some(seed) = record.dice.seed() {
        tags.push(("Seed", seed.to_string()));
    }
    match record.dice {
        DiceMode::Seeded(_) => {}
        DiceMode::Agreed(_) => tags.push(("Dice", "seed from a commitment, its secret and an answer".to_owned())),
        DiceMode::Entered => tags.push(("Dice", "rolled by the players".to_owned())),
    }
    tags.push(("Engine", env!("CARGO_PKG_VERSION").to_owned()));
    tags.push(("Orders", record.orders.len().to_string()));
    tags.push(("State", hex(&Checkpoint::of::<DesertFox>(0, state).state)));
    tags.push(("Result", state.outcome.as_ref().map_or_else(|| "*".to_owned(), result)));
    tags
}

/// How the game ended.
fn result(outcome: &Outcome) -> String {
    let winner = outcome.winner.map(|side| format!("{}, ", terms::side(side))).unwrap_or_default();
    let [axis, commonwealth] = outcome.points;
    format!("{winner}{}, {axis}-{commonwealth}", terms::level(outcome.level))
}
