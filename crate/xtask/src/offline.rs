//! Writes `sw.js`: the service worker with the list of the page's files, each with its hash; and the module that tells a
//! window which version its files are of.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::sources::{collect, fingerprint, sha256};

/// The file that browsers ask for; at the top, because a service worker sees only what lies beside and below it.
pub const WORKER: &str = "sw.js";

/// The module with the version, which the page loads before it starts.
pub const VERSION: &str = "www/offline/version.js";

/// The worker's code; the last file has the function that starts it.
pub const CODE: [&str; 2] = ["www/offline/files.js", "www/offline/worker.js"];

/// What a browser needs of the page without a network, besides the pages and scripts themselves.
const MANIFEST: &str = "manifest.webmanifest";

/// Where the packages of the games are, each in a folder. Files beside those folders are not for the page.
const PACKAGES: &str = "pkg";

/// Where the page keeps what it knows of each game. A game without a folder here has a package but no page.
const PAGES: &str = "www/games";

/// Endings of the files of a package that belong to the page, and files that do not.
const PACKAGE_ENDINGS: [&str; 3] = [".js", ".json", ".wasm"];
const PACKAGE_FACTS: [&str; 2] = ["build.json", "package.json"];

/// Endings of the files of `www/` that belong to the page; notes for readers do not.
const ENDINGS: [&str; 5] = [".css", ".js", ".json", ".png", ".svg"];

/// Files of `www/` that stand in for the worker, or name its version.
const APART: [&str; 4] = [CODE[0], CODE[1], "www/offline/remove.js", VERSION];

/// Hex digits of a hash in the list: enough against every accident, and the list stays small.
const DIGITS: usize = 32;

/// Makes `sw.js` and the module with the version what the page's files below `root` give.
pub fn write(root: &Path) -> Result<()> {
    write_hosted(root, root)
}

/// The same for a page whose sources stand in another folder.
pub fn write_hosted(root: &Path, sources: &Path) -> Result<()> {
    let Made { version, files } = make(root, sources)?;
    for (path, text) in files {
        if !is_current(root, path, &text) {
            fs::write(root.join(path), text).context(path)?;
            println!("{path} is written (version {version}).");
        }
    }
    Ok(())
}

/// Fails if `sw.js` or the module with the version is anything else than what the page's files give.
pub fn check(root: &Path) -> Result<()> {
    let Made { version, files } = make(root, root)?;
    for (path, text) in files {
        ensure!(
            is_current(root, path, &text),
            "{path} is not what the page gives: run `cargo xtask build` and commit {path}"
        );
    }
    println!("{WORKER} is what the page gives (version {version}).");
    Ok(())
}

fn is_current(root: &Path, path: &str, text: &str) -> bool {
    fs::read_to_string(root.join(path)).is_ok_and(|found| found == text)
}

/// A version and the files that name it, by path.
struct Made {
    version: String,
    files: [(&'static str, String); 2],
}

/// The version of the page below `root`: a hash of all files but the two that name it. The worker's code stands in the
/// sources.
fn make(root: &Path, sources: &Path) -> Result<Made> {
    let mut files = page_files(root)?;
    let mut all = files.clone();
    let mut code = String::new();
    for path in CODE {
        let text = fs::read_to_string(sources.join(path)).context(path)?;
        code.push_str(&joined(&text));
        all.insert(path.to_owned(), text.into_bytes());
    }
    ensure!(code.contains("\nfunction work("), "{} exports no function `work`", CODE[1]);
    let version = fingerprint(&all);
    let stamp = format!(
        "// @ts-check\n// Written by `cargo xtask build`.\n\n\
         /** The version that this file belongs to. */\nexport const VERSION = \"{version}\";\n"
    );
    files.insert(VERSION.to_owned(), stamp.clone().into_bytes());
    let list = list_of(&files);
    // In a block, a text that was cut short anywhere is no script at all, and a browser keeps what it has.
    let text = format!(
        "// Written by `cargo xtask build` from {} and the page's files.\n{{\n\
         const list = {{\n  version: \"{version}\",\n  files: {{\n{list}  }},\n}};\n\
         {code}\nwork(self, list);\n}}\n",
        CODE.join(", "),
    );
    Ok(Made { version, files: [(VERSION, stamp), (WORKER, text)] })
}

/// A module of the worker's code, as it stands beside the others in one block.
fn joined(module: &str) -> String {
    let lines = module.lines().filter(|line| *line != "// @ts-check" && !line.starts_with("import "));
    lines.fold(String::new(), |text, line| text + line.strip_prefix("export ").unwrap_or(line) + "\n")
}

/// Every file that the page may ask for while it is used, but for the module with the version.
fn page_files(root: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    collect(root, "www", &mut files)?;
    files.retain(|path, _| ENDINGS.iter().any(|ending| path.ends_with(ending)) && !APART.contains(&path.as_str()));
    collect(root, MANIFEST, &mut files)?;
    let packages = package_files(root)?;
    ensure!(!packages.is_empty(), "{PACKAGES}/ has no game: run `cargo xtask build`");
    files.extend(packages);
    for entry in fs::read_dir(root).with_context(|| root.display().to_string())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if Path::new(&name).extension().is_some_and(|ending| ending == "html") {
            collect(root, &name, &mut files)?;
        }
    }
    Ok(files)
}

/// Whether a path leads into the package of a game that has no page.
pub fn is_without_page(root: &Path, path: &str) -> bool {
    let [PACKAGES, game, _] = path.split('/').collect::<Vec<_>>()[..] else { return false };
    !root.join(PAGES).join(game).is_dir()
}

/// The files of the games' packages that the page may ask for: those of the games that it shows.
fn package_files(root: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    collect(root, PACKAGES, &mut files)?;
    files.retain(|path, _| {
        let [_, _, name] = path.split('/').collect::<Vec<_>>()[..] else { return false };
        let is_asked_for =
            PACKAGE_ENDINGS.iter().any(|ending| name.ends_with(ending)) && !PACKAGE_FACTS.contains(&name);
        is_asked_for && !is_without_page(root, path)
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
        for path in ["index.html", "www/app.js", MANIFEST, "pkg/desert-fox/desert_fox_bg.wasm"] {
            assert!(files.contains_key(path), "{path}");
        }
        for path in ["www/board/README.md", "www/icons/card.jpg", "pkg/desert-fox/desert_fox.d.ts", CODE[0], WORKER] {
            assert!(!files.contains_key(path), "{path}");
        }
        let packages: Vec<_> = package_files(&root()).unwrap().into_keys().collect();
        let of = |game: &str, stem: &str| {
            let names = ["build.js", &format!("{stem}.js"), &format!("{stem}_bg.wasm"), "map.json", "rulings.json"];
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
            !without("pkg/desert-fox/desert_fox_bg.wasm") && !without("pkg/desert_fox.js") && !without("www/app.js")
        );
        assert!(without("pkg/no-such-game/no_such_game_bg.wasm"));
    }

    #[test]
    fn the_worker_is_one_block_that_ends_with_its_call() {
        let Made { version, files: [(_, stamp), (_, text)] } = make(&root(), &root()).unwrap();
        assert_eq!(version.len(), 12);
        assert!(stamp.ends_with(&format!("VERSION = \"{version}\";\n")));
        assert!(text.contains(&format!("\"{VERSION}\": \"{}\"", &sha256(stamp.as_bytes())[..DIGITS])));
        assert!(text.contains("\nfunction work(scope, list) {"));
        assert!(text.ends_with("\nwork(self, list);\n}\n"));
        assert!(!text.contains("export ") && !text.contains("\nimport "));
    }
}
