//! How much a level thinks.

use serde::{Deserialize, Serialize};

/// A level of the computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Level {
    /// The plain script, without a search.
    Recruit,
    /// A search with few rollouts.
    Captain,
    /// A search with more of them.
    Commander,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 3] = [Self::Recruit, Self::Captain, Self::Commander];

    /// Its name in files, commands and messages.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Captain => "captain",
            Self::Commander => "commander",
        }
    }

    /// The level of a name.
    pub fn find(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }
}

/// How much a decision may cost. The counts make a search the same on every machine; time is up to the caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Rollouts over all candidates, a third of them in each round of eight candidates; a candidate gets at least one in
    /// each round. With none the first style is played.
    pub rollouts: u32,
    /// Orders over all rollouts. A rollout that is under way at the limit is still played to its horizon.
    pub orders: u32,
    /// Player-turns that a rollout plays to their ends, the one under way included; [`Effort::TO_THE_END`] for the rest
    /// of the game.
    pub player_turns: u32,
}

impl Effort {
    /// The horizon of rollouts that play the game to its end.
    pub const TO_THE_END: u32 = u32::MAX;
    /// No search.
    pub const NONE: Self = Self { rollouts: 0, orders: 0, player_turns: 0 };
}
