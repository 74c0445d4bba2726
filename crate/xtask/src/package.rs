//! Builds `pkg/`: for each game a folder with wasm, glue, type declarations, map, rulings and the build's own facts; and the
//! bundle of the page.

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File};
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use serde::Serialize;
use serde_json::{Value, json};

use crate::aliases;
use crate::games::{Game, games};
use crate::manifest::manifest;
use crate::offline;
use crate::page;
use crate::sources::{Fingerprints, fingerprints, sha256};
use crate::tools::{Repo, build_tool, run, rustc_fact, show};
use crate::wasm;

/// The version that `version().engine` of the wasm gives too: all crates share it.
const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// The facts of the build, which no file of the build can list itself in.
const FACTS_FILE: &str = "build.json";

/// Files by their path, in order.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Makes `pkg/` what the sources give, and `sw.js` what the page's files give; does nothing if they are.
pub fn build(repo: &Repo) -> Result<()> {
    let _alone = lock(repo)?;
    let files = build_engines(repo)?;
    write_page(repo, files)
}

/// The same for serving, where an older bundle will do: without Node none can be made.
pub fn build_to_serve(repo: &Repo) -> Result<()> {
    let _alone = lock(repo)?;
    let files = build_engines(repo)?;
    if let Err(error) = write_page(repo, files) {
        println!("The page is served as it was built before: {error:#}");
    }
    Ok(())
}

/// Makes the packages of the games what the sources give; returns their files.
fn build_engines(repo: &Repo) -> Result<Files> {
    let pkg = repo.path("pkg");
    let mut files = Files::new();
    for game in games(repo)? {
        let (prints, name) = (fingerprints(repo, &game)?, &game.name);
        let found = read_folder(&pkg.join(name))?;
        let made = if is_current(&found, &prints) {
            println!("pkg/{name}/ is current (build {}).", prints.build_id);
            found
        } else {
            println!("Building pkg/{name}/ (build {}).", prints.build_id);
            let made = make(repo, &game, &prints)?;
            let size = made.get(&game.wasm()).map_or(0, Vec::len);
            println!("pkg/{name}/ is built: {} files, the wasm has {size} bytes.", made.len());
            made
        };
        files.extend(in_folder(name, made));
    }
    aliases::add(&mut files);
    let before = in_folder(page::FOLDER, read_folder(&pkg.join(page::FOLDER))?);
    update(&pkg, &files.clone().into_iter().chain(before).collect())?;
    Ok(files)
}

/// Makes the bundle of the page and `sw.js` what the page's sources give, with the packages as they are.
pub fn build_page(repo: &Repo) -> Result<()> {
    let _alone = lock(repo)?;
    let mut files = read_folder(&repo.path("pkg"))?;
    files.retain(|path, _| !path.starts_with(&format!("{}/", page::FOLDER)));
    write_page(repo, files)
}

/// The same, with the files of the packages.
fn write_page(repo: &Repo, mut files: Files) -> Result<()> {
    let bundle = page::build(repo, &files)?;
    files.extend(in_folder(page::FOLDER, bundle));
    update(&repo.path("pkg"), &files)?;
    offline::write(repo.root())
}

/// Fails, naming the games, if a package was built from other sources or changed since, or if `sw.js` is anything else;
/// compiles nothing.
pub fn check_current(repo: &Repo) -> Result<()> {
    let mut expected = Files::new();
    for game in games(repo)? {
        let package = read_folder(&repo.path("pkg").join(&game.name))?;
        if !is_current(&package, &fingerprints(repo, &game)?) {
            bail!("pkg/{}/ is not of these sources: run `cargo xtask build` and commit pkg/", game.name);
        }
        expected.extend(in_folder(&game.name, package));
    }
    aliases::add(&mut expected);
    let bundle = page::current(repo, &expected)?;
    expected.extend(in_folder(page::FOLDER, bundle));
    let differing = differing_files(&expected, &read_folder(&repo.path("pkg"))?);
    if !differing.is_empty() {
        bail!("pkg/ has other files than the build ({}): run `cargo xtask build`", differing.join(", "));
    }
    println!("pkg/ was built from these sources.");
    offline::check(repo.root())
}

/// Builds into a folder of its own and fails, naming the files, if `pkg/` or `sw.js` is anything else.
pub fn check(repo: &Repo) -> Result<()> {
    let _alone = lock(repo)?;
    let mut found = read_folder(&repo.path("pkg"))?;
    let mut expected = Files::new();
    let mut ids = Vec::new();
    for game in games(repo)? {
        let prints = fingerprints(repo, &game)?;
        expected.extend(in_folder(&game.name, make(repo, &game, &prints)?));
        ids.push(format!("{} {}", game.name, prints.build_id));
    }
    aliases::add(&mut expected);
    let bundle = page::make_again(repo, &expected)?;
    expected.extend(in_folder(page::FOLDER, bundle));
    let host = rustc_fact(repo, "host")?;
    if found.iter().any(|(path, facts)| named(path, FACTS_FILE) && built_elsewhere(facts, &host)) {
        println!("pkg/ was built on another kind of computer: the bytes of the wasm are not compared.");
        let compared = |path: &String, _: &mut Vec<u8>| {
            !named(path, FACTS_FILE) && Path::new(path).extension() != Some("wasm".as_ref())
        };
        expected.retain(compared);
        found.retain(compared);
    }
    let differing = differing_files(&expected, &found);
    if !differing.is_empty() {
        let list = differing.join(", ");
        bail!("pkg/ is not what the sources give ({list}): run `cargo xtask build` and commit pkg/");
    }
    println!("pkg/ is what the sources give (build {}).", ids.join(", "));
    offline::check(repo.root())
}

