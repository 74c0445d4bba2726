//! The map as the build script wrote it.

use std::ops::RangeInclusive;

use hexgrid::Hex;

use super::place::{Confidence, Place, PlaceKind};
use crate::data::charts::Provenance;
use crate::model::units::{HexsideTerrain, Terrain};

/// A kind of line on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// A road.
    Road,
    /// A track.
    Track,
    /// A railroad in use at the start.
    Railroad,
    /// A railroad not yet built at the start.
    PlannedRailroad,
}

/// A road, track or railroad from end to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is.
    pub kind: LineKind,
    /// What we call it.
    pub name: &'static str,
    /// The hexes that it joins, each next to the one before.
    pub hexes: &'static [Hex],
    /// Where it comes from.
    pub provenance: Provenance,
    /// How sure we are of its course and kind.
    pub confidence: Confidence,
}

/// Hexsides that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideGroup {
    /// What runs along them.
    pub kind: HexsideTerrain,
    /// What we call it.
    pub name: &'static str,
    /// The two hexes of each; at an escarpment the lower one first.
    pub pairs: &'static [[Hex; 2]],
}

/// A named area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Its name.
    pub name: &'static str,
    /// Its hexes.
    pub hexes: &'static [Hex],
}

/// The hex of a dense index.
const fn h(index: usize) -> Hex {
    Hex::from_index(index)
}

include!(concat!(env!("OUT_DIR"), "/map.rs"));
