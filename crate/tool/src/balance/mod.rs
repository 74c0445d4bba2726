//! Balance: a player against itself in every scenario on listed dice, with the front by months beside history.

// Where the armies stand.
pub mod front;
// Where they stood.
mod history;
// One game.
mod game;
// The file of games.
mod results;
// What the games come to.
mod tally;
// The tables.
mod table;

use std::collections::VecDeque;
use std::error::Error;
use std::fs;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::thread;

use referee::GameOptions;

use crate::balance::results::{Match, Results};
use crate::balance::tally::Tally;
use crate::cli;
use crate::commands::{Done, print};
use crate::ladder::player::Rung;
use crate::played_game::PlayedGame;

/// A game to play.
type Job = (Match, u32);

/// Plays the games that are missing and prints the tables.
pub fn run<G: PlayedGame>(arguments: &cli::Balance) -> Done {
    let matches = matches::<G>(arguments)?;
    let charts = arguments.charts.as_deref().map(G::read_charts).transpose()?;
    let charts = charts.as_ref();
    let results = Results::open::<G>(arguments.resume.as_deref())?;
    let jobs = missing::<G>(&matches, charts, &results, arguments)?;
    let waiting = Mutex::new(jobs);
    let failure: Mutex<Option<String>> = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..arguments.threads.max(1) {
            scope.spawn(|| {
                if let Err(error) = work::<G>(&waiting, charts, &results, arguments.seed)
                    && let Ok(mut failure) = failure.lock()
                {
                    *failure = Some(error);
                }
            });
        }
    });
    if let Some(failure) = failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(failure.into());
    }
    let text = table::markdown::<G>(&matches, &results.games(), arguments.seed)?;
    print(&text)?;
    if let Some(file) = &arguments.write {
        fs::write(file, &text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The scenarios to be played, with their revisions.
fn matches<G: PlayedGame>(arguments: &cli::Balance) -> Result<Vec<Match>, Box<dyn Error>> {
    let player = Rung::find::<G>(&arguments.player)?;
    let all = || G::scenarios().into_iter().map(str::to_owned).collect();
    let scenarios: Vec<String> = if arguments.scenario.is_empty() { all() } else { arguments.scenario.clone() };
    let of = |scenario: String| {
        let revision = G::options(&scenario)?.revisions().scenario;
        let charts = arguments.charts.as_ref().map(|file| file.display().to_string());
        Ok(Match { scenario, revision, charts, player })
    };
    scenarios.into_iter().map(of).collect()
}

/// The games that the file does not have.
///
/// Errors: the file's first game of a match comes out otherwise with this build.
fn missing<G: PlayedGame>(
    matches: &[Match],
    charts: Option<&G::Charts>,
    results: &Results,
    arguments: &cli::Balance,
) -> Result<VecDeque<Job>, String> {
    let mut jobs = VecDeque::new();
    for cell in matches {
        let known = cell.of::<G>(&results.games(), arguments.seed);
        let seeds = (arguments.seed..).take(arguments.games as usize);
        let due: Vec<u32> = seeds.filter(|seed| !known.iter().any(|game| game.seed == *seed)).collect();
        if let Some(first) = known.first().filter(|_| !due.is_empty())
            && game::play::<G>(cell, charts, first.seed)?.end != first.end
        {
            let (scenario, seed) = (&cell.scenario, first.seed);
            return Err(format!("{scenario} seed {seed} comes out otherwise: the file is of another build"));
        }
        jobs.extend(due.into_iter().map(|seed| (cell.clone(), seed)));
    }
    Ok(jobs)
}

/// Plays one game after the other until none is left.
///
/// Errors: a game stops, or the file cannot be written; no other thread begins a game then.
fn work<G: PlayedGame>(
    waiting: &Mutex<VecDeque<Job>>,
    charts: Option<&G::Charts>,
    results: &Results,
    first_seed: u32,
) -> Result<(), String> {
    while let Some((cell, seed)) = waiting.lock().ok().and_then(|mut waiting| waiting.pop_front()) {
        let added = game::play::<G>(&cell, charts, seed).and_then(|played| results.add(played));
        if let Err(error) = added {
            if let Ok(mut waiting) = waiting.lock() {
                waiting.clear();
            }
            return Err(error);
        }
        let tally = Tally::of(&cell.of::<G>(&results.games(), first_seed));
        eprintln!("{} revision {} seed {seed}: {tally}", cell.scenario, cell.revision);
    }
    Ok(())
}

#[cfg(test)]
mod tests;
