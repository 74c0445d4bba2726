//! What rules and questions of a combat name alike.

use serde::{Deserialize, Serialize};

use crate::model::defaults::is_default;

/// An effect on a unit's strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Effect {
    /// Doubled in a level-2 fort.
    Fort,
    /// Armor without infantry.
    CombinedArms,
    /// Out of combat supply.
    CombatSupply,
    /// Disrupted.
    Disruption,
    /// The hexside attacked across.
    Hexside,
}

/// What one player may add to the combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Support {
    /// Air points available.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub air_points: u8,
    /// Naval support available, which only the Commonwealth has.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub naval: bool,
}

referee::tagged! {
    []
    /// Where a unit could retreat.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "js", derive(tsify::Tsify))]
    #[serde(rename_all = "camelCase", tag = "kind")]
    pub enum RetreatRoom {
        /// As far as it must.
        #[default]
        Open,
        /// At most this number of hexes.
        Room {
            /// Hexes.
            hexes: u8,
        },
        /// Along the hexes and hexsides of the query, hex by hex.
        Map,
    }
}
