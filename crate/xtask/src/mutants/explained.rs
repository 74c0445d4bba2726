//! Survivors that are explained, in `tests/mutants.json`.

use std::fmt::{Display, Formatter};
use std::fs;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::mutant::Mutant;
use crate::tools::Repo;

/// The file, from the workspace on.
const FILE: &str = "tests/mutants.json";

/// A mutant that no test can kill, or need not.
pub struct Explained {
    file: String,
    change: String,
    becomes: String,
    /// Why.
    pub reason: String,
}

impl Explained {
    /// Whether this is the mutant: the same change to the same lines of the same file, wherever they stand in it.
    pub fn explains(&self, mutant: &Mutant) -> bool {
        self.file == mutant.file && self.change == mutant.change() && self.becomes == mutant.becomes
    }
}

impl Display for Explained {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{}: {}: {}", self.file, self.change, self.becomes)
    }
}

/// Reads the file.
///
/// Errors: of reading, and an entry without one of the four texts.
pub fn read(repo: &Repo) -> Result<Vec<Explained>> {
    parse(&fs::read_to_string(repo.path(FILE)).context(FILE)?).context(FILE)
}

fn parse(text: &str) -> Result<Vec<Explained>> {
    let value: Value = serde_json::from_str(text)?;
    let list = value["explained"].as_array().context("no list `explained`")?;
    list.iter()
        .map(|entry| {
            let text = |name: &str| {
                let text = entry[name].as_str().with_context(|| format!("no `{name}` in {entry}"))?;
                ensure!(!text.trim().is_empty(), "an empty `{name}` in {entry}");
                Ok(text.to_owned())
            };
            Ok(Explained {
                file: text("file")?,
                change: text("change")?,
                becomes: text("becomes")?,
                reason: text("reason")?,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_file_can_be_read() {
        read(&Repo::find().unwrap()).unwrap();
    }

    #[test]
    fn an_entry_without_a_reason_is_refused() {
        let entry = |reason: &str| {
            format!(r#"{{"explained": [{{"file": "a", "change": "b", "becomes": "c", "reason": "{reason}"}}]}}"#)
        };
        assert_eq!(parse(&entry("why")).unwrap().len(), 1);
        assert!(parse(&entry(" ")).is_err());
        assert!(parse(r#"{"explained": [{"file": "a"}]}"#).is_err());
    }
}
