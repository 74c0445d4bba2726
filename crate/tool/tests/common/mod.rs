//! What the tests of the command share.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, str};

/// An empty folder for a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Exit code, output and messages.
pub fn tool(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tool")).args(arguments).output().unwrap();
    let text = |bytes: &[u8]| str::from_utf8(bytes).unwrap().to_owned();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

/// A save file with the check that fits it.
pub fn mended(text: &str) -> String {
    let (head, _) = text.split_once("\"check\":").unwrap();
    let bare: String = head.lines().map(str::trim).collect();
    let bare = bare.trim_end_matches(',').replace("\": ", "\":") + "}";
    let check = referee::hash::sha256_hex(bare.as_bytes());
    format!("{head}\"check\": \"{check}\"\n}}\n")
}
