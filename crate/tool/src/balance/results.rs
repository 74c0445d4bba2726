//! The games of the file.

use serde::{Deserialize, Serialize};

use crate::balance::front::Front;
use crate::measure::player::PlayerKind;
use crate::measure::results;
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
    pub player: PlayerKind,
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
    /// The first eight bytes of the hash of the last state: it tells builds apart that play differently.
    pub end: String,
    /// Thinking for a player-turn.
    pub milliseconds_a_turn: u32,
    /// The start, and the end of each month.
    pub fronts: Vec<Front>,
}

impl results::Played for Played {
    fn game(&self) -> &str {
        &self.game
    }

    fn engine(&self) -> Option<&str> {
        Some(&self.engine)
    }

    fn title(&self) -> String {
        format!("{} seed {}", self.scenario, self.seed)
    }

    fn ends_as(&self, other: &Self) -> bool {
        self.end == other.end
    }
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
