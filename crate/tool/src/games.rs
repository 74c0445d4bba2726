//! The games that the command knows.

use ::desert_fox::record::DesertFox;
use ::rommel_in_the_desert::record::Rommel;
use referee::Rules;

use crate::cli::{Command, PlayedCommand, Random};
use crate::commands::{self, Done};
use crate::played_game::PlayedGame;
use crate::survey::KnownSwitch;
use crate::{desert_fox, rommel_in_the_desert, traces};

/// A game.
#[derive(Debug)]
pub struct Game {
    /// Its id, which is also the name of its crate.
    pub id: &'static str,
    /// What its links begin with.
    pub link: &'static str,
    /// The folder of its case files.
    pub cases: &'static str,
    /// The switches of its rule set.
    pub switches: fn() -> Vec<KnownSwitch>,
    /// Carries out the commands about the game.
    pub run: fn(&PlayedCommand) -> Done,
    /// Prints random games with hashes of what each player sees; none for a game whose comparison with wasm is another.
    pub traces: Option<fn(&Random) -> Done>,
}

/// Every game; the first one is meant where none is named.
pub static GAMES: [Game; 2] = [
    Game {
        id: DesertFox::ID,
        link: DesertFox::FORMATS.link,
        cases: "tests/rulings",
        switches: desert_fox::switches,
        run: commands::run::<DesertFox>,
        traces: None,
    },
    Game {
        id: Rommel::ID,
        link: Rommel::FORMATS.link,
        cases: "tests/rommel-in-the-desert/rulings",
        switches: rommel_in_the_desert::switches,
        run: commands::run::<Rommel>,
        traces: Some(traces::rommel),
    },
];

impl Game {
    /// The game of an id.
    ///
    /// Errors: a sentence that names all games.
    pub fn find(id: &str) -> Result<&'static Self, String> {
        let known = || GAMES.iter().map(|game| game.id).collect::<Vec<_>>().join(" or ");
        GAMES.iter().find(|game| game.id == id).ok_or_else(|| format!("there is no game {id:?}: expected {}", known()))
    }

    /// Carries out a command.
    ///
    /// Errors: whatever the command fails with.
    pub fn carry_out(&self, command: &Command) -> Done {
        match command {
            Command::Rulings(arguments) => commands::rulings(arguments, self),
            Command::Traces(arguments) => match self.traces {
                Some(traces) => traces(arguments),
                None => Err(format!("Unsupported: {} has no traces", self.id).into()),
            },
            Command::Played(command) => (self.run)(command),
        }
    }

    /// The path of its ledger from the root of the repository.
    pub fn ledger(&self) -> String {
        format!("crate/{}/data/rulings.toml", self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_game_is_refused_with_the_names_of_all() {
        for game in &GAMES {
            assert_eq!(Game::find(game.id).unwrap().id, game.id);
        }
        let refused = Game::find("chess").unwrap_err();
        assert_eq!(refused, "there is no game \"chess\": expected desert-fox or rommel-in-the-desert");
    }
}
