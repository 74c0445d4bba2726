//! The values of the game one by one, each with its place and provenance, and an owner's values in place of ours.

// The numbers of the rules and the fire table.
mod numbers;
// The blocks.
mod units;
// The scenarios.
mod scenarios;
// The hexsides of the map.
mod sides;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::data::board::Board;
use crate::data::numbers::Numbers;
use crate::data::roster::{Block, roster};
use crate::data::scenario::{Scenario, of_revision, scenarios};
use crate::model::provenance::Provenance;
use crate::model::scenario::ScenarioId;

/// Values of the owner that a record may hold.
pub const MOST_CHANGES: usize = 10_000;
/// Characters of the longest text in a record.
pub const LONGEST_TEXT: usize = 2_000;

/// One value of the owner's own charts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChartChange {
    /// The value's place: `buildup/card`, `fire/armor/infantry`, `unit/steps/21/5`, `scenario/1941/hands/axis`,
    /// `map/12,1-13,1/road`.
    pub what: String,
    /// The value replaced; when given it must be the one in force.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub old: Option<String>,
    /// The value as the owner's copy prints it.
    pub new: String,
}

/// One value with its place and provenance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChartValue {
    /// The value's place, as a change names it.
    pub what: String,
    /// The value.
    pub value: String,
    /// Where the shipped value comes from.
    pub provenance: Provenance,
    /// The place of a value that a source states.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Whether an owner's value stands here.
    pub owned: bool,
}

/// Why a change is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ChartError {
    /// No value stands at that place.
    #[error("no value stands at '{0}'")]
    Unknown(String),
    /// The value cannot stand there.
    #[error("'{value}' cannot stand at '{what}'")]
    Value {
        /// The place.
        what: String,
        /// The value refused.
        value: String,
    },
    /// The place is named a second time.
    #[error("'{0}' is named twice")]
    Twice(String),
    /// The value to be replaced is another.
    #[error("'{what}' holds '{found}', not '{expected}'")]
    Old {
        /// The place.
        what: String,
        /// The value that stands there.
        found: String,
        /// The value named by the change.
        expected: String,
    },
    /// There are too many changes, or one is too long.
    #[error("too many changes, or one too long")]
    TooLong,
}

impl ChartError {
    /// Stable name of the fault.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unknown(_) => "unknown",
            Self::Value { .. } => "value",
            Self::Twice(_) => "twice",
            Self::Old { .. } => "old",
            Self::TooLong => "too-long",
        }
    }
}

/// All values that an owner may replace: numbers, blocks, scenarios and the hexsides of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charts {
    /// The numbers of the rules and the fire table.
    pub numbers: Numbers,
    /// The blocks by number.
    pub blocks: Arc<[Block]>,
    /// The scenarios in the order of their ids.
    pub scenarios: Vec<Scenario>,
    /// The board.
    pub board: Arc<Board>,
    owned: BTreeSet<String>,
}

impl Charts {
    /// The values that are shipped with the engine.
    pub fn shipped() -> &'static Self {
        static CHARTS: OnceLock<Charts> = OnceLock::new();
        CHARTS.get_or_init(|| Self {
            numbers: Numbers::shipped().clone(),
            blocks: roster().into(),
            scenarios: scenarios().to_vec(),
            board: Arc::new(Board::shipped().clone()),
            owned: BTreeSet::new(),
        })
    }

    /// The same with a scenario in a revision, the latest where none is named; none for one that is not known.
    pub fn revised(&self, id: ScenarioId, revision: Option<u16>) -> Option<Self> {
        let mut charts = self.clone();
        charts.scenarios[id.index()] = of_revision(id, revision)?.clone();
        Some(charts)
    }

    /// Every value, in the order of the charts.
    pub fn values(&self) -> Vec<ChartValue> {
        let mut found = Vec::new();
        numbers::values(self, &mut found);
        units::values(self, &mut found);
        scenarios::values(self, &mut found);
        sides::values(self, &mut found);
        for value in &mut found {
            value.owned = self.owned.contains(&value.what);
        }
        found
    }

    /// The charts with the owner's values in place of ours.
    ///
    /// Errors: place in the list and fault of the first change that names no value, holds none that can stand there,
    /// or replaces another one than it says.
    pub fn with(&self, changes: &[ChartChange]) -> Result<Self, (usize, ChartError)> {
        let mut charts = self.clone();
        let values = charts.values();
        let known: BTreeMap<&str, &str> =
            values.iter().map(|value| (value.what.as_str(), value.value.as_str())).collect();
        let mut named = BTreeSet::new();
        for (at, change) in changes.iter().enumerate() {
            let too_long = at >= MOST_CHANGES || change.new.chars().count() > LONGEST_TEXT;
            let fault =
                if too_long { Some(ChartError::TooLong) } else { charts.change(&known, &mut named, change).err() };
            if let Some(error) = fault {
                return Err((at, error));
            }
        }
        if changes.iter().any(|change| change.what.starts_with("map/")) {
            Arc::make_mut(&mut charts.board).find_links();
        }
        Ok(charts)
    }

    fn change(
        &mut self,
        known: &BTreeMap<&str, &str>,
        named: &mut BTreeSet<String>,
        change: &ChartChange,
    ) -> Result<(), ChartError> {
        let what = shorten(&change.what);
        let found = *known.get(change.what.as_str()).ok_or_else(|| ChartError::Unknown(what.clone()))?;
        if !named.insert(change.what.clone()) {
            return Err(ChartError::Twice(what));
        }
        if let Some(expected) = change.old.as_ref().filter(|old| *old != found) {
            return Err(ChartError::Old { what, found: found.to_owned(), expected: shorten(expected) });
        }
        let set = match change.what.split_once('/') {
            Some(("unit", rest)) => units::set(self, rest, &change.new),
            Some(("scenario", rest)) => scenarios::set(self, rest, &change.new),
            Some(("map", rest)) => sides::set(self, rest, &change.new),
            _ => numbers::set(self, &change.what, &change.new),
        };
        set.ok_or_else(|| ChartError::Value { what, value: shorten(&change.new) })?;
        self.owned.insert(change.what.clone());
        Ok(())
    }
}

/// A value with its provenance, not yet known to be an owner's.
fn value(what: String, value: String, origin: (Provenance, Option<&str>)) -> ChartValue {
    ChartValue { what, value, provenance: origin.0, source: origin.1.map(str::to_owned), owned: false }
}

fn shorten(text: &str) -> String {
    text.chars().take(60).collect()
}

/// A whole number within bounds.
fn number(text: &str, least: u8, most: u8) -> Option<u8> {
    text.parse().ok().filter(|number| (least..=most).contains(number))
}

fn yes_or_no(flag: bool) -> String {
    if flag { "yes" } else { "no" }.to_owned()
}

fn flag(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
