//! Compiles for the page.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::package::sorted_names;
use crate::tools::{Repo, WASM_TARGET, ensure_wasm_target, output, run, rustc_fact};

/// The profile of what the page fetches, in `Cargo.toml`.
const PROFILE: &str = "page";

/// Compiles a crate and gives the path of the result.
pub fn compile(repo: &Repo, package: &str, build_id: &str) -> Result<PathBuf> {
    ensure_wasm_target(repo)?;
    let target_dir = repo.target_dir();
    // Sources have to be there before their folders can be renamed in what the compiler writes.
    run(repo.cargo("fetch --quiet --locked --target").arg(WASM_TARGET))?;
    run(repo
        .cargo("build --quiet --locked --profile")
        .args([PROFILE, "--package", package, "--lib", "--target", WASM_TARGET, "--target-dir"])
        .arg(&target_dir)
        .env("CARGO_ENCODED_RUSTFLAGS", same_bytes_everywhere(repo)?.join("\x1f"))
        .env("BUILD_ID", build_id))?;
    Ok(target_dir.join(WASM_TARGET).join(PROFILE).join(format!("{}.wasm", package.replace('-', "_"))))
}

/// Compiler flags that replace the folders of this computer by fixed names, so that the same sources give the same
/// bytes in every folder and with every cargo home.
fn same_bytes_everywhere(repo: &Repo) -> Result<Vec<String>> {
    let sysroot = PathBuf::from(output(repo.command("rustc").args(["--print", "sysroot"]))?);
    let std_name = format!("/rustc/{}", rustc_fact(repo, "commit-hash")?);
    let cargo_home = cargo_home()?;
    let mut names = vec![
        (repo.root().to_path_buf(), "/workspace".to_owned()),
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
