//! Runs the fuzz targets for a short time each, on the pinned Rust and without further tools.

use std::fs::{self, File};
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::tools::{Repo, find_program, run, rustc_fact};

/// What makes a program tell libFuzzer where it has been.
const COVERAGE: [&str; 8] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Cdebug-assertions",
    "-Ccodegen-units=1",
];
/// Bytes of the longest input that is tried.
const LONGEST: u32 = 20_000;

/// Lines of a log that are shown of a target that fails.
const LAST_LINES: usize = 40;

/// Runs every target for this many seconds, from its corpus on.
pub fn smoke(repo: &Repo, seconds: u32) -> Result<()> {
    if find_program(&["c++", "g++", "clang++"]).is_none() {
        bail!("no C++ compiler was found, which libFuzzer needs: install g++");
    }
    let (built, host) = (repo.target_dir().join("fuzz"), rustc_fact(repo, "host")?);
    let mut build = repo.cargo("build --quiet --locked --release --manifest-path fuzz/Cargo.toml --target");
    // With a target named the flags are for the program alone and not for what builds it.
    run(build.arg(&host).arg("--target-dir").arg(&built).env("CARGO_ENCODED_RUSTFLAGS", COVERAGE.join("\x1f")))?;
    for target in targets(repo)? {
        let (found, failed) = (built.join("corpus").join(&target), built.join("artifacts").join(&target));
        for folder in [&found, &failed] {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        println!("{target}: {seconds} s");
        let program = built.join(&host).join("release").join(&target);
        let mut fuzz = repo.command(&program.to_string_lossy());
        fuzz.arg(&found).arg(repo.path("fuzz/corpus").join(&target));
        fuzz.args([format!("-max_total_time={seconds}"), format!("-max_len={LONGEST}"), "-verbosity=0".to_owned()]);
        fuzz.arg(format!("-artifact_prefix={}/", failed.display())).arg("-timeout=20");
        let log = built.join(format!("{target}.log"));
        fuzz.stderr(File::create(&log).with_context(|| log.display().to_string())?);
        run(&mut fuzz).with_context(|| format!("{target} failed:\n{}", tail(&log)))?;
    }
    Ok(())
}

/// The last lines of a log.
fn tail(log: &Path) -> String {
    let text = String::from_utf8_lossy(&fs::read(log).unwrap_or_default()).into_owned();
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(LAST_LINES)..].join("\n")
}

/// The names of the targets, each with a corpus.
fn targets(repo: &Repo) -> Result<Vec<String>> {
    let folder = repo.path("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        names.extend(name.strip_suffix(".rs").map(str::to_owned));
    }
    names.sort();
    match names.iter().find(|name| !repo.path("fuzz/corpus").join(name).is_dir()) {
        Some(name) => bail!("fuzz/corpus/{name} is missing"),
        None => Ok(names),
    }
}
