//! The board: what is in each hex, along each hexside and across it, and what the hexes are called.
//!
//! Everything comes from `data/map.json`, checked and compiled in by the build script; the owner of the game can lay the
//! values of the printed map over it.

mod assemble;
mod change;
mod data;
mod edge;
mod place;
mod tile;

use std::sync::OnceLock;

use hexgrid::{Direction, Grid, Hex, HexName};

pub use data::{Area, Line, LineKind, SideGroup};
pub use edge::{Edge, Rail};
pub use place::{Confidence, Place, PlaceKind, numbering};
pub use tile::{Country, Tile};

use crate::data::charts::{City, Provenance};
use crate::model::rule_set::RuleSet;
use crate::model::units::{HexsideTerrain, Terrain, Way};

/// A board: the map as shipped, or with the owner's values over it.
#[derive(Clone, Debug)]
pub struct Board {
    /// Numbers, neighbours and distances of the hexes.
    pub grid: Grid,
    tiles: Vec<Tile>,
    edges: Vec<[Edge; 6]>,
    places: Vec<Place>,
    railroad: Vec<Hex>,
    planned_railroad: Vec<Hex>,
}

impl Board {
    /// The map shipped with the engine.
    pub fn printed() -> &'static Self {
        static BOARD: OnceLock<Board> = OnceLock::new();
        BOARD.get_or_init(Self::assemble)
    }

    /// All that is known of a hex.
    #[inline]
    pub fn tile(&self, hex: Hex) -> Tile {
        self.tiles.get(hex.index()).copied().unwrap_or(Tile::NOWHERE)
    }

    /// All that is known of a hexside.
    #[inline]
    pub fn edge(&self, hex: Hex, direction: Direction) -> Edge {
        self.edges.get(hex.index()).map_or(Edge::BLANK, |edges| edges[direction.index()])
    }

    /// The terrain of a hex.
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.tile(hex).terrain
    }

    /// Where the terrain of a hex comes from.
    #[inline]
    pub fn provenance(&self, hex: Hex) -> Provenance {
        self.tile(hex).provenance
    }

    /// Whether units can be in a hex at all.
    #[inline]
    pub fn is_land(&self, hex: Hex) -> bool {
        self.tile(hex).is_land()
    }

    /// Whether a hex is land at the sea.
    #[inline]
    pub fn is_coastal(&self, hex: Hex) -> bool {
        self.tile(hex).coastal
    }

    /// The country in which a land hex lies.
    #[inline]
    pub fn country(&self, hex: Hex) -> Option<Country> {
        self.tile(hex).country
    }

    /// The city in a hex.
    #[inline]
    pub fn city(&self, hex: Hex) -> Option<City> {
        self.tile(hex).city
    }

    /// Whether a hex has a port.
    #[inline]
    pub fn is_port(&self, hex: Hex) -> bool {
        self.tile(hex).port
    }

    /// What runs along a hexside.
    #[inline]
    pub fn side(&self, hex: Hex, direction: Direction) -> HexsideTerrain {
        self.edge(hex, direction).side
    }

    /// The lower of the two hexes at an escarpment.
    pub fn side_low(&self, hex: Hex, direction: Direction) -> Option<Hex> {
        let edge = self.edge(hex, direction);
        let far = self.grid.neighbour(hex, direction).filter(|_| edge.side == HexsideTerrain::Escarpment)?;
        Some(if edge.low { hex } else { far })
    }

    /// The road or track across a hexside.
    #[inline]
    pub fn way(&self, hex: Hex, direction: Direction) -> Way {
        self.edge(hex, direction).way
    }

    /// The railroad across a hexside.
    #[inline]
    pub fn rail(&self, hex: Hex, direction: Direction) -> Rail {
        self.edge(hex, direction).rail
    }

    /// The hexes of the railroad in use at the start, Alexandria first.
    pub fn railroad(&self) -> &[Hex] {
        &self.railroad
    }

    /// The hexes of the railroad not yet built at the start, its junction with the other first.
    pub fn planned_railroad(&self) -> &[Hex] {
        &self.planned_railroad
    }

    /// Whether a hex lies on map L, the Libyan sheet.
    ///
    /// Cases: 2J1, 5.4
    pub fn on_libyan_sheet(&self, hex: Hex) -> bool {
        (1..=data::FIRST_COLUMNS).contains(&self.grid.column(hex))
    }

    /// Whether a hex lies west of column 23 of the Libyan sheet, the line of the Malta rules.
    ///
    /// Cases: 6.31, 16.2
    #[inline]
    pub fn west_of_malta_line(&self, hex: Hex) -> bool {
        (1..data::MALTA_LINE).contains(&self.grid.column(hex))
    }

    /// Whether a hex is land at the rim of the printed sheets, the seam between them not counted.
    pub fn is_map_edge(&self, hex: Hex) -> bool {
        self.is_land(hex) && self.grid.neighbours(hex).count() < Direction::ALL.len()
    }

    /// Whether a hex lies on map C of the Six Angles edition, whose extent is a proposal of ours.
    pub fn on_map_c(&self, hex: Hex) -> bool {
        data::MAP_C_ROWS.contains(&self.grid.row(hex)) && data::MAP_C_COLUMNS.contains(&self.grid.column(hex))
    }

    /// The hexsides at which the countries meet, each as the Libyan and the Egyptian hex.
    pub fn frontier(&self) -> impl Iterator<Item = (Hex, Hex)> {
        let near = |hex: Hex| self.grid.neighbours(hex).map(move |(_, far)| (hex, far));
        let meet = |&(west, east): &(Hex, Hex)| {
            self.country(west) == Some(Country::Libya) && self.country(east) == Some(Country::Egypt)
        };
        self.grid.hexes().flat_map(near).filter(meet)
    }

    /// The printed number of a hex in the form of an edition.
    pub fn name(&self, hex: Hex, rules: &RuleSet) -> HexName {
        self.grid.name(hex, numbering(rules))
    }

    /// The roads, tracks and railroads by name, as shipped.
    pub fn lines() -> &'static [Line] {
        &data::LINES
    }

    /// The ridges and escarpments by name, as shipped.
    pub fn side_groups() -> &'static [SideGroup] {
        &data::SIDES
    }

    /// The named areas, as shipped.
    pub fn areas() -> &'static [Area] {
        &data::AREAS
    }
}
