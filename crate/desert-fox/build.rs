//! Turns every `data/*.toml` into `OUT_DIR/<name>.json`, so that the compiled referee reads one format only, and the map
//! into `OUT_DIR/map.rs`, so that it reads no map at all.

#[path = "build/map.rs"]
mod map;
#[path = "build/source.rs"]
mod source;

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=data");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for entry in fs::read_dir("data")? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            convert(&path, &out).map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    list_switched(Path::new("data/rulings.toml"), &out.join("switched.rs"))
        .map_err(|error| format!("data/rulings.toml: {error}"))?;
    list_changed(Path::new("data/rulings.toml"), &out.join("changed.rs"))
        .map_err(|error| format!("data/rulings.toml: {error}"))?;
    compile_map(Path::new("data/map.json"), &out.join("map.rs")).map_err(|error| format!("data/map.json: {error}"))?;
    Ok(())
}

fn convert(toml_file: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", toml_file.display());
    let data: toml::Table = toml::from_str(&fs::read_to_string(toml_file)?)?;
    let name = toml_file.with_extension("json");
    let name = name.file_name().ok_or("no file name")?;
    fs::write(out.join(name), serde_json::to_string(&data)?)?;
    Ok(())
}

/// Writes which rulings a switch turns, so that the texts of the ledger need not be compiled in.
fn list_switched(rulings: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let data: toml::Table = toml::from_str(&fs::read_to_string(rulings)?)?;
    let mut lines = String::new();
    for ruling in data.get("ruling").and_then(toml::Value::as_array).ok_or("no rulings")? {
        let Some(field) = ruling.get("switch").and_then(|switch| switch.get("field")) else { continue };
        let cases = ruling.get("cases").map_or_else(|| "[]".to_owned(), ToString::to_string);
        writeln!(lines, "    ({field}, {}, &{cases}),", id_of(ruling)?)?;
    }
    fs::write(out, format!("static SWITCHED: &[(&str, RulingId, &[&str])] = &[\n{lines}];\n"))?;
    Ok(())
}

/// Writes which rulings changed in a revision of the rules, likewise.
fn list_changed(rulings: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    let data: toml::Table = toml::from_str(&fs::read_to_string(rulings)?)?;
    let mut lines = String::new();
    for ruling in data.get("ruling").and_then(toml::Value::as_array).ok_or("no rulings")? {
        let Some(changed) = ruling.get("changed") else { continue };
        writeln!(lines, "    ({}, &{changed}),", id_of(ruling)?)?;
    }
    fs::write(out, format!("static CHANGED: &[(RulingId, &[u16])] = &[\n{lines}];\n"))?;
    Ok(())
}

/// The number of a ruling as an expression.
fn id_of(ruling: &toml::Value) -> Result<String, Box<dyn Error>> {
    let id = ruling.get("id").and_then(toml::Value::as_str).ok_or("a ruling without number")?;
    Ok(format!("RulingId::cited({id:?})"))
}

fn compile_map(map: &Path, out: &Path) -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", map.display());
    let map: map::Map = serde_json::from_str(&fs::read_to_string(map)?)?;
    fs::write(out, source::write(&map)?)?;
    Ok(())
}
