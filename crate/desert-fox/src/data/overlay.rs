//! The charts value by value, and a player's own values over the shipped ones.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::data::chart_data::{CITIES, HEXSIDES, LINES, ROWS, cell, source};
use crate::data::charts::{Charts, CityRating, HexsideEffect, Provenance, RowCell, Sourced, TerrainRow};
use crate::model::odds::Ratio;

/// Values of the owner that a record may hold.
pub const MOST_CHANGES: usize = 10_000;
/// Characters of the longest text in a record.
pub const LONGEST_TEXT: usize = 200;

/// One value of the owner's own charts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChartChange {
    /// The value's place: `results/morale2/11`, `rows/clear/4`, `hexsides/escarpment/foot`, `cities/Tobruk`.
    pub what: String,
    /// The value replaced; when given it must be the one in force.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub old: Option<String>,
    /// The value as the owner's copy prints it.
    pub new: String,
}

/// Why a change of a chart is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ChartError {
    /// No value stands at that place.
    #[error("no chart value stands at '{0}'")]
    Unknown(String),
    /// The value cannot be read.
    #[error("'{value}' cannot stand at '{what}'")]
    Value {
        /// The place.
        what: String,
        /// The value refused.
        value: String,
    },
    /// The odds of a row do not rise from column to column.
    #[error("with '{value}' at '{what}' the odds of the row do not rise")]
    Falling {
        /// The place of the last change in the row.
        what: String,
        /// The value there.
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
    /// A set-up or a schedule of a scenario cannot be played with the value: `conflict` with another value, `occupied` by
    /// both players, `crowded` beyond the stacking limit, more `withdrawals` than a game can settle.
    #[error("'{value}' at '{what}' cannot be played: {code}")]
    Scenario {
        /// Stable name of the fault.
        code: &'static str,
        /// The place.
        what: String,
        /// The value refused.
        value: String,
    },
    /// The shipped file is damaged.
    #[error("the chart data are incomplete: {0}")]
    Data(String),
}

impl ChartError {
    /// Stable name of the fault.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unknown(_) => "unknown",
            Self::Value { .. } => "value",
            Self::Falling { .. } => "falling",
            Self::Twice(_) => "twice",
            Self::Old { .. } => "old",
            Self::Scenario { code, .. } => code,
            Self::Data(_) => "data",
        }
    }
}

/// A row's cell as the data file writes it.
fn cell_text(cell: RowCell) -> String {
    match cell {
        RowCell::Triangle => "^".to_owned(),
        RowCell::Odds(ratio) => ratio.to_string(),
        RowCell::Overrun(ratio) => format!("({ratio})"),
    }
}

/// One value of the charts with its place and provenance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChartValue {
    /// The value's place, as a change names it.
    pub what: String,
    /// The value.
    pub value: String,
    /// Where it comes from.
    pub provenance: Provenance,
    /// The place of a seed or published value: the document, then the case or table.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub source: String,
}

impl Charts {
    /// Every value in the order of the charts.
    pub fn values(&self) -> Vec<ChartValue> {
        let mut values = Vec::new();
        let mut push = |what: String, value: String, provenance| {
            let stated = matches!(provenance, Provenance::Seed | Provenance::Published);
            let source = if stated { source(&what).to_owned() } else { String::new() };
            values.push(ChartValue { what, value, provenance, source });
        };
        for (line, id) in self.results.iter().zip(LINES) {
            for (at, cell) in line.iter().enumerate() {
                push(format!("results/{id}/{}", at + 1), cell.value.to_string(), cell.provenance);
            }
        }
        for (row, id) in self.rows.iter().zip(ROWS) {
            for (at, cell) in row.iter().enumerate() {
                push(format!("rows/{id}/{}", at + 1), cell_text(cell.value), cell.provenance);
            }
        }
        for (sides, id) in self.hexsides.iter().zip(HEXSIDES) {
            for (side, class) in sides.iter().zip(["foot", "motorized"]) {
                push(format!("hexsides/{id}/{class}"), effect_text(side.value).to_owned(), side.provenance);
            }
        }
        for (city, id) in self.cities.iter().zip(CITIES) {
            push(format!("cities/{id}"), city.printed.to_string(), city.provenance);
        }
        values
    }

    /// The charts with the owner's values in place of ours.
    ///
    /// A city's rating set here holds with and without its erratum.
    ///
    /// Errors: index and fault of the first change that names no value, holds none, or replaces another one than it says.
    ///
    /// Cases: 11.7 · Rulings: H007
    pub fn with(&self, changes: &[ChartChange]) -> Result<Self, (usize, ChartError)> {
        let mut charts = self.clone();
        for (at, change) in changes.iter().enumerate() {
            charts.set(change).map_err(|error| (at, error))?;
        }
        charts.all_rising(changes)?;
        Ok(charts)
    }

