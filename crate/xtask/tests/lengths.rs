//! A source file is about one idea: none has more than 400 lines, but for tables and generated files.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::common;

const MOST_LINES: usize = 400;

const EXTENSIONS: [&str; 6] = ["css", "html", "js", "mjs", "rs", "ts"];

/// Where sources stand: `pkg/` and `sw.js` beside them are generated.
const FOLDERS: [&str; 5] = ["crate", "docs", "fuzz/fuzz_targets", "tests", "www"];

/// Longer files, each with the reason.
const LONGER: [(&str, &str); 0] = [];

/// What is wrong with the sources: files that are too long, and exceptions that are none.
fn faults(root: &Path, folders: &[&str], longer: &[(&str, &str)]) -> Vec<String> {
    let files = folders.iter().flat_map(|folder| common::sources(&root.join(folder), &EXTENSIONS));
    let long: BTreeMap<String, usize> = files
        .map(|file| {
            let path = file.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
            (path, fs::read_to_string(&file).unwrap().lines().count())
        })
        .filter(|(_, lines)| *lines > MOST_LINES)
        .collect();
    let excepted = |path: &String| longer.iter().any(|(known, _)| known == path);
    let too_long =
        long.iter().filter(|(path, _)| !excepted(path)).map(|(path, lines)| format!("{path}: {lines} lines"));
    let stale = longer.iter().filter(|(path, _)| !long.contains_key(*path));
    too_long.chain(stale.map(|(path, _)| format!("{path} is not so long: take it off the list"))).collect()
}

#[test]
fn no_source_file_is_longer_than_400_lines_but_for_tables_and_generated_files() {
    let faults = faults(&common::root(), &FOLDERS, &LONGER);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_long_file_and_an_exception_that_is_none_are_faults() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lengths");
    let write = |path: &str, lines: usize| {
        let file = root.join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, "\n".repeat(lines)).unwrap();
    };
    for (path, lines) in [
        ("www/at-the-limit.js", MOST_LINES),
        ("www/part/over.css", MOST_LINES + 1),
        ("www/notes.md", MOST_LINES + 1),
        ("www/vendor/library.js", MOST_LINES + 1),
        ("www/table.js", MOST_LINES + 1),
    ] {
        write(path, lines);
    }
    let found = faults(&root, &["www"], &[("www/table.js", "a table"), ("www/at-the-limit.js", "short by now")]);
    let expected = ["www/part/over.css: 401 lines", "www/at-the-limit.js is not so long: take it off the list"];
    assert_eq!(found, expected);
}
