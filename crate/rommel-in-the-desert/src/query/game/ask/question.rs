//! What can be asked about a game as it stands.

use serde::{Deserialize, Serialize};

use crate::model::units::Side;
use crate::query::game::BlockName;

/// A question about a game as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(tag = "ask", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum GameQuestion {
    /// Every hex that each unit of the active side in a hex reaches in a group move.
    Group {
        /// The hex.
        hex: String,
        /// Whether the move has the Rommel bonus.
        #[serde(default)]
        rommel: bool,
    },
    /// The units of the active side that reach the destination of a regroup move.
    Regroup {
        /// The command hex.
        command: String,
        /// The destination.
        destination: String,
        /// Whether the move has the Rommel bonus.
        #[serde(default)]
        rommel: bool,
    },
    /// How many units may still cross each hexside into a hex with enemies in this movement phase.
    Hexsides,
    /// The supply network of a side and the supply of its units.
    Supply {
        /// The side.
        side: Side,
        /// The units that scarce sources supply first; those that the player has named, as far as the viewer knows them,
        /// where none are given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "js", tsify(optional))]
        named: Option<Vec<BlockName>>,
    },
    /// The hexes in which an enemy would take supply from units of a side.
    Cuts {
        /// The side.
        side: Side,
    },
    /// How far the supply lines of a unit lead.
    Trace {
        /// The unit.
        unit: BlockName,
    },
    /// Every hex to which each unit of a side in a hex may withdraw, and the fire that it draws.
    Withdrawals {
        /// The side.
        side: Side,
        /// The hex.
        hex: String,
        /// Whether the withdrawal has the Rommel bonus.
        #[serde(default)]
        rommel: bool,
    },
    /// Dice and target types of the units that have still to fire in the battle turn under way.
    Fires,
    /// What each option of a turn costs and allows.
    Options,
    /// What buildup points buy for the side that acts in the Buildup.
    Prices,
    /// How the game would be decided as it stands.
    Standing,
    /// The months of the scenario with their income and arrivals.
    Track,
}
