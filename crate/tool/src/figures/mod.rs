//! Figures of how a computer player plays whole games, which do not come from the player itself: what is driven to and
//! fro, what stands without supply, what is lost, what is left over.

// What is counted.
mod sums;
// A game with the states that it passed through.
mod course;
// Desert Fox.
mod desert_fox;
// Rommel in the Desert.
mod rommel;

use std::collections::BTreeMap;
use std::fs;
use std::process::ExitCode;

use crate::cli;
use crate::commands::{Done, print};
use crate::figures::course::Course;
use crate::figures::sums::{Row, Sums};
use crate::played_game::PlayedGame;
use crate::saved_game;
use crate::suite::find::saved_games;

/// A game whose saved games are measured.
pub trait Measured: PlayedGame {
    /// Adds the figures of a game.
    fn measure(course: &mut Course<Self>, sums: &mut Sums);

    /// The rows of the table of a scenario.
    fn rows(sums: &Sums) -> Vec<Row>;
}

/// Prints a table for each scenario of the saved games of a folder.
pub fn run<G: Measured>(arguments: &cli::Figures) -> Done {
    let mut scenarios: BTreeMap<String, Sums> = BTreeMap::new();
    for file in saved_games(&arguments.folder)? {
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let mut game = saved_game::open::<G>(&text).map_err(|error| format!("{}: {error}", file.display()))?;
        let sums = scenarios.entry(G::scenario(&game.record().options).to_owned()).or_default();
        sums.add("games", 1);
        G::measure(&mut Course::of(&mut game), sums);
    }
    let tables = scenarios.iter().map(|(scenario, sums)| sums::table(scenario, &G::rows(sums)));
    print(&tables.collect::<Vec<_>>().join("\n"))?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests;
