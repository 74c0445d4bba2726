//! One command that tests everything, step by step, and stops at the first step that fails.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::fuzz;
use crate::package;
use crate::tools::{Repo, WASM_TARGET, build_tool, ensure_component, ensure_wasm_target, output, run as run_command};
use crate::web;

/// A few lines around a large library; another step builds and runs them, so compiling them once more for lints and for
/// tests that they do not have would only cost minutes.
const ONLY_GLUE: &str = "--exclude bindgen";

/// Seconds that each fuzz target runs.
const FUZZ_SECONDS: u32 = 60;

/// Set for tests that try more when there is time: `cargo xtask test --long`.
const LONG: &str = "TEST_LONG";

/// The first seed of the properties, another one for every commit.
const SEED: &str = "TEST_SEED";

/// A part of the tests.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Step {
    /// The sources are formatted, Rust by rustfmt and the page by Biome.
    Fmt,
    /// No lint of the compiler, of clippy or of Biome.
    Clippy,
    /// Tests of every crate on this computer, examples in the documentation included.
    Native,
    /// The ledger of rulings, its citations and its case files agree.
    Rulings,
    /// The committed pkg/ and sw.js were built from these very sources and are unchanged since.
    Pkg,
    /// Tests of pkg/ under Node, every ruling in wasm among them.
    Node,
    /// The page and the TypeScript sample agree with the declarations of pkg/.
    Types,
    /// Tests of the page in Chromium; with `--long` in Firefox and WebKitGTK too.
    Browser,
    /// What the sources give now is the committed pkg/, byte for byte; only with `--long` or when it is named.
    Rebuild,
    /// Every fuzz target for a minute; only with `--long` or when it is named.
    Fuzz,
}

impl Step {
    fn run(self, repo: &Repo, long: bool) -> Result<()> {
        match self {
            Self::Fmt => {
                ensure_component(repo, "fmt", "rustfmt")?;
                run_command(&mut repo.cargo("fmt --all --check"))?;
                biome(repo, &["format"])
            }
            Self::Clippy => clippy(repo),
            Self::Native => run_command(&mut native(repo, "")),
            // The same features as before, so that nothing is compiled again.
            Self::Rulings => run_command(native(repo, "--quiet --test tests").args(["ledger::", "--", "--nocapture"])),
            Self::Pkg => package::check_current(repo),
            Self::Node => node_tests(repo, ".node.test.mjs", 0, node_runner(repo).env("TOOL", build_tool(repo)?)),
            Self::Types => types(repo),
            Self::Browser => browser(repo, long),
            Self::Rebuild => package::check(repo),
            Self::Fuzz => fuzz::smoke(repo, FUZZ_SECONDS),
        }
    }

    /// Whether it takes too long for every change.
    const fn is_long(self) -> bool {
        matches!(self, Self::Rebuild | Self::Fuzz)
    }

    fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }

    fn purpose(self) -> String {
        self.to_possible_value().and_then(|value| Some(value.get_help()?.to_string())).unwrap_or_default()
    }
}

