//! The 100 blocks.

use std::sync::OnceLock;

use referee::json::parse;
use serde::{Deserialize, Serialize};

use crate::model::units::{Nation, Side, UnitClass, UnitId, UnitType};

const DATA: &str = include_str!(concat!(env!("OUT_DIR"), "/roster.json"));

/// A block. Every value is reconstructed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Block {
    /// What it is called.
    pub name: String,
    /// Its nation.
    pub nation: Nation,
    /// Its type.
    #[serde(rename = "type")]
    pub unit_type: UnitType,
    /// Hexes of a move off the roads: 1 to 4.
    pub speed: u8,
    /// Its steps at full strength: 1 to 4.
    pub steps: u8,
    /// Whether it loses a step for every second hit only.
    #[serde(default)]
    pub elite: bool,
    /// The month on its label, 1 being April 1941; none for blocks of the 1940 game or the Malta Group only.
    #[serde(default)]
    pub month: Option<u8>,
    /// The month of the 1940 game in which it enters it; none for blocks that do not.
    #[serde(default)]
    pub in1940: Option<u8>,
    /// Whether it belongs to the Malta Group.
    #[serde(default)]
    pub malta: bool,
}

impl Block {
    /// The side that it fights on.
    #[inline]
    pub const fn side(&self) -> Side {
        self.nation.side()
    }

    /// Its class in battle.
    #[inline]
    pub const fn class(&self) -> UnitClass {
        self.unit_type.class()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    unit: Vec<Block>,
}

/// Every block by number. A test proves that the data can be read, so the empty roster is never seen.
pub fn roster() -> &'static [Block] {
    static ROSTER: OnceLock<Vec<Block>> = OnceLock::new();
    ROSTER.get_or_init(|| parse::<Data>(DATA).map(|data| data.unit).unwrap_or_default())
}

/// The block of that name.
pub fn unit_named(name: &str) -> Option<UnitId> {
    UnitId::all().find(|id| roster().get(id.index()).is_some_and(|block| block.name == name))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn count(of: impl Fn(&Block) -> bool) -> usize {
        roster().iter().filter(|block| of(block)).count()
    }

    #[test]
    fn there_are_100_blocks_of_different_names() {
        assert_eq!(roster().len(), UnitId::COUNT);
        assert_eq!(roster().iter().map(|block| &block.name).collect::<BTreeSet<_>>().len(), UnitId::COUNT);
        assert_eq!((count(|block| block.side() == Side::Axis), count(|block| block.side() == Side::Allied)), (46, 54));
        assert!(roster().iter().all(|block| (1..=4).contains(&block.speed) && (1..=4).contains(&block.steps)));
    }

    /// Rulings: D086
    #[test]
    fn all_german_and_five_allied_tank_units_are_elite() {
        assert_eq!(count(|block| block.nation == Nation::German), 24);
        assert!(roster().iter().all(|block| block.elite || block.nation != Nation::German));
        let allied: Vec<_> = roster().iter().filter(|block| block.elite && block.nation == Nation::Allied).collect();
        assert_eq!(allied.len(), 5);
        assert!(allied.iter().all(|block| block.class() == UnitClass::Armor));
        assert_eq!(count(|block| block.elite && block.nation == Nation::Italian), 0);
    }

    #[test]
    fn the_games_start_with_the_numbers_of_blocks_that_reports_give() {
        let start = |nation| count(|block| block.month == Some(1) && block.nation == nation);
        assert_eq!((start(Nation::German), start(Nation::Italian)), (3, 7));
        let in_1940 = |side| count(|block| block.in1940 == Some(1) && block.side() == side);
        assert_eq!((in_1940(Side::Axis), in_1940(Side::Allied)), (8, 4));
        let by_month_8 = |side| count(|block| block.month.is_some_and(|month| month <= 8) && block.side() == side);
        assert_eq!((by_month_8(Side::Axis), by_month_8(Side::Allied)), (22, 33));
    }
}
