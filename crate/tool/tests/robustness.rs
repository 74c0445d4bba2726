//! `tool adjudicate` under a stream of a thousand good lines and two hundred bad ones.

use std::io::Write;
use std::process::{Command, Stdio};
use std::{str, thread};

use desert_fox::random::Draw;
use serde_json::{Value, json};

fn tool(arguments: &[&str], input: Vec<u8>) -> Vec<u8> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tool"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = thread::spawn(move || _ = stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// A bad line, its code, and the path of the fault where one is told.
struct Bad {
    line: Vec<u8>,
    code: &'static str,
    path: Option<&'static str>,
}

impl Bad {
    fn text(line: impl Into<String>, code: &'static str) -> Self {
        Self { line: line.into().into_bytes(), code, path: None }
    }

    /// The question with one value changed.
    fn value(question: &str, pointer: &str, value: Value, path: &'static str) -> Self {
        let mut question: Value = serde_json::from_str(question).unwrap();
        *question.pointer_mut(pointer).unwrap() = value;
        Self { line: question.to_string().into_bytes(), code: "bad-argument", path: Some(path) }
    }

    /// The question with a text put in place of another.
    fn replaced(question: &str, old: &str, new: &str, code: &'static str, path: Option<&'static str>) -> Self {
        assert!(question.contains(old), "{question}");
        Self { line: question.replacen(old, new, 1).into_bytes(), code, path }
    }
}

/// Twenty kinds of bad lines made of one good question.
fn bad_lines(question: &str, draw: &mut Draw) -> Vec<Bad> {
    let cut = 1 + draw.below(question.len() as u32 - 2) as usize;
    let mut no_text = question.as_bytes().to_vec();
    no_text[cut] = 0xff;
    let head = r#"{"call":"adjudicateCombat","query":"#;
    vec![
        Bad::text(&question[..cut], "bad-json"),
        Bad { line: no_text, code: "bad-utf8", path: None },
        Bad::text("[".repeat(100_000 + cut), "bad-json"),
        Bad::text(format!("{head}{}1{}}}", "[".repeat(120), "]".repeat(120)), "bad-argument"),
        Bad::text(format!("{question}{question}"), "bad-json"),
        Bad::text("{}", "bad-argument"),
        Bad::text(format!("{head}{{}}}}"), "bad-argument"),
        Bad::replaced(question, "adjudicateCombat", "adjudicateWar", "bad-argument", Some("call")),
        Bad::replaced(question, "\"id\":\"unit 1\"", "\"id\":\"unit 1\",\"id\":\"unit 1\"", "bad-json", None),
        Bad::replaced(question, "\"attacker\":", "\"attacker\":1e400,\"x\":", "bad-json", None),
        Bad::value(question, "/query/attacker", json!("neutral"), "query.attacker"),
        Bad::value(question, "/query/attacker", json!(3), "query.attacker"),
        Bad::value(question, "/query/units", json!({}), "query.units"),
        Bad::value(question, "/query/units/0", json!([]), "query.units[0]"),
        Bad::value(question, "/query/units/0", json!({}), "query.units[0]"),
        Bad::value(question, "/query/units/0/hex", Value::Null, "query.units[0].hex"),
        Bad::value(question, "/query/units/0/id", json!(-1), "query.units[0].id"),
        Bad::value(question, "/query/support", json!({"axis": {"airPoints": 256}}), "query.support.axis.airPoints"),
        Bad::value(question, "/query/rules", json!({"preset": "chess"}), "query.rules.preset"),
        Bad::value(question, "/query/answers", json!([{"kind": "shrug"}]), "query.answers[0].kind"),
    ]
}

#[test]
fn a_thousand_random_and_two_hundred_malformed_lines_are_answered_one_by_one() {
    let questions = tool(&["combats", "--count", "1000", "--seed", "30000"], Vec::new());
    let questions: Vec<&str> = str::from_utf8(&questions).unwrap().lines().collect();
    let draw = &mut Draw::new(1);
    // The changed fields have to be there, so the questions to be spoilt write all of them.
    let whole = |question: &&str| {
        let mut question: Value = serde_json::from_str(question).unwrap();
        for (field, value) in [("support", json!({})), ("rules", json!({})), ("answers", json!([]))] {
            question["query"][field] = value;
        }
        question["query"]["units"][0]["id"] = json!("unit 1");
        question.to_string()
    };
    let bad: Vec<Bad> = questions.iter().take(10).flat_map(|question| bad_lines(&whole(question), draw)).collect();
    assert_eq!((questions.len(), bad.len()), (1000, 200));

    let mut input = Vec::new();
    for (at, question) in questions.iter().enumerate() {
        input.extend_from_slice(question.as_bytes());
        input.push(b'\n');
        if at % 5 == 0 {
            input.extend_from_slice(&bad[at / 5].line);
            input.push(b'\n');
        }
    }
    let output = tool(&["adjudicate"], input);
    let mut answers = str::from_utf8(&output).unwrap().lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let mut line = 0;
    for at in 0..questions.len() {
        line += 1;
        let answer = answers.next().unwrap();
        assert_eq!(answer["id"], 30_000 + at);
        assert!(answer["answer"]["kind"] == "report" || answer["answer"]["kind"] == "refused", "{answer}");
        if at % 5 == 0 {
            line += 1;
            assert_located(&answers.next().unwrap()["error"], &bad[at / 5], line);
        }
    }
    assert!(answers.next().is_none());
}

fn assert_located(error: &Value, bad: &Bad, line: usize) {
    let shown = String::from_utf8_lossy(&bad.line[..bad.line.len().min(200)]);
    assert_eq!((&error["code"], &error["line"]), (&bad.code.into(), &line.into()), "{error} for {shown}");
    assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{error} for {shown}");
    match bad.path {
        Some(path) => assert_eq!(error["path"], path, "{error} for {shown}"),
        None => assert!(error["column"].is_number() || error["path"].is_string(), "{error} for {shown}"),
    }
}

#[test]
fn answers_left_over_are_refused_where_they_stand() {
    let question = r#"{"call":"stepCombat","query":{"attacker":"axis","units":[
        {"id":"a","nation":"german","kind":"infantry","full":{"strength":9,"morale":1,"stackingPoints":1},"hex":"A"},
        {"id":"b","nation":"commonwealth","kind":"infantry","full":{"strength":1,"morale":5,"stackingPoints":1},"hex":"B"}],
        "answers":[ANSWERS]}}"#;
    for extra in 1..20 {
        let mut answers = vec![r#"{"kind":"die","face":6}"#; 1];
        answers.extend(vec![r#"{"kind":"shifts","columns":9}"#; extra]);
        let line = question.replace('\n', "").replace("ANSWERS", &answers.join(","));
        let output: Value = serde_json::from_slice(&tool(&["adjudicate"], line.into_bytes())).unwrap();
        assert_eq!(output["answer"]["kind"], "refused", "{output}");
        assert_eq!(output["answer"]["refusals"][0]["path"], "answers[1]", "{output}");
    }
}
