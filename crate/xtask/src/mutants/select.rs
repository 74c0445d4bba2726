//! Which mutants are wanted.

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use clap::Args;

use super::mutant::Mutant;
use crate::sources::sha256;
use crate::tools::{Repo, output};

/// Each option narrows down what the others leave; the sample is drawn next to last, the shard last.
#[derive(Args)]
pub struct Wanted {
    /// Only in files whose path contains one of these texts (`refit/,forts.rs`).
    #[arg(long, value_delimiter = ',', value_name = "TEXT")]
    files: Vec<String>,
    /// Only in these functions, with or without their type (`put,State::put`).
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    functions: Vec<String>,
    /// Only in functions that cite a ruling whose number begins with one of these texts (`R0,I`).
    #[arg(long, value_delimiter = ',', value_name = "RULING")]
    citing: Vec<String>,
    /// Only in functions that have changed since this commit.
    #[arg(long, value_name = "COMMIT")]
    touched_since: Option<String>,
    /// Only a random sample of N.
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// Draws the same sample again; printed with each sample.
    #[arg(long, requires = "sample")]
    seed: Option<u64>,
    /// Only the part K of N parts, K from 0 on (`0/4`).
    #[arg(long, value_name = "K/N", value_parser = shard)]
    shard: Option<(usize, usize)>,
}

fn shard(text: &str) -> Result<(usize, usize), String> {
    let parts = text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
    parts.filter(|(part, of)| part < of).ok_or_else(|| "two numbers K/N, K less than N".to_owned())
}

impl Wanted {
    /// Those of `all` that are wanted, in their order.
    ///
    /// Errors: of git, and if none is left before the shard is taken.
    pub fn of(&self, repo: &Repo, all: &[Mutant]) -> Result<Vec<Mutant>> {
        let touched = self.touched_since.as_ref().map(|commit| touched(repo, commit)).transpose()?;
        let in_file =
            |mutant: &Mutant| self.files.is_empty() || self.files.iter().any(|text| mutant.file.contains(text));
        let in_function = |mutant: &Mutant| {
            self.functions.is_empty() || self.functions.iter().any(|name| is_named(&mutant.function, name))
        };
        let cites = |mutant: &Mutant| {
            self.citing.is_empty() || mutant.cites.iter().any(|id| self.citing.iter().any(|text| id.starts_with(text)))
        };
        let changed = |mutant: &Mutant| touched.as_ref().is_none_or(|touched| touches(touched, mutant));
        let wanted =
            all.iter().filter(|mutant| in_file(mutant) && in_function(mutant) && cites(mutant) && changed(mutant));
        let wanted = wanted.filter(|mutant| !joins_flags(mutant));
        let mut wanted: Vec<Mutant> = wanted.cloned().collect();
        if wanted.is_empty() {
            bail!("there is no such mutant");
        }
        if let Some(size) = self.sample {
            let seed = self.seed.map_or_else(any_seed, Ok)?;
            println!("A sample of {size} of {} mutants, --seed {seed}.", wanted.len());
            wanted = sample(wanted, size, seed);
        }
        let (part, of) = self.shard.unwrap_or((0, 1));
        Ok(wanted.into_iter().skip(part).step_by(of).collect())
    }
}

/// Whether `^` takes the place of `|` between two flags: they have no bit in common, so nothing changes.
fn joins_flags(mutant: &Mutant) -> bool {
    let is_flag = |path: &str| {
        let name = path.rsplit("::").next().unwrap_or_default();
        !name.is_empty() && name.chars().all(|letter| letter.is_ascii_uppercase() || letter == '_')
    };
    let in_path = |letter: char| letter.is_ascii_alphanumeric() || "_:".contains(letter);
    let Some((before, after)) = mutant.becomes.split_once(" ^ ") else { return false };
    let before = before.rsplit(|letter| !in_path(letter)).next().unwrap_or_default();
    let after = after.split(|letter| !in_path(letter)).next().unwrap_or_default();
    mutant.change().starts_with("replace | with ^") && is_flag(before) && is_flag(after)
}

fn is_named(function: &str, name: &str) -> bool {
    function == name || function.strip_suffix(name).is_some_and(|before| before.ends_with("::"))
}

/// Takes those whose hash with the seed is least, so that a change of one function changes nothing else in the sample.
fn sample(mutants: Vec<Mutant>, size: usize, seed: u64) -> Vec<Mutant> {
    let mut ranked: Vec<_> = mutants.into_iter().enumerate().collect();
    ranked.sort_by_cached_key(|(_, mutant)| sha256(format!("{seed} {}", mutant.key).as_bytes()));
    ranked.truncate(size);
    ranked.sort_by_key(|(place, _)| *place);
    ranked.into_iter().map(|(_, mutant)| mutant).collect()
}

fn any_seed() -> Result<u64> {
    Ok(u64::from(SystemTime::now().duration_since(UNIX_EPOCH).context("the clock")?.subsec_micros()))
}

