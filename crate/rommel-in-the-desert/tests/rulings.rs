//! Puts every case of `tests/rommel-in-the-desert/rulings` to the engine.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::case::{Case, switch_of};
use referee::cases::{self, CaseFile};
use rommel_in_the_desert::data::ledger::ledger;
use rommel_in_the_desert::model::rule_set::SWITCHES;
use rommel_in_the_desert::query::UNIT_WORDS;

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests")
}

fn case_files() -> Vec<(String, CaseFile<Case>)> {
    let folder = tests().join("rommel-in-the-desert/rulings");
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|kind| kind == "json")).collect();
    files.sort();
    let read = |path: PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let file = cases::read(&fs::read_to_string(&path).unwrap(), &UNIT_WORDS);
        (name.clone(), file.unwrap_or_else(|error| panic!("{name}: {error}")))
    };
    files.into_iter().map(read).collect()
}

#[test]
fn every_case_is_answered_as_the_rules_say() {
    let files = case_files();
    let cases = || files.iter().flat_map(|(file, content)| content.cases.iter().map(move |case| (file, case)));
    let wrong = |(file, case): (&String, &Case)| Some(format!("{file}: {}: {}", case.name, case.check().err()?));
    let faults: Vec<String> = cases().filter_map(wrong).collect();
    assert!(cases().count() > 0);
    assert!(faults.is_empty(), "{} of {} cases:\n{}", faults.len(), cases().count(), faults.join("\n"));
}

/// `every_case_is_answered_as_the_rules_say` fails on a case that holds with its switch off, unless the case says so.
#[test]
fn every_ruling_with_a_switch_decides_a_case() {
    let files = case_files();
    let decides = |id: &str| {
        let mut cases = files.iter().flat_map(|(_, content)| &content.cases);
        cases.any(|case| case.rulings.iter().any(|of| of == id) && !case.same_without.iter().any(|of| of == id))
    };
    let turned = ledger().iter().filter(|ruling| ruling.switch.is_some()).map(|ruling| ruling.id.to_string());
    let idle: Vec<_> = turned.filter(|id| !decides(id)).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

/// `every_case_is_answered_as_the_rules_say` fails where the two halves of a pair do not tell the values apart.
#[test]
fn every_value_of_every_switch_has_a_case_that_fails_with_the_others() {
    let files = case_files();
    let cases = || files.iter().flat_map(|(_, content)| &content.cases);
    let shown = |field: &str, value: &str| {
        let of = |id: &String| switch_of(id).ok().flatten().filter(|switch| switch.field == field);
        let on = |id: &String| of(id).is_some_and(|switch| switch.on == value);
        let off = |id: &String| of(id).is_some_and(|switch| switch.off == value);
        cases().any(|case| {
            let same = |id: &&String| case.same_without.contains(*id);
            case.rulings.iter().filter(|id| !same(id)).any(on) || case.without.iter().any(off)
        })
    };
    let values = SWITCHES.iter().flat_map(|switch| switch.values.iter().map(|value| (switch.field, *value)));
    let lacking: Vec<_> = values.filter(|(field, value)| !shown(field, value)).collect();
    assert!(SWITCHES.len() >= 3 && lacking.is_empty(), "no case shows {lacking:?}");
}

/// The calls that play a game.
const PLAYS: [&str; 2] = ["playTurn", "playScenario"];

#[test]
fn a_case_plays_every_ruling_that_acts_in_a_game() {
    let files = case_files();
    let cases = files.iter().flat_map(|(_, content)| &content.cases);
    let plays = |case: &&Case| case.call["call"].as_str().is_some_and(|call| PLAYS.contains(&call));
    let played = cases.filter(plays).flat_map(|case| case.rulings.iter().map(String::as_str)).collect();
    let faults = cases::play_faults(ledger(), &played);
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn no_two_cases_of_a_file_share_a_name() {
    for (file, content) in case_files() {
        let names: BTreeSet<&str> = content.cases.iter().map(|case| case.name.as_str()).collect();
        assert_eq!(names.len(), content.cases.len(), "{file}");
    }
}

/// The rulings that must stay both carried out and tested; a ruling joins the list when it is.
#[test]
fn every_ruling_on_the_list_is_cited_by_code_and_put_to_the_test() {
    let list = fs::read_to_string(tests().join("rommel-in-the-desert/rulings/must.txt")).unwrap();
    let must: BTreeSet<&str> = list.split_whitespace().collect();
    let files = case_files();
    let tested: BTreeSet<&str> = files
        .iter()
        .flat_map(|(_, content)| content.cases.iter().flat_map(|case| case.rulings.iter().map(String::as_str)))
        .collect();
    let cited = cited(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let missing: Vec<_> = must.iter().filter(|id| !tested.contains(**id) || !cited.contains(**id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let unlisted: Vec<_> = tested.iter().filter(|id| cited.contains(**id) && !must.contains(**id)).collect();
    assert!(unlisted.is_empty(), "not on the list: {unlisted:?}");
    let uncited: Vec<_> = tested.iter().filter(|id| !cited.contains(**id)).collect();
    assert!(uncited.is_empty(), "tested, but cited by no code: {uncited:?}");
}

/// The rulings that the sources cite outside their tests.
fn cited(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(cited(&path));
        } else if path.file_name().is_some_and(|name| name != "tests.rs") {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let lists = code.lines().filter_map(|line| line.trim_start().strip_prefix("///")?.split_once("Rulings: "));
            found.extend(lists.flat_map(|(_, ids)| ids.split(", ").map(|id| id.trim().to_owned())));
        }
    }
    found
}
