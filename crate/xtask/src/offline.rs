//! Writes `sw.js`: the service worker with the list of the page's files, each with its hash.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::page;
use crate::sources::{collect, sha256};

/// The file that browsers ask for; at the top, because a service worker sees only what lies beside and below it.
pub const WORKER: &str = "sw.js";

/// The worker's code; the last file has the function that starts it.
pub const CODE: [&str; 2] = ["www/offline/files.js", "www/offline/worker.js"];

/// What a browser needs of the page without a network, besides the pages and scripts themselves.
const MANIFEST: &str = "manifest.webmanifest";

/// Where the packages of the games are, each in a folder. Files beside those folders are not for the page.
const PACKAGES: &str = "pkg";

/// Where the page keeps what it knows of each game. A game without a folder here has a package but no page.
const PAGES: &str = "www/games";

/// Endings of the files that a browser asks for in a package and in the bundle.
const PACKAGE_ENDINGS: [&str; 2] = [".json", ".wasm"];
const BUNDLE_ENDINGS: [&str; 2] = [".css", ".js"];

/// Facts of a build, which are not for the page.
const PACKAGE_FACTS: [&str; 2] = ["build.json", "package.json"];

/// Endings of the files of `www/` that the page is made of; notes for readers do not count.
const ENDINGS: [&str; 6] = [".css", ".js", ".json", ".png", ".svg", ".ts"];

/// Those of `www/` that the page asks for: the bundle has the others inside.
const ASKED_FOR: [&str; 3] = [".json", ".png", ".svg"];

/// Scripts of `www/` that workers ask for: the one with the version, and one that workers of earlier versions open.
pub const SCRIPTS: [&str; 2] = [page::VERSION, "www/offline/again.js"];

/// Hex digits of a hash in the list: enough against every accident, and the list stays small.
const DIGITS: usize = 32;

/// Makes `sw.js` what the page's files below `root` give.
pub fn write(root: &Path) -> Result<()> {
    let text = make(root)?;
    if !is_current(root, &text) {
        fs::write(root.join(WORKER), text).context(WORKER)?;
        println!("{WORKER} is written.");
    }
    Ok(())
}

/// Fails if `sw.js` is anything else than what the page's files give.
pub fn check(root: &Path) -> Result<()> {
    let is_current = is_current(root, &make(root)?);
    ensure!(is_current, "{WORKER} is not what the page gives: run `cargo xtask build` and commit {WORKER}");
    println!("{WORKER} is what the page gives.");
    Ok(())
}

fn is_current(root: &Path, text: &str) -> bool {
    fs::read_to_string(root.join(WORKER)).is_ok_and(|found| found == text)
}

/// The text of `sw.js` for the page below `root`.
fn make(root: &Path) -> Result<String> {
    let mut code = String::new();
    for path in CODE {
        code.push_str(&joined(&fs::read_to_string(root.join(path)).context(path)?));
    }
    ensure!(code.contains("\nfunction work("), "{} exports no function `work`", CODE[1]);
    let stamp = fs::read_to_string(root.join(page::VERSION)).context(page::VERSION)?;
    let version = stamp.split('"').nth(1).with_context(|| format!("{} names no version", page::VERSION))?;
    let list = list_of(&page_files(root)?);
    // In a block, a text that was cut short anywhere is no script at all, and a browser keeps what it has.
    Ok(format!(
        "// Written by `cargo xtask build` from {} and the page's files.\n{{\n\
         const list = {{\n  version: \"{version}\",\n  files: {{\n{list}  }},\n}};\n\
         {code}\nwork(self, list);\n}}\n",
        CODE.join(", "),
    ))
}

/// A module of the worker's code, as it stands beside the others in one block.
fn joined(module: &str) -> String {
    let lines = module.lines().filter(|line| *line != "// @ts-check" && !line.starts_with("import "));
    lines.fold(String::new(), |text, line| text + line.strip_prefix("export ").unwrap_or(line) + "\n")
}

/// What the page is made of, besides the packages of the games.
pub fn sources(root: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    collect(root, "www", &mut files)?;
    files.retain(|path, _| has_ending(path, &ENDINGS));
    collect(root, MANIFEST, &mut files)?;
    for entry in fs::read_dir(root).with_context(|| root.display().to_string())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if has_ending(&name, &[".html"]) {
            collect(root, &name, &mut files)?;
        }
    }
    Ok(files)
}

