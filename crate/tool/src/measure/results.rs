//! The file of results: one game to a line, so that a measurement that was stopped goes on where it was. It holds only
//! games of builds that play alike.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::played_game::PlayedGame;

/// A game that was played to its end, as a line of the file.
pub trait Played: Clone + Serialize + DeserializeOwned {
    /// The id of the game.
    fn game(&self) -> &str;

    /// The version of the engine; none in a line that does not name it.
    fn engine(&self) -> Option<&str>;

    /// Which game it is, for messages.
    fn title(&self) -> String;

    /// Whether both came out alike, as the same game does with builds that play alike.
    fn ends_as(&self, other: &Self) -> bool;
}

/// All games, and the file that new ones are added to.
#[derive(Debug)]
pub struct Results<P> {
    games: Mutex<(Vec<P>, Option<File>)>,
}

impl<P: Played> Results<P> {
    /// The games of a file, which need not exist; without one nothing is written.
    ///
    /// Errors: as of [`read`], or it cannot be written.
    pub fn open<G: PlayedGame>(path: Option<&Path>) -> Result<Self, String> {
        let Some(path) = path else { return Ok(Self { games: Mutex::new((Vec::new(), None)) }) };
        let games = read::<G, P>(path)?;
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self { games: Mutex::new((games, Some(file))) })
    }

    /// Adds a game.
    ///
    /// Errors: the file cannot be written.
    pub fn add(&self, played: P) -> Result<(), String> {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        let line = serde_json::to_string(&played).map_err(|error| error.to_string())?;
        if let Some(file) = &mut games.1 {
            writeln!(file, "{line}").map_err(|error| error.to_string())?;
        }
        games.0.push(played);
        Ok(())
    }

    /// Every game.
    pub fn games(&self) -> Vec<P> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner).0.clone()
    }
}

/// The games of a file.
///
/// Errors: it cannot be read, a line is no game, or a game was played by another version of the engine.
pub fn read<G: PlayedGame, P: Played>(path: &Path) -> Result<Vec<P>, String> {
    let named = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(path).map_err(|error| named(&error))?;
    let lines = text.lines().filter(|line| !line.is_empty());
    let games: Vec<P> = lines.map(serde_json::from_str).collect::<Result<_, _>>().map_err(|error| named(&error))?;
    let this = G::FORMATS.engine;
    let other =
        games.iter().filter(|game| game.game() == G::ID).find_map(|game| game.engine().filter(|&of| of != this));
    match other {
        Some(other) => Err(named(&format!("games of engine {other}, but this is {this}"))),
        None => Ok(games),
    }
}

/// Refuses to add games to those of a build that plays differently: plays a known game again.
///
/// Errors: it comes out differently, or does not come to its end.
pub fn prove<P: Played>(known: &P, play: impl FnOnce() -> Result<P, String>) -> Result<(), String> {
    if play()?.ends_as(known) {
        return Ok(());
    }
    Err(format!("{} comes out differently: the file is of another build", known.title()))
}
