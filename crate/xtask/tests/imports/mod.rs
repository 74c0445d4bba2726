//! Which file of a crate imports which other, and whether that keeps to the layers.
//!
//! A crate takes part when its `Cargo.toml` has `[package.metadata.imports]`: `layers` names its folders from the lowest to the
//! highest, and `exceptions` lists arrows between files, such as `"stacking -> calls"`, that are still to be cut.

mod arrows;
mod rules;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use arrows::{Arrow, arrows};
use rules::{Metadata, faults};

/// The text of every file of a crate, by its module path.
type Files = BTreeMap<Vec<String>, String>;

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The files below a folder; `mod.rs` and `lib.rs` stand for their folder.
fn read(folder: &Path, module: &[String], files: &mut Files) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let inner = [module, std::slice::from_ref(&name)].concat();
        if path.is_dir() {
            read(&path, &inner, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let whole = matches!(name.as_str(), "mod" | "lib");
            files.insert(if whole { module.to_vec() } else { inner }, fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn every_game_crate_keeps_to_its_layers_and_has_no_large_circle() {
    let mut checked = 0;
    for entry in fs::read_dir(crates()).unwrap() {
        let folder = entry.unwrap().path();
        let Ok(manifest) = fs::read_to_string(folder.join("Cargo.toml")) else { continue };
        let Some(metadata) = Metadata::read(&manifest) else { continue };
        let mut files = Files::new();
        read(&folder.join("src"), &[], &mut files);
        let faults = faults(&arrows(&files), &metadata);
        assert!(faults.is_empty(), "{}:\n{}", folder.display(), faults.join("\n"));
        checked += 1;
    }
    assert!(checked > 0);
}

fn files(list: &[(&str, &str)]) -> Files {
    let module = |name: &str| name.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect();
    list.iter().map(|(name, text)| (module(name), (*text).to_owned())).collect()
}

fn shown(list: &[(&str, &str)]) -> Vec<String> {
    arrows(&files(list)).iter().map(Arrow::to_string).collect()
}

#[test]
fn uses_of_crate_and_super_are_arrows_between_files() {
    let list = [
        ("", "mod a; mod b; mod c;"),
        ("a", "use crate::b::{One, two::{self, Three}}; use std::fmt; fn f() { super::c::call(); }"),
        ("b", "pub mod two; pub struct One;"),
        ("b::two", "impl super::One { fn x(_: crate::a::A) {} }"),
        (
            "c",
            "pub(super) fn f() {} pub(in crate::a) fn g() {} macro_rules! m { () => { 1 } } /* use crate::a; */ const TEXT: &str = \"crate::a\";",
        ),
    ];
    assert_eq!(shown(&list), ["a -> b", "a -> b::two", "a -> c", "b::two -> a", "b::two -> b"]);
}

#[test]
fn a_name_that_is_handed_on_leads_to_its_own_file() {
    let list = [
        ("", "mod a; pub mod b; pub use b::deep::Thing as Other;"),
        ("a", "use crate::Other; use crate::b::Thing;"),
        ("b", "mod deep; pub use deep::*;"),
        ("b::deep", "pub struct Thing;"),
    ];
    assert_eq!(shown(&list), [" -> b::deep", "a -> b", "a -> b::deep", "b -> b::deep"]);
}

#[test]
fn tests_import_what_they_like() {
    let list = [
        ("", "mod a; mod b; #[cfg(test)] mod b_tests;"),
        ("a", "#[cfg(test)] mod tests { use crate::b::B; } #[cfg(test)] use crate::b::C;"),
        ("b", "pub struct B; #[test] fn t() { crate::a::x(); }"),
        ("b_tests", "use crate::a::X;"),
    ];
    assert!(shown(&list).is_empty(), "{:?}", shown(&list));
}

/// The faults of arrows under these settings.
fn fault_lines(arrows: &[&str], metadata: &str) -> Vec<String> {
    let arrows: Vec<Arrow> = arrows.iter().map(|text| Arrow::read(text).unwrap()).collect();
    faults(&arrows, &Metadata::read(&format!("[package.metadata.imports]\n{metadata}")).unwrap())
}

#[test]
fn an_arrow_into_a_higher_layer_is_a_fault() {
    let layers = "layers = [\"model\", \"rules\", \"game\"]";
    assert!(
        fault_lines(&["game::play -> rules::supply", "rules::supply -> model", "model::a -> model::b"], layers)
            .is_empty()
    );
    assert_eq!(
        fault_lines(&["model::a -> rules::supply"], layers),
        ["model::a -> rules::supply: rules lies above model"]
    );
    assert_eq!(fault_lines(&["model::a -> other::b"], layers), ["model::a -> other::b: other is no layer"]);
}

#[test]
fn a_circle_of_six_files_is_a_fault_and_one_of_five_is_none() {
    let circle =
        |count: usize| -> Vec<String> { (0..count).map(|at| format!("f{at} -> f{}", (at + 1) % count)).collect() };
    let texts = |list: &[String]| fault_lines(&list.iter().map(String::as_str).collect::<Vec<_>>(), "");
    assert!(texts(&circle(5)).is_empty());
    assert_eq!(texts(&circle(6)), ["a circle of 6 files: f0, f1, f2, f3, f4, f5"]);
}

#[test]
fn an_exception_is_left_out_as_long_as_the_arrow_is_there() {
    let six = ["a -> b", "b -> c", "c -> d", "d -> e", "e -> f", "f -> a"];
    assert!(fault_lines(&six, "exceptions = [\"f -> a\"]").is_empty());
    assert_eq!(
        fault_lines(&six[..3], "exceptions = [\"f -> a\"]"),
        ["f -> a: no longer there, take it off the exceptions"]
    );
}
