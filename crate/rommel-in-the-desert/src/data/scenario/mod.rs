//! The scenarios: months, hands, income, set-up and victory. Every value that no source states is reconstructed.

// Where a side sets up.
mod zones;
// Blocks that enter in another month than that of their label.
mod entries;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use hexgrid::Hex;
use referee::json::parse;
use serde::Deserialize;

pub use entries::{Entries, read_entry};
use zones::ReadZones;
pub use zones::{Zone, read_zone};

use crate::data::board::Board;
use crate::data::roster::Block;
use crate::model::provenance::Provenance;
use crate::model::scenario::ScenarioId;
use crate::model::units::Side;

const DATA: &str = include_str!(concat!(env!("OUT_DIR"), "/scenarios.json"));

/// From which month a scenario counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Calendar {
    /// Months as on the labels of the blocks, from April 1941.
    #[default]
    Labels,
    /// Months of the 1940 game, from September 1940.
    Italian,
}

/// A value that a source states.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// The value's place in the scenario, or the beginning of the places of several.
    pub what: String,
    /// The kind of source.
    pub provenance: Provenance,
    /// Its place there.
    pub source: String,
}

/// The areas of both sides, as text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zones {
    /// Those of the Axis.
    pub axis: Vec<String>,
    /// Those of the Allies.
    pub allied: Vec<String>,
}

/// A scenario. Lists of two hold the value of the Axis, then that of the Allies.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Scenario {
    /// Its key.
    pub key: ScenarioId,
    /// Counts the changes of the scenario; a saved game names the one that it began with.
    #[serde(default = "first")]
    pub revision: u16,
    /// Its case in the rulebook.
    pub case: String,
    /// From which month it counts.
    #[serde(default)]
    pub calendar: Calendar,
    /// The first and the last month.
    pub months: [u8; 2],
    /// Supply cards at the start (I073, D069).
    pub hands: [u8; 2],
    /// Supply cards of each Buildup.
    pub cards: [u8; 2],
    /// Buildup points of each Buildup.
    pub points: [u8; 2],
    /// Buildup points of a special Buildup before the first month (I075, I076).
    #[serde(default)]
    pub special: Option<[u8; 2]>,
    /// Whether the Axis has the Rommel bonus.
    #[serde(default = "yes")]
    pub rommel: bool,
    /// Whether the position at Tobruk can decide the scenario (D083).
    #[serde(default = "yes")]
    pub positional: bool,
    /// The first month in which the Axis may take the Malta Group (I078).
    #[serde(default)]
    pub malta_from: Option<u8>,
    /// Hexes that are mined at the start (I072).
    #[serde(default)]
    pub mines: Vec<String>,
    /// A line of hexes that parts the map (I074).
    #[serde(default)]
    pub line: Vec<String>,
    /// Blocks that enter in another month than that of their label, or never (D085).
    #[serde(default)]
    pub entries: Entries,
    /// Where each side sets up.
    pub zones: Zones,
    /// Hexes in which an owner's set-up puts certain blocks.
    #[serde(default)]
    pub places: BTreeMap<String, String>,
    /// The values that a source states.
    #[serde(default, rename = "fact")]
    pub facts: Vec<Fact>,
    #[serde(skip)]
    read: ReadZones,
}

const fn yes() -> bool {
    true
}

const fn first() -> u16 {
    1
}

/// Every scenario in its latest revision, and their earlier ones.
#[derive(Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    scenario: Vec<Scenario>,
    #[serde(default)]
    earlier: Vec<Scenario>,
}

/// A test proves that the data can be read, so the empty lists are never seen.
fn shipped() -> &'static Data {
    static SCENARIOS: OnceLock<Data> = OnceLock::new();
    SCENARIOS.get_or_init(|| parse(DATA).unwrap_or_default())
}

/// Every scenario in its latest revision, in the order of [`ScenarioId::ALL`].
pub fn scenarios() -> &'static [Scenario] {
    &shipped().scenario
}

/// A scenario in a revision, the latest where none is named; none that is not known.
pub fn of_revision(id: ScenarioId, revision: Option<u16>) -> Option<&'static Scenario> {
    let Some(revision) = revision else { return scenarios().get(id.index()) };
    let mut every = scenarios().iter().chain(&shipped().earlier);
    every.find(|scenario| scenario.key == id && scenario.revision == revision)
}

impl Scenario {
    /// The first month.
    pub const fn first_month(&self) -> u8 {
        self.months[0]
    }

    /// The last month.
    pub const fn last_month(&self) -> u8 {
        self.months[1]
    }

    /// The month in which a block enters the scenario, by its label or by the list of 1940 where the scenario names no
    /// other; none for blocks that do not, or with the Malta Group only.
    ///
    /// Cases: 9.3, 11.0 · Rulings: D085
    pub fn entry(&self, block: &Block) -> Option<u8> {
        self.entries.of(&block.name).unwrap_or_else(|| self.label(block))
    }

    /// The same by the label or the list of 1940 alone.
    pub const fn label(&self, block: &Block) -> Option<u8> {
        match self.calendar {
            Calendar::Labels => block.month,
            Calendar::Italian => block.in1940,
        }
    }

    /// Whether a block is set up at the start: all that enter up to the first month.
    ///
    /// Cases: 11.0 · Rulings: D085
    pub fn starts(&self, block: &Block) -> bool {
        self.entry(block).is_some_and(|month| month <= self.first_month())
    }

    /// The areas in which a side sets up, read once: there is one board. Areas that cannot be read are left out; a test
    /// proves that those shipped can.
    ///
    /// Cases: 11.0, 11.5 · Rulings: I070, I074, D084
    pub fn zones(&self, board: &Board, side: Side) -> &[Zone] {
        &self.read.get(|| Side::BOTH.map(|side| self.read_zones(board, side)))[side.index()]
    }

    fn read_zones(&self, board: &Board, side: Side) -> Vec<Zone> {
        let texts = match side {
            Side::Axis => &self.zones.axis,
            Side::Allied => &self.zones.allied,
        };
        let line = self.line_hexes(board);
        texts.iter().filter_map(|text| read_zone(board, side, &line, text)).collect()
    }

    /// The hexes of the line that parts the map.
    pub fn line_hexes(&self, board: &Board) -> Vec<Hex> {
        self.line.iter().filter_map(|name| board.parse(name)).collect()
    }

    /// The hexes that are mined at the start.
    ///
    /// Cases: 11.3 · Rulings: I072
    pub fn mined(&self, board: &Board) -> Vec<Hex> {
        self.mines.iter().filter_map(|name| board.parse(name)).collect()
    }
}

#[cfg(test)]
mod tests;
