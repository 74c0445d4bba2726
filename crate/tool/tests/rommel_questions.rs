//! `tool adjudicate` for Rommel in the Desert: supply with its reasons, moves of a group, a battle turn.

use std::io::Write;
use std::process::{Command, Stdio};
use std::str;

use serde_json::{Value, json};

/// The answers to some lines, and the exit code.
fn answers(arguments: &[&str], lines: &str) -> (i32, Vec<Value>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tool"))
        .args(["--game", "rommel-in-the-desert", "adjudicate"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = str::from_utf8(&output.stdout).unwrap();
    (output.status.code().unwrap(), text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

/// The answer to one call.
fn answer(call: &str, query: &Value) -> Value {
    let line = json!({"id": 1, "call": call, "query": query}).to_string();
    let (code, mut answers) = answers(&["--strict"], &line);
    assert_eq!((code, answers.len()), (0, 1));
    assert_eq!((&answers[0]["id"], &answers[0]["call"]), (&json!(1), &json!(call)), "{answers:?}");
    answers.remove(0)["answer"].take()
}

#[test]
fn the_supply_of_a_position_comes_with_its_reasons() {
    let units = json!([{"unit": "Trento", "hex": "El Daba"}, {"unit": "22Gd", "hex": "Bagush"}]);
    let ask = |question: Value| answer("askPosition", &json!({"units": units, "question": question}));
    let supply = ask(json!({"ask": "supply", "side": "axis"}));
    assert_eq!(supply["units"], json!([{"unit": "Trento", "supplied": false, "line": null, "source": null}]));
    let finding = &supply["findings"][0];
    assert_eq!((&finding["code"], &finding["cases"]), (&json!("no-line"), &json!(["7.0"])));
    let trace = ask(json!({"ask": "trace", "unit": "Trento"}));
    assert_eq!(trace["barred"], json!([{"from": "Fuka", "hex": "Bagush", "why": "enemy"}]));
    assert_eq!(trace["reached"][0], json!({"hex": "Fuka", "by": "coastRoad"}));
    let alone = json!({"units": [{"unit": "Trento", "hex": "Tobruk"}], "question": {"ask": "trace", "unit": "Trento"}});
    let trace = answer("askPosition", &alone);
    let line = trace["line"].as_array().unwrap();
    assert_eq!((&trace["supplied"], line.len()), (&json!(true), 14));
    assert_eq!(line.last(), Some(&json!({"hex": "El Agheila", "by": "base"})));
}

#[test]
fn the_legal_moves_of_a_group_are_listed_by_unit() {
    let units = json!([{"unit": "Trento", "hex": "Mechili"}, {"unit": "Pavia", "hex": "Mechili", "disrupted": true}]);
    let question = json!({"ask": "group", "side": "axis", "hex": "Mechili"});
    let group = answer("askPosition", &json!({"units": units, "question": question}));
    let [pavia, trento] = [0, 1].map(|at| group["units"][at].clone());
    assert_eq!((&pavia["unit"], &pavia["refusal"]["code"]), (&json!("Pavia"), &json!("move-disrupted")));
    assert_eq!((&pavia["hexes"], &trento["unit"]), (&json!([]), &json!("Trento")));
    let reached: Vec<&Value> = trento["hexes"].as_array().unwrap().iter().map(|reached| &reached["hex"]).collect();
    assert!(reached.contains(&&json!("Tobruk")) && !reached.contains(&&json!("Alexandria")), "{reached:?}");
}

#[test]
fn a_battle_turn_is_fought_with_the_dice_of_the_players() {
    let units = json!([{"unit": "Trento", "hex": "Mechili"}, {"unit": "22Gd", "hex": "Mechili"}]);
    let query = json!({
        "units": units,
        "battles": [{"hex": "Mechili", "first": "allied"}],
        "active": "axis",
        "orders": [
            {"order": "choose", "option": "basic"},
            {"order": "done"},
            {"order": "fight", "hex": "Mechili"},
            {"order": "fire", "unit": "22Gd", "target": "infantry", "dice": [6, 1, 1]},
        ],
    });
    let state = answer("playTurn", &query);
    assert_eq!((&state["kind"], &state["refused"]), (&json!("state"), &Value::Null), "{state}");
    let codes: Vec<&Value> = state["findings"].as_array().unwrap().iter().map(|finding| &finding["code"]).collect();
    for code in ["battle-turn", "turned-up", "fires", "hits", "step-lost"] {
        assert!(codes.contains(&&json!(code)), "{code}: {codes:?}");
    }
    assert_eq!(state["toAct"], "axis");
}

#[test]
fn the_chances_of_a_battle_turn_are_told_with_the_decisions_assumed() {
    let units =
        json!([{"unit": "22Gd", "hex": "Msus"}, {"unit": "2/3", "hex": "Msus"}, {"unit": "88mm A", "hex": "Msus"}]);
    let ask = |target: &str| {
        let targets = json!([{"unit": "88mm A", "target": target}]);
        let query = json!({"units": units, "hex": "Msus", "active": "axis", "option": "basic", "targets": targets});
        answer("battleChances", &query)
    };
    let chances = ask("armor");
    assert_eq!((&chances["kind"], &chances["method"]["kind"]), (&json!("chances"), &json!("exact")));
    assert!(chances["units"].as_array().unwrap().iter().any(|unit| unit["stated"] == "armor"), "{chances}");
    assert_eq!(ask("infantry")["refusal"]["code"], "target-required");
}

#[test]
fn hostile_lines_are_located_and_the_stream_goes_on() {
    let good = r#"{"call":"classifyHexside","query":{"feature":"clear","percentCovered":10}}"#;
    let bad = [
        ("{", "bad-json", ""),
        ("[]", "bad-argument", "call"),
        (r#"{"call":"march","query":{}}"#, "bad-argument", "call"),
        (r#"{"call":"adjudicateCombat","query":{}}"#, "bad-argument", "call"),
        (r#"{"call":"askPosition","query":{"question":{"ask":"fly"}}}"#, "bad-argument", "query.question"),
        (
            r#"{"call":"askPosition","query":{"units":[{"unit":"Trento","hex":"Tobruk","steps":-1}]}}"#,
            "bad-argument",
            "query.units[0].steps",
        ),
        (r#"{"call":"playTurn","query":{"active":"german","orders":[]}}"#, "bad-argument", "query.active"),
        (r#"{"call":"playTurn","call":"playTurn","query":{}}"#, "bad-json", ""),
    ];
    let lines: Vec<&str> = bad.iter().flat_map(|(line, ..)| [*line, good]).collect();
    let (code, found) = answers(&["--strict"], &lines.join("\n"));
    assert_eq!((code, found.len()), (1, 2 * bad.len()));
    for ((line, code, path), pair) in bad.iter().zip(found.chunks(2)) {
        let error = &pair[0]["error"];
        assert_eq!(error["code"], *code, "{line}: {error}");
        assert!(path.is_empty() || error["path"].as_str().is_some_and(|at| at.starts_with(path)), "{line}: {error}");
        assert!(pair[1]["answer"]["terrain"].is_string(), "{}", pair[1]);
    }
    let unknown =
        json!({"units": [{"unit": "Trento", "hex": "Atlantis"}], "question": {"ask": "network", "side": "axis"}});
    let refusal = answer("askPosition", &unknown)["refusal"].take();
    assert_eq!((&refusal["code"], &refusal["found"]), (&json!("unknown-hex"), &json!("Atlantis")));
}
