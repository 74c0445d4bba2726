//! The set-up of a scenario under way.

use hexgrid::Hex;
use serde::{Deserialize, Serialize};

use crate::model::units::{Side, UnitId};
use crate::state::wire;

/// A set-up under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// Who sets up: the Axis, then the Allies.
    pub side: Side,
}

/// An order during set-up. New variants come at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum SetUpOrder {
    /// Ends the own set-up.
    Done,
    /// Places a unit, from outside or from another hex.
    Place {
        /// The unit.
        unit: UnitId,
        /// The hex.
        #[serde(with = "wire::hex")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        hex: Hex,
    },
}
