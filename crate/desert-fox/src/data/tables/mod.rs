//! The tables of the board, value by value: movement costs, supply ranges and capacities, transport.
//!
//! Cases: 8.29, 7.1 · Rulings: R006

mod number;

pub use number::{Form, Number, UNLIMITED};

use std::sync::OnceLock;

use referee::json::parse;
use serde::{Deserialize, Serialize};

use crate::data::charts::Provenance;
use crate::data::overlay::{ChartChange, ChartError};
use crate::model::points::Points;
use crate::model::units::{HexsideTerrain, Terrain, Way};

/// What ground costs one class of units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Movement points.
    Points(Points),
    /// Passable along a road or track only; the points are a hexside's before the way lessens them.
    WayOnly(Points),
    /// Never.
    Never,
}

const GROUND: [&str; 11] =
    ["clear", "rough", "mountain", "sandSea", "marsh", "oasis", "city", "road", "track", "ridge", "escarpment"];
const CLASSES: [&str; 2] = ["foot", "motorized"];

/// One value of the tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TableValue {
    /// The value's place, as a change names it.
    pub what: String,
    /// The value.
    pub value: String,
    /// Where it comes from.
    pub provenance: Provenance,
    /// The place of a seed or published value: the document, then the case or table.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub source: String,
    /// The case that it belongs to.
    pub case: String,
}

#[derive(Clone, Debug)]
struct Label {
    what: String,
    provenance: Provenance,
    source: String,
    case: String,
}

/// The tables in force.
#[derive(Clone, Debug)]
pub struct Tables {
    ground: [[Cost; 2]; GROUND.len()],
    numbers: [u16; Number::ALL.len()],
    /// What each value is called, where it comes from, and its case.
    labels: Vec<Label>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    value: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    what: String,
    value: String,
    provenance: Provenance,
    #[serde(default)]
    source: String,
    case: String,
}

impl Tables {
    /// The tables as shipped.
    ///
    /// # Panics
    /// Never: a test parses the same data.
    #[allow(clippy::expect_used, reason = "start-up data that a test parses")]
    pub fn standard() -> &'static Self {
        static TABLES: OnceLock<Tables> = OnceLock::new();
        TABLES.get_or_init(|| {
            let file: File = parse(include_str!(concat!(env!("OUT_DIR"), "/tables.json"))).expect("tables");
            let blank = [[Cost::Never; 2]; GROUND.len()];
            let mut tables = Self { ground: blank, numbers: [0; Number::ALL.len()], labels: Vec::new() };
            for value in file.value {
                tables.set(&value.what, &value.value).expect("a value of the tables");
                let Entry { what, provenance, source, case, .. } = value;
                tables.labels.push(Label { what, provenance, source, case });
            }
            tables
        })
    }

    /// The tables with the owner's values in place of ours.
    ///
    /// Errors: index and fault of the first change that names no value, holds none, or replaces another one than it says.
    ///
    /// Cases: 8.29 · Rulings: H007
    pub fn with(&self, changes: &[(usize, &ChartChange)]) -> Result<Self, (usize, ChartError)> {
        let mut tables = self.clone();
        for &(at, change) in changes {
            tables.change(change).map_err(|error| (at, error))?;
        }
        Ok(tables)
    }

    fn change(&mut self, change: &ChartChange) -> Result<(), ChartError> {
        let unknown = || ChartError::Unknown(change.what.chars().take(80).collect());
        let found = self.text(&change.what).ok_or_else(unknown)?;
        if let Some(expected) = change.old.as_ref().filter(|old| **old != found) {
            return Err(ChartError::Old { what: change.what.clone(), found, expected: expected.clone() });
        }
        self.set(&change.what, &change.new)?;
        if let Some(label) = self.labels.iter_mut().find(|label| label.what == change.what) {
            (label.provenance, label.source) = (Provenance::Overlay, String::new());
        }
        Ok(())
    }

    /// Whether a change is about these tables.
    pub fn accepts(what: &str) -> bool {
        place(what).is_some()
    }

    fn set(&mut self, what: &str, text: &str) -> Result<(), ChartError> {
        let bad = || ChartError::Value { what: what.to_owned(), value: text.chars().take(80).collect() };
        match place(what).ok_or_else(|| ChartError::Unknown(what.to_owned()))? {
            Place::Ground(at, class) => self.ground[at][class] = read_cost(text).ok_or_else(bad)?,
            Place::Number(number) => self.numbers[number as usize] = number.form().read(text).ok_or_else(bad)?,
        }
        Ok(())
    }

    fn text(&self, what: &str) -> Option<String> {
        Some(match place(what)? {
            Place::Ground(at, class) => match self.ground[at][class] {
                Cost::Points(points) => points.to_string(),
                Cost::WayOnly(Points::ZERO) => "way".to_owned(),
                Cost::WayOnly(points) => format!("way {points}"),
                Cost::Never => "-".to_owned(),
            },
            Place::Number(number) => number.form().write(self.number(number)),
        })
    }

    /// Every value in the order of the data file, with its provenance and case.
    pub fn values(&self) -> Vec<TableValue> {
        let value = |label: &Label| {
            let Label { what, provenance, source, case } = label.clone();
            Some(TableValue { value: self.text(&what)?, what, provenance, source, case })
        };
        self.labels.iter().filter_map(value).collect()
    }

    /// A number; movement points come in halves (see `points`).
    pub const fn number(&self, number: Number) -> u16 {
        self.numbers[number as usize]
    }

    /// A number of movement points.
    pub const fn points(&self, number: Number) -> Points {
        Points::from_halves(self.number(number))
    }

    /// Cost of a hex by its terrain.
    pub const fn terrain(&self, terrain: Terrain, motorized: bool) -> Cost {
        match terrain {
            Terrain::Sea | Terrain::OffMap => Cost::Never,
            _ => self.ground[terrain as usize][motorized as usize],
        }
    }

    /// Cost of a hex along a road or track.
    pub const fn way(&self, way: Way, motorized: bool) -> Option<Cost> {
        match way {
            Way::None => None,
            Way::Road => Some(self.ground[7][motorized as usize]),
            Way::Track => Some(self.ground[8][motorized as usize]),
        }
    }

    /// Cost of a hexside.
    pub const fn hexside(&self, side: HexsideTerrain, motorized: bool) -> Cost {
        match side {
            HexsideTerrain::None => Cost::Points(Points::ZERO),
            HexsideTerrain::Ridge => self.ground[9][motorized as usize],
            HexsideTerrain::Escarpment => self.ground[10][motorized as usize],
            HexsideTerrain::Sea => Cost::Never,
        }
    }
}

