//! The printed map's values in place of ours.

use hexgrid::{Direction, Hex, Numbering};

use super::place::Confidence;
use super::{Board, Rail};
use crate::data::charts::Provenance;
use crate::data::overlay::{ChartChange, ChartError, ChartValue};
use crate::model::units::{HexsideTerrain, Terrain, Way};

/// What changes of the map begin with.
const PREFIX: &str = "map/";

const TERRAINS: [(Terrain, &str); 9] = [
    (Terrain::Clear, "clear"),
    (Terrain::Rough, "rough"),
    (Terrain::Mountain, "mountain"),
    (Terrain::SandSea, "sandSea"),
    (Terrain::Marsh, "marsh"),
    (Terrain::Oasis, "oasis"),
    (Terrain::City, "city"),
    (Terrain::Sea, "sea"),
    (Terrain::OffMap, "offMap"),
];
const SIDES: [(HexsideTerrain, &str); 4] = [
    (HexsideTerrain::None, "none"),
    (HexsideTerrain::Ridge, "ridge"),
    (HexsideTerrain::Escarpment, "escarpment"),
    (HexsideTerrain::Sea, "sea"),
];
const ROADS: [(Way, &str); 3] = [(Way::None, "none"), (Way::Road, "road"), (Way::Track, "track")];
const RAILS: [(Rail, &str); 3] = [(Rail::None, "none"), (Rail::InUse, "inUse"), (Rail::Planned, "planned")];

/// The place of a value on the map.
#[derive(Clone, Copy)]
enum Spot {
    /// The terrain of a hex.
    Terrain(Hex),
    /// What runs along a hexside, the hex named first being the lower one of an escarpment.
    Side(Hex, Direction),
    /// The road or track across a hexside.
    Way(Hex, Direction),
    /// The railroad across a hexside.
    Rail(Hex, Direction),
    /// The hex of the place with that index.
    Place(usize),
}

impl Board {
    /// Whether a change is about the map: `map/L2104/terrain`, `map/E1708-E1808/hexside`, `/way` or `/rail`,
    /// `map/places/Derna`.
    pub fn accepts(what: &str) -> bool {
        what.starts_with(PREFIX)
    }

    /// The board with the owner's values in place of ours; changes that are not about the map are passed over.
    ///
    /// Hexes may be written in either numbering. Of a new escarpment the hex named first is the lower one. A place moves
    /// in all editions, and its city's rating, port or source with it; the terrain stays.
    ///
    /// Errors: index and fault of the first change that names no value, holds none, or replaces another one than it says.
    pub fn with(&self, changes: &[ChartChange]) -> Result<Self, (usize, ChartError)> {
        let mut board = self.clone();
        for (at, change) in changes.iter().enumerate().filter(|(_, change)| Self::accepts(&change.what)) {
            board.set(change).map_err(|error| (at, error))?;
        }
        board.complete();
        Ok(board)
    }

    /// The value at a place of the map, named as a change names it.
    pub fn value(&self, what: &str) -> Option<ChartValue> {
        let spot = self.spot(what)?;
        let provenance = match spot {
            Spot::Terrain(hex) => self.provenance(hex),
            Spot::Side(hex, direction) | Spot::Way(hex, direction) | Spot::Rail(hex, direction) => {
                self.edge(hex, direction).provenance
            }
            Spot::Place(index) => self.places[index].provenance,
        };
        let source = if let Spot::Place(index) = spot { self.places[index].source } else { "" };
        Some(ChartValue { what: what.to_owned(), value: self.text(spot), provenance, source: source.to_owned() })
    }

    /// The reconstructed values of the map: terrain on land, what runs along hexsides and crosses them, and every place.
    pub fn uncertain(&self) -> Vec<ChartValue> {
        let name = |hex: Hex| self.grid.name(hex, Numbering::Lettered).to_string();
        let ours = |provenance: Provenance| provenance == Provenance::Reconstructed;
        let land = self.grid.hexes().filter(|&hex| self.is_land(hex) && ours(self.provenance(hex)));
        let mut places: Vec<String> = land.map(|hex| format!("{PREFIX}{}/terrain", name(hex))).collect();
        for hex in self.grid.hexes() {
            for (direction, far) in self.grid.neighbours(hex).filter(|&(_, far)| hex < far) {
                let edge = self.edge(hex, direction);
                let kinds = [
                    (edge.side != HexsideTerrain::None, "hexside"),
                    (edge.way != Way::None, "way"),
                    (edge.rail != Rail::None, "rail"),
                ];
                let here = kinds.iter().filter(|(here, _)| *here && ours(edge.provenance));
                // Of an escarpment the lower hex is named first.
                let (first, second) = if self.side_low(hex, direction) == Some(far) { (far, hex) } else { (hex, far) };
                places.extend(here.map(|(_, kind)| format!("{PREFIX}{}-{}/{kind}", name(first), name(second))));
            }
        }
        places.extend(self.places.iter().map(|place| format!("{PREFIX}places/{}", place.name)));
        places.iter().filter_map(|what| self.value(what)).collect()
    }

