//! Positions with an act that is provably best, and which of them a level of the computer player finds.

// Who gives the orders of a position that is played on.
pub mod drive;
// The file of positions.
pub mod position;
// Desert Fox.
mod desert_fox;
// Rommel in the Desert.
mod rommel;
// Positions out of saved games.
pub mod find;
// That a position is what its file says.
mod proof;
// What a level has solved.
mod table;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

use referee::search::Level;

use crate::cli;
use crate::commands::{Done, print};
use crate::measure::jobs;
use crate::repository;
use crate::suite::drive::Drive;
use crate::suite::find::Findable;
use crate::suite::position::{Position, Solvable};
use crate::suite::table::Attempt;

/// Lets a level play positions and prints which it solves.
pub fn run<G: Findable>(arguments: &cli::Suite) -> Done {
    let level = arguments.level;
    let mut positions = Vec::new();
    for file in files::<G>(arguments)? {
        positions.extend(position::read::<G>(&file)?);
    }
    if let Some(folder) = &arguments.find {
        print(&find::find(arguments, folder, &positions)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    positions.retain(|position| arguments.kind.is_empty() || arguments.kind.iter().any(|kind| kind == position.kind()));
    let attempts = attempts(&positions, level, arguments.threads)?;
    print(&if arguments.json { table::json(&attempts)? } else { table::text::<G>(&attempts, level) })?;
    Ok(ExitCode::SUCCESS)
}

/// The files named, or that of the game in the repository.
fn files<G: Solvable>(arguments: &cli::Suite) -> Result<Vec<PathBuf>, String> {
    if !arguments.files.is_empty() {
        return Ok(arguments.files.clone());
    }
    let game = crate::games::Game::find(G::ID)?;
    let root = repository::root(game).map_err(|error| error.to_string())?;
    Ok(vec![root.join(G::POSITIONS)])
}

/// Every position as a level plays it, in the order of the file.
fn attempts<G: Solvable>(positions: &[Position<G>], level: Level, threads: u32) -> Result<Vec<Attempt>, String> {
    let done = Mutex::new(Vec::new());
    jobs::run(threads, positions.iter().enumerate(), |(at, position)| {
        let attempt = Attempt::of(position, level);
        done.lock().unwrap_or_else(PoisonError::into_inner).push((at, attempt));
        Ok(None)
    })?;
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(at, _)| *at);
    Ok(done.into_iter().map(|(_, attempt)| attempt).collect())
}

/// Whether a level solves a position, and what came of it.
///
/// Errors: the game does not open, or the level gives an order that is refused.
fn solve<G: Solvable>(position: &Position<G>, level: Level) -> Result<(bool, String), String> {
    let mut drive = Drive::level(position.open()?, level);
    G::judge(&position.task, position.seat()?, &mut drive)
}

#[cfg(test)]
mod tests;