    fn set(&mut self, change: &ChartChange) -> Result<(), ChartError> {
        let unknown = || ChartError::Unknown(shorten(&change.what));
        let found = self.values().into_iter().find(|value| value.what == change.what).ok_or_else(unknown)?;
        if let Some(expected) = change.old.as_ref().filter(|old| **old != found.value) {
            let (what, expected) = (shorten(&change.what), shorten(expected));
            return Err(ChartError::Old { what, found: found.value, expected });
        }
        let mut parts = change.what.split('/');
        let (table, id) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let last = parts.next().unwrap_or_default();
        let at = last.parse::<usize>().unwrap_or(1) - 1;
        let place = |ids: &[&str]| ids.iter().position(|known| *known == id).ok_or_else(unknown);
        match table {
            "results" => self.results[place(&LINES)?][at] = read(change)?,
            "rows" => {
                let value = cell(&change.new).ok_or_else(|| refused(change))?;
                self.rows[place(&ROWS)?][at] = Sourced { value, provenance: Provenance::Overlay };
            }
            "hexsides" => {
                let value = effect(&change.new).ok_or_else(|| refused(change))?;
                let motorized = usize::from(last == "motorized");
                self.hexsides[place(&HEXSIDES)?][motorized] = Sourced { value, provenance: Provenance::Overlay };
            }
            _ => {
                let level = change.new.parse().ok().filter(|level| (1..=2).contains(level));
                let printed = level.ok_or_else(|| refused(change))?;
                self.cities[place(&CITIES)?] = CityRating { printed, corrected: None, provenance: Provenance::Overlay };
            }
        }
        Ok(())
    }

    /// Errors: the last change of a row whose odds do not rise from column to column once all changes are made.
    fn all_rising(&self, changes: &[ChartChange]) -> Result<(), (usize, ChartError)> {
        for (row, id) in TerrainRow::ALL.into_iter().zip(ROWS) {
            let prefix = format!("rows/{id}/");
            let of_row = || changes.iter().enumerate().rfind(|(_, change)| change.what.starts_with(&prefix));
            if let Some((at, change)) = of_row().filter(|_| !self.rising(row)) {
                return Err((at, ChartError::Falling { what: shorten(&change.what), value: shorten(&change.new) }));
            }
        }
        Ok(())
    }

    /// Whether the odds of a row rise from column to column.
    pub(crate) fn rising(&self, row: TerrainRow) -> bool {
        let odds = self.rows[row as usize].iter().filter_map(|cell| match cell.value {
            RowCell::Odds(ratio) | RowCell::Overrun(ratio) => Some(ratio),
            RowCell::Triangle => None,
        });
        odds.collect::<Vec<Ratio>>().is_sorted()
    }
}

fn read<T: FromStr>(change: &ChartChange) -> Result<Sourced<T>, ChartError> {
    let value = change.new.parse().map_err(|_| refused(change))?;
    Ok(Sourced { value, provenance: Provenance::Overlay })
}

fn refused(change: &ChartChange) -> ChartError {
    ChartError::Value { what: shorten(&change.what), value: shorten(&change.new) }
}

pub(crate) fn shorten(text: &str) -> String {
    text.chars().take(60).collect()
}

const fn effect_text(effect: HexsideEffect) -> &'static str {
    match effect {
        HexsideEffect::None => "none",
        HexsideEffect::Third => "third",
        HexsideEffect::Half => "half",
        HexsideEffect::Barred => "barred",
    }
}

fn effect(text: &str) -> Option<HexsideEffect> {
    [HexsideEffect::None, HexsideEffect::Third, HexsideEffect::Half, HexsideEffect::Barred]
        .into_iter()
        .find(|effect| effect_text(*effect) == text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::charts::Line;

    #[test]
    fn an_owners_value_replaces_ours_and_a_bad_one_is_refused() {
        let change = |what: &str, old: Option<&str>, new: &str| ChartChange {
            what: what.to_owned(),
            old: old.map(str::to_owned),
            new: new.to_owned(),
        };
        let charts = Charts::standard();
        let owned = charts.with(&[change("results/morale3/5", Some("2"), "4dp")]).unwrap();
        assert_eq!(owned.result(Line::Morale(3), 5).value.to_string(), "4dp");
        assert_eq!(owned.result(Line::Morale(3), 5).provenance, Provenance::Overlay);
        for (what, old, new) in [
            ("results/morale3/19", None, "2"),
            ("results/morale3/5", Some("E"), "2"),
            ("results/morale3/5", None, "zz"),
            ("rows/clear/4", None, "9:1"),
            ("cities/Tobruk", None, "3"),
            ("", None, ""),
        ] {
            assert!(charts.with(&[change(what, old, new)]).is_err(), "{what}");
        }
    }
}
