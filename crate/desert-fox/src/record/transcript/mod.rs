//! A game in words, for reports in forums: tags in square brackets, then a line for each order with its dice and what came of it.

mod sentences;
pub mod terms;

use referee::Rules;
use referee::hash::hex;
use referee::json::to_text;

use self::sentences::{order, results, says};
use self::terms::{event, preset, title};
use super::desert_fox::DesertFox;
use super::{Checkpoint, DiceMode, Fault, Game, Record};
use crate::model::defaults::is_default;
use crate::model::rule_set::Switches;
use crate::state::event::{Event, Log};
use crate::state::{Outcome, State};

/// The transcript of a record: the same for the same record, line ends as on Unix.
///
/// Errors: the first order that does not follow.
pub fn transcript(record: &Record) -> Result<String, Fault> {
    let mut log = Log::default();
    let mut game = Game::begin_record(record, &mut log)?;
    let mut body = heading(None, game.state());
    body += &ended("Set-up".to_owned(), log.events.iter());
    let mut reported = 0;
    for (at, entry) in record.orders.iter().enumerate() {
        let (before, by) = (game.state().clone(), game.to_act());
        let report = game.follow(entry).map_err(|fault| fault.dated::<DesertFox>(record, at, None))?;
        let place = format!("{}. T{} {}", game.len(), before.turn, terms::phase(before.phase));
        let mut line = format!("{place}, {}: {}", terms::side(by), order(&before, &entry.order, &report.log.events));
        line += &dice(&report.faces);
        line += &results(&game.rules().config.charts, &report, &mut reported);
        body += &ended(line, report.log.events.iter().filter(|event| !says(&entry.order, event)));
        body += &heading(Some(&before), game.state());
    }
    Ok(tags(record, game.state()) + &body)
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

/// What the transcript begins with.
fn tags(record: &Record, state: &State) -> String {
    let mut tags = vec![("Game", "Desert Fox".to_owned()), ("Scenario", title(&record.options.scenario))];
    tags.push(("Rules", preset(record.options.rules.preset).to_owned()));
    if !is_default(&record.options.rules.switches) {
        tags.push(("Switches", thrown(&record.options.rules.switches)));
    }
    if let Some(own) = &record.options.own_charts {
        tags.push(("OwnCharts", format!("{} ({})", own.name, own.check)));
    } else if !record.options.charts.is_empty() {
        tags.push(("OwnValues", record.options.charts.len().to_string()));
    }
    match record.dice {
        DiceMode::Seeded(seed) => tags.push(("Seed", seed.to_string())),
        DiceMode::Entered => tags.push(("Dice", "rolled by the players".to_owned())),
    }
    tags.push(("Engine", env!("CARGO_PKG_VERSION").to_owned()));
    tags.push(("Orders", record.orders.len().to_string()));
    tags.push(("State", hex(&Checkpoint::of::<DesertFox>(0, state).state)));
    tags.push(("Result", state.outcome.as_ref().map_or_else(|| "*".to_owned(), result)));
    let tag = |text: String, (name, value): (&str, String)| text + "[" + name + " \"" + &plain(&value) + "\"]\n";
    tags.into_iter().fold(String::new(), tag)
}

/// A text that cannot end its tag.
fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() || letter == '"' { '?' } else { letter }).collect()
}

/// How the game ended.
fn result(outcome: &Outcome) -> String {
    let winner = outcome.winner.map(|side| format!("{}, ", terms::side(side))).unwrap_or_default();
    let [axis, commonwealth] = outcome.points;
    format!("{winner}{}, {axis}-{commonwealth}", terms::level(outcome.level))
}

/// The switches set over the named rule set.
fn thrown(switches: &Switches) -> String {
    let json = to_text(switches);
    json.replace(['{', '}', '"'], "").replace(':', " ").replace(',', ", ")
}
