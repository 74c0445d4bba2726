//! The combat charts: results table, terrain rows, hexside effects and city ratings.
//!
//! Cases: 11.3, 8.29 · Rulings: R005

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::model::combat_result::CombatResult;
use crate::model::odds::Ratio;
use crate::model::rule_set::{BenghaziRow, RuleSet};
use crate::model::units::HexsideTerrain;

/// Columns of the results table.
pub const COLUMNS: usize = 18;

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Provenance {
    /// A source document of the game states it.
    Seed,
    /// A later edition or a description of the game prints it.
    Published,
    /// Read off a printed map.
    Transcribed,
    /// Our stand-in.
    Reconstructed,
    /// Entered by the owner of the game.
    Overlay,
}

/// A line of the results table: five morale ratings, then the attackers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A defending unit of this morale rating, 1 to 5.
    Morale(u8),
    /// All attacking units.
    Attackers,
}

impl Line {
    /// Index into the table.
    pub const fn index(self) -> usize {
        match self {
            Self::Morale(rating) => {
                if rating > 5 {
                    4
                } else {
                    rating.saturating_sub(1) as usize
                }
            }
            Self::Attackers => 5,
        }
    }
}

/// A terrain row of the table, weakest defence first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum TerrainRow {
    /// Clear and all other terrain.
    Clear,
    /// Rough.
    Rough,
    /// Mountain.
    Mountain,
    /// Level-1 fort and cities that count as one.
    Level1,
    /// Level-2 fort and cities that count as one.
    Level2,
}

impl TerrainRow {
    /// All rows in the order of the table.
    pub const ALL: [Self; 5] = [Self::Clear, Self::Rough, Self::Mountain, Self::Level1, Self::Level2];
}

/// A city with a rating of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub enum City {
    /// Benghazi.
    Benghazi,
    /// Tobruk.
    Tobruk,
    /// Bardia.
    Bardia,
    /// Alexandria.
    Alexandria,
    /// Any other city.
    #[serde(rename = "other")]
    Other,
}

/// What a hexside does to the strength of a unit that attacks across it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum HexsideEffect {
    /// Nothing.
    None,
    /// A third, rounded up.
    Third,
    /// A half, rounded down.
    Half,
    /// The unit may not attack across it.
    Barred,
}

/// A value with its provenance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sourced<T> {
    /// The value.
    pub value: T,
    /// Where it comes from.
    pub provenance: Provenance,
}

/// The charts as the engine reads them.
#[derive(Clone, Debug, PartialEq)]
pub struct Charts {
    pub(crate) results: [[Sourced<CombatResult>; COLUMNS]; 6],
    pub(crate) rows: [Vec<Sourced<RowCell>>; 5],
    pub(crate) hexsides: [[Sourced<HexsideEffect>; 2]; 4],
    pub(crate) cities: [CityRating; 5],
}

/// One column of a terrain row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowCell {
    /// Odds that lead to the column.
    Odds(Ratio),
    /// Odds that only overruns use.
    Overrun(Ratio),
    /// A triangle: no odds lead here.
    Triangle,
}

/// The fort level a city counts as, printed and corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CityRating {
    pub(crate) printed: u8,
    pub(crate) corrected: Option<u8>,
    pub(crate) provenance: Provenance,
}

impl Charts {
    /// The charts shipped with the engine.
    ///
    /// # Panics
    /// Never: a test parses the same data.
    #[allow(clippy::expect_used, reason = "start-up data that a test parses")]
    pub fn standard() -> &'static Self {
        static CHARTS: OnceLock<Charts> = OnceLock::new();
        CHARTS.get_or_init(|| crate::data::chart_data::parse().expect("charts.toml is tested"))
    }

    /// The cell of the results table; columns beyond its ends read the end column.
    ///
    /// Cases: 11.7 · Rulings: H108
    pub fn result(&self, line: Line, column: i16) -> Sourced<CombatResult> {
        self.results[line.index()][column.clamp(1, COLUMNS as i16) as usize - 1]
    }

    /// Every result that stands anywhere in the table, the worst first.
    ///
    /// Cases: 11.16 · Rulings: R044
    pub fn distinct_results(&self) -> Vec<CombatResult> {
        let mut results: Vec<CombatResult> = Vec::new();
        for cell in self.results.iter().flatten() {
            if !results.contains(&cell.value) {
                results.push(cell.value);
            }
        }
        results.sort_by_key(|result| {
            std::cmp::Reverse((
                result.eliminated,
                result.depleted,
                result.partial,
                result.retreat,
                result.disrupted,
                result.air_loss,
            ))
        });
        results
    }

    /// The column of the odds in a row, or none where they fall below its lowest: an illegal attack.
    ///
    /// Odds skip triangles and bracketed columns; odds beyond the highest use the highest.
    ///
    /// Cases: 11.16, 11.7 · Rulings: R146, R147, H016, H108
    pub fn column(&self, row: TerrainRow, odds: Ratio) -> Option<u8> {
        let cells = &self.rows[row as usize];
        let reached = |cell: &Sourced<RowCell>| matches!(cell.value, RowCell::Odds(ratio) if ratio <= odds);
        cells.iter().rposition(reached).map(|at| at as u8 + 1)
    }

    /// The provenance of the odds that stand at a column of a row.
    pub fn row_provenance(&self, row: TerrainRow, column: u8) -> Provenance {
        let at = usize::from(column).saturating_sub(1);
        self.rows[row as usize].get(at).map_or(Provenance::Reconstructed, |cell| cell.provenance)
    }

    /// What a hexside does to an attacker of the given mobility.
    ///
    /// Cases: 11.3 · Rulings: R027, R140
    pub fn hexside(&self, terrain: HexsideTerrain, motorized: bool) -> Sourced<HexsideEffect> {
        self.hexsides[terrain as usize][usize::from(motorized)]
    }

    /// The row that defends a city.
    ///
    /// Cases: 11.31 · Rulings: R005
    pub fn city_row(&self, city: City, rules: &RuleSet) -> TerrainRow {
        let rating = self.cities[city as usize];
        let level = match rules.benghazi_row {
            BenghaziRow::Level2 => rating.printed,
            BenghaziRow::Level1 => rating.corrected.unwrap_or(rating.printed),
        };
        fort_row(level)
    }
}

/// The row of a fort of the given level, 1 or 2.
pub const fn fort_row(level: u8) -> TerrainRow {
    if level >= 2 { TerrainRow::Level2 } else { TerrainRow::Level1 }
}