/// Runs the steps of `only`, or those of every day if it is empty, and prints each with its time. With `long` tests that
/// take minutes run as well.
pub fn run(repo: &Repo, only: &[Step], long: bool) -> Result<()> {
    let seed = seed(repo).to_string();
    println!("The random tests begin at seed {seed} ({SEED}).");
    let repo = &repo.with_variable(SEED, &seed);
    let repo = &if long { repo.with_variable(LONG, "1") } else { repo.clone() };
    let wanted = |step: &&Step| if only.is_empty() { long || !step.is_long() } else { only.contains(step) };
    let steps: Vec<Step> = Step::value_variants().iter().filter(wanted).copied().collect();
    // The list of an earlier run.
    let _ = fs::remove_file(unsteady_list(repo));
    let mut times: Vec<(Step, Duration)> = Vec::new();
    for step in steps {
        println!("\n== {}: {}", step.name(), step.purpose());
        let start = Instant::now();
        let result = step.run(repo, long);
        times.push((step, start.elapsed()));
        println!("== {}: {:.1} s", step.name(), start.elapsed().as_secs_f64());
        if let Err(error) = result {
            summary(&times);
            println!("steps: {} passed, 1 failed", times.len() - 1);
            bail!("step {} failed: {error:#}", step.name());
        }
    }
    summary(&times);
    if let Ok(unsteady) = fs::read_to_string(unsteady_list(repo)) {
        unsteady.lines().for_each(|test| println!("unsteady: {test}"));
    }
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

/// Formats the sources, Rust by rustfmt and the page by Biome.
pub fn format(repo: &Repo) -> Result<()> {
    ensure_component(repo, "fmt", "rustfmt")?;
    run_command(&mut repo.cargo("fmt --all"))?;
    biome(repo, &["format", "--write"])
}

/// Runs Biome on all scripts, with the settings of `.biome.json`.
fn biome(repo: &Repo, arguments: &[&str]) -> Result<()> {
    web::ensure_packages(repo)?;
    run_command(repo.command("node").arg("tests/web/node_modules/@biomejs/biome/bin/biome").args(arguments))
}

/// Looks for lints in all scripts and crates, and again in what is compiled for wasm alone.
fn clippy(repo: &Repo) -> Result<()> {
    biome(repo, &["lint", "--error-on-warnings"])?;
    ensure_component(repo, "clippy", "clippy")?;
    let native = format!("clippy --locked --workspace {ONLY_GLUE} --all-targets --all-features -- --deny warnings");
    run_command(&mut repo.cargo(&native))?;
    // The fuzz targets are a workspace of their own, which is compiled with `--long` only: its lock file has to be current.
    let mut lock = repo.cargo("metadata --quiet --locked --format-version 1 --manifest-path fuzz/Cargo.toml");
    run_command(lock.stdout(Stdio::null()))?;
    ensure_wasm_target(repo)?;
    // Only the borders of the games have code for wasm alone.
    let mut wasm = repo.cargo("clippy --locked --package site --package site-* --lib --all-features --target");
    run_command(wasm.args([WASM_TARGET, "--", "--deny", "warnings"]))
}

/// The tests of every crate on this computer.
fn native(repo: &Repo, arguments: &str) -> Command {
    repo.cargo(&format!("test --locked --workspace {ONLY_GLUE} --all-features {arguments}"))
}

/// Where the random tests begin: what the environment says, or a number from the commit, so that every commit tries others
/// and each can be tried again.
fn seed(repo: &Repo) -> u32 {
    if let Some(given) = std::env::var(SEED).ok().and_then(|text| text.parse().ok()) {
        return given;
    }
    let commit = output(repo.command("git").args(["rev-parse", "--short=8", "HEAD"])).unwrap_or_default();
    u32::from_str_radix(commit.get(..6).unwrap_or_default(), 16).unwrap_or(0)
}

/// Checks the page's scripts and the sample against the declarations of `pkg/`.
fn types(repo: &Repo) -> Result<()> {
    web::ensure_packages(repo)?;
    run_command(repo.command("node").args(["tests/web/node_modules/typescript/bin/tsc", "--project", "tests/web"]))
}

/// The tests in Chromium, and with `long` those in Firefox and WebKitGTK.
fn browser(repo: &Repo, long: bool) -> Result<()> {
    web::ensure_packages(repo)?;
    let mut node = node_runner(repo);
    if let Some(shell) = web::ensure_headless_shell(repo) {
        node.env("HEADLESS_SHELL", shell);
    }
    node.env("BROWSER", web::ensure_browser(repo)?);
    if long {
        node.env("GECKODRIVER", web::ensure_engines(repo)?);
    }
    node.arg("--again").arg("--unsteady").arg(unsteady_list(repo));
    // A test that waits for the browser leaves a third of a processor idle.
    node_tests(repo, ".browser.test.mjs", 1, &mut node)
}

/// Where the browser tests are listed that failed, and passed when they were run again alone.
fn unsteady_list(repo: &Repo) -> PathBuf {
    repo.target_dir().join("unsteady-tests.txt")
}

/// The program that runs test files under Node and names the slowest tests.
fn node_runner(repo: &Repo) -> Command {
    let mut node = repo.command("node");
    node.arg("tests/web/run.mjs");
    node
}

/// Runs the files of `tests/web` with this ending: one at a time for each processor, and `more` besides.
fn node_tests(repo: &Repo, ending: &str, more: usize, node: &mut Command) -> Result<()> {
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
    let files_at_once = std::thread::available_parallelism().map_or(1, usize::from) + more;
    node.arg(format!("--at-once={files_at_once}"));
    // The tests serve the page with this very program.
    run_command(node.args(files).env("XTASK", repo.program()))
}
