//! Tries mutants, a batch at a time in each copy of the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::Path;
use std::process::Stdio;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Map, Value, json};

use super::mutant::Mutant;
use super::results::{Results, Tried, outcomes};
use super::tree::Tree;
use crate::tools::{Repo, run, rustc_fact, show};

/// Mutants of a batch; what was tried of a batch that was cut short is read by the next run.
const BATCH: usize = 20;

/// Times that the tests of a mutant may take of what they take without one.
const SLOWER: u32 = 5;

/// The least time for the tests of a mutant.
const LEAST: Duration = Duration::from_mins(1);

/// What `cargo-mutants` ends with when every mutant was noticed, when some were not, and when some took too long.
const NO_ERRORS: [i32; 3] = [0, 2, 3];

/// What the tests are compiled with.
const PROFILE: &str = "mutants";

/// How mutants are tried.
pub struct Run<'a> {
    /// The workspace.
    pub repo: &'a Repo,
    /// The path of `cargo-mutants`.
    pub tool: &'a Path,
    /// All mutants that the tool knows of.
    pub listed: &'a [Mutant],
    /// Where the results go.
    pub results: &'a Results,
    /// The hash of the sources.
    pub source: &'a str,
    /// How long the tests of a mutant may take; unless given it is measured.
    pub timeout: Option<Duration>,
}

impl Run<'_> {
    /// Tries all mutants, one at a time in each of the copies, and gives what became of them, by key.
    pub fn all(&self, trees: &[Tree], mutants: &[&Mutant]) -> Result<BTreeMap<String, Tried>> {
        let mut batches: Vec<Vec<&Mutant>> = Vec::new();
        for mutant in mutants {
            match batches.last_mut() {
                Some(batch) if batch.len() < BATCH && batch[0].package == mutant.package => batch.push(mutant),
                _ => batches.push(vec![mutant]),
            }
        }
        let (next, done, found) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
        let work = |tree: &Tree| -> Result<()> {
            let mut checked = BTreeMap::new();
            while let Some(batch) = batches.get(next.fetch_add(1, Ordering::Relaxed)) {
                let package = batch[0].package.as_str();
                let timeout = match checked.get(package) {
                    Some(timeout) => *timeout,
                    None => self.check(tree, package)?,
                };
                checked.insert(package, timeout);
                let tried = self.batch(tree, batch, timeout)?;
                let count = done.fetch_add(tried.len(), Ordering::Relaxed) + tried.len();
                println!("{count} of {} mutants tried", mutants.len());
                found.lock().map_err(|_| anyhow!("another thread failed"))?.extend(tried);
            }
            Ok(())
        };
        thread::scope(|scope| {
            let threads: Vec<_> = trees.iter().map(|tree| scope.spawn(|| work(tree))).collect();
            let ended = threads.into_iter().map(|thread| thread.join().map_err(|_| anyhow!("a thread failed"))?);
            ended.collect::<Vec<_>>().into_iter().collect::<Result<()>>()
        })?;
        found.into_inner().map_err(|_| anyhow!("a thread failed"))
    }

    /// Builds and runs the tests without a mutant. Gives the time that they may take with one.
    ///
    /// Errors: tests that fail.
    fn check(&self, tree: &Tree, package: &str) -> Result<Duration> {
        println!("The tests of {package} without a mutant, in {}.", tree.root().display());
        let runner = self.runner()?;
        let test = || {
            let mut test = self.repo.cargo("test --quiet --lib --profile");
            test.args([PROFILE, "--package", package, &runner]).args(features(package));
            test.current_dir(tree.root()).stdout(Stdio::null());
            test
        };
        run(test().arg("--no-run"))?;
        let start = Instant::now();
        let log = tree.beside("log");
        let shown = File::create(&log).with_context(|| log.display().to_string())?;
        run(test().stdout(shown)).with_context(|| format!("a test fails without a mutant: see {}", log.display()))?;
        Ok(self.timeout.unwrap_or(LEAST.max(start.elapsed() * SLOWER)))
    }

    /// Tries a batch and keeps what became of it.
    ///
    /// Errors: of the tool, and if it leaves a mutant out.
    fn batch(&self, tree: &Tree, batch: &[&Mutant], timeout: Duration) -> Result<Vec<(String, Tried)>> {
        let (out, package) = (tree.beside("out"), batch[0].package.as_str());
        let files: BTreeSet<&str> = batch.iter().map(|mutant| mutant.file.as_str()).collect();
        skip(&out, self.listed.iter().filter(|one| files.contains(one.file.as_str()) && !batch.contains(one)))?;
        let keys: Map<String, Value> = batch.iter().map(|mutant| (mutant.name.clone(), json!(mutant.key))).collect();
        write(&tree.beside("batch"), &json!({"source": self.source, "keys": keys}).to_string())?;
        let mut tool = self.repo.command(&self.tool.to_string_lossy());
        tool.args(["mutants", "--no-config", "--in-place", "--iterate", "--baseline=skip", "--colors=never"]);
        tool.args(["--profile", PROFILE, "--package", package, "--cargo-arg=--lib", "--build-timeout=3600"]);
        tool.args(features(package)).args(files.iter().flat_map(|file| ["--file", file]));
        tool.arg(format!("--timeout={}", timeout.as_secs())).arg(format!("--cargo-arg={}", self.runner()?));
        tool.arg("--output").arg(&out).arg("--dir").arg(tree.root());
        let status = tool.stdout(Stdio::null()).status().with_context(|| show(&tool))?;
        let tried = harvest(tree, self.results)?;
        if !NO_ERRORS.iter().any(|code| status.code() == Some(*code)) || tried.len() < batch.len() {
            bail!("`{}` tried {} of {} mutants ({status})", show(&tool), tried.len(), batch.len());
        }
        Ok(tried)
    }

    /// The argument that makes cargo run tests in stages.
    fn runner(&self) -> Result<String> {
        let runner = json!([self.repo.program().to_string_lossy(), "test-mutant"]);
        Ok(format!("--config=target.{}.runner={runner}", rustc_fact(self.repo, "host")?))
    }
}

