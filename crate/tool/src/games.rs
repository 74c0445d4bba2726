//! The games that the command knows.

use crate::cli::{Command, PlayedCommand, Random};
use crate::commands::{self, Done};
use crate::desert_fox;
use crate::survey::KnownSwitch;
use crate::traces;

/// A game.
#[derive(Debug)]
pub struct Game {
    /// Its id, which is also the name of its crate.
    pub id: &'static str,
    /// The folder of its case files.
    pub cases: &'static str,
    /// The switches of its rule set.
    pub switches: fn() -> Vec<KnownSwitch>,
    /// Carries out the commands that need a game which can be played; none while it cannot.
    pub run: Option<fn(&PlayedCommand) -> Done>,
    /// Prints random games with hashes of what each player sees; none for a game whose comparison with wasm is another.
    pub traces: Option<fn(&Random) -> Done>,
}

/// Every game; the first one is meant where none is named.
pub static GAMES: [Game; 2] = [
    Game {
        id: "desert-fox",
        cases: "tests/rulings",
        switches: desert_fox::switches,
        run: Some(desert_fox::run),
        traces: None,
    },
    Game {
        id: "rommel-in-the-desert",
        cases: "tests/rommel-in-the-desert/rulings",
        switches: || {
            let known = rommel_in_the_desert::model::rule_set::SWITCHES.iter();
            known.map(|switch| KnownSwitch { field: switch.field, values: switch.values }).collect()
        },
        run: None,
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
    /// Errors: `Unsupported` for a game that cannot be played yet; whatever the command fails with.
    pub fn carry_out(&self, command: &Command) -> Done {
        match (command, self.run) {
            (Command::Rulings(arguments), _) => commands::rulings(arguments, self),
            (Command::Traces(arguments), _) => match self.traces {
                Some(traces) => traces(arguments),
                None => Err(format!("Unsupported: {} has no traces", self.id).into()),
            },
            (Command::Played(command), Some(run)) => run(command),
            (Command::Played(_), None) => {
                Err(format!("Unsupported: {} cannot be played yet; only `rulings` knows this game", self.id).into())
            }
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
