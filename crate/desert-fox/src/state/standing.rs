//! Standing orders: what a player has ordered in advance for the decisions of the enemy's player-turn.

use serde::{Deserialize, Serialize};

use crate::state::counters::UnitId;

/// Units in each list of standing orders at most.
pub const MOST_STANDING: usize = 100;

/// The standing orders of a player; those by default cover nothing. Which order they imply is a matter of rules, see
/// [`crate::game::implied_order`].
///
/// The order of the fields is the form of links.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "StandingOrders"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Standing {
    /// No unit reacts: neither in a reaction phase nor out of an overrun (8.4, 8.37).
    pub no_reaction: bool,
    /// Nothing is committed to a combat: no air points, no naval support, no supply unit expended (6.2, 7.3).
    pub no_support: bool,
    /// Every other decision of the defender goes by the fixed rule.
    pub rest: bool,
    /// Units that are depleted rather than retreat (11.62), in the order of the counters.
    #[cfg_attr(feature = "js", tsify(type = "string[]"))]
    pub deplete: Vec<UnitId>,
    /// Units that retreat rather than be depleted, in the order of the counters.
    #[cfg_attr(feature = "js", tsify(type = "string[]"))]
    pub retreat: Vec<UnitId>,
}

impl Standing {
    /// Whether they cover nothing.
    pub const fn is_empty(&self) -> bool {
        !(self.no_reaction || self.no_support || self.rest) && self.deplete.is_empty() && self.retreat.is_empty()
    }
}
