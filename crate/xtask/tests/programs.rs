//! The tests of a crate are modules of one program: none is left out of it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common;

/// The file that has to declare a file of tests as a module, and the name of the module.
fn declared_in(file: &Path) -> (PathBuf, String) {
    let folder = file.parent().unwrap();
    let (folder, named) = if file.ends_with("mod.rs") { (folder.parent().unwrap(), folder) } else { (folder, file) };
    let parent = ["main.rs", "mod.rs"].map(|name| folder.join(name)).into_iter().find(|path| path.exists());
    (parent.unwrap(), named.file_stem().unwrap().to_str().unwrap().to_owned())
}

/// Files of tests that are modules of no program.
fn left_out(tests: &Path) -> Vec<String> {
    let files = common::sources(tests, &["rs"]).into_iter().filter(|file| !file.ends_with("main.rs"));
    let forgotten = files.filter(|file| {
        let (parent, name) = declared_in(file);
        !fs::read_to_string(parent)
            .unwrap()
            .lines()
            .any(|line| [format!("mod {name};"), format!("pub mod {name};")].contains(&line.to_owned()))
    });
    forgotten.map(|file| file.display().to_string()).collect()
}

#[test]
fn every_file_of_tests_belongs_to_the_program_of_its_crate() {
    let crates = fs::read_dir(common::root().join("crate")).unwrap().map(|entry| entry.unwrap().path().join("tests"));
    let (one, many): (Vec<_>, Vec<_>) =
        crates.filter(|tests| tests.exists()).partition(|tests| tests.join("main.rs").exists());
    assert_eq!(one.iter().flat_map(|tests| left_out(tests)).collect::<Vec<_>>(), <[String; 0]>::default());
    // A crate with one folder of tests has one program by itself.
    let several = many.iter().filter(|tests| fs::read_dir(tests).unwrap().count() > 1).collect::<Vec<_>>();
    assert!(several.is_empty(), "more than one program of tests: {several:?}");
}

#[test]
fn a_file_that_no_module_names_is_found() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("programs");
    fs::create_dir_all(folder.join("games")).unwrap();
    let files = [
        ("main.rs", "mod games;\n"),
        ("games/mod.rs", "pub mod whole;\n"),
        ("games/whole.rs", ""),
        ("games/forgotten.rs", ""),
    ];
    for (name, text) in files {
        fs::write(folder.join(name), text).unwrap();
    }
    assert_eq!(left_out(&folder), [folder.join("games/forgotten.rs").display().to_string()]);
}