/// The changed lines of each file, first and last; where lines were only taken out, the lines around.
type Touched = BTreeMap<String, Vec<(usize, usize)>>;

fn touched(repo: &Repo, commit: &str) -> Result<Touched> {
    let mut diff = repo.command("git");
    diff.args(["diff", "--unified=0", "--no-color", "--no-ext-diff", "--src-prefix=a/", "--dst-prefix=b/", commit]);
    Ok(read_diff(&output(diff.args(["--", "crate"]))?))
}

fn read_diff(diff: &str) -> Touched {
    let mut touched = Touched::new();
    let mut file = String::new();
    for line in diff.lines() {
        if let Some(path) = line.strip_prefix("+++ b/") {
            path.clone_into(&mut file);
        } else if let Some(lines) = line.strip_prefix("@@ ").and_then(new_lines) {
            touched.entry(file.clone()).or_default().push(lines);
        }
    }
    touched
}

/// The lines that the head of a hunk names behind its `+`.
fn new_lines(head: &str) -> Option<(usize, usize)> {
    let new = head.split_whitespace().find_map(|part| part.strip_prefix('+'))?;
    let (first, count) = new.split_once(',').unwrap_or((new, "1"));
    let (first, count): (usize, usize) = (first.parse().ok()?, count.parse().ok()?);
    Some((first, first + count.max(2) - 1 - usize::from(count == 1)))
}

fn touches(touched: &Touched, mutant: &Mutant) -> bool {
    let (first, last) = mutant.lines;
    touched.get(&mutant.file).is_some_and(|lines| lines.iter().any(|(from, to)| *from <= last && first <= *to))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutant(key: &str, lines: (usize, usize)) -> Mutant {
        let text = || key.to_owned();
        Mutant {
            name: text(),
            package: text(),
            file: "crate/a.rs".to_owned(),
            function: text(),
            lines,
            cites: Vec::new(),
            becomes: text(),
            key: text(),
        }
    }

    #[test]
    fn flags_joined_in_another_way_are_no_mutants() {
        let of = |change: &str, becomes: &str| Mutant {
            name: format!("a.rs:1:2: replace {change} in f"),
            becomes: becomes.to_owned(),
            ..mutant("", (1, 1))
        };
        assert!(joins_flags(&of("| with ^", "unit.is(flag::GENERAL ^ flag::SUPPLIED | on_foot)")));
        let outside = Mutant { name: "a.rs:1:2: replace | with ^".to_owned(), ..of("", "pub const C: u8 = A ^ B;") };
        assert!(joins_flags(&outside));
        for (change, becomes) in [
            ("| with ^", "(here ^ there) & mark::CUT"),
            ("| with ^", "flag::SUPPLIED ^ on_foot"),
            ("| with &", "flag::GENERAL & flag::SUPPLIED"),
            ("& with ^", "flag::GENERAL ^ flag::SUPPLIED"),
        ] {
            assert!(!joins_flags(&of(change, becomes)), "{change}: {becomes}");
        }
    }

    #[test]
    fn a_function_is_named_with_or_without_its_type() {
        assert!(is_named("State::put", "put"));
        assert!(is_named("State::put", "State::put"));
        assert!(!is_named("State::input", "put"));
    }

    #[test]
    fn a_sample_depends_on_the_seed_and_hardly_on_the_rest() {
        let all: Vec<Mutant> = (0..100).map(|number| mutant(&number.to_string(), (1, 1))).collect();
        let drawn = sample(all.clone(), 10, 1);
        assert_eq!(drawn.len(), 10);
        assert_eq!(drawn, sample(all.clone(), 10, 1));
        assert_ne!(drawn, sample(all.clone(), 10, 2));
        let others: Vec<Mutant> = all.into_iter().filter(|mutant| drawn[0].key != mutant.key).collect();
        assert_eq!(sample(others, 10, 1).iter().filter(|mutant| drawn.contains(mutant)).count(), 9);
    }

    #[test]
    fn a_shard_is_a_part_counted_from_0() {
        assert_eq!(shard("0/4"), Ok((0, 4)));
        assert_eq!(shard("3/4"), Ok((3, 4)));
        assert!(shard("4/4").is_err());
        assert!(shard("1").is_err());
    }

    #[test]
    fn the_lines_of_a_diff_touch_the_functions_around_them() {
        let hunks = ["-3 +3 @@ fn one()\n-x\n+y\n", "-10,2 +10,0 @@\n-x\n-y\n", "-20,0 +19,3 @@\n+z\n"];
        let diff = format!("--- a/crate/a.rs\n+++ b/crate/a.rs\n@@ {}", hunks.join("@@ "));
        let touched = read_diff(&diff);
        assert_eq!(touched["crate/a.rs"], [(3, 3), (10, 11), (19, 21)]);
        assert!(touches(&touched, &mutant("in", (1, 3))));
        assert!(touches(&touched, &mutant("in", (11, 14))));
        assert!(!touches(&touched, &mutant("between", (4, 9))));
        assert!(!touches(&touched, &mutant("behind", (22, 30))));
    }
}
