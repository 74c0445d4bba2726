//! Compiles for the page: as small as can be, but for the searches on the board.
//!
//! Two things are not yet offered by stable Rust, so the pinned compiler is told to allow them here, and here only: the standard
//! library is compiled with the rest, without the texts of panics (the page shows where the engine stopped, not why), and the
//! functions marked `optimize(speed)` are compiled for speed. Together they make the file a tenth smaller on its way and no
//! slower. Everything else compiles the same sources without them.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::package::sorted_names;
use crate::tools::{Repo, WASM_TARGET, ensure_rust_src, ensure_wasm_target, output, run, rustc_fact};

/// What the compiler is told besides the profile `page`.
const FLAGS: [&str; 6] = [
    "-Zunstable-options",
    "-Cpanic=immediate-abort",
    "-Zlocation-detail=none",
    // Calls of small functions take more room than what they do.
    "-Cllvm-args=-inline-threshold=20",
    "--cfg=for_page",
    "--cfg=sha2_backend_soft=\"compact\"",
];

/// Parts of the standard library that every search calls: a little faster than the rest. Cargo knows them in this build alone.
const FASTER: [&str; 3] = ["alloc", "core", "dlmalloc"];

/// Compiles a crate and gives the path of the result.
pub fn compile(repo: &Repo, package: &str, build_id: &str) -> Result<PathBuf> {
    ensure_wasm_target(repo)?;
    ensure_rust_src(repo)?;
    let target_dir = repo.target_dir();
    // Sources have to be there before their folders can be renamed in what the compiler writes.
    run(repo.cargo("fetch --quiet --locked --target").arg(WASM_TARGET))?;
    let flags: Vec<String> = FLAGS.map(str::to_owned).into_iter().chain(same_bytes_everywhere(repo)?).collect();
    let faster = FASTER.map(|name| format!("profile.page.package.{name}.opt-level=\"s\""));
    run(repo
        .cargo(
            "build --quiet --profile page --locked -Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size",
        )
        .args(["--package", package, "--lib", "--target", WASM_TARGET, "--target-dir"])
        .arg(&target_dir)
        .args(faster.iter().flat_map(|setting| ["--config", setting]))
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"))
        .env("DESERT_FOX_BUILD_ID", build_id))?;
    Ok(target_dir.join(WASM_TARGET).join("page").join(format!("{}.wasm", package.replace('-', "_"))))
}

/// Compiler flags that replace the folders of this computer by fixed names, so that the same sources give the same
/// bytes in every folder and with every cargo home.
fn same_bytes_everywhere(repo: &Repo) -> Result<Vec<String>> {
    let sysroot = PathBuf::from(output(repo.command("rustc").args(["--print", "sysroot"]))?);
    let std_name = format!("/rustc/{}", rustc_fact(repo, "commit-hash")?);
    let cargo_home = cargo_home()?;
    let mut names = vec![
        (repo.root().to_path_buf(), "/desert-fox".to_owned()),
        (sysroot.join("lib/rustlib/src/rust"), std_name),
        (cargo_home.clone(), "/cargo".to_owned()),
    ];
    // The folder of a registry is named after its address, which a mirror changes; the last fitting rule counts.
    let registries = cargo_home.join("registry/src");
    for name in sorted_names(&registries)? {
        names.push((registries.join(name), "/cargo/registry".to_owned()));
    }
    Ok(names.iter().map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display())).collect())
}

fn cargo_home() -> Result<PathBuf> {
    if let Some(home) = env::var_os("CARGO_HOME") {
        return Ok(home.into());
    }
    Ok(env::home_dir().context("this computer names no home folder: set CARGO_HOME")?.join(".cargo"))
}
