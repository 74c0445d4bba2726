//! Writes the whole page into one file.

use std::path::Path;

use anyhow::Result;

use crate::tools::{Repo, run};
use crate::web;

/// The script that joins the page's modules; it needs the npm packages of the tests.
const SCRIPT: &str = "crate/xtask/single/single.mjs";

/// Writes the page with these games, or with all, to `out`, seen from the workspace's folder.
pub fn write(repo: &Repo, out: Option<&Path>, games: &[String]) -> Result<()> {
    web::ensure_packages(repo)?;
    let mut script = repo.command("node");
    script.arg(SCRIPT);
    if let Some(out) = out {
        script.arg("--out").arg(out);
    }
    run(games.iter().fold(&mut script, |script, game| script.args(["--game", game])))
}
