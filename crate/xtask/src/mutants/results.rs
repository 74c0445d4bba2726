//! What is known of mutants tried before, one line of JSON for each in a file that is only added to.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::mutant::Mutant;

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A test failed.
    Killed,
    /// No test failed.
    Survived,
    /// The tests took too long, most often for ever: noticed too.
    Timeout,
    /// Does not compile.
    Unviable,
}

impl Outcome {
    /// Every outcome: its word here, and the tool's.
    const WORDS: [(Self, &str, &str); 4] = [
        (Self::Killed, "killed", "CaughtMutant"),
        (Self::Survived, "survived", "MissedMutant"),
        (Self::Timeout, "timeout", "Timeout"),
        (Self::Unviable, "unviable", "Unviable"),
    ];

    /// Its word.
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(outcome, ..)| *outcome == self).map_or("", |(_, word, _)| word)
    }

    fn of_word(text: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, word, _)| *word == text).map(|(outcome, ..)| *outcome)
    }

    fn of_tool(text: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(.., word)| *word == text).map(|(outcome, ..)| *outcome)
    }
}

/// A mutant that was tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// [`Mutant::key`].
    pub key: String,
    /// The hash of the sources that it was tried on.
    pub source: String,
    /// What became of it.
    pub outcome: Outcome,
    /// Seconds for its build and its tests.
    pub seconds: f64,
}

/// The file of the results.
pub struct Results {
    file: PathBuf,
}

impl Results {
    /// Makes sure that there is a file.
    pub fn open(file: &Path) -> Result<Self> {
        OpenOptions::new().create(true).append(true).open(file).with_context(|| file.display().to_string())?;
        Ok(Self { file: file.to_path_buf() })
    }

    /// All results, oldest first; a line that was cut short is passed over.
    pub fn read(&self) -> Result<Vec<Tried>> {
        let text = fs::read_to_string(&self.file).with_context(|| self.file.display().to_string())?;
        let read = |line: &str| {
            let value: Value = serde_json::from_str(line).ok()?;
            let word = |name: &str| Some(value[name].as_str()?.to_owned());
            let outcome = Outcome::of_word(value["outcome"].as_str()?)?;
            Some(Tried { key: word("key")?, source: word("source")?, outcome, seconds: value["seconds"].as_f64()? })
        };
        Ok(text.lines().filter_map(read).collect())
    }

    /// Adds a result, in one write, so that several runs may add to the file at the same time.
    pub fn add(&self, name: &str, tried: &Tried) -> Result<()> {
        let line = json!({
            "key": tried.key,
            "source": tried.source,
            "outcome": tried.outcome.word(),
            "seconds": tried.seconds,
            "name": name,
        });
        let mut file = OpenOptions::new().append(true).open(&self.file)?;
        file.write_all(format!("{line}\n").as_bytes()).with_context(|| self.file.display().to_string())
    }
}

/// What is known of `mutants`, by key.
///
/// A mutant that was killed stays killed as long as its function is the same. One that survived is known on the very
/// sources alone that it survived on, since another test may kill it.
pub fn known_of(mutants: &[Mutant], results: &[Tried], source: &str) -> BTreeMap<String, Tried> {
    let counts = |tried: &&Tried| tried.outcome != Outcome::Survived || tried.source == source;
    let of_key: BTreeMap<&str, &Tried> =
        results.iter().filter(counts).map(|tried| (tried.key.as_str(), tried)).collect();
    let known = mutants.iter().filter_map(|mutant| of_key.get(mutant.key.as_str()));
    known.map(|tried| (tried.key.clone(), (*tried).clone())).collect()
}

/// The mutants' names in what the tool writes of a run, each with its outcome and seconds.
pub fn outcomes(written: &Value) -> Vec<(String, Outcome, f64)> {
    let all = written["outcomes"].as_array().map(Vec::as_slice).unwrap_or_default();
    let read = |one: &Value| {
        let name = one["scenario"]["Mutant"]["name"].as_str()?;
        let phases = one["phase_results"].as_array().map(Vec::as_slice).unwrap_or_default();
        let seconds = phases.iter().filter_map(|phase| phase["duration"].as_f64()).sum();
        Some((name.to_owned(), Outcome::of_tool(one["summary"].as_str()?)?, seconds))
    };
    all.iter().filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(key: &str, source: &str, outcome: Outcome) -> Tried {
        Tried { key: key.to_owned(), source: source.to_owned(), outcome, seconds: 1.5 }
    }

    fn mutant(key: &str) -> Mutant {
        let text = || key.to_owned();
        let (name, package, file) = (text(), text(), text());
        Mutant { name, package, file, function: text(), lines: (1, 1), cites: Vec::new(), becomes: text(), key: text() }
    }

    #[test]
    fn a_killed_mutant_is_known_on_other_sources_and_a_survivor_is_not() {
        let results = [tried("a", "old", Outcome::Killed), tried("b", "old", Outcome::Survived)];
        let known = known_of(&[mutant("a"), mutant("b"), mutant("c")], &results, "new");
        assert_eq!(known.keys().collect::<Vec<_>>(), ["a"]);
        assert_eq!(known_of(&[mutant("b")], &results, "old").len(), 1);
    }

    #[test]
    fn results_are_read_as_they_were_written_and_a_torn_line_is_passed_over() {
        let file = std::env::temp_dir().join(format!("mutants-{}.jsonl", std::process::id()));
        let results = Results::open(&file).unwrap();
        results.add("one", &tried("a", "s", Outcome::Timeout)).unwrap();
        results.add("two", &tried("b", "s", Outcome::Unviable)).unwrap();
        OpenOptions::new().append(true).open(&file).unwrap().write_all(b"{\"key\":\"c").unwrap();
        let read = results.read();
        fs::remove_file(&file).unwrap();
        assert_eq!(read.unwrap(), [tried("a", "s", Outcome::Timeout), tried("b", "s", Outcome::Unviable)]);
    }

    #[test]
    fn the_outcomes_of_the_tool_are_read_without_its_baseline() {
        let written = json!({"outcomes": [
            {"scenario": "Baseline", "summary": "Success", "phase_results": []},
            {"scenario": {"Mutant": {"name": "a.rs:1:2: replace + with -"}}, "summary": "MissedMutant",
             "phase_results": [{"phase": "Build", "duration": 4.0}, {"phase": "Test", "duration": 2.5}]},
        ]});
        assert_eq!(outcomes(&written), [("a.rs:1:2: replace + with -".to_owned(), Outcome::Survived, 6.5)]);
    }
}
