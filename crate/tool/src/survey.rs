//! The survey: what of the ledger is carried out by code and put to the test by case files.

use std::collections::{BTreeMap, BTreeSet};

use referee::{Ledger, Ruling, RulingId};
use serde::Serialize;

use crate::fault::Fault;
use crate::repository::{File, Repository};
use crate::{case_file, citation};

/// How far a ruling has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum State {
    /// Code cites it and a case file tests it.
    Tested,
    /// Code cites it.
    Implemented,
    /// No code cites it.
    Missing,
}

/// A ruling with what the survey found of it: one row of the table that the page shows.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The ruling, as in the ledger.
    #[serde(flatten)]
    pub ruling: Ruling,
    /// How far it has come.
    pub state: State,
    /// The case files that test it, without folder and extension.
    pub files: Vec<String>,
    /// Where code cites it, as `path:line`.
    pub code: Vec<String>,
}

/// A switch of the rule set and the values it can take, as the engine declares them.
#[derive(Clone, Copy, Debug)]
pub struct KnownSwitch {
    /// Name of the field.
    pub field: &'static str,
    /// The values.
    pub values: &'static [&'static str],
}

/// The ledger with the state of each ruling, and everything that is wrong.
#[derive(Debug)]
pub struct Survey {
    /// The ledger surveyed.
    pub ledger: Ledger,
    /// One row for each ruling, in the order of the ledger.
    pub rows: Vec<Row>,
    /// What is wrong, in a fixed order.
    pub faults: Vec<Fault>,
}

#[derive(Default)]
struct Found {
    code: BTreeMap<RulingId, Vec<String>>,
    files: BTreeMap<RulingId, BTreeSet<String>>,
    faults: Vec<Fault>,
}

/// Surveys the repository. Errors only where the ledger cannot be read at all.
pub fn survey(repository: &Repository, switches: &[KnownSwitch]) -> Result<Survey, Fault> {
    let unreadable = |error: toml::de::Error| Fault::unreadable(&repository.ledger.path, &error);
    let ledger: Ledger = toml::from_str(&repository.ledger.text).map_err(unreadable)?;
    let mut found = Found::default();
    found.faults.extend(ledger.faults().into_iter().map(Fault::Ledger));
    found.faults.extend(ledger.rulings.iter().filter_map(|ruling| switch_fault(ruling, switches)));
    repository.sources.iter().for_each(|file| read_source(file, &repository.rules, &ledger, &mut found));
    repository.case_files.iter().for_each(|file| read_case_file(file, &ledger, &mut found));
    let rows: Vec<_> = ledger.rulings.iter().map(|ruling| row(ruling, &found)).collect();
    if let Some(must) = &repository.must {
        found.faults.extend(must_faults(must, &rows));
    }
    Ok(Survey { ledger, rows, faults: found.faults })
}

fn row(ruling: &Ruling, found: &Found) -> Row {
    let code = found.code.get(&ruling.id).cloned().unwrap_or_default();
    let files: Vec<_> = found.files.get(&ruling.id).into_iter().flatten().cloned().collect();
    let state = match (code.is_empty(), files.is_empty()) {
        (true, _) => State::Missing,
        (false, true) => State::Implemented,
        (false, false) => State::Tested,
    };
    Row { ruling: ruling.clone(), state, files, code }
}

fn switch_fault(ruling: &Ruling, switches: &[KnownSwitch]) -> Option<Fault> {
    let switch = ruling.switch.as_ref()?;
    let Some(known) = switches.iter().find(|known| known.field == switch.field) else {
        return Some(Fault::UnknownSwitch { id: ruling.id, field: switch.field.clone() });
    };
    let value = [&switch.on, &switch.off].into_iter().find(|value| !known.values.contains(&value.as_str()))?;
    Some(Fault::UnknownValue { id: ruling.id, field: switch.field.clone(), value: value.clone() })
}

fn read_source(file: &File, rules: &[String], ledger: &Ledger, found: &mut Found) {
    let counts = rules.iter().any(|folder| file.path.starts_with(folder)) && !is_test_file(&file.path);
    let tests_from = first_test_line(&file.text);
    for cited in citation::scan(&file.text) {
        let citation = match cited {
            Ok(citation) => citation,
            Err(malformed) => {
                found.faults.push(Fault::Malformed { path: file.path.clone(), malformed });
                continue;
            }
        };
        let place = format!("{}:{}", file.path, citation.line);
        for id in citation.rulings {
            if ledger.ruling(id).is_none() {
                found.faults.push(Fault::UnknownRuling { place: place.clone(), id });
            } else if counts && citation.line < tests_from {
                found.code.entry(id).or_default().push(place.clone());
            }
        }
    }
}

fn is_test_file(path: &str) -> bool {
    path.split('/').any(|part| part == "tests" || part == "tests.rs" || part.ends_with("_tests.rs"))
}

/// The line from which a source holds its unit tests.
fn first_test_line(text: &str) -> usize {
    text.lines().position(|line| line.trim_end() == "#[cfg(test)]").map_or(usize::MAX, |index| index + 1)
}

fn read_case_file(file: &File, ledger: &Ledger, found: &mut Found) {
    let cases = match case_file::parse(&file.text) {
        Ok(parsed) => parsed.cases,
        Err(error) => return found.faults.push(Fault::unreadable(&file.path, &error)),
    };
    let stem = file.path.rsplit('/').next().unwrap_or_default().trim_end_matches(".json");
    for case in cases {
        let place = format!("{} ({})", file.path, case.name);
        for id in case.rulings {
            if ledger.ruling(id).is_none() {
                found.faults.push(Fault::UnknownRuling { place: place.clone(), id });
                continue;
            }
            if !found.code.contains_key(&id) {
                found.faults.push(Fault::Unimplemented { place: place.clone(), id });
            }
            found.files.entry(id).or_default().insert(stem.to_owned());
        }
    }
}

/// Each line of the list holds one ruling number; empty lines and what follows a `#` are skipped.
fn must_faults(must: &File, rows: &[Row]) -> Vec<Fault> {
    let lines = must.text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let entries = lines.filter(|line| !line.is_empty());
    entries.filter_map(|line| must_fault(&must.path, line, rows)).collect()
}

fn must_fault(path: &str, line: &str, rows: &[Row]) -> Option<Fault> {
    let id: RulingId = match line.parse() {
        Ok(id) => id,
        Err(error) => return Some(Fault::unreadable(path, &error)),
    };
    match rows.iter().find(|row| row.ruling.id == id) {
        None => Some(Fault::UnknownRuling { place: path.to_owned(), id }),
        Some(row) if row.state == State::Tested => None,
        Some(row) => Some(Fault::Lost { id, state: row.state }),
    }
}

#[cfg(test)]
#[path = "survey_tests.rs"]
mod tests;
