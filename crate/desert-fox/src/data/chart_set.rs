//! A player's own charts as a file of its own: values over the shipped ones, with a name and a check.
//!
//! A record of a game tells the name and the check and never the values, so two players know that they use the same charts, and
//! no owner's charts travel with a game.
//!
//! # Stability
//! Files of schema 1 are read for ever. The check is the first 16 hex digits of SHA-256 over a line `place=value` for each
//! value, in the order of the places; it stands in records and links.
//!
//! Rulings: H090

use referee::hash::sha256_hex;
use referee::json::{FileHead, ParseError, parse, to_text};
use serde::{Deserialize, Serialize};

use crate::data::overlay::{ChartChange, ChartError, shorten};
use crate::data::overlay::{LONGEST_TEXT, MOST_CHANGES};
use crate::data::overlays::lay_over;

/// What a file of charts says that it is.
pub const FORMAT: &str = "desert-fox-charts";
/// The form of files that is written.
pub const SCHEMA: u32 = 1;
/// Bytes of the longest file that is read.
pub const LONGEST_FILE: usize = 1024 * 1024;
/// Characters of the longest name.
pub const LONGEST_NAME: usize = 60;
/// Hex digits of a check.
pub const CHECK_DIGITS: usize = 16;

/// Charts of an owner as a record names them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChartsName {
    /// What their owner calls them; another name changes nothing.
    pub name: String,
    /// What tells their values from any others: 16 hex digits.
    pub check: String,
}

impl ChartsName {
    /// Whether name and check can be those of charts.
    pub fn is_sound(&self) -> bool {
        let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        sound_name(&self.name) && self.check.len() == CHECK_DIGITS && self.check.bytes().all(digit)
    }
}

/// A file of charts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChartSet {
    /// [`FORMAT`].
    pub format: String,
    /// 1.
    pub schema: u32,
    /// What their owner calls them.
    pub name: String,
    /// The values, each place once.
    pub changes: Vec<ChartChange>,
    /// The check of the values; a file written by hand may do without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub check: Option<String>,
}

/// Charts of an owner, by a name and values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NamedCharts {
    /// What their owner calls them.
    pub name: String,
    /// The values.
    pub changes: Vec<ChartChange>,
}

/// Why a file of charts cannot be used, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChartFault {
    /// `too-long`, `unreadable`, `format`, `newer`, `name`, `too-many`, `long-text`, `none`, `unknown`, `value`, `falling`,
    /// `twice`, `old`, `conflict`, `occupied`, `crowded`, `withdrawals`, `check`.
    pub code: &'static str,
    /// Where in the file, such as `changes[3]`; empty for the whole.
    pub path: String,
    /// The place of the value, where it is one.
    pub what: String,
    /// The value refused, or what the reader says.
    pub value: String,
}

/// A file of charts, or its fault.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum ChartSetReport {
    /// The file cannot be used.
    Refused {
        /// Its first fault.
        fault: ChartFault,
    },
    /// The charts.
    Charts {
        /// Their name.
        name: String,
        /// Their check.
        check: String,
        /// Their values in the order of their places.
        changes: Vec<ChartChange>,
        /// The file, as it is written.
        text: String,
    },
}

impl ChartFault {
    fn at(code: &'static str, path: impl Into<String>) -> Self {
        Self { code, path: path.into(), what: String::new(), value: String::new() }
    }

    fn of(changes: &[ChartChange], at: usize, error: &ChartError) -> Self {
        let value = match error {
            ChartError::Old { found, .. } => found.clone(),
            _ => shorten(&changes[at].new),
        };
        Self { value, what: shorten(&changes[at].what), ..Self::at(error.code(), format!("changes[{at}]")) }
    }
}

impl From<ParseError> for ChartFault {
    fn from(unreadable: ParseError) -> Self {
        Self { value: unreadable.message.chars().take(200).collect(), ..Self::at("unreadable", unreadable.path) }
    }
}

/// The check of an owner's values, 16 hex digits.
///
/// Rulings: H090
pub fn check_of(changes: &[ChartChange]) -> String {
    let mut values: Vec<&ChartChange> = changes.iter().collect();
    values.sort_by(|one, other| one.what.cmp(&other.what));
    let mut lines = String::new();
    for (at, value) in values.iter().enumerate() {
        // Of two for one place the later counts.
        if values.get(at + 1).is_none_or(|next| next.what != value.what) {
            lines.extend([&value.what, "=", &value.new, "\n"]);
        }
    }
    let mut digits = sha256_hex(lines.as_bytes());
    digits.truncate(CHECK_DIGITS);
    digits
}

