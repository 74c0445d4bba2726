//! Builds `pkg/`: wasm, glue, type declarations, map, rulings and the build's own facts.

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File};
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::offline;
use crate::sources::{Fingerprints, fingerprints, sha256};
use crate::tools::{Repo, build_tool, run, rustc_fact, show};
use crate::wasm;

/// The version that `version().engine` of the wasm gives too: all crates share it.
const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// The file whose bytes depend on the kind of computer that compiled it.
const WASM_FILE: &str = "desert_fox_bg.wasm";

/// The facts of the build, which no file of the build can list itself in.
const FACTS_FILE: &str = "build.json";

type Files = BTreeMap<String, Vec<u8>>;

/// Makes `pkg/` what the sources give, and `sw.js` what the page's files give; does nothing if they are.
pub fn build(repo: &Repo) -> Result<()> {
    let _alone = lock(repo)?;
    let prints = fingerprints(repo)?;
    let pkg = repo.path("pkg");
    if is_current(&pkg, &prints) {
        println!("pkg/ is current (build {}).", prints.build_id);
        return offline::write(repo.root());
    }
    println!("Building pkg/ (build {}).", prints.build_id);
    let files = make(repo, &prints)?;
    let size = files.get(WASM_FILE).map_or(0, Vec::len);
    update(&pkg, &files)?;
    println!("pkg/ is built: {} files, the wasm has {size} bytes.", files.len());
    offline::write(repo.root())
}

/// Builds anew and fails, naming the files, if `pkg/` or `sw.js` is anything else.
pub fn check(repo: &Repo) -> Result<()> {
    let _alone = lock(repo)?;
    let prints = fingerprints(repo)?;
    let mut expected = make(repo, &prints)?;
    let mut found = read_folder(&repo.path("pkg"))?;
    let host = rustc_fact(repo, "host")?;
    let built_on = facts(&found).and_then(|facts| Some(facts.get("host")?.as_str()?.to_owned()));
    if built_on.as_ref().is_some_and(|built_on| *built_on != host) {
        println!("pkg/ was built on another kind of computer: the bytes of the wasm are not compared.");
        for name in [WASM_FILE, FACTS_FILE] {
            expected.remove(name);
            found.remove(name);
        }
    }
    let differing = differing_files(&expected, &found);
    if !differing.is_empty() {
        let list = differing.join(", ");
        bail!("pkg/ is not what the sources give ({list}): run `cargo xtask build` and commit pkg/");
    }
    println!("pkg/ is what the sources give (build {}).", prints.build_id);
    offline::check(repo.root())
}

/// Waits until no other process builds `pkg/`; the lock ends with the returned file.
fn lock(repo: &Repo) -> Result<File> {
    let path = repo.target_dir().join("pkg.lock");
    fs::create_dir_all(repo.target_dir())?;
    let file = File::create(&path).with_context(|| path.display().to_string())?;
    file.lock().with_context(|| path.display().to_string())?;
    Ok(file)
}

/// Whether `pkg` was built from these sources and is unchanged since.
fn is_current(pkg: &Path, prints: &Fingerprints) -> bool {
    let Ok(mut files) = read_folder(pkg) else { return false };
    let Some(facts) = facts(&files) else { return false };
    files.remove(FACTS_FILE);
    facts["buildId"] == prints.build_id.as_str()
        && facts["ledger"] == prints.ledger.as_str()
        && facts["files"] == hashes(&files)
}

/// Builds everything that belongs into `pkg/`.
fn make(repo: &Repo, prints: &Fingerprints) -> Result<Files> {
    let wasm = wasm::compile(repo, "site", &prints.build_id)?;
    let out = repo.target_dir().join("pkg");
    if out.exists() {
        fs::remove_dir_all(&out).with_context(|| out.display().to_string())?;
    }
    fs::create_dir_all(&out).with_context(|| out.display().to_string())?;
    run(repo.cargo("run --quiet --locked --package bindgen --").arg(wasm).arg(&out))?;
    write_rulings(repo, &out.join("rulings.json"))?;

    let mut files = read_folder(&out)?;
    let map = repo.path("crate/desert-fox/data/map.json");
    if map.is_file() {
        files.insert("map.json".to_owned(), fs::read(&map).with_context(|| map.display().to_string())?);
    }
    let id = &prints.build_id;
    let script = format!(
        "/** The build that this page belongs to; the wasm gives its own with `version()`. */\n\
         export const BUILD_ID = \"{id}\";\n"
    );
    files.insert("build.js".to_owned(), script.into_bytes());
    let facts = json!({
        "buildId": id,
        "engine": ENGINE,
        "files": hashes(&files),
        "host": rustc_fact(repo, "host")?,
        "ledger": prints.ledger,
    });
    files.insert(FACTS_FILE.to_owned(), format!("{facts:#}\n").into_bytes());
    Ok(files)
}