    /// The words that may stand at a place of the map; none for the hex of a place, which is a number.
    pub(crate) fn choices(what: &str) -> &'static [&'static str] {
        const TERRAIN_WORDS: [&str; TERRAINS.len()] = words(&TERRAINS);
        const SIDE_WORDS: [&str; SIDES.len()] = words(&SIDES);
        const WAY_WORDS: [&str; ROADS.len()] = words(&ROADS);
        const RAIL_WORDS: [&str; RAILS.len()] = words(&RAILS);
        match what.rsplit('/').next() {
            Some("terrain") => &TERRAIN_WORDS,
            Some("hexside") => &SIDE_WORDS,
            Some("way") => &WAY_WORDS,
            Some("rail") => &RAIL_WORDS,
            _ => &[],
        }
    }

    fn set(&mut self, change: &ChartChange) -> Result<(), ChartError> {
        let spot = self.spot(&change.what).ok_or_else(|| ChartError::Unknown(shorten(&change.what)))?;
        let found = self.text(spot);
        if let Some(expected) = change.old.as_ref().filter(|old| **old != found) {
            let (what, expected) = (shorten(&change.what), shorten(expected));
            return Err(ChartError::Old { what, found, expected });
        }
        let new = change.new.as_str();
        let refused = || ChartError::Value { what: shorten(&change.what), value: shorten(new) };
        match spot {
            Spot::Terrain(hex) => {
                let terrain = read(&TERRAINS, new).ok_or_else(refused)?;
                let tile = &mut self.tiles[hex.index()];
                (tile.terrain, tile.provenance) = (terrain, Provenance::Overlay);
            }
            Spot::Side(hex, direction) => {
                let side = read(&SIDES, new).ok_or_else(refused)?;
                self.overlay(hex, direction, |edge, first| {
                    edge.side = side;
                    edge.low = first && side == HexsideTerrain::Escarpment;
                });
            }
            Spot::Way(hex, direction) => {
                let way = read(&ROADS, new).ok_or_else(refused)?;
                self.overlay(hex, direction, |edge, _| edge.way = way);
            }
            Spot::Rail(hex, direction) => {
                let rail = read(&RAILS, new).ok_or_else(refused)?;
                self.overlay(hex, direction, |edge, _| edge.rail = rail);
            }
            Spot::Place(index) => {
                let hex = self.grid.parse(new).ok().ok_or_else(refused)?;
                let place = &mut self.places[index];
                (place.hex, place.spi, place.suggested) = (hex, Some(hex), None);
                (place.confidence, place.provenance, place.source) = (Confidence::Certain, Provenance::Overlay, "");
            }
        }
        Ok(())
    }

    /// Changes a hexside and says that its owner did.
    fn overlay(&mut self, hex: Hex, direction: Direction, change: impl Fn(&mut super::Edge, bool)) {
        if let Some(far) = self.grid.neighbour(hex, direction) {
            self.set_edge(hex, far, |edge, first| {
                change(edge, first);
                edge.provenance = Provenance::Overlay;
            });
        }
    }

    fn spot(&self, what: &str) -> Option<Spot> {
        let (place, value) = what.strip_prefix(PREFIX)?.split_once('/')?;
        if place == "places" {
            return self.places.iter().position(|place| place.name == value).map(Spot::Place);
        }
        let Some((first, second)) = place.split_once('-') else {
            return (value == "terrain").then_some(Spot::Terrain(self.grid.parse(place).ok()?));
        };
        let first = self.grid.parse(first).ok()?;
        let direction = self.grid.direction(first, self.grid.parse(second).ok()?)?;
        match value {
            "hexside" => Some(Spot::Side(first, direction)),
            "way" => Some(Spot::Way(first, direction)),
            "rail" => Some(Spot::Rail(first, direction)),
            _ => None,
        }
    }

    fn text(&self, spot: Spot) -> String {
        match spot {
            Spot::Terrain(hex) => written(&TERRAINS, self.terrain(hex)),
            Spot::Side(hex, direction) => written(&SIDES, self.side(hex, direction)),
            Spot::Way(hex, direction) => written(&ROADS, self.way(hex, direction)),
            Spot::Rail(hex, direction) => written(&RAILS, self.rail(hex, direction)),
            Spot::Place(index) => self.grid.name(self.places[index].hex, Numbering::Lettered).to_string(),
        }
    }
}

const fn words<T: Copy, const N: usize>(pairs: &[(T, &'static str); N]) -> [&'static str; N] {
    let mut found = [""; N];
    let mut at = 0;
    while at < N {
        found[at] = pairs[at].1;
        at += 1;
    }
    found
}

fn read<T: Copy>(words: &[(T, &str)], text: &str) -> Option<T> {
    words.iter().find(|(_, word)| *word == text).map(|(value, _)| *value)
}

fn written<T: Copy + PartialEq>(words: &[(T, &str)], value: T) -> String {
    words.iter().find(|(known, _)| *known == value).map_or_else(String::new, |(_, word)| (*word).to_owned())
}

fn shorten(text: &str) -> String {
    text.chars().take(60).collect()
}