/// Letters, digits and signs that can be seen, 1 to [`LONGEST_NAME`] of them.
fn sound_name(name: &str) -> bool {
    let length = name.chars().count();
    (1..=LONGEST_NAME).contains(&length) && name.trim() == name && !name.chars().any(char::is_control)
}

/// Reads a file of charts and tries its values.
///
/// Errors: the first fault in the order size, JSON, format, schema, name, values, check.
///
/// Cases: 11.7 · Rulings: H090, H091
pub fn read(text: &str) -> Result<ChartSet, ChartFault> {
    if text.len() > LONGEST_FILE {
        return Err(ChartFault::at("too-long", ""));
    }
    let text = text.trim_start_matches('\u{feff}');
    let head = FileHead::of(text)?;
    if head.format != FORMAT {
        return Err(ChartFault::at("format", "format"));
    }
    if head.schema != SCHEMA {
        return Err(ChartFault::at("newer", "schema"));
    }
    make(parse(text)?)
}

/// Charts of a name and values, without a file.
///
/// Errors: the first fault in the order name, values.
pub fn of(name: &str, changes: Vec<ChartChange>) -> Result<ChartSet, ChartFault> {
    make(ChartSet { format: FORMAT.to_owned(), schema: SCHEMA, name: name.trim().to_owned(), changes, check: None })
}

/// Tries the values, puts them in order and gives them their check.
fn make(mut set: ChartSet) -> Result<ChartSet, ChartFault> {
    if !sound_name(&set.name) {
        return Err(ChartFault { value: shorten(&set.name), ..ChartFault::at("name", "name") });
    }
    if set.changes.is_empty() {
        return Err(ChartFault::at("none", "changes"));
    }
    if set.changes.len() > MOST_CHANGES {
        return Err(ChartFault::at("too-many", "changes"));
    }
    sound(&set.changes)?;
    let check = check_of(&set.changes);
    if set.check.as_ref().is_some_and(|reported| *reported != check) {
        return Err(ChartFault::at("check", "check"));
    }
    set.changes.sort_unstable_by(|one, other| one.what.cmp(&other.what));
    // The shipped values may change; the owner's copy does not.
    set.changes.iter_mut().for_each(|change| change.old = None);
    set.check = Some(check);
    Ok(set)
}

/// Errors: a text that is too long, a place named twice, or a value that no place takes.
fn sound(changes: &[ChartChange]) -> Result<(), ChartFault> {
    let long = |text: &str| text.chars().count() > LONGEST_TEXT;
    for (at, change) in changes.iter().enumerate() {
        if long(&change.what) || long(&change.new) || change.old.as_ref().is_some_and(|old| long(old)) {
            return Err(ChartFault::at("long-text", format!("changes[{at}]")));
        }
        if changes[..at].iter().any(|other| other.what == change.what) {
            return Err(ChartFault::of(changes, at, &ChartError::Twice(change.what.clone())));
        }
    }
    lay_over(changes).map(|_| ()).map_err(|(at, error)| ChartFault::of(changes, at, &error))
}

impl ChartSet {
    /// How a record names them.
    pub fn named(&self) -> ChartsName {
        ChartsName { name: self.name.clone(), check: self.check.clone().unwrap_or_else(|| check_of(&self.changes)) }
    }

    /// The file: a value to a line.
    pub fn text(&self) -> String {
        let lines: Vec<String> = self.changes.iter().map(|change| format!("    {}", to_text(change))).collect();
        let named = self.named();
        [
            "{".to_owned(),
            format!("  \"format\": {},", to_text(&self.format)),
            format!("  \"schema\": {},", self.schema),
            format!("  \"name\": {},", to_text(&named.name)),
            format!("  \"changes\": [\n{}\n  ],", lines.join(",\n")),
            format!("  \"check\": {}", to_text(&named.check)),
            "}\n".to_owned(),
        ]
        .join("\n")
    }
}

/// Charts of a name and values, with their check and the text of their file.
///
/// Cases: 11.7 · Rulings: H090
pub fn make_charts(named: NamedCharts) -> ChartSetReport {
    report(of(&named.name, named.changes))
}

/// A file of charts, or its fault.
pub fn report(made: Result<ChartSet, ChartFault>) -> ChartSetReport {
    match made {
        Ok(set) => {
            let (ChartsName { name, check }, text) = (set.named(), set.text());
            ChartSetReport::Charts { name, check, changes: set.changes, text }
        }
        Err(fault) => ChartSetReport::Refused { fault },
    }
}

#[cfg(test)]
#[path = "chart_set_tests.rs"]
mod tests;
