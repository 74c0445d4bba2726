//! Changes the rules one small step at a time (a mutant) and looks whether a test fails, by means of `cargo-mutants`.
//!
//! A mutant that no test notices (a survivor) is a rule that no test demands. `tests/mutants.json` names the survivors
//! that behave like the original, each with its reason.

// In the order of a run: what there is to change, what of it is wanted, where it is tried and how, what came of it.
mod explained;
mod mutant;
mod results;
mod run;
mod select;
mod stages;
mod summary;
mod tool;
mod tree;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;

use self::results::Results;
use self::run::Run;
use self::tree::{Sources, Tree};
use crate::tools::Repo;

pub use self::stages::run_stages;

/// What to try, and how.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    wanted: select::Wanted,
    /// Mutants tried at the same time, each in a copy of the sources of its own.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Seconds that the tests of one mutant may take; the default follows from what they take without a mutant.
    #[arg(long)]
    timeout: Option<u64>,
    /// Try again what has been tried.
    #[arg(long)]
    again: bool,
    /// Only list the mutants, with what is known of them.
    #[arg(long)]
    list: bool,
    /// Fail if a mutant survives that `tests/mutants.json` does not explain.
    #[arg(long)]
    fail_on_survivors: bool,
}

/// Where this command keeps its tool, its copies of the sources and its results.
fn folder(repo: &Repo) -> PathBuf {
    repo.target_dir().join("mutants")
}

/// Tries every mutant that is wanted and has not been tried on these sources, and prints the figures.
///
/// Errors: of the tool or the build, tests that fail without a mutant, and survivors if they are to fail.
pub fn run(repo: &Repo, options: &Options) -> Result<()> {
    let (tool, sources) = (tool::ensure(repo)?, Sources::read(repo)?);
    let trees = (0..options.jobs.max(1)).map(|_| Tree::lock(&folder(repo), &sources)).collect::<Result<Vec<_>>>()?;
    let results = Results::open(&folder(repo).join("results.jsonl"))?;
    trees.iter().try_for_each(|tree| run::harvest(tree, &results).map(drop))?;
    let all = mutant::list(repo, &tool, &trees[0], &sources)?;
    let mutants = options.wanted.of(repo, &all)?;
    let known = if options.again { Vec::new() } else { results.read()? };
    let mut found = results::known_of(&mutants, &known, sources.hash());
    let open: Vec<_> = mutants.iter().filter(|mutant| !found.contains_key(&mutant.key)).collect();
    println!("{} of {} mutants, {} of them to try.", mutants.len(), all.len(), open.len());
    if !options.list && !open.is_empty() {
        let timeout = options.timeout.map(Duration::from_secs);
        let run = Run { repo, tool: &tool, listed: &all, results: &results, source: sources.hash(), timeout };
        found.extend(run.all(&trees, &open)?);
    }
    let explained = explained::read(repo)?;
    let survivors = summary::print(&mutants, &found, &explained, options.list);
    for stale in explained.iter().filter(|one| !all.iter().any(|mutant| one.explains(mutant))) {
        println!("tests/mutants.json explains no mutant: {stale}");
    }
    if options.fail_on_survivors && survivors > 0 {
        bail!("{survivors} mutants survive that tests/mutants.json does not explain");
    }
    Ok(())
}
