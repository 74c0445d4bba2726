//! `cargo xtask compile` on a computer that has no wasm target.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

/// Puts a shell script of that name into the folder.
fn script(folder: &Path, name: &str, text: &str) {
    let path = folder.join(name);
    fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn standard_output_holds_the_path_alone_while_the_target_is_added() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-wasm-target");
    fs::create_dir_all(&folder).unwrap();
    let missing = folder.join("missing");
    script(&folder, "rustc", &format!("echo 'commit-hash: 0123'\nexec echo '{}'", missing.display()));
    script(&folder, "rustup", "echo 'info: downloading component'");
    script(&folder, "cargo", "exit 0");

    let found = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["compile", "wasm-bench"])
        .env("PATH", format!("{}:/usr/bin:/bin", folder.display()))
        .env("CARGO_TARGET_DIR", &folder)
        .output()
        .unwrap();

    let [out, errors] = [found.stdout, found.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    assert!(found.status.success(), "{errors}");
    assert_eq!(out.lines().count(), 1, "{out}");
    assert!(out.ends_with("/wasm32-unknown-unknown/page/wasm_bench.wasm\n"), "{out}");
    for line in ["Adding the Rust target wasm32-unknown-unknown.", "info: downloading component"] {
        assert!(errors.contains(line), "{errors}");
    }
}
