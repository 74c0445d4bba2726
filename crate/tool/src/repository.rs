//! The files of the repository that the survey reads.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use thiserror::Error;

const LEDGER: &str = "crate/desert-fox/data/rulings.toml";
const CASES: &str = "tests/rulings";
const MUST: &str = "tests/rulings/must.txt";

/// A file with its path from the root of the repository, in `/` spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The path.
    pub path: String,
    /// What it holds.
    pub text: String,
}

/// Everything the survey reads.
#[derive(Clone, Debug)]
pub struct Repository {
    /// The ledger.
    pub ledger: File,
    /// The Rust sources of all crates, by path.
    pub sources: Vec<File>,
    /// The case files, by path.
    pub case_files: Vec<File>,
    /// The list of rulings that must stay tested, if there is one.
    pub must: Option<File>,
}

/// Why the repository cannot be read.
#[derive(Debug, Error)]
pub enum RepositoryError {
    /// No ledger in the folder or above it.
    #[error("no {LEDGER} in {0} or above it; name the root of the repository with --root")]
    NotFound(String),
    /// A file or folder cannot be read.
    #[error("{0}: {1}")]
    ParseError(String, io::Error),
}

/// The root of the repository that the current folder lies in.
pub fn root() -> Result<PathBuf, RepositoryError> {
    let here = env::current_dir().map_err(|error| RepositoryError::ParseError(".".to_owned(), error))?;
    let root = here.ancestors().find(|folder| folder.join(LEDGER).is_file());
    root.map(Path::to_path_buf).ok_or_else(|| RepositoryError::NotFound(here.display().to_string()))
}

impl Repository {
    /// Reads the ledger, the sources, the case files and the list of what must stay tested below `root`.
    pub fn read(root: &Path) -> Result<Self, RepositoryError> {
        let mut sources = Vec::new();
        let ledger = root.join(LEDGER);
        for folder in entries(&root.join("crate"))? {
            // A game with a ledger of its own cites that one.
            let other = folder.join("data/rulings.toml");
            if other.is_file() && other != ledger {
                continue;
            }
            rust_files(&folder.join("src"), &mut sources)?;
        }
        let case_files = entries(&root.join(CASES))?.into_iter().filter(|path| is_case_file(path));
        let must = root.join(MUST);
        Ok(Self {
            ledger: read(root, &ledger)?,
            sources: sources.iter().map(|path| read(root, path)).collect::<Result<_, _>>()?,
            case_files: case_files.map(|path| read(root, &path)).collect::<Result<_, _>>()?,
            must: if must.is_file() { Some(read(root, &must)?) } else { None },
        })
    }
}

fn is_case_file(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.ends_with(".json") && !name.ends_with(".schema.json")
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), RepositoryError> {
    for path in entries(folder)? {
        if path.is_dir() {
            rust_files(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    Ok(())
}

/// What a folder holds, sorted; nothing where it does not exist.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, RepositoryError> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let unreadable = |error| RepositoryError::ParseError(folder.display().to_string(), error);
    let listing: io::Result<Vec<_>> =
        fs::read_dir(folder).map_err(unreadable)?.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut paths = listing.map_err(unreadable)?;
    paths.sort();
    Ok(paths)
}

fn read(root: &Path, path: &Path) -> Result<File, RepositoryError> {
    let shown = path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/");
    match fs::read_to_string(path) {
        Ok(text) => Ok(File { path: shown, text }),
        Err(error) => Err(RepositoryError::ParseError(shown, error)),
    }
}
