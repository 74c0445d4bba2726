//! One command that tests everything, step by step, and stops at the first step that fails.

use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::fuzz;
use crate::package;
use crate::tools::{Repo, WASM_TARGET, ensure_component, ensure_wasm_target, run as run_command};
use crate::web;

/// Crates of a few lines each around large libraries; other steps build and run them, so compiling them once more for
/// lints and for tests that they do not have would only cost minutes.
const ONLY_GLUE: &str = "--exclude bindgen --exclude wasm-test-runner";

/// Seconds that each fuzz target runs.
const FUZZ_SECONDS: u32 = 10;

/// A part of the tests.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Step {
    /// The sources are formatted.
    Fmt,
    /// No lint of the compiler or of clippy.
    Clippy,
    /// Tests of every crate on this computer, examples in the documentation included.
    Native,
    /// The ledger of rulings, its citations and its case files agree.
    Rulings,
    /// The committed pkg/ and sw.js are what the sources give, byte for byte.
    Pkg,
    /// Tests of the crates in wasm under Node.
    Wasm,
    /// Tests of pkg/ under Node.
    Node,
    /// The page and the TypeScript sample agree with the declarations of pkg/.
    Types,
    /// Tests of the page in Chromium.
    Browser,
    /// Every fuzz target for ten seconds.
    Fuzz,
}

impl Step {
    fn run(self, repo: &Repo) -> Result<()> {
        match self {
            Self::Fmt => {
                ensure_component(repo, "fmt", "rustfmt")?;
                run_command(&mut repo.cargo("fmt --all --check"))
            }
            Self::Clippy => clippy(repo),
            Self::Native => {
                run_command(&mut repo.cargo(&format!("test --locked --workspace {ONLY_GLUE} --all-features")))
            }
            Self::Rulings => run_command(&mut repo.cargo("run --quiet --locked --package tool -- rulings --check")),
            Self::Pkg => package::check(repo),
            Self::Wasm => wasm(repo),
            Self::Node => node_tests(repo, ".node.test.mjs", &mut repo.command("node")),
            Self::Types => types(repo),
            Self::Browser => browser(repo),
            Self::Fuzz => fuzz::smoke(repo, FUZZ_SECONDS),
        }
    }

    fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }

    fn purpose(self) -> String {
        self.to_possible_value().and_then(|value| Some(value.get_help()?.to_string())).unwrap_or_default()
    }
}

/// Runs the steps of `only`, or all of them if it is empty, and prints each with its time.
pub fn run(repo: &Repo, only: &[Step]) -> Result<()> {
    let steps = Step::value_variants().iter().filter(|step| only.is_empty() || only.contains(step));
    let mut times: Vec<(Step, Duration)> = Vec::new();
    for &step in steps {
        println!("\n== {}: {}", step.name(), step.purpose());
        let start = Instant::now();
        let result = step.run(repo);
        times.push((step, start.elapsed()));
        if let Err(error) = result {
            summary(&times);
            println!("steps: {} passed, 1 failed", times.len() - 1);
            bail!("step {} failed: {error:#}", step.name());
        }
    }
    summary(&times);
    println!("steps: {} passed, 0 failed", times.len());
    Ok(())
}

fn summary(times: &[(Step, Duration)]) {
    let total: Duration = times.iter().map(|(_, time)| *time).sum();
    println!();
    for (step, time) in times {
        println!("{:>8} {:7.1} s", step.name(), time.as_secs_f64());
    }
    println!("{:>8} {:7.1} s", "all", total.as_secs_f64());
}

/// Looks for lints in all crates, and again in what is compiled for wasm alone.
fn clippy(repo: &Repo) -> Result<()> {
    ensure_component(repo, "clippy", "clippy")?;
    let native = format!("clippy --locked --workspace {ONLY_GLUE} --all-targets --all-features -- --deny warnings");
    run_command(&mut repo.cargo(&native))?;
    ensure_wasm_target(repo)?;
    let mut wasm = repo.cargo("clippy --locked --lib --tests --all-features --target");
    run_command(wasm.arg(WASM_TARGET).args(crates_with_wasm_tests(repo)?).args(["--", "--deny", "warnings"]))
}

/// Runs the tests of every crate that has some for wasm.
fn wasm(repo: &Repo) -> Result<()> {
    ensure_wasm_target(repo)?;
    web::ensure_node(repo)?;
    run_command(&mut repo.cargo("build --locked --package wasm-test-runner"))?;
    let mut test = repo.cargo("test --locked --lib --tests --all-features --target");
    run_command(test.arg(WASM_TARGET).args(crates_with_wasm_tests(repo)?))
}

/// The arguments that select the crates with tests for wasm.
fn crates_with_wasm_tests(repo: &Repo) -> Result<Vec<String>> {
    let folder = repo.path("crate");
    let mut packages = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        let manifest = fs::read_to_string(entry.path().join("Cargo.toml")).unwrap_or_default();
        if manifest.lines().any(|line| line.starts_with("wasm-bindgen-test")) {
            packages.push(format!("--package={}", entry.file_name().to_string_lossy()));
        }
    }
    if packages.is_empty() {
        bail!("no crate depends on wasm-bindgen-test, so nothing is tested in wasm");
    }
    packages.sort();
    Ok(packages)
}

/// Checks the page's scripts and the sample against the declarations of `pkg/`.
fn types(repo: &Repo) -> Result<()> {
    web::ensure_packages(repo)?;
    run_command(repo.command("node").args(["tests/web/node_modules/typescript/bin/tsc", "--project", "tests/web"]))
}

fn browser(repo: &Repo) -> Result<()> {
    web::ensure_packages(repo)?;
    let browser = web::ensure_browser(repo)?;
    node_tests(repo, ".browser.test.mjs", repo.command("node").env("BROWSER", browser))
}

/// Runs the files of `tests/web` with this ending through Node's own test runner.
fn node_tests(repo: &Repo, ending: &str, node: &mut Command) -> Result<()> {
    web::ensure_packages(repo)?;
    let folder = repo.path("tests/web");
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(ending) {
            files.push(format!("tests/web/{name}"));
        }
    }
    if files.is_empty() {
        bail!("there is no tests/web/*{ending}");
    }
    files.sort();
    // A file to each processor: by itself Node leaves one idle, which a test that waits for a browser does as well.
    let files_at_once = std::thread::available_parallelism().map_or(1, usize::from);
    node.arg(format!("--test-concurrency={files_at_once}"));
    // The tests serve the page with this very program.
    let xtask = std::env::current_exe().context("cannot tell the path of this program")?;
    run_command(node.args(["--test", "--test-reporter=spec"]).args(files).env("XTASK", xtask))
}
