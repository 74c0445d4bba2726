//! Fingerprints of the files that feed `pkg/`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use crate::games::Game;
use crate::tools::Repo;

/// What the wasm and its glue are made of, besides the crates.
const WASM_FILES: [&str; 5] =
    ["Cargo.lock", "Cargo.toml", "rust-toolchain.toml", "crate/bindgen", "crate/xtask/src/wasm.rs"];

/// Folders of a crate that have no part in the wasm.
const TEST_FOLDERS: [&str; 3] = ["tests", "benches", "examples"];

/// How documents end: they lie beside the code, and nothing is made of them.
const DOCUMENT: &str = ".md";

/// What the table of rulings reads besides the crates: the tool that writes it and the case files.
const LEDGER_FILES: [&str; 2] = ["crate/tool", "tests/rulings"];

/// The two fingerprints of the package of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fingerprints {
    /// Of everything that the wasm is made of; page and wasm compare it as the build id.
    pub build_id: String,
    /// Of everything that the table of rulings is made of, so that a new test case does not change the build id.
    pub ledger: String,
}

/// Reads the files that feed the package of a game and gives their fingerprints, 12 hex digits each.
pub fn fingerprints(repo: &Repo, game: &Game) -> Result<Fingerprints> {
    let mut wasm = BTreeMap::new();
    let mut ledger = BTreeMap::new();
    for name in WASM_FILES {
        collect(repo.root(), name, &mut wasm)?;
    }
    for folder in &game.folders {
        for part in names(&repo.path(folder))? {
            let files = if TEST_FOLDERS.contains(&part.as_str()) { &mut ledger } else { &mut wasm };
            collect(repo.root(), &format!("{folder}/{part}"), files)?;
        }
    }
    leave_out_documents(&mut wasm);
    let build_id = fingerprint(&wasm);
    for name in LEDGER_FILES {
        collect(repo.root(), name, &mut ledger)?;
    }
    collect(repo.root(), &format!("tests/{}/rulings", game.name), &mut ledger)?;
    leave_out_documents(&mut ledger);
    ledger.insert("build id".to_owned(), build_id.clone().into_bytes());
    Ok(Fingerprints { build_id, ledger: fingerprint(&ledger) })
}

fn leave_out_documents(files: &mut BTreeMap<String, Vec<u8>>) {
    files.retain(|path, _| !path.ends_with(DOCUMENT));
}

/// SHA-256 in hex digits.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The first 12 hex digits of SHA-256 over paths and contents in the order of the paths.
pub fn fingerprint(files: &BTreeMap<String, Vec<u8>>) -> String {
    let mut hash = Sha256::new();
    for (path, content) in files {
        // With its length before it, no content can pass for the path of the next file.
        hash.update(format!("{path}\n{}\n", content.len()));
        hash.update(content);
    }
    hex(&hash.finalize())[..12].to_owned()
}

/// Adds the file at `path`, or every file below it; a path that does not exist adds nothing.
pub fn collect(root: &Path, path: &str, files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    let full = root.join(path);
    if full.is_dir() {
        return names(&full)?.iter().try_for_each(|name| collect(root, &format!("{path}/{name}"), files));
    }
    if full.is_file() {
        files.insert(path.to_owned(), fs::read(&full).with_context(|| full.display().to_string())?);
    }
    Ok(())
}

/// The names in a folder, without hidden files and editors' backups.
fn names(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !name.starts_with('.') && !name.ends_with('~') {
            names.push(name);
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> BTreeMap<String, Vec<u8>> {
        list.iter().map(|(path, content)| ((*path).to_owned(), content.as_bytes().to_vec())).collect()
    }

    #[test]
    fn a_fingerprint_depends_on_paths_and_contents_but_not_on_the_order() {
        let one = fingerprint(&files(&[("a", "1"), ("b", "2")]));
        assert_eq!(one, fingerprint(&files(&[("b", "2"), ("a", "1")])));
        assert_ne!(one, fingerprint(&files(&[("a", "1"), ("c", "2")])));
        assert_ne!(one, fingerprint(&files(&[("a", "1"), ("b", "3")])));
        assert_eq!(one.len(), 12);
    }

    #[test]
    fn documents_beside_the_code_are_left_out_in_every_folder() {
        let mut found = files(&[("a/LADDER.md", "1"), ("a/benches/README.md", "2"), ("a/benches/speed.rs", "3")]);
        leave_out_documents(&mut found);
        assert_eq!(found, files(&[("a/benches/speed.rs", "3")]));
    }

    #[test]
    fn content_cannot_pass_for_another_file() {
        let joined = fingerprint(&files(&[("a", "1b\n1\n2")]));
        assert_ne!(joined, fingerprint(&files(&[("a", "1"), ("b", "2")])));
    }

    #[test]
    fn sha256_of_the_empty_message_is_the_published_one() {
        assert_eq!(sha256(b""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }
}
