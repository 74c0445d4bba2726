//! What the checks of the sources share.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders of libraries, packages and compiled files.
const NOT_OURS: [&str; 3] = ["node_modules", "target", "vendor"];

/// The workspace's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files below a folder that have one of the extensions, in no particular order.
pub fn sources(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() && !NOT_OURS.contains(&name) {
            found.extend(sources(&path, extensions));
        } else if path.extension().is_some_and(|own| extensions.iter().any(|extension| own == *extension)) {
            found.push(path);
        }
    }
    found
}
