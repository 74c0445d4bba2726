//! Takes what the page needs of npm packages: whole libraries, and the symbols that milsymbol draws.

use anyhow::Result;

use crate::tools::{Repo, run};
use crate::web;

/// The scripts that do it: the first has the list of libraries.
const SCRIPTS: [&str; 2] = ["crate/xtask/vendor.mjs", "crate/xtask/symbols.mjs"];

/// Makes `www/vendor/` and the module of the symbols what the packages of the lock file give.
pub fn write(repo: &Repo) -> Result<()> {
    web::ensure_packages(repo)?;
    SCRIPTS.iter().try_for_each(|script| run(repo.command("node").arg(script)))
}
