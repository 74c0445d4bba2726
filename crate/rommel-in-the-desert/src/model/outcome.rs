//! How a scenario ends.

use serde::{Deserialize, Serialize};

use crate::model::units::Side;

/// What decides a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Victory {
    /// The enemy base is captured.
    Base,
    /// One side holds Tobruk and what surrounds it.
    Position,
    /// One side has more units left.
    Attrition,
}

/// The end of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// The winner; none in a draw.
    pub winner: Option<Side>,
    /// What decided it.
    pub by: Victory,
    /// Units left of the Axis and of the Allies, on the map and in refit.
    pub units: [u8; 2],
}
