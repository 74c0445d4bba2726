//! Copies of the sources in which mutants are tried.
//!
//! A copy compiles one crate instead of three: the unit tests of the rules, with the ruling cases and further test
//! programs as modules of them, and without the crate as a dependency of its own tests. That halves the time that a mutant
//! takes.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::sources::{collect, fingerprint};
use crate::tools::Repo;

/// What a copy holds: the workspace without the page, and what the tests read.
const COPIED: [&str; 14] = [
    "Cargo.lock",
    "Cargo.toml",
    "clippy.toml",
    "crate",
    "docs/charts.schema.json",
    "docs/save.schema.json",
    "fuzz/corpus",
    "rust-toolchain.toml",
    "tests/golden",
    "tests/hostile",
    "tests/matching.json",
    "tests/rommel-in-the-desert",
    "tests/rulings",
    "tests/saves",
];

/// Crates that decide what becomes of a mutant.
const TESTED: [&str; 4] = ["crate/desert-fox/", "crate/hexgrid/", "crate/referee/", "crate/rommel-in-the-desert/"];

/// The crates of the rules, each with its test programs that become modules of the unit tests: module and file.
const RULES: [(&str, &[(&str, &str)]); 2] = [
    (
        "desert-fox",
        &[("board", "board/main.rs"), ("corpus", "corpus.rs"), ("record", "record/main.rs"), ("rulings", "rulings.rs")],
    ),
    ("rommel-in-the-desert", &[("rulings", "rulings.rs")]),
];

/// The sources as a copy holds them.
pub struct Sources {
    files: BTreeMap<String, Vec<u8>>,
    hash: String,
}

impl Sources {
    /// Reads the sources of the workspace and puts the tests together.
    ///
    /// Errors: of reading, and a manifest in which the crate is no dependency of its own tests any more.
    pub fn read(repo: &Repo) -> Result<Self> {
        let mut files = BTreeMap::new();
        COPIED.iter().try_for_each(|path| collect(repo.root(), path, &mut files))?;
        let decides = |path: &str| !path.starts_with("crate/") || TESTED.iter().any(|tested| path.starts_with(tested));
        let deciding = files.iter().filter(|(path, _)| decides(path)).map(|(path, text)| (path.clone(), text.clone()));
        let hash = fingerprint(&deciding.collect());
        RULES.iter().try_for_each(|(package, modules)| put_together(&mut files, package, modules))?;
        Ok(Self { files, hash })
    }

    /// 12 hex digits over everything that decides what becomes of a mutant.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The text of a file.
    pub fn text(&self, path: &str) -> Result<&str> {
        let bytes = self.files.get(path).with_context(|| format!("{path} is not among the sources"))?;
        std::str::from_utf8(bytes).with_context(|| path.to_owned())
    }
}

fn put_together(files: &mut BTreeMap<String, Vec<u8>>, package: &str, modules: &[(&str, &str)]) -> Result<()> {
    let (folder, itself) = (format!("crate/{package}/"), format!("{package} = {{ path = \".\""));
    let (manifest, name) = (format!("{folder}Cargo.toml"), package.replace('-', "_"));
    let mut edit = |path: &str, change: &dyn Fn(&str) -> String| -> Result<bool> {
        let bytes = files.get_mut(path).with_context(|| format!("{path} is missing"))?;
        let old = String::from_utf8(std::mem::take(bytes)).with_context(|| path.to_owned())?;
        let new = change(&old);
        let changed = new != old;
        *bytes = new.into_bytes();
        Ok(changed)
    };
    let without = |text: &str| text.split_inclusive('\n').filter(|line| !line.starts_with(&itself)).collect();
    ensure!(edit(&manifest, &without)?, "{manifest}: no line begins with `{itself}`");
    edit(&format!("{folder}src/lib.rs"), &|text| {
        let module =
            |(name, file): &(&str, &str)| format!("#[path = \"../tests/{file}\"]\n#[cfg(test)]\nmod {name}_tests;\n");
        let modules: String = modules.iter().map(module).collect();
        format!("{text}\n#[cfg(test)]\nextern crate self as {name};\n{modules}")
    })?;
    // In a module a test program no longer stands at the root.
    let inside = |path: &&String| ["tests/", "build/"].iter().any(|part| path.starts_with(&format!("{folder}{part}")));
    let paths = files.keys().filter(inside);
    for path in paths.cloned().collect::<Vec<_>>() {
        let bytes = files.remove(&path).unwrap_or_default();
        let text = String::from_utf8(bytes).with_context(|| path.clone())?;
        files.insert(path, text.replace("crate::", "super::").into_bytes());
    }
    Ok(())
}

/// A copy of the sources that this process alone uses.
pub struct Tree {
    root: PathBuf,
    /// Unlocked when the process ends, however it ends.
    _lock: File,
}

impl Tree {
    /// Takes the first copy that no other process uses, and makes its files equal to the sources.
    ///
    /// What a run that was cut short left changed is written again; what is the same keeps its date, so that it is not
    /// compiled again.
    pub fn lock(folder: &Path, sources: &Sources) -> Result<Self> {
        for number in 0..64 {
            let root = folder.join(format!("tree-{number}"));
            fs::create_dir_all(&root).with_context(|| root.display().to_string())?;
            let lock = root.with_extension("lock");
            let lock = File::create(&lock).with_context(|| lock.display().to_string())?;
            if lock.try_lock().is_ok() {
                let tree = Self { root, _lock: lock };
                tree.update(sources)?;
                return Ok(tree);
            }
        }
        bail!("64 other runs are at work")
    }

    /// Its folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// A file beside the folder, of the same name with another ending.
    pub fn beside(&self, extension: &str) -> PathBuf {
        self.root.with_extension(extension)
    }

    fn update(&self, sources: &Sources) -> Result<()> {
        let mut there = BTreeMap::new();
        COPIED.iter().try_for_each(|path| collect(&self.root, path, &mut there))?;
        for path in there.keys().filter(|path| !sources.files.contains_key(*path)) {
            let file = self.root.join(path);
            fs::remove_file(&file).with_context(|| path.clone())?;
            // A folder of a crate that is gone would be taken for a crate without a manifest.
            let folders = file.ancestors().skip(1).take_while(|folder| *folder != self.root);
            folders.take_while(|folder| fs::remove_dir(folder).is_ok()).for_each(drop);
        }
        for (path, bytes) in sources.files.iter().filter(|(path, bytes)| there.get(*path) != Some(bytes)) {
            let file = self.root.join(path);
            fs::create_dir_all(file.parent().unwrap_or(&file)).with_context(|| path.clone())?;
            fs::write(&file, bytes).with_context(|| path.clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_goes_with_its_last_file() {
        let folder = std::env::temp_dir().join(format!("mutants-tree-{}", std::process::id()));
        let sources = |paths: &[&str]| {
            let files = paths.iter().map(|path| ((*path).to_owned(), Vec::new())).collect();
            Sources { files, hash: String::new() }
        };
        drop(Tree::lock(&folder, &sources(&["crate/a/src/lib.rs", "crate/b/Cargo.toml"])).unwrap());
        let tree = Tree::lock(&folder, &sources(&["crate/b/Cargo.toml"])).unwrap();
        assert!(!tree.root().join("crate/a").exists());
        assert!(tree.root().join("crate/b/Cargo.toml").exists());
        fs::remove_dir_all(folder).unwrap();
    }
}
