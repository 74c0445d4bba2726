//! The tables as Markdown: results, and the front by months.

use std::fmt::Write;

use crate::balance::front::Milestone;
use crate::balance::history;
use crate::balance::results::{Match, Played};
use crate::balance::tally::Tally;
use crate::played_game::PlayedGame;
use crate::stats::real;

/// The table of results, then one of the front for each scenario that has games.
///
/// Errors: a scenario cannot begin.
pub fn markdown<G: PlayedGame>(matches: &[Match], games: &[Played], first_seed: u32) -> Result<String, String> {
    let [first, second] = G::SEATS.map(|seat| seat.title);
    let mut text = format!(
        "Engine {}. Dice from {first_seed} on. The score is that of the {first}, draws counted half, with its 95 % \
         interval (Wilson).\n*Still*: games in which {} are in the end held as at the start.\n\n\
         | scenario | revision | player | games | {first} / draw / {second} | score (95 %) | within 35:65 | still | \
         margin | results | s a player-turn |\n|---|--:|---|--:|---|---|---|--:|---|---|--:|\n",
        G::FORMATS.engine,
        G::PLACES.join(", "),
    );
    let played = |cell: &Match| cell.of::<G>(games, first_seed);
    for cell in matches {
        let tally = Tally::of(&played(cell));
        if tally.count() > 0 {
            row(&mut text, cell, &tally);
        }
    }
    for cell in matches {
        let own = played(cell);
        if !own.is_empty() {
            fronts::<G>(&mut text, cell, &own)?;
        }
    }
    Ok(text)
}

fn row(text: &mut String, cell: &Match, tally: &Tally) {
    let Match { scenario, revision, player, .. } = cell;
    let [won, drawn, lost] = tally.games;
    let [low, high] = tally.interval.map(|bound| bound * 100.0);
    let fair = if tally.is_fair() { "yes" } else { "no" };
    let margin = tally.margin.map_or_else(|| "–".to_owned(), |[mean, error]| format!("{mean:+.1} ± {error:.1}"));
    let results: Vec<String> = tally.results.iter().map(|(result, count)| format!("{result} {count}")).collect();
    let scenario = scenario.split('@').next().unwrap_or_default();
    // Writing to a text cannot fail.
    _ = writeln!(
        text,
        "| {scenario} | {revision} | {} | {} | {won} / {drawn} / {lost} | {:.0} % ({low:.0}–{high:.0}) | {fair} | {} | \
         {margin} | {} | {:.2} |",
        player.key(),
        tally.count(),
        tally.score * 100.0,
        tally.still,
        results.join(", "),
        tally.milliseconds / 1e3,
    );
}

/// The front of a scenario: means over the games that had not ended before.
fn fronts<G: PlayedGame>(text: &mut String, cell: &Match, games: &[Played]) -> Result<(), String> {
    let places = G::milestones(&cell.scenario)?;
    let [first, second] = G::SEATS.map(|seat| seat.title);
    let scale: Vec<String> = places.iter().map(|place| format!("{} {}", place.name, place.east)).collect();
    let scenario = cell.scenario.split('@').next().unwrap_or_default();
    _ = write!(
        text,
        "\n### {scenario}, revision {}\n\n{}: {}. Easternmost unit of the {first} and westernmost of the {second}, mean \
         (least to most); then the share of games in which the {first} holds a place.\n\n\
         | end of | games | {first} | {second} | {} | history: {first} front |\n|---|--:|---|---|{}---|\n",
        cell.revision,
        G::FRONT_UNIT,
        scale.join(", "),
        G::PLACES.join(" | "),
        "--:|".repeat(G::PLACES.len()),
    );
    let mut months: Vec<Option<u8>> = games.iter().flat_map(|game| &game.fronts).map(|front| front.month).collect();
    months.sort_unstable();
    months.dedup();
    for month in months {
        let seen: Vec<_> =
            games.iter().filter_map(|game| game.fronts.iter().find(|front| front.month == month)).collect();
        let axis = spread(seen.iter().filter_map(|front| front.axis));
        let enemy = spread(seen.iter().filter_map(|front| front.enemy));
        let share = |at: usize| {
            let held = seen.iter().filter(|front| front.held.get(at) == Some(&true)).count();
            format!("{:.0} %", real(held) * 100.0 / real(seen.len()))
        };
        let held: Vec<String> = (0..G::PLACES.len()).map(share).collect();
        let label = month.map_or_else(|| "start".to_owned(), history::name);
        let history = month.and_then(history::at).map_or_else(String::new, |at| words(at, &places));
        _ = writeln!(text, "| {label} | {} | {axis} | {enemy} | {} | {history} |", seen.len(), held.join(" | "));
    }
    Ok(())
}

/// Mean, least and most.
fn spread(numbers: impl Iterator<Item = u16>) -> String {
    let all: Vec<u16> = numbers.collect();
    let sum: f64 = all.iter().copied().map(f64::from).sum();
    match (all.iter().min(), all.iter().max()) {
        (Some(least), Some(most)) => format!("{:.0} ({least}–{most})", sum / real(all.len())),
        _ => "–".to_owned(),
    }
}

/// The place of history with its number, and the events.
fn words((place, events): (&str, &str), places: &[Milestone]) -> String {
    let east = places.iter().find(|milestone| milestone.name == place).map(|milestone| format!(" {}", milestone.east));
    format!("{place}{}: {events}", east.unwrap_or_default())
}
