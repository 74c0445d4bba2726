//! Balance: a player against itself in every scenario on listed dice, with the front by months beside history.

// Where the armies stand.
pub mod front;
// Where they stood.
mod history;
// One game.
mod game;
// The games of the file.
mod results;
// What the games come to.
mod tally;
// The tables.
mod table;

use std::error::Error;
use std::fs;
use std::process::ExitCode;

use referee::GameOptions;

use crate::balance::results::{Match, Played};
use crate::balance::tally::Tally;
use crate::cli;
use crate::commands::{Done, print};
use crate::measure::jobs;
use crate::measure::player::PlayerKind;
use crate::measure::results::{Results, prove};
use crate::played_game::PlayedGame;
use crate::saves::Saves;

/// A game to play.
type Job = (Match, u32);

/// Plays the games that are missing and prints the tables.
pub fn run<G: PlayedGame>(arguments: &cli::Balance) -> Done {
    let matches = matches::<G>(arguments)?;
    let charts = arguments.charts.as_deref().map(G::read_charts).transpose()?;
    let charts = charts.as_ref();
    let results = Results::open::<G>(arguments.series.resume.as_deref())?;
    let saves = Saves::new(arguments.series.save.as_deref())?;
    let jobs = missing::<G>(&matches, charts, &results, arguments)?;
    jobs::run(arguments.series.threads, jobs, |(cell, seed)| {
        results.add(game::play::<G>(&cell, charts, seed, saves)?)?;
        let tally = Tally::of(&cell.of::<G>(&results.games(), arguments.seed));
        eprintln!("{} revision {} seed {seed}: {tally}", cell.scenario, cell.revision);
        Ok(None)
    })?;
    let text = table::markdown::<G>(&matches, &results.games(), arguments.seed)?;
    print(&text)?;
    if let Some(file) = &arguments.series.write {
        fs::write(file, &text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The scenarios to be played, with their revisions.
fn matches<G: PlayedGame>(arguments: &cli::Balance) -> Result<Vec<Match>, Box<dyn Error>> {
    let player = PlayerKind::find(&arguments.player)?;
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
/// Errors: the file's first game of a match comes out differently with this build.
fn missing<G: PlayedGame>(
    matches: &[Match],
    charts: Option<&G::Charts>,
    results: &Results<Played>,
    arguments: &cli::Balance,
) -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    for cell in matches {
        let known = cell.of::<G>(&results.games(), arguments.seed);
        let seeds = (arguments.seed..).take(arguments.games as usize);
        let due: Vec<u32> = seeds.filter(|seed| !known.iter().any(|game| game.seed == *seed)).collect();
        if let Some(first) = known.first().filter(|_| !due.is_empty()) {
            prove(first, || game::play::<G>(cell, charts, first.seed, Saves::new(None)?))?;
        }
        jobs.extend(due.into_iter().map(|seed| (cell.clone(), seed)));
    }
    Ok(jobs)
}

#[cfg(test)]
mod tests;
