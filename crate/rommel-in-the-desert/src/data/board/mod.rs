//! The board: what a hex is, what runs along its sides, which roads cross them and where roads join.
//!
//! Everything comes from `data/map.json`, checked and compiled in by the build script.

mod cover;
mod links;
mod tables;

use std::sync::OnceLock;

use hexgrid::{Direction, Grid, Hex, Panel};

pub use cover::classify;
pub use links::{LONGEST, Link, Links};
pub use tables::{Edge, Road, Tile};

use crate::model::map::{Hexside, RoadClass};
use crate::model::units::Side;

/// Hexes of the grid, those without land included.
pub const HEXES: usize = tables::ROWS as usize * tables::COLUMNS as usize;

/// What is in the place of a hexside that the grid does not have.
const NO_EDGE: Edge = Edge { terrain: Hexside::Edge, road: None };

/// A board: hexes, hexsides and roads. Terrain belongs to hexsides alone; a [`Tile`] has none.
///
/// Cases: 2.3 · Rulings: I001
#[derive(Clone, Debug)]
pub struct Board {
    /// Neighbours and distances of the hexes.
    pub grid: Grid,
    edges: Vec<[Edge; 6]>,
    /// For each hex and side, a bit for each side whose road does not join the one over it.
    apart: Vec<[u8; 6]>,
    /// For each hex, whether the coast road runs through it.
    coast_road: Vec<bool>,
    /// For each hex, how far the coast road is.
    to_coast_road: Vec<u16>,
    /// Distances of all pairs of hexes, a row for each hex.
    distances: Vec<u8>,
    /// The bases of the Axis and of the Allies.
    bases: [Hex; 2],
    /// Fortresses and oases, by index.
    sources: Vec<Hex>,
    /// The links of which supply lines are made.
    pub links: Links,
}

