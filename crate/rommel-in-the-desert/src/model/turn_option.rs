//! Turn options and what they allow.

use serde::{Deserialize, Serialize};

/// What a player buys for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum TurnOption {
    /// One move, one combat phase.
    Basic,
    /// Two moves in one movement phase, one combat phase.
    Offensive,
    /// One move, one combat phase with doubled fire.
    Assault,
    /// Twice a movement phase with one move and a combat phase.
    Blitz,
    /// No supply is spent: one withdrawal at most, no combat.
    Pass,
}

impl TurnOption {
    /// Every option, the cheapest first.
    pub const ALL: [Self; 5] = [Self::Pass, Self::Basic, Self::Offensive, Self::Assault, Self::Blitz];
}
