//! The file of games: one to a line, so that a measurement that was stopped goes on where it was.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use crate::balance::front::Front;
use crate::ladder::player::Rung;
use crate::played_game::PlayedGame;

/// A scenario that a player plays against itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The scenario.
    pub scenario: String,
    /// Its revision.
    pub revision: u16,
    /// The file of the values that lie over the shipped ones.
    pub charts: Option<String>,
    /// The player.
    pub player: Rung,
}

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Played {
    /// The version of the engine.
    pub engine: String,
    /// The id of the game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// Its revision.
    pub revision: u16,
    /// The file of the values that lie over the shipped ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charts: Option<String>,
    /// Who played both sides.
    pub player: String,
    /// The number of the dice.
    pub seed: u32,
    /// The seat of the winner; none for a draw.
    pub winner: Option<usize>,
    /// The result in words.
    pub result: String,
    /// Victory points of the first side less those of the second, where the game counts any.
    pub margin: Option<i32>,
    /// Orders of the game.
    pub orders: u32,
    /// The first eight bytes of the hash of the last state: another build that plays otherwise ends otherwise.
    pub end: String,
    /// Thinking for a player-turn.
    pub milliseconds_a_turn: u32,
    /// The start, and the end of each month.
    pub fronts: Vec<Front>,
}

impl Match {
    /// Whether a game belongs to it, on dice from a number on.
    pub fn has<G: PlayedGame>(&self, played: &Played, first_seed: u32) -> bool {
        let same = played.game == G::ID && played.scenario == self.scenario && played.revision == self.revision;
        same && played.charts == self.charts && played.player == self.player.key() && played.seed >= first_seed
    }

    /// Its games, by their dice.
    pub fn of<G: PlayedGame>(&self, games: &[Played], first_seed: u32) -> Vec<Played> {
        let mut own: Vec<Played> = games.iter().filter(|game| self.has::<G>(game, first_seed)).cloned().collect();
        own.sort_by_key(|game| game.seed);
        own.dedup_by_key(|game| game.seed);
        own
    }
}

/// The games of a file.
///
/// Errors: it cannot be read, a line is no game, or a game was played by another version of the engine.
pub fn read<G: PlayedGame>(path: &Path) -> Result<Vec<Played>, String> {
    let named = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(path).map_err(|error| named(&error))?;
    let lines = text.lines().filter(|line| !line.is_empty());
    let games: Vec<Played> =
        lines.map(serde_json::from_str).collect::<Result<_, _>>().map_err(|error| named(&error))?;
    let engine = G::FORMATS.engine;
    match games.iter().find(|game| game.game == G::ID && game.engine != engine) {
        Some(other) => Err(named(&format!("games of engine {}, but this is {engine}", other.engine))),
        None => Ok(games),
    }
}

/// All games, and the file that new ones are added to.
#[derive(Debug)]
pub struct Results {
    games: Mutex<(Vec<Played>, Option<fs::File>)>,
}

impl Results {
    /// The games of a file, which need not exist; without one nothing is written.
    ///
    /// Errors: as of [`read`], or it cannot be written.
    pub fn open<G: PlayedGame>(path: Option<&Path>) -> Result<Self, String> {
        let Some(path) = path else { return Ok(Self { games: Mutex::new((Vec::new(), None)) }) };
        let games = read::<G>(path)?;
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self { games: Mutex::new((games, Some(file))) })
    }

    /// Adds a game.
    ///
    /// Errors: the file cannot be written.
    pub fn add(&self, played: Played) -> Result<(), String> {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        let line = serde_json::to_string(&played).map_err(|error| error.to_string())?;
        if let Some(file) = &mut games.1 {
            writeln!(file, "{line}").map_err(|error| error.to_string())?;
        }
        games.0.push(played);
        Ok(())
    }

    /// Every game.
    pub fn games(&self) -> Vec<Played> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner).0.clone()
    }
}
