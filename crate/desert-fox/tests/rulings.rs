//! Puts every case of `tests/rulings` to the engine; `tests/web/rulings.node.test.mjs` puts the same cases to the wasm.
//! What the members of a case mean is written in `tests/rulings/case.schema.json`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::case::Case;
use desert_fox::data::ledger::ledger;
use desert_fox::model::rule_set::SWITCHES;
use desert_fox::query::UNIT_WORDS;
use referee::cases::{self, CaseFile};
use serde_json::{Value, json};

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests")
}

fn case_files() -> Vec<(String, CaseFile<Case>)> {
    let entries = fs::read_dir(tests().join("rulings")).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|kind| kind == "json")).collect();
    files.sort();
    let names = files.into_iter().map(|path| (path.file_stem().unwrap().to_string_lossy().into_owned(), path));
    let read = |(name, path): (String, PathBuf)| {
        let file = cases::read(&fs::read_to_string(path).unwrap(), &UNIT_WORDS);
        (name.clone(), file.unwrap_or_else(|error| panic!("{name}: {error}")))
    };
    names.filter(|(name, _)| name != "case.schema").map(read).collect()
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
fn every_ruling_with_a_switch_and_every_value_of_every_switch_decides_a_case() {
    let files = case_files();
    let decides = |id: &str| {
        let mut cases = files.iter().flat_map(|(_, content)| &content.cases);
        cases.any(|case| case.rulings.iter().any(|of| of == id) && !case.same_without.iter().any(|of| of == id))
    };
    let turned: Vec<_> = ledger().iter().filter_map(|ruling| Some((ruling.id, ruling.switch.as_ref()?))).collect();
    let idle: Vec<_> = turned.iter().map(|(id, _)| id.to_string()).filter(|id| !decides(id)).collect();
    assert!(idle.is_empty(), "{idle:?}");
    let reported = |field: &str, value: &str| {
        turned.iter().any(|(_, by)| by.field == field && (by.on == value || by.off == value))
    };
    let all = SWITCHES.iter().flat_map(|switch| switch.values.iter().map(|value| (switch.field, *value)));
    let idle: Vec<_> = all.filter(|(field, value)| !reported(field, value)).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

/// The calls that play a game.
const PLAYS: [&str; 1] = ["playGame"];

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
        assert_eq!(content.schema.as_deref(), Some("case.schema.json"), "{file}");
        let names: BTreeSet<&str> = content.cases.iter().map(|case| case.name.as_str()).collect();
        assert_eq!(names.len(), content.cases.len(), "{file}");
    }
}

/// A finding whose numbers are left out would be matched whatever it counts.
#[test]
fn every_expected_finding_gives_its_numbers() {
    let files = case_files();
    let cases = || files.iter().flat_map(|(file, content)| content.cases.iter().map(move |case| (file, case)));
    let findings = |case: &Case| case.expect["findings"].as_array().cloned().unwrap_or_default();
    let bare = |finding: &Value| !(finding["before"].is_i64() && finding["after"].is_i64());
    let wrong = cases().filter(|(_, case)| findings(case).iter().any(bare));
    let wrong: Vec<String> = wrong.map(|(file, case)| format!("{file}: {}", case.name)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What is wrong with a case about a plain combat with these answers.
fn fault(answers: &Value, expected_kind: &str) -> String {
    let unit = |id: &str, nation: &str| {
        let face = json!({"strength": 2, "morale": 2, "stackingPoints": 1});
        json!({"id": id, "nation": nation, "kind": "infantry", "hex": id, "full": face})
    };
    let units = [unit("a", "german"), unit("b", "commonwealth")];
    let call = json!({"call": "stepCombat", "query": {"attacker": "axis", "units": units, "answers": answers}});
    let case = json!({"name": "-", "rulings": ["R017"], "call": call, "expect": {"kind": expected_kind}});
    serde_json::from_value::<Case>(case).unwrap().check().unwrap_err()
}

#[test]
fn a_case_that_leaves_a_die_unread_fails() {
    let die = json!({"kind": "die", "face": 1});
    assert_eq!(fault(&json!([die, die]), "done"), r#"answer.kind: expected "done", found "refused""#);
    let early = json!([{"kind": "shifts", "columns": 3}, die]);
    assert_eq!(fault(&early, "refused"), "leaves answers unread");
}

#[test]
fn a_case_that_holds_with_its_switch_off_fails() {
    assert_eq!(fault(&json!([]), "asks"), "holds without R017 just as well");
}