/// Every file that the page may ask for while it is used.
fn page_files(root: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = sources(root)?;
    let is_asked_for = |path: &str| has_ending(path, &ASKED_FOR) || SCRIPTS.contains(&path);
    files.retain(|path, _| !path.starts_with("www/") || is_asked_for(path));
    let packages = package_files(root)?;
    ensure!(!packages.is_empty(), "{PACKAGES}/ has no game: run `cargo xtask build`");
    files.extend(packages);
    collect(root, &format!("{PACKAGES}/{}", page::FOLDER), &mut files)?;
    files.retain(|path, _| !is_bundle(path) || has_ending(path, &BUNDLE_ENDINGS));
    Ok(files)
}

pub fn has_ending(path: &str, endings: &[&str]) -> bool {
    endings.iter().any(|ending| path.ends_with(ending))
}

/// Whether a path leads into the bundle of the page.
pub fn is_bundle(path: &str) -> bool {
    path.strip_prefix(PACKAGES).is_some_and(|path| path.starts_with(&format!("/{}/", page::FOLDER)))
}

/// Whether a path leads into the package of a game that has no page.
pub fn is_without_page(root: &Path, path: &str) -> bool {
    let [PACKAGES, game, _] = path.split('/').collect::<Vec<_>>()[..] else { return false };
    !is_bundle(path) && !root.join(PAGES).join(game).is_dir()
}

/// The files of the games' packages that the page may ask for: those of the games that it shows.
fn package_files(root: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    collect(root, PACKAGES, &mut files)?;
    files.retain(|path, _| {
        let [_, _, name] = path.split('/').collect::<Vec<_>>()[..] else { return false };
        let is_asked_for = has_ending(name, &PACKAGE_ENDINGS) && !PACKAGE_FACTS.contains(&name);
        is_asked_for && !is_bundle(path) && !is_without_page(root, path)
    });
    Ok(files)
}

/// The lines of the list, in the order of the paths.
fn list_of(files: &BTreeMap<String, Vec<u8>>) -> String {
    files.iter().fold(String::new(), |mut text, (path, content)| {
        let _ = writeln!(text, "    \"{path}\": \"{}\",", &sha256(content)[..DIGITS]);
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    #[test]
    fn the_list_holds_what_the_page_is_made_of_and_nothing_for_readers_or_tests() {
        let files = page_files(&root()).unwrap();
        for path in ["index.html", "pkg/page/page.js", "pkg/page/first.css", page::VERSION, MANIFEST] {
            assert!(files.contains_key(path), "{path}");
        }
        for path in ["www/board/README.md", "www/icons/card.jpg", "www/app.ts", "pkg/page/page.js.map", WORKER] {
            assert!(!files.contains_key(path), "{path}");
        }
        let packages: Vec<_> = package_files(&root()).unwrap().into_keys().collect();
        let of = |game: &str, stem: &str| {
            let names = [&format!("{stem}_bg.wasm"), "map.json", "rulings.json"];
            names.map(|name| format!("pkg/{game}/{name}"))
        };
        let mut expected =
            [of("desert-fox", "desert_fox"), of("rommel-in-the-desert", "rommel_in_the_desert")].concat();
        expected.sort();
        assert_eq!(packages, expected, "both games have a page");
        assert!(!files.contains_key("pkg/desert_fox.js"), "an old address is not for the page");
    }

    #[test]
    fn a_package_is_for_the_page_once_the_page_has_a_folder_of_its_game() {
        let without = |path: &str| is_without_page(&root(), path);
        assert!(
            !without("pkg/desert-fox/desert_fox_bg.wasm") && !without("pkg/desert_fox.js") && !without("www/app.ts")
        );
        assert!(without("pkg/no-such-game/no_such_game_bg.wasm"));
    }

    #[test]
    fn the_worker_is_one_block_that_ends_with_its_call() {
        let text = make(&root()).unwrap();
        let stamp = fs::read(root().join(page::VERSION)).unwrap();
        assert!(text.contains(&format!("\"{}\": \"{}\"", page::VERSION, &sha256(&stamp)[..DIGITS])));
        assert!(text.contains("\nfunction work(scope, list) {"));
        assert!(text.ends_with("\nwork(self, list);\n}\n"));
        assert!(!text.contains("export ") && !text.contains("\nimport "));
    }
}