impl Board {
    /// The map that is shipped with the engine, with the hexsides that the errata name.
    ///
    /// Cases: 2.3 · Rulings: I003, I004, I005, I006, D088, D089
    pub fn shipped() -> &'static Self {
        static BOARD: OnceLock<Board> = OnceLock::new();
        BOARD.get_or_init(|| Self::assemble(tables::EDGES.to_vec(), tables::APART))
    }

    /// A board of these hexsides and unjoined roads, on the hexes of the shipped map.
    fn assemble(edges: Vec<[Edge; 6]>, unjoined: &[(usize, [usize; 2])]) -> Self {
        let mut apart = vec![[0; 6]; HEXES];
        for &(hex, [one, other]) in unjoined {
            apart[hex][one] |= 1 << other;
            apart[hex][other] |= 1 << one;
        }
        let grid = Grid::new(tables::ROWS, &[Panel { letter: 'R', columns: tables::COLUMNS }]);
        let base_of = |side| tables::TILES.iter().position(|tile| tile.is_some_and(|tile| tile.base == Some(side)));
        let bases = Side::BOTH.map(|side| Hex::from_index(base_of(side).unwrap_or(0)));
        let is_source = |tile: &Option<Tile>| tile.is_some_and(|tile| tile.fortress.is_some() || tile.oasis);
        let tiles = tables::TILES.iter().enumerate();
        let sources = tiles.filter(|(_, tile)| is_source(tile)).map(|(index, _)| Hex::from_index(index)).collect();
        let pairs = grid.hexes().flat_map(|from| grid.hexes().map(move |to| (from, to)));
        let distances = pairs.map(|(from, to)| grid.distance(from, to) as u8).collect();
        let mut board = Self {
            grid,
            edges,
            apart,
            coast_road: Vec::new(),
            to_coast_road: Vec::new(),
            distances,
            bases,
            sources,
            links: Links::default(),
        };
        board.find_links();
        board
    }

    /// Changes a hexside, seen from both of its hexes. Links and coast road are those from before until they are found
    /// again.
    pub(in crate::data) fn set_edge(&mut self, hex: Hex, direction: Direction, edge: Edge) {
        let far = self.grid.neighbour(hex, direction).map(|far| (far, direction.opposite()));
        for (at, side) in [Some((hex, direction)), far].into_iter().flatten() {
            self.edges[at.index()][side.index()] = edge;
        }
    }

    /// Finds links and coast road from the hexsides.
    pub(in crate::data) fn find_links(&mut self) {
        let on_coast = |six: &[Edge; 6]| six.iter().any(|edge| edge.road == Some(RoadClass::Highway));
        self.coast_road = self.edges.iter().map(on_coast).collect();
        let road: Vec<Hex> = self.hexes().filter(|&hex| self.on_coast_road(hex)).collect();
        let to_road = |hex| road.iter().map(|&road| self.distance(hex, road)).min().unwrap_or(0);
        self.to_coast_road = self.grid.hexes().map(to_road).collect();
        self.links = Links::of(self);
    }

    /// What a hex is; none where the grid has no land.
    #[inline]
    pub fn tile(&self, hex: Hex) -> Option<&'static Tile> {
        tables::TILES.get(hex.index()).and_then(Option::as_ref)
    }

    /// The land hexes in the order of their indices.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.grid.hexes().filter(|&hex| self.tile(hex).is_some())
    }

    /// A hexside.
    #[inline]
    pub fn edge(&self, hex: Hex, direction: Direction) -> Edge {
        self.edges.get(hex.index()).map_or(NO_EDGE, |six| six[direction.index()])
    }

    /// The hex beyond a side that units and supply lines can cross: a clear side, or a road through rough ground.
    #[inline]
    pub fn beyond(&self, hex: Hex, direction: Direction) -> Option<Hex> {
        self.grid.neighbour(hex, direction).filter(|_| self.edge(hex, direction).is_passable())
    }

    /// The hexes that can be entered from a hex, each with its direction. Those on the way to Jalo are hexes like all
    /// others.
    ///
    /// Cases: 7.2 · Rulings: I049, I050, I051, I052
    pub fn around(&self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> + '_ {
        Direction::ALL.into_iter().filter_map(move |direction| Some((direction, self.beyond(hex, direction)?)))
    }

    /// Whether the roads over two sides of a hex join in it. Roads that only pass through one hex are separate there.
    ///
    /// Cases: 2.5 · Rulings: I007, D011, D087
    #[inline]
    pub fn joins(&self, hex: Hex, one: Direction, other: Direction) -> bool {
        let roads = self.edge(hex, one).road.is_some() && self.edge(hex, other).road.is_some();
        roads && self.apart.get(hex.index()).is_none_or(|six| six[one.index()] & 1 << other.index() == 0)
    }

    /// Whether the coast road runs through a hex.
    #[inline]
    pub fn on_coast_road(&self, hex: Hex) -> bool {
        self.coast_road.get(hex.index()).is_some_and(|&on_road| on_road)
    }

    /// How many hexes the coast road is away; 0 on a board without one.
    #[inline]
    pub fn to_coast_road(&self, hex: Hex) -> u16 {
        self.to_coast_road.get(hex.index()).copied().unwrap_or(0)
    }

    /// How many steps two hexes lie apart, as [`Grid::distance`] says, out of a table.
    #[inline]
    pub fn distance(&self, from: Hex, to: Hex) -> u16 {
        u16::from(self.distances[from.index() * HEXES + to.index()])
    }

    /// The base of a side.
    #[inline]
    pub const fn base(&self, side: Side) -> Hex {
        self.bases[side.index()]
    }

    /// The fortresses and oases, by index.
    pub fn sources(&self) -> &[Hex] {
        &self.sources
    }

    /// The hex of a name or of coordinates such as `12,1`, as the map file gives them.
    pub fn parse(&self, text: &str) -> Option<Hex> {
        self.hexes().find(|&hex| self.tile(hex).is_some_and(|tile| tile.id == text || tile.name == Some(text)))
    }

    /// What a hex is called: its name, or its coordinates.
    pub fn name(&self, hex: Hex) -> &'static str {
        self.tile(hex).map_or("", |tile| tile.name.unwrap_or(tile.id))
    }

    /// The roads by name, as shipped.
    pub fn roads() -> &'static [Road] {
        &tables::ROADS
    }
}

/// Boards have the same hexes; everything else follows from hexsides and roads.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        (&self.edges, &self.apart) == (&other.edges, &other.apart)
    }
}

impl Eq for Board {}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