/// Keeps what the tool has written of the last batch in this copy, whole or not, and gives it by key.
pub fn harvest(tree: &Tree, results: &Results) -> Result<Vec<(String, Tried)>> {
    let (out, batch) = (tree.beside("out"), tree.beside("batch"));
    let read = |path: &Path| serde_json::from_str::<Value>(&fs::read_to_string(path).ok()?).ok();
    let mut found = Vec::new();
    if let (Some(written), Some(batch)) = (read(&out.join("mutants.out/outcomes.json")), read(&batch)) {
        for (name, outcome, seconds) in outcomes(&written) {
            let Some(key) = batch["keys"][&name].as_str() else { continue };
            let source = batch["source"].as_str().unwrap_or_default().to_owned();
            let tried = Tried { key: key.to_owned(), source, outcome, seconds };
            results.add(&name, &tried)?;
            found.push((tried.key.clone(), tried));
        }
    }
    // Read once is enough.
    let _ = fs::remove_file(batch);
    let _ = fs::remove_dir_all(out);
    Ok(found)
}

/// The features with which the tests of a crate are compiled, since it is no dependency of its own tests here.
fn features(package: &str) -> &'static [&'static str] {
    if package == "desert-fox" { &["--features", "random"] } else { &[] }
}

/// Makes the tool pass over mutants, as if an earlier run of its own had killed them: expressions for the names of those
/// that are wanted do not keep it from deleting fields.
fn skip<'a>(out: &Path, others: impl Iterator<Item = &'a Mutant>) -> Result<()> {
    let earlier = out.join("mutants.out");
    fs::create_dir_all(&earlier).with_context(|| earlier.display().to_string())?;
    let names: Vec<&str> = others.map(|mutant| mutant.name.as_str()).collect();
    write(&earlier.join("caught.txt"), &names.join("\n"))
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| path.display().to_string())
}
