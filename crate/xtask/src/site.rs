//! Writes the page into a folder that a static host serves as it is, with compressed copies beside the files.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::offline;
use crate::package;
use crate::sources::collect;
use crate::tools::{Repo, run};
use crate::web;

/// The folder below the one of compiled files.
const FOLDER: &str = "site";

/// What the page may ask for: its texts and pictures, its bundle, the engines with their data, and the test cases of the
/// rulings.
const FOLDERS: [&str; 4] = ["www", "pkg", "tests/rulings", "tests/rommel-in-the-desert/rulings"];

/// Endings of files that only readers of the sources need.
const FOR_READERS: [&str; 3] = [".md", ".d.ts", ".map"];

/// Endings of the sources of the bundle, which has them inside.
const IN_THE_BUNDLE: [&str; 3] = [".css", ".js", ".ts"];

/// The script that a host publishes to remove the offline copy.
const REMOVE: &str = "www/offline/remove.js";

/// The scripts that write compressed copies beside the files of a folder, and print how large they are.
const COMPRESS: &str = "crate/xtask/site/compress.mjs";
const SIZES: &str = "crate/xtask/site/sizes.mjs";

/// The page for an address that the host does not have.
const NOT_FOUND: &str = "crate/xtask/site/404.html";

/// Writes the folder and prints its sizes; with `save_sizes` they become the figures to be committed.
pub fn write(repo: &Repo, as_is: bool, save_sizes: bool) -> Result<()> {
    web::ensure_packages(repo)?;
    if !as_is {
        package::build(repo)?;
    }
    let out = repo.target_dir().join(FOLDER);
    let files = hosted_files(repo.root())?;
    replace(&out, &files)?;
    // Hosts serve it for addresses that they do not have; it is no part of the page.
    fs::copy(repo.path(NOT_FOUND), out.join("404.html")).context(NOT_FOUND)?;
    println!("{} is written: {} files.", out.display(), files.len());
    // Last, so that no list holds the copies.
    run(repo.command("node").arg(COMPRESS).arg(&out))?;
    run(repo.command("node").args(web::STRIP_TYPES).arg(SIZES).arg(&out).args(save_sizes.then_some("--save")))
}

/// The files of the page by their paths, as they stand in the sources.
fn hosted_files(root: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    for folder in FOLDERS {
        collect(root, folder, &mut files)?;
    }
    files.retain(|path, _| {
        let is_for_readers = FOR_READERS.iter().any(|ending| path.ends_with(ending));
        !is_for_readers && !is_in_the_bundle(path) && !offline::is_without_page(root, path)
    });
    collect(root, offline::WORKER, &mut files)?;
    for entry in fs::read_dir(root).with_context(|| root.display().to_string())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if [".html", ".webmanifest"].iter().any(|ending| name.ends_with(ending)) || name.starts_with("LICENSE") {
            collect(root, &name, &mut files)?;
        }
    }
    Ok(files)
}

/// Whether a file of `www/` is asked for only as a part of the bundle. The scripts directly in `www/` are addresses for
/// other websites.
fn is_in_the_bundle(path: &str) -> bool {
    let is_source = path.starts_with("www/") && IN_THE_BUNDLE.iter().any(|ending| path.ends_with(ending));
    let is_address = path.matches('/').count() == 1 && offline::has_ending(path, &[".js"]);
    is_source && !is_address && !offline::SCRIPTS.contains(&path) && path != REMOVE
}

/// Makes a folder hold these files and no others.
fn replace(folder: &Path, files: &BTreeMap<String, Vec<u8>>) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    for (path, content) in files {
        let file = folder.join(path);
        fs::create_dir_all(file.parent().unwrap_or(folder)).context(path.clone())?;
        fs::write(&file, content).context(path.clone())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_holds_what_the_page_may_ask_for_and_the_licences() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let files = hosted_files(&root).unwrap();
        for path in
            ["index.html", "embed.html", "www/desert-fox.js", "manifest.webmanifest", "LICENSE-milsymbol", "sw.js"]
        {
            assert!(files.contains_key(path), "{path}");
        }
        for ending in [".md", ".d.ts", ".map", "offline/worker.js", "www/app.ts", "base.css"] {
            assert!(!files.keys().any(|path| path.ends_with(ending)), "{ending}");
        }
        for (folder, ending) in [
            ("pkg/", ".wasm"),
            ("tests/rulings/", ".json"),
            ("tests/rommel-in-the-desert/rulings/", ".json"),
            ("www/vendor/", "LICENSE"),
        ] {
            assert!(files.keys().any(|path| path.starts_with(folder) && path.ends_with(ending)), "{folder}*{ending}");
        }
    }
}
