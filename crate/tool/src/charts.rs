//! Charts of a player's own, read from the file that the page exports.

use std::error::Error;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use desert_fox::data::chart_set::{self, ChartFault, ChartSet, LONGEST_FILE};

/// Reads a file of charts.
///
/// Errors: the file cannot be opened, or is none of charts; the message tells what is wrong and where.
pub fn read(file: &Path) -> Result<ChartSet, Box<dyn Error>> {
    let (mut bytes, at) = (Vec::new(), file.display());
    let opened = File::open(file).and_then(|open| open.take(LONGEST_FILE as u64 + 1).read_to_end(&mut bytes));
    opened.map_err(|error| format!("{at}: {error}"))?;
    let set = chart_set::read(&String::from_utf8_lossy(&bytes));
    set.map_err(|fault| format!("{at}: {}", explained(&fault)).into())
}

/// A fault in words.
fn explained(fault: &ChartFault) -> String {
    let ChartFault { code, path, what, value } = fault;
    let parts = [(" at ", path), (" for ", what), (": ", value)];
    let parts = parts.iter().filter(|(_, text)| !text.is_empty()).map(|(word, text)| format!("{word}{text}"));
    format!("the charts are refused as {code}{}", parts.collect::<String>())
}
