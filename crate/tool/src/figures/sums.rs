//! What is counted over games, and the table of it.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::stats::real;

/// Numbers by name; a name that nothing was added to stands for 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sums(BTreeMap<String, usize>);

/// A row of a table: what it says, and its values.
pub type Row = (&'static str, String);

impl Sums {
    /// Adds to a number.
    pub fn add(&mut self, name: &str, more: usize) {
        *self.0.entry(name.to_owned()).or_default() += more;
    }

    /// Adds one where something is so.
    pub fn count(&mut self, name: &str, is_so: bool) {
        self.add(name, usize::from(is_so));
    }

    /// A number.
    pub fn get(&self, name: &str) -> usize {
        self.0.get(name).copied().unwrap_or_default()
    }

    /// A number as a share of another one.
    pub fn share(&self, part: &str, all: &str) -> String {
        let (part, all) = (self.get(part), self.get(all));
        if all == 0 {
            return "-".to_owned();
        }
        format!("{:.0} % ({part}/{all})", (100.0 * real(part) / real(all)).round())
    }

    /// A number for each of another one.
    pub fn each(&self, sum: &str, of: &str) -> String {
        format!("{:.1}", real(self.get(sum)) / real(self.get(of).max(1)))
    }

    /// The numbers whose names begin so, with the rest of their names.
    pub fn beginning(&self, start: &str) -> String {
        let all = self.0.iter().filter_map(|(name, number)| Some(format!("{} {number}", name.strip_prefix(start)?)));
        all.collect::<Vec<_>>().join(", ")
    }
}

/// A table in Markdown.
pub fn table(scenario: &str, rows: &[Row]) -> String {
    let mut text = format!("| {scenario} | |\n|---|--:|\n");
    for (name, value) in rows {
        // Writing to a text cannot fail.
        _ = writeln!(text, "| {name} | {value} |");
    }
    text
}
