//! What the tests under Node and in the browser need: Node, the npm packages of the lock file, Chromium.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};

use crate::sources::sha256;
use crate::tools::{Repo, ensure_program, find_program, output, run};

/// The oldest Node.js that the tests run on: Vite asks for it.
const OLDEST_NODE: (u32, u32) = (20, 19);

/// Names under which Chromium and its relatives are installed.
const BROWSERS: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

/// Chromium without a window: it starts a page in a third of the time. Debian and Chrome for Testing name it so.
const HEADLESS_SHELLS: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];

/// Where macOS keeps the browser.
const MAC_BROWSER: &str = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/// The version of the driver of Firefox.
const GECKODRIVER: &str = "0.36.0";

/// What lets Node import the page's TypeScript.
pub const STRIP_TYPES: [&str; 2] = ["--import", "./tests/web/strip-types.mjs"];

const INSTALL_BROWSER: &str =
    "no Chromium was found: install chromium or google-chrome, or name its program in BROWSER";

/// Makes sure that Node is there and new enough.
pub fn ensure_node(repo: &Repo) -> Result<()> {
    let version = output(repo.command("node").arg("--version"))?;
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse::<u32>().ok());
    if (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) >= OLDEST_NODE {
        return Ok(());
    }
    let (major, minor) = OLDEST_NODE;
    bail!("Node.js {version} is too old: install version {major}.{minor} or newer")
}

/// Installs the npm packages of the lock file, unless those very packages are there.
pub fn ensure_packages(repo: &Repo) -> Result<()> {
    ensure_node(repo)?;
    let folder = repo.path("tests/web");
    let lock = fs::read(folder.join("package-lock.json")).context("tests/web/package-lock.json")?;
    let hash = sha256(&lock);
    let stamp = folder.join("node_modules/.installed-lock-sha256");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == hash) {
        return Ok(());
    }
    println!("Installing the npm packages of tests/web/package-lock.json.");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(repo.command(npm).args(["ci", "--no-audit", "--no-fund"]).current_dir(&folder))?;
    fs::write(&stamp, hash).context("cannot note that the npm packages are installed")
}

/// The browser for the tests; on Debian and Ubuntu it is installed if it is missing and this process may.
pub fn ensure_browser(repo: &Repo) -> Result<PathBuf> {
    if let Some(browser) = find_browser() {
        return Ok(browser);
    }
    println!("Installing Chromium.");
    debian(repo, &["chromium"]).context(INSTALL_BROWSER)?;
    find_browser().ok_or_else(|| anyhow!(INSTALL_BROWSER))
}

/// Chromium without a window, for the tests that need none; installed like the browser. None where it cannot be had or
/// `BROWSER` names the program for all tests.
pub fn ensure_headless_shell(repo: &Repo) -> Option<PathBuf> {
    if named_browser().is_some() {
        return None;
    }
    find_program(&HEADLESS_SHELLS).or_else(|| {
        debian(repo, &HEADLESS_SHELLS[..1]).ok()?;
        find_program(&HEADLESS_SHELLS)
    })
}

/// Installs packages, on Debian and Ubuntu and if this process may.
fn debian(repo: &Repo, packages: &[&str]) -> Result<()> {
    let is_root = output(repo.command("id").arg("-u")).is_ok_and(|id| id == "0");
    if !is_root || find_program(&["apt-get"]).is_none() {
        bail!("cannot install packages of Debian here");
    }
    let apt = |arguments: &str| {
        let mut apt = repo.command("apt-get");
        apt.args(arguments.split_whitespace()).env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    run(&mut apt("update --quiet=2 --yes"))?;
    run(apt("install --quiet=2 --yes --no-install-recommends").args(packages))
}

/// The driver of Firefox; it is compiled, and Firefox ESR, WebKitGTK and a display without a screen are installed, if they
/// are missing.
pub fn ensure_engines(repo: &Repo) -> Result<PathBuf> {
    let programs = [("firefox-esr", "firefox-esr"), ("WebKitWebDriver", "webkit2gtk-driver"), ("xvfb-run", "xvfb")];
    let missing: Vec<&str> = programs.iter().filter(|(name, _)| find_program(&[name]).is_none()).map(|p| p.1).collect();
    if !missing.is_empty() {
        println!("Installing {}.", missing.join(", "));
        debian(repo, &missing).context("Firefox ESR, WebKitWebDriver and xvfb-run are needed")?;
    }
    ensure_program(repo, "geckodriver", GECKODRIVER, &repo.target_dir().join("geckodriver"))
}

fn find_browser() -> Option<PathBuf> {
    named_browser().or_else(|| find_program(&BROWSERS)).or_else(|| existing(Path::new(MAC_BROWSER)))
}

/// The program in `BROWSER`, if it is one of the Chromium family: desktops also name others there.
fn named_browser() -> Option<PathBuf> {
    let named = env::var("BROWSER").ok()?;
    let file_name = Path::new(&named).file_name()?.to_str()?.to_lowercase();
    let fits = ["chrom", "edge"].iter().any(|word| file_name.contains(word));
    if fits { existing(Path::new(&named)).or_else(|| find_program(&[&named])) } else { None }
}

fn existing(path: &Path) -> Option<PathBuf> {
    path.is_file().then(|| path.to_path_buf())
}
