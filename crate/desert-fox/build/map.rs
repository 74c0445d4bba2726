//! The map file as it is written, its ids and what borders on what.

use std::collections::{BTreeMap, HashMap};

use serde::Deserialize;

/// A pair of hexes by their ids.
pub type Pair = [String; 2];

/// What `data/map.json` holds, as far as the engine reads it.
#[derive(Deserialize)]
pub struct Map {
    pub grid: Grid,
    pub special: Special,
    pub hexes: Vec<Hex>,
    pub hexsides: BTreeMap<String, Vec<Pair>>,
    pub hexside_groups: Vec<Group>,
    pub lines: BTreeMap<String, Vec<Line>>,
    pub places: Vec<Place>,
    pub areas: Vec<Area>,
    pub frontier: Frontier,
    #[serde(rename = "map_c")]
    pub extract: Extract,
}

#[derive(Deserialize)]
pub struct Grid {
    pub sheets: BTreeMap<String, Sheet>,
    pub neighbours: Neighbours,
}

#[derive(Deserialize)]
pub struct Sheet {
    pub rows: [u8; 2],
    pub cols: [u8; 2],
}

#[derive(Deserialize)]
pub struct Neighbours {
    pub odd_row: BTreeMap<String, [i16; 2]>,
    pub even_row: BTreeMap<String, [i16; 2]>,
}

#[derive(Deserialize)]
pub struct Special {
    pub axis_supply_source: String,
    pub commonwealth_supply_source: String,
    pub alexandria: String,
    pub malta_line_column: String,
    pub cities: Vec<String>,
    pub ports: Vec<String>,
}

#[derive(Deserialize)]
pub struct Hex {
    pub id: String,
    pub six_angles: String,
    pub row: u8,
    pub col: u8,
    pub sheet: String,
    pub terrain: String,
    pub provenance: String,
    #[serde(default)]
    pub coastal: bool,
    pub country: Option<String>,
}

#[derive(Deserialize)]
pub struct Group {
    pub kind: String,
    pub name: String,
    pub pairs: Vec<Pair>,
}

#[derive(Deserialize)]
pub struct Line {
    pub name: String,
    pub hexes: Vec<String>,
    pub provenance: String,
    pub confidence: String,
}

#[derive(Deserialize)]
pub struct Place {
    pub name: String,
    pub hex: String,
    pub kinds: Vec<String>,
    pub confidence: String,
    pub source: Option<String>,
    pub suggested_hex: Option<String>,
    #[serde(default)]
    pub editions: BTreeMap<String, Option<String>>,
}

#[derive(Deserialize)]
pub struct Area {
    pub name: String,
    pub hexes: Vec<String>,
}

#[derive(Deserialize)]
pub struct Frontier {
    pub pairs: Vec<Pair>,
}

/// The part of the map that Six Angles prints as map C.
#[derive(Deserialize)]
pub struct Extract {
    pub rows: [u8; 2],
    pub six_angles_columns: [u8; 2],
}

/// The hexes in dense order: from the south-west corner, row by row.
pub struct Board<'map> {
    hexes: Vec<&'map Hex>,
    indices: HashMap<&'map str, usize>,
    columns: usize,
    neighbours: &'map Neighbours,
}

impl<'map> Board<'map> {
    /// Puts the hexes in order.
    ///
    /// Errors: an id that belies row, column or sheet, and a hex that is missing or stands there twice.
    pub fn of(map: &'map Map) -> Result<Self, String> {
        let first = map.grid.sheets.get("L").ok_or("sheet L is missing")?;
        let second = map.grid.sheets.get("E").ok_or("sheet E is missing")?;
        let columns = usize::from(first.cols[1]) + usize::from(second.cols[1]);
        let mut slots: Vec<Option<&Hex>> = vec![None; columns * usize::from(first.rows[1])];
        let mut indices = HashMap::new();
        for hex in &map.hexes {
            let column = hex.col + if hex.sheet == "L" { 0 } else { first.cols[1] };
            let id = format!("{}{:02}{:02}", hex.sheet, hex.row, hex.col);
            let plain = format!("{:02}{column:02}", hex.row);
            let sheet = map.grid.sheets.get(&hex.sheet).ok_or_else(|| format!("{}: no sheet {}", hex.id, hex.sheet))?;
            let inside = (sheet.rows[0]..=sheet.rows[1]).contains(&hex.row);
            let inside = inside && (sheet.cols[0]..=sheet.cols[1]).contains(&hex.col);
            if !inside || hex.id != id || hex.six_angles != plain {
                return Err(format!("hex {} ({}) should be {id} ({plain}) on a sheet", hex.id, hex.six_angles));
            }
            let index = (usize::from(hex.row) - 1) * columns + usize::from(column) - 1;
            if slots[index].replace(hex).is_some() {
                return Err(format!("hex {id} stands there twice"));
            }
            indices.insert(hex.id.as_str(), index);
        }
        let missing = |index: usize| format!("row {}, column {} is missing", index / columns + 1, index % columns + 1);
        let filled = slots.into_iter().enumerate().map(|(index, slot)| slot.ok_or_else(|| missing(index)));
        let hexes = filled.collect::<Result<Vec<_>, String>>()?;
        Ok(Self { hexes, indices, columns, neighbours: &map.grid.neighbours })
    }

    /// The hexes in dense order.
    pub fn hexes(&self) -> &[&'map Hex] {
        &self.hexes
    }

    /// The dense index of a hex.
    pub fn index(&self, id: &str) -> Result<usize, String> {
        self.indices.get(id).copied().ok_or_else(|| format!("there is no hex '{id}'"))
    }

    /// The hex of an id.
    pub fn hex(&self, id: &str) -> Result<&'map Hex, String> {
        Ok(self.hexes[self.index(id)?])
    }

    /// The hexes that border on one.
    pub fn around(&self, index: usize) -> impl Iterator<Item = &'map Hex> {
        let (row, column) = (index / self.columns, index % self.columns);
        let steps = if row % 2 == 0 { &self.neighbours.odd_row } else { &self.neighbours.even_row };
        steps.values().filter_map(move |[north, east]| {
            let row = row.checked_add_signed(isize::from(*north))?;
            let column = column.checked_add_signed(isize::from(*east)).filter(|column| *column < self.columns)?;
            self.hexes.get(row * self.columns + column).copied()
        })
    }

    /// The indices of two hexes that border on each other.
    pub fn pair(&self, [first, second]: [&str; 2]) -> Result<[usize; 2], String> {
        let pair = [self.index(first)?, self.index(second)?];
        if self.around(pair[0]).any(|hex| hex.id == second) {
            return Ok(pair);
        }
        Err(format!("{first} and {second} do not border on each other"))
    }

    /// The indices of a chain in which each hex borders on the one before.
    pub fn chain(&self, ids: &[String]) -> Result<Vec<usize>, String> {
        for pair in ids.windows(2) {
            self.pair([&pair[0], &pair[1]])?;
        }
        ids.iter().map(|id| self.index(id)).collect()
    }
}

impl Hex {
    /// Whether units can be in it.
    pub fn is_land(&self) -> bool {
        !matches!(self.terrain.as_str(), "sea" | "off_map")
    }
}