/// The files of a game with their paths in `pkg/`.
fn in_folder(name: &str, files: Files) -> impl Iterator<Item = (String, Vec<u8>)> {
    files.into_iter().map(move |(file, content)| (format!("{name}/{file}"), content))
}

/// Whether a path ends with a name.
fn named(path: &str, name: &str) -> bool {
    path.rsplit('/').next() == Some(name)
}

/// Whether these facts are of a build on another kind of computer.
fn built_elsewhere(facts: &[u8], host: &str) -> bool {
    serde_json::from_slice::<Value>(facts).is_ok_and(|facts| facts["host"].as_str().is_some_and(|found| found != host))
}

/// Waits until no other process builds `pkg/`; the lock ends with the returned file.
fn lock(repo: &Repo) -> Result<File> {
    let path = repo.target_dir().join("pkg.lock");
    fs::create_dir_all(repo.target_dir())?;
    let file = File::create(&path).with_context(|| path.display().to_string())?;
    file.lock().with_context(|| path.display().to_string())?;
    Ok(file)
}

/// Whether the package of a game was built from these sources and is unchanged since.
fn is_current(package: &Files, prints: &Fingerprints) -> bool {
    let Some(facts) = facts(package) else { return false };
    let mut files = package.clone();
    files.remove(FACTS_FILE);
    facts["buildId"] == prints.build_id.as_str()
        && facts["ledger"] == prints.ledger.as_str()
        && facts["files"] == hashes(&files)
}

/// Builds everything that belongs into the package of a game.
fn make(repo: &Repo, game: &Game, prints: &Fingerprints) -> Result<Files> {
    let wasm = wasm::compile(repo, &game.package(), &prints.build_id)?;
    let out = repo.target_dir().join("pkg").join(&game.name);
    if out.exists() {
        fs::remove_dir_all(&out).with_context(|| out.display().to_string())?;
    }
    fs::create_dir_all(&out).with_context(|| out.display().to_string())?;
    run(repo.cargo("run --quiet --locked --package bindgen --").arg(wasm).arg(&out).arg(game.stem()))?;
    write_rulings(repo, game, &out.join("rulings.json"))?;

    let mut files = read_folder(&out)?;
    let map = repo.path(&format!("crate/{}/data/map.json", game.name));
    if map.is_file() {
        files.insert("map.json".to_owned(), fs::read(&map).with_context(|| map.display().to_string())?);
    }
    let id = &prints.build_id;
    let script = format!(
        "/** The build that this page belongs to; the wasm gives its own with `version()`. */\n\
         export const BUILD_ID = \"{id}\";\n"
    );
    files.insert("build.js".to_owned(), script.into_bytes());
    let names: Vec<&str> = files.keys().map(String::as_str).chain([FACTS_FILE]).collect();
    let manifest = json_text(&manifest(ENGINE, game, &names))?;
    files.insert("package.json".to_owned(), manifest);
    let facts = json!({
        "buildId": id,
        "engine": ENGINE,
        "files": hashes(&files),
        "host": rustc_fact(repo, "host")?,
        "ledger": prints.ledger,
    });
    files.insert(FACTS_FILE.to_owned(), json_text(&facts)?);
    Ok(files)
}

pub(crate) fn json_text(value: &impl Serialize) -> Result<Vec<u8>> {
    let mut text = serde_json::to_vec_pretty(value)?;
    text.push(b'\n');
    Ok(text)
}

/// Writes the table of rulings. A ledger with faults gives a table too, so that one can look at the page while writing
/// rules: the tests have a step of their own that fails then.
fn write_rulings(repo: &Repo, game: &Game, file: &Path) -> Result<()> {
    let mut command = repo.command(&build_tool(repo)?.to_string_lossy());
    let result = run(command.args(["--game", &game.name, "rulings", "--write"]).arg(file).stdout(Stdio::null()));
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
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap_or(folder)).with_context(|| name.clone())?;
        // A browser may be reading it.
        let new = folder.join(format!("{name}.new"));
        fs::write(&new, content).and_then(|()| fs::rename(&new, &path)).with_context(|| name.clone())?;
    }
    Ok(())
}

/// All files below a folder by their paths from there.
pub(crate) fn read_folder(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    for name in sorted_names(folder)? {
        let path = folder.join(&name);
        if path.is_dir() {
            files.extend(in_folder(&name, read_folder(&path)?));
        } else {
            files.insert(name.clone(), fs::read(&path).with_context(|| path.display().to_string())?);
        }
    }
    Ok(files)
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
        let mut package = files(&[("a", "1"), ("b", "2")]);
        let facts = json!({ "buildId": prints.build_id, "ledger": prints.ledger, "files": hashes(&package) });
        package.insert(FACTS_FILE.to_owned(), facts.to_string().into_bytes());
        assert!(is_current(&package, &prints));
        assert!(!is_current(&package, &Fingerprints { build_id: "other".to_owned(), ..prints.clone() }));
        package.insert("a".to_owned(), b"2".to_vec());
        assert!(!is_current(&package, &prints));
        assert!(!is_current(&Files::new(), &prints));
    }

    #[test]
    fn a_folder_is_made_what_it_should_hold_with_the_folders_in_it() {
        let folder = env::temp_dir().join(format!("referee-package-{}", std::process::id()));
        for wanted in [files(&[("a", "1"), ("game/b", "2")]), files(&[("game/b", "3"), ("game/c", "4")])] {
            update(&folder, &wanted).unwrap();
            assert_eq!(read_folder(&folder).unwrap(), wanted);
        }
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn facts_name_the_computer_that_built_them() {
        assert!(built_elsewhere(br#"{"host":"one"}"#, "other"));
        assert!(!built_elsewhere(br#"{"host":"one"}"#, "one"));
        assert!(!built_elsewhere(b"{}", "one"));
    }
}
