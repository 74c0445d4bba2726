//! The tables of the board, value by value: movement costs, supply ranges and capacities, transport.
//!
//! Cases: 8.29, 7.1 · Rulings: R006

use std::sync::OnceLock;

use serde::Deserialize;

use crate::charts::Provenance;
use crate::overlay::{ChartChange, ChartError, ChartValue};
use crate::points::Points;
use crate::units::{HexsideTerrain, Terrain, Way};

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

/// A number of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// Movement points for entering an enemy zone.
    Zone,
    /// Movement points for a step from zone to zone.
    Infiltration,
    /// Movement points for an overrun.
    Overrun,
    /// Movement points for an enemy detachment among the units overrun.
    Detachment,
    /// Movement allowance of an MSU.
    AllowanceMsu,
    /// Movement allowance of a detachment (17.28).
    AllowanceDetachment,
    /// Stacking points in a hex.
    StackingLimit,
    /// Percent that a forced march adds.
    ForcedMarch,
    /// Percent that a reaction may use.
    Reaction,
    /// Percent left out of general supply.
    Unsupplied,
    /// Highest sum of die and morale that passes a disruption roll.
    DisruptionRoll,
    /// Least odds of an overrun.
    OverrunOdds,
    /// Least strength of a supply overrun.
    SupplyStrength,
    /// Highest face that captures a supply unit.
    CapturedUpTo,
    /// Highest face that destroys a dump.
    DestroyedUpTo,
    /// Highest face that expends a dump without a line of communication.
    ExpendedUpTo,
    /// Range of an MSU, in movement points.
    RangeMsu,
    /// Range of a dump, in movement points.
    RangeDump,
    /// Range of a source, in movement points.
    RangeSource,
    /// Stacking points from an MSU that is kept.
    FreeMsu,
    /// Stacking points from a dump that is kept.
    FreeDump,
    /// Stacking points from an MSU that is expended.
    ExpendedMsu,
    /// Stacking points from a dump that is expended.
    ExpendedDump,
    /// Units that a chain helps to recover from disruption: `u` for any number.
    RecoveryCapacity,
    /// Supply units expended for it: `-` for none.
    RecoveryExpended,
    /// Links of a chain that follow roads or tracks: 0 none, 1 the last, 2 all.
    Links,
    /// Loads by rail.
    RailLoads,
    /// Loads by sea.
    SeaLoads,
    /// Stacking points in one load of several units.
    LoadPoints,
    /// Railroad hexes repaired at a time.
    Repair,
    /// Game-turn from which the railroad grows.
    ExtendsFrom,
    /// Air points to Malta with a unit west of the line.
    MaltaWest,
    /// Air points to Malta otherwise.
    MaltaOtherwise,
    /// Refit points to turn a unit to its full side.
    Undeplete,
    /// Refit points to rebuild a unit depleted.
    Rebuild,
    /// Refit points to rebuild a unit in full.
    RebuildFull,
    /// Refit points for a step of a regiment on foot.
    Regiment,
    /// Refit points for a step of a brigade on foot.
    Brigade,
    /// Refit points for a step of a division on foot.
    Division,
}

/// As much as is asked for.
pub const UNLIMITED: u16 = u16::MAX;

const PLACES: [&str; 39] = [
    "movement/zone",
    "movement/infiltration",
    "movement/overrun",
    "movement/detachment",
    "allowance/msu",
    "allowance/detachment",
    "stacking/limit",
    "allowance/forcedMarch",
    "allowance/reaction",
    "allowance/unsupplied",
    "disruption/roll",
    "overrun/odds",
    "overrun/supplyStrength",
    "supplyUnit/capturedUpTo",
    "supplyUnit/destroyedUpTo",
    "supplyUnit/expendedUpTo",
    "supply/range/msu",
    "supply/range/dump",
    "supply/range/source",
    "supply/free/msu",
    "supply/free/dump",
    "supply/expended/msu",
    "supply/expended/dump",
    "supply/recovery/capacity",
    "supply/recovery/expended",
    "supply/links",
    "transport/railLoads",
    "transport/seaLoads",
    "transport/loadPoints",
    "railroad/repair",
    "railroad/extendsFrom",
    "malta/west",
    "malta/otherwise",
    "refit/undeplete",
    "refit/rebuild",
    "refit/full",
    "refit/regiment",
    "refit/brigade",
    "refit/division",
];
/// Numbers up to here are movement points.
const POINTS: usize = 6;
const GROUND: [&str; 11] =
    ["clear", "rough", "mountain", "sandSea", "marsh", "oasis", "city", "road", "track", "ridge", "escarpment"];
const CLASSES: [&str; 2] = ["foot", "motorized"];
const LINKS: [&str; 3] = ["none", "last", "all"];

/// The tables in force.
#[derive(Clone, Debug)]
pub struct Tables {
    ground: [[Cost; 2]; GROUND.len()],
    numbers: [u16; PLACES.len()],
    provenance: Vec<(String, Provenance)>,
}

#[derive(Deserialize)]
struct File {
    value: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    what: String,
    value: String,
    provenance: Provenance,
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
            let file: File =
                serde_json::from_str(include_str!(concat!(env!("OUT_DIR"), "/tables.json"))).expect("tables");
            let blank = [[Cost::Never; 2]; GROUND.len()];
            let mut tables = Self { ground: blank, numbers: [0; PLACES.len()], provenance: Vec::new() };
            for value in file.value {
                tables.set(&value.what, &value.value).expect("a value of the tables");
                tables.provenance.push((value.what, value.provenance));
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
        if let Some((_, provenance)) = self.provenance.iter_mut().find(|(what, _)| *what == change.what) {
            *provenance = Provenance::Overlay;
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
            Place::Number(at) => self.numbers[at] = read_number(at, text).ok_or_else(bad)?,
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
            Place::Number(at) if at < POINTS => Points::from_halves(self.numbers[at]).to_string(),
            Place::Number(at) if PLACES[at] == "supply/links" => LINKS[usize::from(self.numbers[at])].to_owned(),
            Place::Number(at) if self.numbers[at] == UNLIMITED => "u".to_owned(),
            Place::Number(at) if PLACES[at] == "supply/recovery/expended" && self.numbers[at] == 0 => "-".to_owned(),
            Place::Number(at) => self.numbers[at].to_string(),
        })
    }

    /// Every value in the order of the data file, with its provenance.
    pub fn values(&self) -> Vec<ChartValue> {
        let value = |(what, provenance): &(String, Provenance)| {
            Some(ChartValue { what: what.clone(), value: self.text(what)?, provenance: *provenance })
        };
        self.provenance.iter().filter_map(value).collect()
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
    Number(usize),
}

fn place(what: &str) -> Option<Place> {
    if let Some(at) = PLACES.iter().position(|known| *known == what) {
        return Some(Place::Number(at));
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

fn read_number(at: usize, text: &str) -> Option<u16> {
    if at < POINTS {
        return text.parse::<Points>().ok().map(Points::halves);
    }
    match (PLACES[at], text) {
        ("supply/links", _) => LINKS.iter().position(|known| *known == text).map(|at| at as u16),
        ("supply/recovery/expended", "-") => Some(0),
        ("supply/recovery/capacity", "u") => Some(UNLIMITED),
        _ => text.parse().ok().filter(|value| *value <= 100),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_one_shipped_value() {
        let values = Tables::standard().values();
        assert_eq!(values.len(), PLACES.len() + 2 * GROUND.len());
        for value in &values {
            assert_eq!(values.iter().filter(|other| other.what == value.what).count(), 1, "{}", value.what);
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
