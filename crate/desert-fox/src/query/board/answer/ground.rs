//! Hexes, zones, tables, and what lies outside the map.

use serde::Serialize;

use crate::data::charts::Provenance;
use crate::data::tables::TableValue;
use crate::model::note::Note;
use crate::model::points::Points;
use crate::model::units::{HexsideTerrain, Terrain, Way};

/// A hex of the map.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HexAnswer {
    /// Number in the edition of the rules.
    pub hex: String,
    /// Number of the SPI edition.
    pub spi: String,
    /// Number of the Six Angles edition.
    pub six_angles: String,
    /// Names printed in it, by the edition of the rules.
    pub names: Vec<String>,
    /// Terrain.
    pub terrain: Terrain,
    /// Where the terrain comes from.
    pub provenance: Provenance,
    /// The six sides, east first and counter-clockwise, without those off the map.
    pub sides: Vec<SideAnswer>,
}

/// A side of a hex.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SideAnswer {
    /// The hex beyond.
    pub to: String,
    /// Along the side.
    pub terrain: HexsideTerrain,
    /// Across the side.
    pub way: Way,
    /// A railroad in use crosses it.
    pub rail: bool,
    /// Movement points of entering the hex beyond: on foot and motorized, none where it is barred.
    pub cost: [Option<Points>; 2],
}

/// The zones of a player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ZonesAnswer {
    /// Hexes under his zones of control.
    pub hexes: Vec<String>,
    /// His units without a zone, and why; sides and hexes that zones do not enter.
    pub notes: Vec<Note>,
}

/// What a position allows outside the map.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OffMapAnswer {
    /// Air points that the Commonwealth may send to Malta in an Air Allocation Phase.
    pub malta_air_points: u8,
    /// Whether the Axis and the Commonwealth may rebuild units from scratch.
    pub may_rebuild: [bool; 2],
    /// What was found.
    pub notes: Vec<Note>,
}

/// The tables of the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TablesAnswer {
    /// Every value.
    pub values: Vec<TableValue>,
}
