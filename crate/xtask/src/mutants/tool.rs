//! The program that makes the mutants.

use std::fs;
use std::path::PathBuf;

use anyhow::Result;

use super::folder;
use crate::tools::{Repo, run};

/// The version of `cargo-mutants` whose list and outcomes are read here.
const VERSION: &str = "27.1.0";

/// The path of `cargo-mutants`, which is installed below `target/` where it is missing.
pub fn ensure(repo: &Repo) -> Result<PathBuf> {
    let root = folder(repo).join(format!("cargo-mutants-{VERSION}"));
    let program = root.join("bin").join(format!("cargo-mutants{}", std::env::consts::EXE_SUFFIX));
    if !program.is_file() {
        println!("Installing cargo-mutants {VERSION}.");
        let built = folder(repo).join("build");
        let mut install = repo.cargo("install --quiet --locked --version");
        run(install.arg(VERSION).arg("cargo-mutants").arg("--root").arg(&root).arg("--target-dir").arg(&built))?;
        // Nothing but what was installed is needed again.
        let _ = fs::remove_dir_all(built);
    }
    Ok(program)
}
