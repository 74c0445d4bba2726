//! The games of the file.

use serde::{Deserialize, Serialize};

use crate::measure::results;

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Played {
    /// The version of the engine; none in files that did not name it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<String>,
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
    /// The beginning of the hash of the last state; none in files that did not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// Thinking of each player for each of its player-turns.
    pub milliseconds_a_turn: [u32; 2],
}

impl results::Played for Played {
    fn game(&self) -> &str {
        &self.game
    }

    fn engine(&self) -> Option<&str> {
        self.engine.as_deref()
    }

    fn title(&self) -> String {
        let [first, second] = &self.players;
        format!("{} {first}:{second} game {}", self.scenario, self.number)
    }

    /// By the result and the number of orders, where one of both has no hash.
    fn ends_as(&self, other: &Self) -> bool {
        let hashes = self.end.as_ref().zip(other.end.as_ref());
        let same = (self.halves, self.orders) == (other.halves, other.orders);
        same && hashes.is_none_or(|(one, other)| one == other)
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
