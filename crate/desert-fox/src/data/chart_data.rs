//! Reading the charts from their data file.

use std::sync::OnceLock;

use referee::json;
use serde::Deserialize;

use crate::data::charts::{COLUMNS, Charts, City, CityRating, HexsideEffect, Provenance, RowCell, Sourced};
use crate::data::overlay::ChartError;
use crate::data::roster::place_of;
use crate::model::combat_result::CombatResult;
use crate::model::units::HexsideTerrain;

pub(crate) const LINES: [&str; 6] = ["morale1", "morale2", "morale3", "morale4", "morale5", "attackers"];
pub(crate) const ROWS: [&str; 5] = ["clear", "rough", "mountain", "level1", "level2"];
pub(crate) const HEXSIDES: [&str; 4] = ["none", "ridge", "escarpment", "sea"];
pub(crate) const CITIES: [&str; 5] = ["Benghazi", "Tobruk", "Bardia", "Alexandria", "other"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    line: Vec<FileLine>,
    row: Vec<FileRow>,
    hexside: Vec<FileHexside>,
    city: Vec<FileCity>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileLine {
    id: String,
    cells: Vec<String>,
    #[serde(default)]
    attested: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileRow {
    id: String,
    cells: Vec<String>,
    provenance: Provenance,
    #[serde(default)]
    source: String,
    #[serde(default)]
    attested: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileEffect {
    effect: HexsideEffect,
    provenance: Provenance,
    #[serde(default)]
    source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileHexside {
    terrain: HexsideTerrain,
    foot: FileEffect,
    motorized: FileEffect,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileCity {
    name: City,
    level: u8,
    provenance: Provenance,
    #[serde(default)]
    source: String,
    #[serde(default)]
    corrected: Option<FileCorrection>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileCorrection {
    level: u8,
}

fn file() -> &'static Result<File, String> {
    static FILE: OnceLock<Result<File, String>> = OnceLock::new();
    FILE.get_or_init(|| {
        json::parse(include_str!(concat!(env!("OUT_DIR"), "/charts.json"))).map_err(|error| error.to_string())
    })
}

/// The document and the place there of a shipped value that a source states or an edition prints; else empty.
pub(crate) fn source(what: &str) -> &'static str {
    let mut parts = what.split('/');
    let mut next = || parts.next().unwrap_or_default();
    let (table, id, last) = (next(), next(), next());
    let Ok(file) = file() else { return "" };
    let at = |ids: &[&str]| ids.iter().position(|known| *known == id);
    let found = match table {
        "results" => file.line.iter().find(|line| line.id == id).and_then(|line| place_of(&line.attested, last)),
        "rows" => {
            let row = file.row.iter().find(|row| row.id == id);
            row.map(|row| place_of(&row.attested, last).unwrap_or(&row.source))
        }
        "hexsides" => {
            let side = file.hexside.iter().find(|side| Some(side.terrain as usize) == at(&HEXSIDES));
            side.map(|side| if last == "foot" { &*side.foot.source } else { &*side.motorized.source })
        }
        _ => file.city.iter().find(|city| Some(city.name as usize) == at(&CITIES)).map(|city| &*city.source),
    };
    found.unwrap_or_default()
}

/// Reads the shipped charts.
pub(crate) fn parse() -> Result<Charts, ChartError> {
    let data = |error: String| ChartError::Data(error);
    let file = file().as_ref().map_err(|error| data(error.clone()))?;
    let blank = Sourced { value: CombatResult::default(), provenance: Provenance::Reconstructed };
    let mut results = [[blank; COLUMNS]; 6];
    for (at, id) in LINES.iter().enumerate() {
        let line = file.line.iter().find(|line| line.id == *id).ok_or_else(|| data((*id).to_owned()))?;
        if line.cells.len() != COLUMNS {
            return Err(data((*id).to_owned()));
        }
        for (column, text) in line.cells.iter().enumerate() {
            let value = text.parse().map_err(|_| data(format!("{id}/{}", column + 1)))?;
            let seed = place_of(&line.attested, &(column + 1).to_string()).is_some();
            results[at][column] = Sourced { value, provenance: attested(seed, Provenance::Reconstructed) };
        }
    }
    let mut rows: [Vec<Sourced<RowCell>>; 5] = Default::default();
    for (at, id) in ROWS.iter().enumerate() {
        let row = file.row.iter().find(|row| row.id == *id).ok_or_else(|| data((*id).to_owned()))?;
        for (column, text) in row.cells.iter().enumerate() {
            let value = cell(text).ok_or_else(|| data(format!("{id}/{}", column + 1)))?;
            let seed = place_of(&row.attested, &(column + 1).to_string()).is_some();
            rows[at].push(Sourced { value, provenance: attested(seed, row.provenance) });
        }
    }
    let no_effect = Sourced { value: HexsideEffect::None, provenance: Provenance::Seed };
    let mut hexsides = [[no_effect; 2]; 4];
    for side in &file.hexside {
        let read = |effect: &FileEffect| Sourced { value: effect.effect, provenance: effect.provenance };
        hexsides[side.terrain as usize] = [read(&side.foot), read(&side.motorized)];
    }
    let mut cities = [CityRating { printed: 1, corrected: None, provenance: Provenance::Reconstructed }; 5];
    for city in &file.city {
        let corrected = city.corrected.as_ref().map(|correction| correction.level);
        cities[city.name as usize] = CityRating { printed: city.level, corrected, provenance: city.provenance };
    }
    Ok(Charts { results, rows, hexsides, cities })
}

const fn attested(seed: bool, otherwise: Provenance) -> Provenance {
    if seed { Provenance::Seed } else { otherwise }
}

pub(crate) fn cell(text: &str) -> Option<RowCell> {
    if text == "^" {
        return Some(RowCell::Triangle);
    }
    match text.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => inner.parse().ok().map(RowCell::Overrun),
        None => text.parse().ok().map(RowCell::Odds),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::charts::{Line, TerrainRow};

    #[test]
    fn the_shipped_charts_are_whole() {
        let charts = parse().unwrap();
        assert!(TerrainRow::ALL.into_iter().all(|row| charts.rising(row)));
        assert_eq!(charts.values().len(), 6 * 18 + 15 + 10 + 9 + 8 + 7 + 8 + 5);
    }

    #[test]
    fn attested_values_are_marked_as_such() {
        let charts = Charts::standard();
        assert_eq!(charts.result(Line::Morale(2), 11).value.to_string(), "4dp");
        assert_eq!(charts.result(Line::Morale(2), 11).provenance, Provenance::Seed);
        assert_eq!(charts.result(Line::Attackers, 9).value.to_string(), "p");
        assert_eq!(charts.result(Line::Attackers, 10).provenance, Provenance::Reconstructed);
    }

    #[test]
    fn odds_skip_triangles() {
        let charts = Charts::standard();
        let column = |odds: &str| charts.column(TerrainRow::Clear, odds.parse().unwrap());
        assert_eq!(
            (column("2:1"), column("3:1"), column("8:1"), column("30:1")),
            (Some(4), Some(6), Some(11), Some(11))
        );
        assert_eq!((column("1:3"), column("1:4")), (Some(1), None));
    }
}
