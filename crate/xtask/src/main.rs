//! The project's own tool: serves the page, builds `pkg/`, runs every test and every benchmark.

mod aliases;
mod bench;
mod files;
mod fuzz;
mod games;
mod manifest;
mod mutants;
mod offline;
mod package;
mod page;
mod serve;
mod single;
mod site;
mod sources;
mod test;
mod tools;
mod vendor;
mod wasm;
mod web;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};

use crate::tools::Repo;

/// Plays, builds, tests and measures the referee.
#[derive(Parser)]
#[command(name = "cargo xtask", about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Serve the page on this computer and print its address.
    ///
    /// With a current `pkg/` nothing is compiled; otherwise it is built first. Where Node.js is there, a changed script,
    /// style or text of the page is seen when the page is loaded again; a browser that has the page kept for use without
    /// a network says that there is a new version.
    Play(Play),
    /// Build `pkg/` from the sources: for each game wasm, glue, type declarations, map and rulings; the bundle of the page;
    /// and `sw.js`.
    ///
    /// `sw.js` keeps the page for use without a network and lists its files with their hashes. Run this after every change
    /// of the page; the bundle needs Node.js. Does nothing when all are already what the sources give.
    Build(Build),
    /// Compile a crate as the page's wasm is compiled, and print the path of the result.
    #[command(hide = true)]
    Compile {
        /// Its name.
        package: String,
    },
    /// Write the whole page into one file that opens without a server.
    ///
    /// Needs Node.js; takes `pkg/` as it is.
    Single(Single),
    /// Write the page into a folder that is ready to host: `target/site/`.
    ///
    /// It holds what the page asks for, with compressed copies (`.br`, `.gz`) beside the files. Prints the sizes with the
    /// bounds of `docs/sizes.json`.
    Site(Site),
    /// Copy the libraries of the page from their npm packages into `www/vendor/`, and draw the symbols of the counters.
    ///
    /// The versions are those of `tests/web/package-lock.json`. Run `cargo xtask build` afterwards.
    Vendor,
    /// Format the sources: Rust by rustfmt, the page by Biome.
    Fmt,
    /// Run the tests: format, lints, native, rulings, pkg, wasm under Node, page in Chromium.
    ///
    /// With `--long` also the tests that take minutes: every fuzz target, more random combats and boards, the same whole game
    /// by keyboard and by touch, every view under axe.
    /// Installs what is missing (wasm target, npm packages of the lock file, Chromium where apt-get may), or says in
    /// one sentence what to install. Stops at the first step that fails.
    Test(Test),
    /// Run the benchmarks, native and in wasm under Node.
    Bench(Bench),
    /// Run every fuzz target, on the pinned Rust and without further tools.
    Fuzz(Fuzz),
    /// Change the rules step by step and look whether a test notices.
    ///
    /// Each change (a mutant) is tried with the unit tests, the ruling cases and the tests of the map and of records. What
    /// was tried is kept below `target/` and not tried again until its function changes; a mutant that no test noticed is
    /// tried again when any of the sources has changed. Installs cargo-mutants below `target/` when it is first needed.
    Mutants(mutants::Options),
    /// Run a program of unit tests, the fast tests first.
    #[command(hide = true)]
    TestMutant {
        /// The program and its arguments.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        program: Vec<OsString>,
    },
}

#[derive(Args)]
struct Play {
    /// Port on 127.0.0.1; the next free one is taken if it is in use, 0 for any.
    #[arg(long, default_value_t = 8484)]
    port: u16,
    /// Serve `pkg/` and `sw.js` as they are, even if the sources or the page have changed.
    #[arg(long)]
    as_is: bool,
}

#[derive(Args)]
struct Build {
    /// Rebuild into a folder under `target/` and fail if `pkg/` differs in any byte.
    #[arg(long)]
    check: bool,
}

#[derive(Args)]
struct Single {
    /// The file to write; without it, one below `target/` that is named after its game or `games`.
    #[arg(long)]
    out: Option<PathBuf>,
    /// A game that the file holds (repeated for more); all without it.
    #[arg(long = "game", value_name = "GAME")]
    games: Vec<String>,
}

#[derive(Args)]
struct Site {
    /// Take `pkg/` as it is, even if the sources have changed.
    #[arg(long)]
    as_is: bool,
    /// Write the sizes to `docs/sizes.json`, to be committed; its bounds stay.
    #[arg(long)]
    save_sizes: bool,
}

#[derive(Args)]
struct Test {
    /// Run only these steps, in the usual order (`--only node,browser` or repeated).
    #[arg(long, value_enum, value_delimiter = ',', value_name = "STEP")]
    only: Vec<test::Step>,
    /// Run the tests that take minutes as well.
    #[arg(long)]
    long: bool,
}

#[derive(Args)]
struct Fuzz {
    /// Seconds for each target.
    #[arg(long, default_value_t = 60)]
    seconds: u32,
}

#[derive(Args)]
struct Bench {
    /// Run only the native benchmarks.
    #[arg(long, conflicts_with = "wasm")]
    native: bool,
    /// Run only the benchmarks in wasm under Node.
    #[arg(long)]
    wasm: bool,
    /// Handed on to the native benchmarks, after `--`: a filter, `--save-baseline NAME`, ...
    #[arg(last = true)]
    arguments: Vec<String>,
}

fn main() -> ExitCode {
    match run(Cli::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<()> {
    let repo = Repo::find()?;
    match task {
        Task::Play(play) => {
            if !play.as_is {
                package::build_to_serve(&repo)?;
            }
            serve::serve(&repo, play.port, !play.as_is)
        }
        Task::Build(build) if build.check => package::check(&repo),
        Task::Build(_) => package::build(&repo),
        Task::Compile { package } => wasm::compile(&repo, &package, "").map(|path| println!("{}", path.display())),
        Task::Single(single) => single::write(&repo, single.out.as_deref(), &single.games),
        Task::Site(site) => site::write(&repo, site.as_is, site.save_sizes),
        Task::Vendor => vendor::write(&repo),
        Task::Fmt => test::format(&repo),
        Task::Test(test) => test::run(&repo, &test.only, test.long),
        Task::Fuzz(fuzz) => fuzz::smoke(&repo, fuzz.seconds),
        Task::Mutants(options) => mutants::run(&repo, &options),
        Task::TestMutant { program } => mutants::run_stages(&program),
        Task::Bench(bench) => bench::run(&repo, !bench.wasm, !bench.native, &bench.arguments),
    }
}
