//! Writes the whole page into one file.

use std::path::Path;

use anyhow::Result;

use crate::tools::{Repo, run};
use crate::web;

/// The script that joins the page's modules; it needs the npm packages of the tests.
const SCRIPT: &str = "crate/xtask/single/single.mjs";

/// Writes the page to `out`, seen from the workspace's folder.
pub fn write(repo: &Repo, out: &Path) -> Result<()> {
    web::ensure_packages(repo)?;
    run(repo.command("node").arg(SCRIPT).arg(out))
}
