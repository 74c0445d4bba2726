use super::*;

const SWITCHES: &[KnownSwitch] = &[KnownSwitch { field: "airPoints", values: &["unlimited", "onePerCombat"] }];

const LEDGER: &str = r#"
series = { sources = "R", house = "H" }
components = []
section = [{ key = "errata", title = "Errata", publication = "x", source = "000", count = 3 }]
ruling = [
    { id = "R001", section = "errata", source = "000", kind = "erratum", cases = ["11.4"], text = "One." },
    { id = "R002", section = "errata", source = "000", kind = "erratum", cases = ["11.5"], text = "Two." },
    { id = "R003", section = "errata", source = "000", kind = "change", cases = ["6.22"], text = "Three.",
      switch = { field = "airPoints", on = "onePerCombat", off = "unlimited" } },
]
"#;

fn file(path: &str, text: &str) -> File {
    File { path: path.to_owned(), text: text.to_owned() }
}

fn repository(sources: &[(&str, &str)], cases: &str) -> Repository {
    Repository {
        ledger: file("rulings.toml", LEDGER),
        sources: sources.iter().map(|(path, text)| file(path, text)).collect(),
        rules: ["crate/desert-fox/src/", "crate/referee/src/"].map(str::to_owned).into(),
        case_files: vec![file("tests/rulings/11.4_arms.json", cases)],
        must: None,
    }
}

fn cases(rulings: &str) -> String {
    format!(r#"{{"cases":[{{"name":"arms","rulings":[{rulings}]}}]}}"#)
}

fn faults(repository: &Repository) -> Vec<String> {
    survey(repository, SWITCHES).unwrap().faults.iter().map(ToString::to_string).collect()
}

const RULE: (&str, &str) = ("crate/desert-fox/src/arms.rs", "/// Cases: 11.4 · Rulings: R001, R002\n");

#[test]
fn a_ruling_is_missing_implemented_or_tested() {
    let survey = survey(&repository(&[RULE], &cases("\"R001\"")), SWITCHES).unwrap();
    let states: Vec<_> = survey.rows.iter().map(|row| row.state).collect();
    assert_eq!(states, [State::Tested, State::Implemented, State::Missing]);
    assert_eq!(survey.rows[0].files, ["11.4_arms"]);
    assert_eq!(survey.rows[0].code, ["crate/desert-fox/src/arms.rs:1"]);
    assert_eq!(survey.faults, []);
}

#[test]
fn only_the_crates_of_the_rules_carry_a_ruling_out_and_not_their_tests() {
    let text = "/// Rulings: R001\n";
    let tested = "fn rule() {}\n#[cfg(test)]\nmod tests {\n/// Rulings: R001\n}\n";
    for source in [
        ("crate/site/src/lib.rs", text),
        ("crate/desert-fox/src/arms_tests.rs", text),
        ("crate/desert-fox/src/arms/tests.rs", text),
        ("crate/desert-fox/src/arms.rs", tested),
    ] {
        let survey = survey(&repository(&[source], &cases("")), SWITCHES).unwrap();
        assert_eq!(survey.rows[0].state, State::Missing, "{source:?}");
    }
    let survey = survey(&repository(&[("crate/referee/src/dice.rs", text)], &cases("")), SWITCHES).unwrap();
    assert_eq!(survey.rows[0].state, State::Implemented);
}

#[test]
fn unknown_and_malformed_citations_are_faults_in_every_crate() {
    let source = ("crate/site/src/lib.rs", "/// Rulings: R004\n/// Rulings: seventeen\n");
    assert_eq!(
        faults(&repository(&[source], &cases(""))),
        [
            "crate/site/src/lib.rs:1: R004 is not in the ledger",
            "crate/site/src/lib.rs:2: malformed citation: \"seventeen\" is no ruling number: expected a capital letter and three digits, as in R017",
        ]
    );
}

#[test]
fn a_case_names_only_rulings_that_exist_and_are_carried_out() {
    assert_eq!(
        faults(&repository(&[RULE], &cases("\"R003\", \"H001\""))),
        [
            "tests/rulings/11.4_arms.json (arms): R003 is tested, but no rule cites it",
            "tests/rulings/11.4_arms.json (arms): H001 is not in the ledger",
        ]
    );
}

#[test]
fn an_unreadable_case_file_is_a_fault() {
    assert_eq!(
        faults(&repository(&[RULE], "{}")),
        ["tests/rulings/11.4_arms.json: missing field `cases` at line 1 column 2"]
    );
}

#[test]
fn what_must_be_tested_may_not_be_lost() {
    let mut repository = repository(&[RULE], &cases("\"R001\""));
    repository.must = Some(file("must.txt", "# combat\nR001\nR002 # later\n\nR003\nR009\nR1\n"));
    assert_eq!(
        faults(&repository),
        [
            "R002 must be implemented and tested, but is not tested",
            "R003 must be implemented and tested, but is not implemented",
            "must.txt: R009 is not in the ledger",
            "must.txt: \"R1\" is no ruling number: expected a capital letter and three digits, as in R017",
        ]
    );
}

#[test]
fn a_switch_names_a_field_and_values_of_the_rule_set() {
    let mut repository = repository(&[], &cases(""));
    repository.ledger.text = LEDGER.replace("airPoints", "airPower");
    assert_eq!(faults(&repository), ["ledger: R003: the rule set has no field \"airPower\""]);
    repository.ledger.text = LEDGER.replace("onePerCombat", "two");
    assert_eq!(faults(&repository), ["ledger: R003: the field \"airPoints\" has no value \"two\""]);
}

#[test]
fn a_gap_in_the_ledger_is_a_fault_and_an_unreadable_ledger_an_error() {
    let mut repository = repository(&[], &cases(""));
    repository.ledger.text = LEDGER.replace("R002", "R004");
    assert!(faults(&repository).contains(&"ledger: R002 is missing: rulings are numbered without gaps".to_owned()));
    repository.ledger.text = LEDGER.replace("\"11.4\"", "\"x\"");
    let error = survey(&repository, SWITCHES).unwrap_err().to_string();
    assert!(error.contains("\"x\" is no case number"), "{error}");
}
