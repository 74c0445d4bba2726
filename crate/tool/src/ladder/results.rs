//! The file of results: one game to a line, so that a ladder that was stopped goes on where it was.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use crate::ladder::cell::Cell;
use crate::played_game::PlayedGame;

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Played {
    /// The id of the game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// Both players.
    pub players: [String; 2],
    /// The number of the dice.
    pub seed: u32,
    /// Its number among the games of the pair. With an odd one the first player has the second side.
    pub number: u32,
    /// Half points of the first player: 2 for a victory, 1 for a draw.
    pub halves: u8,
    /// Orders of the game.
    pub orders: u32,
    /// Thinking of each player for each of its player-turns.
    pub milliseconds_a_turn: [u32; 2],
}

/// All results, and the file that they go to.
#[derive(Debug)]
pub struct Results {
    all: Mutex<(Vec<Played>, Option<File>)>,
}

impl Results {
    /// The results of a file, which need not exist; without one nothing is written.
    ///
    /// Errors: it cannot be read or written, or a line is no result.
    pub fn open(file: Option<&Path>, resume: bool) -> Result<Self, String> {
        let Some(path) = file else { return Ok(Self { all: Mutex::new((Vec::new(), None)) }) };
        let named = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let text = if resume && path.exists() {
            fs::read_to_string(path).map_err(|error| named(&error))?
        } else {
            String::new()
        };
        let lines = text.lines().filter(|line| !line.is_empty());
        let games =
            lines.map(serde_json::from_str::<Played>).collect::<Result<_, _>>().map_err(|error| named(&error))?;
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(|error| named(&error))?;
        Ok(Self { all: Mutex::new((games, Some(file))) })
    }

    /// Adds a game.
    ///
    /// Errors: the file cannot be written.
    pub fn add(&self, played: Played) -> Result<(), String> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let line = serde_json::to_string(&played).map_err(|error| error.to_string())?;
        if let Some(file) = &mut all.1 {
            writeln!(file, "{line}").map_err(|error| error.to_string())?;
        }
        all.0.push(played);
        Ok(())
    }

    /// Every game.
    pub fn games(&self) -> Vec<Played> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner).0.clone()
    }

    /// The games of a cell on dice from a seed on, in their order, up to the first that is missing.
    pub fn of<G: PlayedGame>(&self, cell: &Cell, first_seed: u32) -> Vec<Played> {
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let own = all.0.iter().filter(|played| cell.has::<G>(played, first_seed));
        in_order(own.cloned().collect())
    }
}

/// The games of a cell that count: in the order of their numbers, up to the first that is missing.
pub fn in_order(mut games: Vec<Played>) -> Vec<Played> {
    games.sort_by_key(|game| game.number);
    games.dedup_by_key(|game| game.number);
    let whole = games.iter().enumerate().take_while(|(at, game)| game.number as usize == *at).count();
    games.truncate(whole);
    games
}
