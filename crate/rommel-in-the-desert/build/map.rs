//! The map file as it is written, and its hexes in the dense order of the grid.

use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;

/// Rows of the grid, from Siwa in the south to the coast at Derna.
pub const ROWS: usize = 9;
/// Columns of the grid, from El Agheila to Alexandria.
pub const COLUMNS: usize = 23;
/// Names of the directions in the order of `hexgrid::Direction`.
pub const DIRECTIONS: [&str; 6] = ["E", "NE", "NW", "W", "SW", "SE"];
/// Steps of these directions in axial coordinates (q, r), r growing southwards.
const STEPS: [(i32, i32); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Map {
    pub hexes: Vec<Hex>,
    pub roads: Vec<Road>,
    pub not_joining: Vec<NotJoining>,
    pub bases: Vec<Base>,
    pub fortresses: Vec<Fortress>,
    pub oases: Vec<String>,
    pub border: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Hex {
    pub id: String,
    pub country: String,
    pub sides: BTreeMap<String, String>,
    #[serde(default)]
    pub off_board: bool,
    pub name: Option<String>,
    pub provenance: Option<String>,
    pub source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Road {
    pub class: String,
    pub name: String,
    pub provenance: String,
    pub source: Option<String>,
    pub hexes: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NotJoining {
    pub hex: String,
    pub roads: [String; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Base {
    pub hex: String,
    pub side: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fortress {
    pub hex: String,
    pub capacity: u8,
    #[allow(dead_code, reason = "read so that every capacity states where it comes from")]
    pub provenance: String,
}

/// The hexes by dense index.
pub struct Board<'map> {
    pub slots: Vec<Option<&'map Hex>>,
    indices: HashMap<&'map str, usize>,
}

impl<'map> Board<'map> {
    /// Puts the hexes in order.
    ///
    /// Errors: an id that is no pair of coordinates on the grid, or that stands there twice.
    pub fn of(map: &'map Map) -> Result<Self, String> {
        let mut slots = vec![None; ROWS * COLUMNS];
        let mut indices = HashMap::new();
        for hex in &map.hexes {
            let index = axial(&hex.id).and_then(index_of).ok_or_else(|| format!("hex {} is off the grid", hex.id))?;
            if slots[index].replace(hex).is_some() {
                return Err(format!("hex {} stands there twice", hex.id));
            }
            indices.insert(hex.id.as_str(), index);
        }
        Ok(Self { slots, indices })
    }

    /// The dense index of a hex.
    pub fn index(&self, id: &str) -> Result<usize, String> {
        self.indices.get(id).copied().ok_or_else(|| format!("there is no hex {id}"))
    }

    /// The hex next to another.
    pub fn neighbour(&self, id: &str, direction: usize) -> Option<usize> {
        let ((q, r), (east, south)) = (axial(id)?, STEPS[direction]);
        index_of((q + east, r + south)).filter(|&index| self.slots[index].is_some())
    }

    /// The direction from a hex to one next to it.
    pub fn direction(&self, from: &str, to: &str) -> Result<usize, String> {
        let target = self.index(to)?;
        let found = (0..6).find(|&direction| self.neighbour(from, direction) == Some(target));
        found.ok_or_else(|| format!("{from} and {to} are not adjacent"))
    }
}

fn axial(id: &str) -> Option<(i32, i32)> {
    let (q, r) = id.split_once(',')?;
    Some((q.parse().ok()?, r.parse().ok()?))
}

/// Rows count from the south; column 1 is that of El Agheila (0,7).
fn index_of((q, r): (i32, i32)) -> Option<usize> {
    let row = usize::try_from(8 - r).ok().filter(|row| *row < ROWS)?;
    let column = usize::try_from(q + r.div_euclid(2) - 3).ok().filter(|column| *column < COLUMNS)?;
    Some(row * COLUMNS + column)
}
