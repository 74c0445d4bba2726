//! Bundles the page into `pkg/page/`, and writes the module that names the version of its sources.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::offline;
use crate::package::{self, Files};
use crate::sources::{collect, fingerprint, sha256};
use crate::tools::{Repo, run};
use crate::web;

/// The folder of the bundle in `pkg/`, which is no game's.
pub const FOLDER: &str = "page";

/// The module with the version; the bundle has it inside, and the service worker asks the host for it.
pub const VERSION: &str = "www/offline/version.js";

/// The facts of the bundle: of which version of the sources it is, and the hashes of its files.
const FACTS_FILE: &str = "build.json";

/// The script that bundles, and what else the bundle depends on besides the page itself.
const SCRIPT: &str = "crate/xtask/page/bundle.mjs";
const BUNDLER: [&str; 2] = ["crate/xtask/page", "tests/web/package-lock.json"];

/// Makes the module with the version and `pkg/page/` what the page's sources and `packages` give; Node is needed only if
/// they are not.
pub fn build(repo: &Repo, packages: &Files) -> Result<Files> {
    if let Ok(found) = current(repo, packages) {
        return Ok(found);
    }
    let version = version(repo.root(), packages)?;
    let path = repo.path(VERSION);
    let before = fs::read(&path);
    fs::write(&path, stamp(&version)).context(VERSION)?;
    let made = make(repo, &version);
    if let (Err(_), Ok(before)) = (&made, before) {
        // It names the version of the bundle that is there.
        fs::write(&path, before).context(VERSION)?;
    }
    let made = made?;
    println!("pkg/{FOLDER}/ is built (version {version}): {} files.", made.len());
    Ok(made)
}

/// Fails if the module with the version or `pkg/page/` is of other sources, or has changed since; gives its files.
pub fn current(repo: &Repo, packages: &Files) -> Result<Files> {
    let version = version(repo.root(), packages)?;
    let found = package::read_folder(&repo.path("pkg").join(FOLDER))?;
    if !is_current(&found, &version) || fs::read_to_string(repo.path(VERSION)).ok() != Some(stamp(&version)) {
        bail!("pkg/{FOLDER}/ is not of these sources: run `cargo xtask build` and commit pkg/ and {VERSION}");
    }
    Ok(found)
}

/// Bundles again, for a comparison with what is there.
pub fn make_again(repo: &Repo, packages: &Files) -> Result<Files> {
    make(repo, &version(repo.root(), packages)?)
}

/// The version of the page: a hash of everything that it is made of.
fn version(root: &Path, packages: &Files) -> Result<String> {
    let mut files = offline::sources(root)?;
    files.remove(VERSION);
    for path in BUNDLER {
        collect(root, path, &mut files)?;
    }
    files.extend(packages.iter().map(|(path, content)| (format!("pkg/{path}"), content.clone())));
    Ok(fingerprint(&files))
}

/// The text of the module with the version.
fn stamp(version: &str) -> String {
    format!(
        "// @ts-check\n// Written by `cargo xtask build`.\n\n\
         /** The version that this file belongs to. */\nexport const VERSION = \"{version}\";\n"
    )
}

fn make(repo: &Repo, version: &str) -> Result<Files> {
    web::ensure_packages(repo)?;
    let out = repo.target_dir().join(FOLDER);
    run(repo.command("node").arg(SCRIPT).arg(&out))?;
    let mut files = package::read_folder(&out)?;
    let facts = json!({ "files": hashes(&files), "version": version });
    files.insert(FACTS_FILE.to_owned(), package::json_text(&facts)?);
    Ok(files)
}

/// Whether these files are of that version and unchanged since.
fn is_current(files: &Files, version: &str) -> bool {
    let facts: Option<Value> = files.get(FACTS_FILE).and_then(|facts| serde_json::from_slice(facts).ok());
    let mut others = files.clone();
    others.remove(FACTS_FILE);
    facts.is_some_and(|facts| facts["version"] == version && facts["files"] == hashes(&others))
}

fn hashes(files: &BTreeMap<String, Vec<u8>>) -> Value {
    files.iter().map(|(name, content)| (name.clone(), Value::from(sha256(content)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bundle_is_current_until_the_version_or_a_file_of_it_changes() {
        let mut files = Files::from([("page.js".to_owned(), b"1".to_vec())]);
        let facts = json!({ "version": "0123456789ab", "files": hashes(&files) });
        files.insert(FACTS_FILE.to_owned(), facts.to_string().into_bytes());
        assert!(is_current(&files, "0123456789ab"));
        assert!(!is_current(&files, "ba9876543210"));
        files.insert("page.js".to_owned(), b"2".to_vec());
        assert!(!is_current(&files, "0123456789ab"));
        assert!(!is_current(&Files::new(), "0123456789ab"));
    }

    #[test]
    fn the_version_depends_on_the_page_and_the_packages_but_not_on_the_module_that_names_it() {
        let root = std::env::temp_dir().join(format!("referee-version-{}", std::process::id()));
        let write = |path: &str, text: &str| {
            let file = root.join(path);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        };
        let of = |package: &str| version(&root, &Files::from([("game/map.json".to_owned(), package.into())])).unwrap();
        write("www/app.ts", "1");
        let first = of("map");
        write(VERSION, "anything");
        assert_eq!(of("map"), first);
        assert_ne!(of("another map"), first);
        write("www/app.ts", "2");
        assert_ne!(of("map"), first);
        fs::remove_dir_all(root).unwrap();
    }
}
