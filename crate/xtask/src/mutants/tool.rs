//! The program that makes the mutants.

use std::path::PathBuf;

use anyhow::Result;

use super::folder;
use crate::tools::{Repo, ensure_program};

/// The version of `cargo-mutants` whose list and outcomes are read here.
const VERSION: &str = "27.1.0";

/// The path of `cargo-mutants`, which is installed below `target/` where it is missing.
pub fn ensure(repo: &Repo) -> Result<PathBuf> {
    ensure_program(repo, "cargo-mutants", VERSION, &folder(repo))
}
