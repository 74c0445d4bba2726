//! Supply hex by hex, and the moves of a group.

use serde::{Deserialize, Serialize};

use super::question::{DestinationView, MovementQuery};
use crate::model::units::Side;
use crate::query::views::{FindingView, RefusalView};

/// A group of units of a side in a hex, and what has been moved before in the turn.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GroupQuestion {
    /// The side.
    pub side: Side,
    /// The hex.
    pub hex: String,
    /// Whether the move has the Rommel bonus.
    #[serde(default)]
    pub rommel: bool,
    /// What has been moved before.
    #[serde(default)]
    pub before: MovementQuery,
}

/// The supply of a unit, hex by hex.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TraceView {
    /// The unit.
    pub unit: String,
    /// Its lines.
    #[serde(flatten)]
    pub lines: LinesView,
    /// What was found about the unit.
    pub findings: Vec<FindingView>,
}

/// How far the supply lines of a unit lead.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LinesView {
    /// The hex of the unit.
    pub hex: &'static str,
    /// Whether it is supplied.
    pub supplied: bool,
    /// The fortress or oasis that supplies it.
    pub source: Option<&'static str>,
    /// The hexes of one shortest line to the base after its own; empty where there is none.
    pub line: Vec<LineStep>,
    /// The hexes from which lines go on.
    pub reached: Vec<LineStep>,
    /// Where the enemy stops lines.
    pub barred: Vec<BarredView>,
    /// Hexes in which lines end for want of a unit that passes them on.
    pub ends: Vec<&'static str>,
}

/// A hex of a line.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LineStep {
    /// The hex.
    pub hex: &'static str,
    /// What passes the line on there.
    pub by: PassedOn,
}

/// What passes a supply line on in a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PassedOn {
    /// It is the base.
    Base,
    /// An undisrupted unit of the side is in the hex.
    Unit,
    /// The coast road is open there.
    CoastRoad,
    /// Nothing: the line crosses the hex between two others.
    Between,
}

/// A place at which the enemy stops lines.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BarredView {
    /// The hex from which the line comes.
    pub from: &'static str,
    /// The hex that stops it.
    pub hex: &'static str,
    /// `enemy`: undisrupted enemies hold it. `hexside`: the hexside of a battle there belongs to the enemy.
    pub why: &'static str,
}

/// A unit of a group.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GroupUnit {
    /// The unit.
    pub unit: String,
    /// Why it may not move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<RefusalView>,
    /// The hexes that it reaches.
    pub hexes: Vec<DestinationView>,
}