/// Writes the table of rulings. A ledger with faults gives a table too, so that one can look at the page while writing
/// rules: the tests have a step of their own that fails then.
fn write_rulings(repo: &Repo, file: &Path) -> Result<()> {
    let mut command = repo.command(&build_tool(repo)?.to_string_lossy());
    let result = run(command.args(["rulings", "--write"]).arg(file).stdout(Stdio::null()));
    if !file.is_file() {
        return result.and_then(|()| bail!("`{}` wrote nothing", show(&command)));
    }
    if result.is_err() {
        println!("The ledger of rulings has faults: `cargo run -p tool -- rulings --check` names them.");
    }
    Ok(())
}

fn facts(files: &Files) -> Option<Value> {
    serde_json::from_slice(files.get(FACTS_FILE)?).ok()
}

fn hashes(files: &Files) -> Value {
    files.iter().map(|(name, content)| (name.clone(), Value::from(sha256(content)))).collect()
}

/// Files that are missing, left over or different, each with the word that says which.
fn differing_files(expected: &Files, found: &Files) -> Vec<String> {
    let missing = expected.keys().filter(|name| !found.contains_key(*name)).map(|name| format!("{name} is missing"));
    let left_over =
        found.keys().filter(|name| !expected.contains_key(*name)).map(|name| format!("{name} is left over"));
    let different = expected.iter().filter(|(name, content)| found.get(*name).is_some_and(|other| other != *content));
    missing.chain(left_over).chain(different.map(|(name, _)| format!("{name} differs"))).collect()
}

/// Writes `files` into `folder`, leaving equal ones untouched and removing all others.
fn update(folder: &Path, files: &Files) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let found = read_folder(folder)?;
    for name in found.keys().filter(|name| !files.contains_key(*name)) {
        fs::remove_file(folder.join(name)).with_context(|| name.clone())?;
    }
    for (name, content) in files.iter().filter(|(name, content)| found.get(*name) != Some(content)) {
        fs::write(folder.join(name), content).with_context(|| name.clone())?;
    }
    Ok(())
}

fn read_folder(folder: &Path) -> Result<Files> {
    sorted_names(folder)?
        .into_iter()
        .filter(|name| folder.join(name).is_file())
        .map(|name| {
            let content = fs::read(folder.join(&name)).with_context(|| name.clone())?;
            Ok((name, content))
        })
        .collect()
}

/// The names in a folder in order; of a folder that does not exist, none.
pub(crate) fn sorted_names(folder: &Path) -> Result<Vec<String>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut names =
        entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect::<Result<Vec<_>>>()?;
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> Files {
        list.iter().map(|(name, content)| ((*name).to_owned(), content.as_bytes().to_vec())).collect()
    }

    #[test]
    fn every_difference_is_named() {
        let expected = files(&[("a", "1"), ("b", "2"), ("c", "3")]);
        let found = files(&[("a", "1"), ("b", "x"), ("d", "4")]);
        assert_eq!(differing_files(&expected, &found), ["c is missing", "d is left over", "b differs"]);
        assert!(differing_files(&expected, &expected).is_empty());
    }

    #[test]
    fn a_package_is_current_until_a_source_or_a_file_of_it_changes() {
        let prints = Fingerprints { build_id: "0123456789ab".to_owned(), ledger: "ba9876543210".to_owned() };
        let mut package = files(&[("a", "1")]);
        let facts = json!({ "buildId": prints.build_id, "ledger": prints.ledger, "files": hashes(&package) });
        package.insert(FACTS_FILE.to_owned(), facts.to_string().into_bytes());
        let folder = env::temp_dir().join(format!("desert-fox-package-{}", std::process::id()));
        update(&folder, &package).unwrap();
        assert!(is_current(&folder, &prints));
        assert!(!is_current(&folder, &Fingerprints { build_id: "other".to_owned(), ..prints.clone() }));
        fs::write(folder.join("a"), "2").unwrap();
        assert!(!is_current(&folder, &prints));
        update(&folder, &files(&[])).unwrap();
        assert!(!is_current(&folder, &prints));
        fs::remove_dir_all(&folder).unwrap();
    }
}
