//! Withdrawals (4.5): refusing combat, rout and the Pass turn, and the pursuit that follows a retreat.

// Where a unit may withdraw.
mod path;
// The network must not grow.
mod territory;
// Pursuit and rout fire.
mod pursuit;

pub use path::{Retirement, Withdrawal, check_withdrawal, withdrawals};
pub use pursuit::{Pursuer, count_pursuit_hits, pursuers};
pub use territory::{check_gains, check_territory};

use serde::{Deserialize, Serialize};

/// Why units withdraw. There are no other ways, and no other movement in an enemy turn.
///
/// Cases: 4.5 · Rulings: I024, I025
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Cause {
    /// A group engaged in the enemy's movement phase refuses combat (I026).
    RefusingCombat,
    /// Disrupted units are routed (I028).
    Rout,
    /// The one move of a Pass turn (I029).
    PassTurn,
}

impl Cause {
    /// Whether a withdrawal is a retreat, with pursuit fire and disruption: always but for a Pass turn that starts in
    /// a quiet hex.
    ///
    /// Cases: 4.5 · Rulings: I027, I030
    pub const fn is_retreat(self, from_battle: bool) -> bool {
        match self {
            Self::RefusingCombat | Self::Rout => true,
            Self::PassTurn => from_battle,
        }
    }
}

#[cfg(test)]
mod tests;
