//! The folder into which games that were played are saved.

use std::fs;
use std::path::Path;

use referee::record::Game;

use crate::played_game::PlayedGame;

/// A folder; none where games are not saved.
#[derive(Clone, Copy, Debug)]
pub struct Saves<'a>(Option<&'a Path>);

impl<'a> Saves<'a> {
    /// Makes a folder.
    ///
    /// Errors: it cannot be made.
    pub fn new(folder: Option<&'a Path>) -> Result<Self, String> {
        if let Some(folder) = folder {
            fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        Ok(Self(folder))
    }

    /// Saves a game under a name, to which the ending of the game's save files is added.
    ///
    /// Errors: the file cannot be written.
    pub fn save<G: PlayedGame>(self, name: &str, game: &Game<G>) -> Result<(), String> {
        let Some(folder) = self.0 else { return Ok(()) };
        let path = folder.join(format!("{name}.{}", G::EXTENSION));
        fs::write(&path, game.save()).map_err(|error| format!("{}: {error}", path.display()))
    }
}
