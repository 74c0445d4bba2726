//! `tests/matching.json` and `tests/cases.json` hold this module and its twin on the page to one meaning.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::matching::matches;
use super::{UnitWords, play_faults, read};
use crate::Ruling;

const WORDS: UnitWords = UnitWords {
    id: "id",
    place: |parent| if parent == "given" { "at" } else { "hex" },
    nations: &["german", "italian", "commonwealth"],
};

fn examples(name: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(name);
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn the_matcher_tells_answers_apart() {
    for example in examples("matching.json") {
        let found = matches(&example["expected"], &example["found"]).is_ok();
        assert_eq!(found, example["matches"], "{}", example["name"]);
    }
}

#[test]
fn few_words_are_written_out() {
    for example in examples("cases.json") {
        let file = read::<Value>(&example["file"].to_string(), &WORDS).unwrap();
        assert_eq!(Value::from(file.cases), example["cases"], "{}", example["name"]);
    }
}

#[test]
fn a_fixture_that_is_not_there_and_a_case_without_a_call_are_named() {
    let fault = |text: &str| read::<Value>(text, &WORDS).unwrap_err();
    assert_eq!(fault(r#"{"call":"a","cases":[{"name":"x","use":"y"}]}"#), r#""x": "y" is no fixture"#);
    assert_eq!(fault(r#"{"cases":[{"name":"x"}]}"#), r#""x": names no call"#);
}

#[test]
fn a_case_plays_a_ruling_or_the_ledger_says_why_none_does() {
    let ruling = |id: &str, unplayed: Option<&str>| -> Ruling {
        let text = json!({
            "id": id, "kind": "erratum", "source": "000", "section": "errata", "text": "One.", "unplayed": unplayed,
        });
        serde_json::from_value(text).unwrap()
    };
    let rulings = [
        ruling("R001", None),
        ruling("R002", Some("It names a hex.")),
        ruling("R003", None),
        ruling("R004", Some("It is an example.")),
    ];
    assert_eq!(
        play_faults(&rulings, &["R001", "R004"].into()),
        ["no case plays R003, and the ledger does not say why", "a case plays R004, which the ledger calls unplayed",]
    );
}
