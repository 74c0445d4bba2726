//! How a game ended.

use crate::model::units::Side;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "GameOutcome"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Outcome {
    /// The winner; none for a draw.
    #[serde(default)]
    pub winner: Option<Side>,
    /// By how much.
    pub level: VictoryLevel,
    /// Victory points of the Axis and the Commonwealth.
    pub points: [u8; 2],
}

/// The level of a victory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum VictoryLevel {
    /// Nobody wins.
    Draw,
    /// A marginal victory.
    Marginal,
    /// A substantive victory.
    Substantive,
    /// A decisive victory.
    Decisive,
}
