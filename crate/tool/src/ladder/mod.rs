//! The ladder of players: pairs play each other with swapped seats on listed dice seeds until they are ordered.

// Who plays.
pub mod player;
// One game.
mod game;
// The games of a pair in a scenario, and what follows from them.
mod cell;
// The file of results.
mod results;
// The table.
mod table;

use std::collections::VecDeque;
use std::error::Error;
use std::fs;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::cli;
use crate::commands::{Done, print};
use crate::ladder::cell::Cell;
use crate::ladder::player::Rung;
use crate::ladder::results::Results;
use crate::played_game::{PlayedGame, no_scenario};

/// Plays the pairs of all scenarios and prints their table.
pub fn run<G: PlayedGame>(arguments: &cli::Ladder) -> Done {
    let cells = cells::<G>(arguments)?;
    let results = Results::open(arguments.resume.as_deref(), arguments.resume.is_some())?;
    let waiting: Mutex<VecDeque<Cell>> = Mutex::new(cells.clone().into());
    let failure: Mutex<Option<String>> = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..arguments.threads.max(1) {
            scope.spawn(|| work::<G>(arguments, &waiting, &results, &failure));
        }
    });
    if let Some(failure) = failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(failure.into());
    }
    let games = results.games();
    let text = table::markdown::<G>(&cells, &games, arguments);
    print(&text)?;
    if let Some(file) = &arguments.write {
        fs::write(file, &text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The pairs to be played, scenario by scenario.
fn cells<G: PlayedGame>(arguments: &cli::Ladder) -> Result<Vec<Cell>, Box<dyn Error>> {
    let named = arguments.scenario.iter().map(String::as_str);
    let scenarios: Vec<&str> = if arguments.scenario.is_empty() { G::scenarios() } else { named.collect() };
    let pairs = if arguments.pair.is_empty() {
        Rung::usual_pairs::<G>()
    } else {
        arguments.pair.iter().map(|pair| Rung::pair::<G>(pair)).collect::<Result<_, _>>()?
    };
    let mut cells = Vec::new();
    for scenario in scenarios {
        G::options(scenario).map_err(|_| no_scenario(scenario))?;
        cells.extend(pairs.iter().map(|&players| Cell { scenario: scenario.to_owned(), players }));
    }
    Ok(cells)
}

/// Plays one pair after the other until none is left, or a game stops.
fn work<G: PlayedGame>(
    arguments: &cli::Ladder,
    waiting: &Mutex<VecDeque<Cell>>,
    results: &Results,
    failure: &Mutex<Option<String>>,
) {
    let stopped = || failure.lock().map_or(true, |failure| failure.is_some());
    while let Some(cell) = waiting.lock().ok().and_then(|mut waiting| waiting.pop_front()) {
        let games = || results.of::<G>(&cell, arguments.seed);
        let mut known = games();
        while !cell::is_settled(&known, arguments.least, arguments.most) && !stopped() {
            let number = known.len() as u32;
            let played = game::play::<G>(&cell, arguments.seed, number).and_then(|played| results.add(played));
            if let Err(error) = played {
                if let Ok(mut failure) = failure.lock() {
                    *failure = Some(error);
                }
                return;
            }
            known = games();
        }
        let tally = cell::Tally::of(&known);
        eprintln!("{} {}-{}: {tally}", cell.scenario, cell.players[0].key(), cell.players[1].key());
    }
}

#[cfg(test)]
mod tests;
