//! Victory numbers of a scenario's own.

use serde::Deserialize;

/// Victory points for places, in the order of [`crate::calendar::VictoryPlace`], and the leads that tell victories apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Points {
    /// Victory points of the Axis for a place held at the end.
    pub axis: [i16; 5],
    /// The same of the Commonwealth.
    pub commonwealth: [i16; 5],
    /// Victory points of the Commonwealth for each motorized Axis unit in the Destroyed Units Box.
    pub destroyed: i16,
    /// Lead that makes a marginal victory.
    pub marginal: i16,
    /// Lead that makes a substantive victory.
    pub substantive: i16,
}