enum Place {
    Ground(usize, usize),
    Number(Number),
}

fn place(what: &str) -> Option<Place> {
    if let Some(number) = Number::ALL.iter().find(|number| number.place() == what) {
        return Some(Place::Number(*number));
    }
    let (ground, class) = what.strip_prefix("movement/")?.split_once('/')?;
    let ground = GROUND.iter().position(|known| *known == ground)?;
    Some(Place::Ground(ground, CLASSES.iter().position(|known| *known == class)?))
}

fn read_cost(text: &str) -> Option<Cost> {
    match text {
        "-" => Some(Cost::Never),
        "way" => Some(Cost::WayOnly(Points::ZERO)),
        _ => match text.strip_prefix("way ") {
            Some(points) => points.parse().ok().map(Cost::WayOnly),
            None => text.parse().ok().map(Cost::Points),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_one_shipped_value() {
        let values = Tables::standard().values();
        assert_eq!(values.len(), Number::ALL.len() + 2 * GROUND.len());
        for value in &values {
            assert_eq!(values.iter().filter(|other| other.what == value.what).count(), 1, "{}", value.what);
            value.case.parse::<referee::CaseId>().unwrap();
        }
    }

    #[test]
    fn an_owners_value_is_marked_and_a_wrong_old_one_refused() {
        let change = |old: Option<&str>| ChartChange {
            what: "movement/road/motorized".to_owned(),
            old: old.map(str::to_owned),
            new: "0.5".to_owned(),
        };
        let tables = Tables::standard().with(&[(0, &change(Some("1")))]).unwrap();
        assert_eq!(tables.way(Way::Road, true), Some(Cost::Points(Points::from_halves(1))));
        let value = tables.values().into_iter().find(|value| value.what == "movement/road/motorized").unwrap();
        assert_eq!((value.value.as_str(), value.provenance), ("0.5", Provenance::Overlay));
        assert!(Tables::standard().with(&[(0, &change(Some("2")))]).is_err());
    }

    #[test]
    fn the_misprinted_cell_reads_unlimited_and_nothing_expended() {
        let tables = Tables::standard();
        assert_eq!(tables.number(Number::RecoveryCapacity), UNLIMITED);
        assert_eq!(tables.number(Number::RecoveryExpended), 0);
    }
}
