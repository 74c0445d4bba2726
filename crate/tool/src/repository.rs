//! The files of the repository that the survey reads.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use thiserror::Error;

use crate::games::Game;

/// The crates of rules that all games share.
const SHARED_RULES: [&str; 2] = ["referee", "hexgrid"];

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
    /// The Rust sources of all crates but those of other games, by path.
    pub sources: Vec<File>,
    /// The folders of the sources whose citations count as carrying a ruling out.
    pub rules: Vec<String>,
    /// The case files, by path.
    pub case_files: Vec<File>,
    /// The list of rulings that must stay tested, if there is one.
    pub must: Option<File>,
}

/// Why the repository cannot be read.
#[derive(Debug, Error)]
pub enum RepositoryError {
    /// No ledger in the folder or above it.
    #[error("no {ledger} in {folder} or above it; name the root of the repository with --root")]
    NotFound {
        /// The path of the ledger.
        ledger: String,
        /// The folder.
        folder: String,
    },
    /// A file or folder cannot be read.
    #[error("{0}: {1}")]
    ParseError(String, io::Error),
}

/// The root of the repository with the ledger of a game that the current folder lies in.
pub fn root(game: &Game) -> Result<PathBuf, RepositoryError> {
    let here = env::current_dir().map_err(|error| RepositoryError::ParseError(".".to_owned(), error))?;
    let ledger = game.ledger();
    let root = here.ancestors().find(|folder| folder.join(&ledger).is_file()).map(Path::to_path_buf);
    root.ok_or_else(|| RepositoryError::NotFound { ledger, folder: here.display().to_string() })
}

impl Repository {
    /// Reads the ledger of a game, the sources, the case files and the list of what must stay tested below `root`.
    pub fn read(root: &Path, game: &Game) -> Result<Self, RepositoryError> {
        let mut sources = Vec::new();
        let crates = entries(&root.join("crate"))?;
        let others: Vec<String> =
            crates.iter().filter(|path| path.join("data/rulings.toml").is_file()).map(name).collect();
        // Each game cites its own ledger, and so do the bindings that end with its name.
        let of_another = |crate_name: &str| others.iter().any(|other| other != game.id && crate_name.ends_with(other));
        for folder in crates.iter().filter(|path| !of_another(&name(path))) {
            rust_files(&folder.join("src"), &mut sources)?;
        }
        let case_files = entries(&root.join(game.cases))?.into_iter().filter(is_case_file);
        let must = root.join(game.cases).join("must.txt");
        Ok(Self {
            rules: [game.id].iter().chain(&SHARED_RULES).map(|name| format!("crate/{name}/src/")).collect(),
            ledger: read(root, &root.join(game.ledger()))?,
            sources: sources.iter().map(|path| read(root, path)).collect::<Result<_, _>>()?,
            case_files: case_files.map(|path| read(root, &path)).collect::<Result<_, _>>()?,
            must: if must.is_file() { Some(read(root, &must)?) } else { None },
        })
    }
}

#[allow(clippy::ptr_arg, reason = "the paths of a list are mapped to their names")]
fn name(path: &PathBuf) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn is_case_file(path: &PathBuf) -> bool {
    path.extension() == Some("json".as_ref()) && !name(path).ends_with(".schema.json")
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
