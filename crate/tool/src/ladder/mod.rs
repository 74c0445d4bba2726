//! The ladder of players: pairs play each other with swapped seats on listed dice seeds until they are ordered.

// One game.
mod game;
// The games of a pair in a scenario, and what follows from them.
mod cell;
// The games of the file.
mod results;
// The table.
mod table;

use std::error::Error;
use std::fs;
use std::process::ExitCode;

use crate::cli;
use crate::commands::{Done, print};
use crate::ladder::cell::Cell;
use crate::ladder::results::Played;
use crate::measure::jobs;
use crate::measure::player::PlayerKind;
use crate::measure::results::{Results, prove};
use crate::played_game::{PlayedGame, no_scenario};

/// Plays the pairs of all scenarios and prints their table.
pub fn run<G: PlayedGame>(arguments: &cli::Ladder) -> Done {
    let cells = cells::<G>(arguments)?;
    let results = Results::open::<G>(arguments.series.resume.as_deref())?;
    let due = cells.iter().map(|cell| Due { cell, is_proved: false });
    jobs::run(arguments.series.threads, due, |due| work::<G>(arguments, due, &results))?;
    let games = results.games();
    let text = table::markdown::<G>(&cells, &games, arguments);
    print(&text)?;
    if let Some(file) = &arguments.series.write {
        fs::write(file, &text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The pairs to be played, scenario by scenario.
fn cells<G: PlayedGame>(arguments: &cli::Ladder) -> Result<Vec<Cell>, Box<dyn Error>> {
    let named = arguments.scenario.iter().map(String::as_str);
    let scenarios: Vec<&str> = if arguments.scenario.is_empty() { G::scenarios() } else { named.collect() };
    let pairs = if arguments.pair.is_empty() {
        PlayerKind::usual_pairs()
    } else {
        arguments.pair.iter().map(|pair| PlayerKind::pair(pair)).collect::<Result<_, _>>()?
    };
    PlayerKind::check_frozen(pairs.iter().copied().flatten(), arguments.frozen.as_deref())?;
    let mut cells = Vec::new();
    for scenario in scenarios {
        G::options(scenario).map_err(|_| no_scenario(scenario))?;
        cells.extend(pairs.iter().map(|&players| Cell { scenario: scenario.to_owned(), players }));
    }
    Ok(cells)
}

/// A pair that may need more games.
struct Due<'a> {
    cell: &'a Cell,
    /// Whether this build plays the first game of the file as the one that played it did.
    is_proved: bool,
}

/// Plays the next game of a pair; the pair again where it is not settled.
///
/// Errors: a game stops, the file cannot be written, or its first game of the pair comes out differently with this build.
fn work<'a, G: PlayedGame>(
    arguments: &cli::Ladder,
    Due { cell, is_proved }: Due<'a>,
    results: &Results<Played>,
) -> Result<Option<Due<'a>>, String> {
    let known = cell.of::<G>(&results.games(), arguments.seed);
    if cell::is_settled(&known, arguments.least, arguments.most) {
        let tally = cell::Tally::of(&known);
        eprintln!("{} {}-{}: {tally}", cell.scenario, cell.players[0].key(), cell.players[1].key());
        return Ok(None);
    }
    let play = |number| game::play::<G>(cell, arguments, number);
    if let Some(first) = known.first().filter(|_| !is_proved) {
        prove(first, || play(first.number))?;
    }
    results.add(play(known.len() as u32)?)?;
    Ok(Some(Due { cell, is_proved: true }))
}

#[cfg(test)]
mod tests;
