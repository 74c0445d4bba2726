//! What all games share names none of them: no word of Desert Fox stands in it but in tests and in public names.

use std::fs;
use std::path::Path;

use crate::common;

/// What all games share.
const FOLDERS: [&str; 6] =
    ["crate/hexgrid/src", "crate/referee/src", "www/board", "www/library", "www/play", "www/store"];

const EXTENSIONS: [&str; 7] = ["css", "html", "js", "json", "md", "rs", "ts"];

/// The words, in small letters; `supply unit` also stands for `supplyUnit`, `supply_unit` and `supply-unit`.
const WORDS: [&str; 5] = ["axis", "commonwealth", "desert", "sheet", "supply unit"];

/// A file or folder, a text that may stand in it, and the reason.
type Allowed<'a> = (&'a str, &'a str, &'a str);

const ALLOWED: [Allowed; 7] = [
    ("crate/referee/src/link.rs", "axis", "a side that may stand behind a link: the reader reads those of all games"),
    ("crate/referee/src/link.rs", "commonwealth", "as above"),
    ("crate/referee/src/reader/save.rs", "desert", "save files of all games are told from other JSON by their names"),
    ("crate/hexgrid/src/number.rs", "hex-sheet", "a public code"),
    ("www", "worksheet", "a form of the page that is filled in, and the folder of its parts"),
    ("www/library", "sheet", "worksheets have this name in collections, which is public"),
    ("www/store", "sheet", "worksheets have this name in the browser's storage and in collections, which is public"),
];

/// The words in files, each with its place, and what the list allows without need.
fn faults(root: &Path, folders: &[&str], allowed: &[Allowed]) -> Vec<String> {
    let mut used = vec![false; allowed.len()];
    let mut faults = Vec::new();
    let mut files: Vec<_> =
        folders.iter().flat_map(|folder| common::sources(&root.join(folder), &EXTENSIONS)).collect();
    files.sort();
    for file in files {
        let path = file.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
        let text = fs::read_to_string(&file).unwrap();
        for (at, line) in shared(&path, &text).enumerate() {
            let mut line = line.to_lowercase().replace(['_', '-'], " ").replace("supplyunit", "supply unit");
            for (used, (_, name, _)) in used.iter_mut().zip(allowed).filter(|(_, (of, ..))| path.starts_with(of)) {
                let name = name.replace('-', " ");
                *used |= line.contains(&name);
                line = line.replace(&name, "");
            }
            let found = WORDS.iter().filter(|word| line.contains(**word));
            faults.extend(found.map(|word| format!("{path}:{}: {word}", at + 1)));
        }
    }
    let needless = allowed.iter().zip(used).filter(|(_, used)| !used);
    faults.extend(needless.map(|((of, name, _), _)| format!("{of} has no {name}: take it off the list")));
    faults
}

/// The lines of a file up to its tests.
fn shared<'a>(path: &str, text: &'a str) -> impl Iterator<Item = &'a str> {
    let tests = path.ends_with("/tests.rs") || path.ends_with("_tests.rs");
    text.lines().take_while(move |line| !tests && line.trim_end() != "#[cfg(test)]")
}

#[test]
fn no_word_of_a_game_stands_in_what_all_games_share() {
    let faults = faults(&common::root(), &FOLDERS, &ALLOWED);
    assert!(faults.is_empty(), "{} places:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_word_is_found_in_every_spelling_but_not_in_tests_nor_where_it_is_allowed() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shared-words");
    _ = fs::remove_dir_all(&root);
    for (path, text) in [
        ("www/a.js", "const supplyUnits = 1;\nimport '../desert-fox/x.js';\nsheetOf(worksheet);\n"),
        ("www/b.rs", "struct Sheet;\n// of the Axis\n#[cfg(test)]\nmod tests {} // axis\n"),
        ("www/b_tests.rs", "// Commonwealth\n"),
    ] {
        let file = root.join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    let allowed = [("www", "worksheet", "a form"), ("www/b.rs", "sheet", "a name"), ("www/a.js", "sheet-x", "none")];
    let expected = [
        "www/a.js:1: supply unit",
        "www/a.js:2: desert",
        "www/a.js:3: sheet",
        "www/b.rs:2: axis",
        "www/a.js has no sheet-x: take it off the list",
    ];
    assert_eq!(faults(&root, &["www"], &allowed), expected);
}
