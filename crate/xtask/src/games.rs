//! The games that have a package: those with a crate `site-<game>`.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::tools::{Repo, output};

/// How the names of the crates begin that bind a game to the page.
const SITE: &str = "site-";

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The name of its crate, and of its folder in `pkg/`.
    pub name: String,
    /// The folders of the crates that its wasm is made of, seen from the workspace's folder.
    pub folders: BTreeSet<String>,
}

impl Game {
    /// The crate that its wasm is compiled from.
    pub fn package(&self) -> String {
        format!("{SITE}{}", self.name)
    }

    /// How the names of its wasm, glue and declarations begin.
    pub fn stem(&self) -> String {
        self.name.replace('-', "_")
    }

    /// The name of its wasm, whose bytes depend on the kind of computer that compiled it.
    pub fn wasm(&self) -> String {
        format!("{}_bg.wasm", self.stem())
    }
}

/// All games by name.
pub fn games(repo: &Repo) -> Result<Vec<Game>> {
    let metadata = output(&mut repo.cargo("metadata --no-deps --format-version 1"))?;
    let packages = serde_json::from_str::<Value>(&metadata).context("cargo metadata")?;
    games_of(packages["packages"].as_array().map_or(&[][..], Vec::as_slice), &repo.root().to_string_lossy())
}

/// The games among the packages that `cargo metadata` tells of.
fn games_of(packages: &[Value], root: &str) -> Result<Vec<Game>> {
    let names = packages.iter().filter_map(|package| package["name"].as_str()?.strip_prefix(SITE));
    let mut games = names
        .map(|name| {
            let mut folders = BTreeSet::new();
            add_folders(packages, root, &format!("{SITE}{name}"), &mut folders)?;
            Ok(Game { name: name.to_owned(), folders })
        })
        .collect::<Result<Vec<_>>>()?;
    games.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(games)
}

/// Adds the folder of a crate and those of the workspace's crates that it is compiled with.
fn add_folders(packages: &[Value], root: &str, name: &str, folders: &mut BTreeSet<String>) -> Result<()> {
    let package = packages.iter().find(|package| package["name"] == name);
    let package = package.with_context(|| format!("the workspace has no crate {name}"))?;
    let manifest = package["manifest_path"].as_str().unwrap_or_default().replace('\\', "/");
    let folder = manifest.strip_prefix(&format!("{}/", root.replace('\\', "/")));
    let folder = folder.and_then(|file| file.strip_suffix("/Cargo.toml"));
    if !folders.insert(folder.with_context(|| format!("{manifest} is not in a folder of {root}"))?.to_owned()) {
        return Ok(());
    }
    let dependencies = package["dependencies"].as_array().map_or(&[][..], Vec::as_slice);
    let compiled = dependencies.iter().filter(|one| one["path"].is_string() && one["kind"] != "dev");
    compiled.filter_map(|one| one["name"].as_str()).try_for_each(|one| add_folders(packages, root, one, folders))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn package(name: &str, dependencies: &[(&str, &str)]) -> Value {
        let dependencies: Vec<_> = dependencies
            .iter()
            .map(|(name, kind)| {
                let path = (*kind != "registry").then(|| format!("/project/crate/{name}"));
                json!({ "name": name, "kind": (*kind == "dev").then_some("dev"), "path": path })
            })
            .collect();
        let manifest = format!("/project/crate/{name}/Cargo.toml");
        json!({ "name": name, "manifest_path": manifest, "dependencies": dependencies })
    }

    #[test]
    fn a_game_is_a_crate_that_binds_it_with_all_that_it_is_compiled_with() {
        let packages = [
            package("site-two", &[("two", ""), ("site", "")]),
            package("site-one-more", &[("one-more", ""), ("site", ""), ("serde", "registry")]),
            package("site", &[("referee", "")]),
            package("one-more", &[("referee", ""), ("two", "dev")]),
            package("two", &[("referee", "")]),
            package("referee", &[]),
            package("tool", &[("two", "")]),
        ];
        let games = games_of(&packages, "/project").unwrap();
        assert_eq!(games.iter().map(|game| game.name.as_str()).collect::<Vec<_>>(), ["one-more", "two"]);
        let folders: Vec<_> = games[0].folders.iter().map(String::as_str).collect();
        assert_eq!(folders, ["crate/one-more", "crate/referee", "crate/site", "crate/site-one-more"]);
        assert_eq!((games[0].package(), games[0].wasm()), ("site-one-more".to_owned(), "one_more_bg.wasm".to_owned()));
    }
}
