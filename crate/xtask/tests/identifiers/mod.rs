//! Identifiers say what they name in the words of the field: none has a word of `words.toml`.

mod lexer;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::common::{self, sources};
use lexer::{of_javascript, of_rust};

/// The words, and the identifiers that may have one.
struct Words {
    part: BTreeMap<String, String>,
    whole: BTreeMap<String, String>,
    allowed: BTreeMap<String, String>,
}

impl Words {
    fn read(text: &str) -> Self {
        let table: toml::Table = text.parse().unwrap();
        let list = |name: &str| {
            let text = |(word, say): (&String, &toml::Value)| (word.clone(), say.as_str().unwrap().to_owned());
            table[name].as_table().unwrap().iter().map(text).collect()
        };
        Self { part: list("part"), whole: list("whole"), allowed: list("allowed") }
    }

    /// What to say in place of an identifier, where it has one of the words.
    fn instead(&self, identifier: &str) -> Option<&str> {
        let parts = parts(identifier);
        let whole = || self.whole.get(&parts.concat());
        parts.iter().find_map(|part| self.part.get(part)).or_else(whole).map(String::as_str)
    }
}

/// The words of an identifier in snake or camel case, in small letters.
fn parts(identifier: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut small = false;
    for letter in identifier.chars() {
        if letter == '_' || letter.is_uppercase() && small {
            parts.push(String::new());
        }
        if letter != '_' {
            parts.last_mut().unwrap().extend(letter.to_lowercase());
        }
        small = letter.is_lowercase();
    }
    parts.retain(|part| !part.is_empty());
    parts
}

#[test]
fn no_identifier_has_a_word_that_was_invented_for_this_program() {
    let root = common::root();
    let words = Words::read(include_str!("words.toml"));
    let folders = ["crate", "fuzz/fuzz_targets", "www", "tests/web"];
    let files: Vec<_> =
        folders.iter().flat_map(|folder| sources(&root.join(folder), &["rs", "js", "mjs", "ts"])).collect();
    assert!(files.len() > 500, "{}", files.len());
    let (mut met, mut faults) = (BTreeSet::new(), Vec::new());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let rust = file.extension().unwrap() == "rs";
        let mut identifiers = if rust { of_rust(&text) } else { of_javascript(&text) };
        identifiers.insert(file.file_stem().unwrap().to_str().unwrap().replace(['-', '.'], "_"));
        for identifier in identifiers {
            if words.allowed.contains_key(&identifier) {
                met.insert(identifier);
            } else if let Some(say) = words.instead(&identifier) {
                faults.push(format!("{}: {identifier}: say {say}", file.strip_prefix(&root).unwrap().display()));
            }
        }
    }
    let unused = words.allowed.into_keys().filter(|name| !met.contains(name));
    faults.extend(unused.map(|name| format!("{name} is no longer there: take it off the list")));
    assert!(faults.is_empty(), "{} identifiers:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_word_is_found_in_snake_and_camel_case() {
    let list = "part = { desk = \"cache\" }\nwhole = { kept = \"saved\" }\nallowed = {}";
    let words = Words::read(list);
    for identifier in ["desk", "Desk", "DESK", "createDesk", "desk_of", "kept", "Kept"] {
        assert!(words.instead(identifier).is_some(), "{identifier}");
    }
    for identifier in ["desktop", "helpdesks", "kept_back", "isKept", "sheet"] {
        assert_eq!(words.instead(identifier), None, "{identifier}");
    }
}

fn names(found: &BTreeSet<String>) -> Vec<&str> {
    found.iter().map(String::as_str).collect()
}

#[test]
fn identifiers_of_rust_stand_in_code_and_macros_alone() {
    let text = "/// comment\nfn f(a: &'static str) { m!(\"text\", b.c()); r#\"raw\"#; }";
    assert_eq!(names(&of_rust(text)), ["a", "b", "c", "doc", "f", "fn", "m", "static", "str"]);
}

#[test]
fn identifiers_of_javascript_stand_in_code_and_inserted_values_alone() {
    let text = "// note\n/* more */ const a = `text ${b.map((c) => { return `${c}`; })} end \\`` + 'it\\'s';\
        x = /re[/]gex/g.test(y / z) / 2; #p; d = e ? /}/ : \"{\"; f! / 'g'.h; !/i/g;";
    let expected = ["a", "b", "c", "const", "d", "e", "f", "h", "map", "p", "return", "test", "x", "y", "z"];
    assert_eq!(names(&of_javascript(text)), expected);
}
