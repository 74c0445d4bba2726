//! The board put together from the map, and what follows from it.

use hexgrid::{Direction, Grid, Hex, HexSet, Panel};

use super::data::{self, LineKind};
use super::{Board, Country, Edge, PlaceKind, Rail, Tile};
use crate::data::charts::{City, Provenance};
use crate::model::units::{HexsideTerrain, Terrain, Way};

impl Board {
    /// The map as shipped.
    pub(super) fn assemble() -> Self {
        let sheets = [('L', data::FIRST_COLUMNS), ('E', data::SECOND_COLUMNS)];
        let grid = Grid::new(data::ROWS, &sheets.map(|(letter, columns)| Panel { letter, columns }));
        let mut board = Self {
            tiles: data::HEXES.iter().map(|byte| tile(*byte)).collect(),
            edges: vec![[Edge::BLANK; 6]; grid.len()],
            places: data::PLACES.to_vec(),
            railroad: Vec::new(),
            planned_railroad: Vec::new(),
            grid,
        };
        for group in &data::SIDES {
            for [low, high] in group.pairs {
                board.set_edge(*low, *high, |edge, seen_from_low| {
                    edge.side = group.kind;
                    edge.low = seen_from_low && group.kind == HexsideTerrain::Escarpment;
                });
            }
        }
        for line in &data::LINES {
            for step in line.hexes.windows(2) {
                board.set_edge(step[0], step[1], |edge, _| match line.kind {
                    LineKind::Road => edge.way = Way::Road,
                    LineKind::Track => edge.way = Way::Track,
                    LineKind::Railroad => edge.rail = Rail::InUse,
                    LineKind::PlannedRailroad => edge.rail = Rail::Planned,
                });
            }
        }
        board.complete();
        board
    }

    /// Changes a hexside as seen from both of its hexes; the change is told whether it is seen from the first.
    pub(super) fn set_edge(&mut self, first: Hex, second: Hex, change: impl Fn(&mut Edge, bool)) {
        for (from, to) in [(first, second), (second, first)] {
            if let Some(direction) = self.grid.direction(from, to) {
                change(&mut self.edges[from.index()][direction.index()], from == first);
            }
        }
    }

    /// Works out what follows from terrain, hexsides and places.
    pub(super) fn complete(&mut self) {
        self.settle_countries();
        for hex in self.grid.hexes() {
            let shore = self.grid.neighbours(hex).any(|(_, near)| self.terrain(near) == Terrain::Sea);
            let city = (self.terrain(hex) == Terrain::City).then(|| self.named_city(hex));
            let tile = &mut self.tiles[hex.index()];
            *tile = Tile { coastal: tile.is_land() && shore, port: false, city, ..*tile };
        }
        for place in self.places.iter().filter(|place| place.is(PlaceKind::Port)) {
            self.tiles[place.hex.index()].port = true;
        }
        self.railroad = self.connected(vec![self.alexandria()], Rail::InUse);
        let junctions = self.railroad.iter().filter(|hex| self.touches(**hex, Rail::Planned)).copied().collect();
        self.planned_railroad = self.connected(junctions, Rail::Planned);
    }

    /// Gives land that has no country the one of its neighbours, and takes it from what is not land.
    fn settle_countries(&mut self) {
        let mut settled = false;
        while !settled {
            settled = true;
            for hex in self.grid.hexes() {
                let tile = self.tile(hex);
                let near = || self.grid.neighbours(hex).find_map(|(_, near)| self.country(near));
                let country = if tile.is_land() { tile.country.or_else(near) } else { None };
                settled &= country == tile.country;
                self.tiles[hex.index()].country = country;
            }
        }
    }

    /// The city that stands in a hex of city terrain.
    fn named_city(&self, hex: Hex) -> City {
        let named = [
            (self.benghazi(), City::Benghazi),
            (self.tobruk(), City::Tobruk),
            (self.bardia(), City::Bardia),
            (self.alexandria(), City::Alexandria),
        ];
        named.into_iter().find(|(at, _)| *at == hex).map_or(City::Other, |(_, city)| city)
    }

    /// Whether a railroad of a kind crosses one of the hexsides.
    fn touches(&self, hex: Hex, rail: Rail) -> bool {
        Direction::ALL.into_iter().any(|direction| self.rail(hex, direction) == rail)
    }

    /// The hexes that a railroad of a kind joins to the first ones, in the order in which it comes to them.
    fn connected(&self, first: Vec<Hex>, rail: Rail) -> Vec<Hex> {
        let mut seen = HexSet::new(&self.grid);
        let mut hexes = first;
        for hex in &hexes {
            seen.insert(*hex);
        }
        let mut next = 0;
        while let Some(&hex) = hexes.get(next) {
            next += 1;
            for (direction, near) in self.grid.neighbours(hex) {
                if self.rail(hex, direction) == rail && seen.insert(near) {
                    hexes.push(near);
                }
            }
        }
        hexes
    }

    /// El Agheila, the permanent source of the Axis.
    pub fn axis_source(&self) -> Hex {
        self.places[data::EL_AGHEILA].hex
    }

    /// Alexandria, the permanent source of the Commonwealth.
    pub fn alexandria(&self) -> Hex {
        self.places[data::ALEXANDRIA].hex
    }

    /// Benghazi, on the Libyan sheet.
    ///
    /// Cases: 15.26 · Rulings: R040
    pub fn benghazi(&self) -> Hex {
        self.places[data::BENGHAZI].hex
    }

    /// Tobruk.
    pub fn tobruk(&self) -> Hex {
        self.places[data::TOBRUK].hex
    }

    /// Bardia.
    pub fn bardia(&self) -> Hex {
        self.places[data::BARDIA].hex
    }
}

/// A hex from its byte: the terrain, 16 more when it is reconstructed, 32 more in Libya, 64 more in Egypt.
fn tile(byte: u8) -> Tile {
    let terrain = data::TERRAINS.get(usize::from(byte & 15)).copied().unwrap_or(Terrain::OffMap);
    let provenance = if byte & 16 == 0 { Provenance::Transcribed } else { Provenance::Reconstructed };
    let country = match byte >> 5 {
        1 => Some(Country::Libya),
        2 => Some(Country::Egypt),
        _ => None,
    };
    Tile { terrain, provenance, country, ..Tile::NOWHERE }
}
