//! The map as data: one record for each hex, hexside and road.

use hexgrid::Hex;

use crate::model::map::{Country, Hexside, RoadClass};
use crate::model::provenance::Provenance;
use crate::model::units::Side;

/// What a hex is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Axial coordinates, rows growing southwards, as in the map file.
    pub id: &'static str,
    /// Its name, where it has one.
    pub name: Option<&'static str>,
    /// Where the name comes from; the position of every hex is reconstructed.
    pub provenance: Provenance,
    /// The place in the source.
    pub source: Option<&'static str>,
    /// Its country.
    pub country: Country,
    /// Whether it lies off the south edge of the board, on the way to Jalo (7.2).
    pub off_board: bool,
    /// The side whose base it is.
    pub base: Option<Side>,
    /// The port capacity of its fortress.
    pub fortress: Option<u8>,
    /// Whether it is an oasis.
    pub oasis: bool,
    /// Whether it touches the frontier between Libya and Egypt (11.0).
    pub border: bool,
}

/// A hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// What runs along it.
    pub terrain: Hexside,
    /// The road that crosses it.
    pub road: Option<RoadClass>,
}

impl Edge {
    /// Whether units can cross it: rough ground is closed but for roads.
    #[inline]
    pub const fn is_passable(self) -> bool {
        matches!(self.terrain, Hexside::Clear) || self.road.is_some()
    }
}

/// A road from end to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Road {
    /// Its class.
    pub class: RoadClass,
    /// What we call it.
    pub name: &'static str,
    /// Where its course comes from.
    pub provenance: Provenance,
    /// The place in the source.
    pub source: Option<&'static str>,
    /// Its hexes in order.
    pub hexes: &'static [Hex],
}

/// The hex of a dense index.
const fn h(index: usize) -> Hex {
    Hex::from_index(index)
}

include!(concat!(env!("OUT_DIR"), "/map.rs"));
