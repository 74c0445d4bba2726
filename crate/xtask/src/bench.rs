//! Runs the benchmarks.

use std::fs;

use anyhow::{Context, Result};

use crate::package;
use crate::tools::{self, Repo};
use crate::web;

/// The benchmark in wasm, if there is one.
const WASM_BENCH: &str = "tests/web/bench.mjs";

/// Runs the native benchmarks of every crate that has some, and the one in wasm under Node.
pub fn run(repo: &Repo, native: bool, wasm: bool, arguments: &[String]) -> Result<()> {
    if native {
        for name in crates_with_benches(repo)? {
            println!("== native: {name}");
            let mut command = repo.cargo("bench --locked --package");
            command.arg(&name).args(["--bench", "*", "--"]).args(arguments);
            tools::run(&mut command)?;
        }
    }
    if wasm && repo.path(WASM_BENCH).is_file() {
        println!("== wasm under Node");
        package::build(repo)?;
        web::ensure_node(repo)?;
        tools::run(repo.command("node").arg(WASM_BENCH))?;
    }
    Ok(())
}

fn crates_with_benches(repo: &Repo) -> Result<Vec<String>> {
    let folder = repo.path("crate");
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        if entry.path().join("benches").is_dir() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
