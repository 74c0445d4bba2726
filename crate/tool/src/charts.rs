//! Charts of a player's own, read from the file that the page exports.

use std::error::Error;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use desert_fox::data::chart_set::{self, ChartFault, ChartSet, LONGEST_FILE};
use rommel_in_the_desert::data::charts::{ChartChange, Charts};
use serde::Deserialize;

/// Reads a file of charts of Desert Fox.
///
/// Errors: the file cannot be opened, or is none of charts; the message tells what is wrong and where.
pub fn read(file: &Path) -> Result<ChartSet, Box<dyn Error>> {
    let set = chart_set::read(&text(file)?);
    set.map_err(|fault| format!("{}: {}", file.display(), explained(&fault)).into())
}

/// What a file of charts of Rommel in the Desert holds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RommelFile {
    format: String,
    version: u8,
    changes: Vec<ChartChange>,
}

/// Reads a file of charts of Rommel in the Desert.
///
/// Errors: the file cannot be opened, is none of charts, or a value cannot stand in its place.
pub fn read_rommel(file: &Path) -> Result<Vec<ChartChange>, Box<dyn Error>> {
    let at = file.display();
    let RommelFile { format, version, changes } =
        serde_json::from_str(&text(file)?).map_err(|error| format!("{at}: {error}"))?;
    if (format.as_str(), version) != ("rommel-in-the-desert-charts", 1) {
        return Err(format!("{at}: no charts of Rommel in the Desert").into());
    }
    match Charts::shipped().with(&changes) {
        Ok(_) => Ok(changes),
        Err((_, error)) => Err(format!("{at}: {error}").into()),
    }
}

/// The text of a file, up to a little more than the longest one of charts.
fn text(file: &Path) -> Result<String, Box<dyn Error>> {
    let mut bytes = Vec::new();
    let opened = File::open(file).and_then(|open| open.take(LONGEST_FILE as u64 + 1).read_to_end(&mut bytes));
    opened.map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A fault in words.
fn explained(fault: &ChartFault) -> String {
    let ChartFault { code, path, what, value } = fault;
    let parts = [(" at ", path), (" for ", what), (": ", value)];
    let parts = parts.iter().filter(|(_, text)| !text.is_empty()).map(|(word, text)| format!("{word}{text}"));
    format!("the charts are refused as {code}{}", parts.collect::<String>())
}
