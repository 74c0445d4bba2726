use serde::Deserialize;

use super::*;

#[derive(Deserialize)]
#[serde(tag = "call", content = "query", rename_all = "camelCase", deny_unknown_fields)]
enum Question {
    Total(Query),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    units: Vec<Unit>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unit {
    strength: u8,
}

#[derive(Serialize)]
struct Total {
    total: u32,
}

fn total(question: &Question) -> Total {
    let Question::Total(query) = question;
    Total { total: query.units.iter().map(|unit| u32::from(unit.strength)).sum() }
}

fn answers(input: impl AsRef<[u8]>) -> (Vec<Value>, Tally) {
    let mut output = Vec::new();
    let tally = run(input.as_ref(), &mut output, total).unwrap();
    let text = String::from_utf8(output).unwrap();
    (text.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), tally)
}

const GOOD: &str = r#"{"call":"total","query":{"units":[{"strength":3},{"strength":4}]}}"#;

fn error(input: impl AsRef<[u8]>) -> Value {
    let (answers, tally) = answers(input);
    assert_eq!(tally, Tally { answered: 0, failed: 1 });
    answers[0]["error"].clone()
}

#[test]
fn each_line_is_answered_in_order_and_empty_lines_are_skipped() {
    let (answers, tally) = answers(format!("{GOOD}\n\n  \r\n{GOOD}"));
    assert_eq!(answers, [serde_json::json!({"total": 7}), serde_json::json!({"total": 7})]);
    assert_eq!(tally, Tally { answered: 2, failed: 0 });
}

#[test]
fn the_id_of_a_question_comes_back_in_front_of_the_answer() {
    for id in ["7", "\"seven\"", "null", "[1,{\"a\":2}]"] {
        let mut output = Vec::new();
        let line = GOOD.replacen('{', &format!("{{\"id\":{id},"), 1);
        run(line.as_bytes(), &mut output, total).unwrap();
        assert_eq!(String::from_utf8(output).unwrap(), format!("{{\"id\":{id},\"total\":7}}\n"));
    }
    let (answers, _) = answers(r#"{"id":9,"call":"total","query":{}}"#);
    assert_eq!(answers[0]["id"], 9);
    assert_eq!(answers[0]["error"]["code"], "bad-argument");
}

#[test]
fn a_line_that_is_no_json_is_located_and_the_stream_goes_on() {
    let (answers, tally) = answers(format!("{GOOD}\n{{\"call\":\"total\",}}\n{GOOD}\n"));
    assert_eq!(tally, Tally { answered: 2, failed: 1 });
    let expected = serde_json::json!({"code": "bad-json", "line": 2, "column": 17, "message": "trailing comma"});
    assert_eq!(answers[1]["error"], expected);
    assert_eq!(answers[2]["total"], 7);
}

#[test]
fn a_value_at_fault_is_named_with_its_path_whatever_the_order_of_the_keys() {
    for line in [
        r#"{"call":"total","query":{"units":[{"strength":3},{"strength":-4}]}}"#,
        r#"{"query":{"units":[{"strength":3},{"strength":-4}]},"call":"total"}"#,
    ] {
        let error = error(line);
        assert_eq!(error["code"], "bad-argument");
        assert_eq!(error["path"], "query.units[1].strength");
        assert_eq!(error["line"], 1);
        assert_eq!(error["message"], "invalid value: integer `-4`, expected u8");
    }
}

#[test]
fn unknown_calls_fields_and_kinds_are_refused() {
    for (line, path) in [
        (r#"{"call":"march","query":{}}"#, "call"),
        (r#"{"call":"total","query":{"units":[],"dice":6}}"#, "query.dice"),
        (r#"{"call":"total"}"#, "query"),
        ("{}", "call"),
        ("[]", "call"),
        ("null", "$"),
        ("7", "$"),
        ("\"total\"", "$"),
    ] {
        let error = error(line);
        assert_eq!(error["code"], "bad-argument", "{line}");
        assert_eq!(error["path"], path, "{line}");
        assert!(!error["message"].as_str().unwrap().is_empty(), "{line}");
    }
}

#[test]
fn bytes_that_are_no_text_are_located() {
    let error = error(b"{\"call\":\"\xff\"}");
    assert_eq!((&error["code"], &error["column"]), (&"bad-utf8".into(), &10.into()));
}

#[test]
fn deep_nesting_is_refused() {
    assert_eq!(error("[".repeat(200_000))["code"], "bad-json");
}

#[test]
fn a_line_that_is_too_long_is_refused_and_the_next_one_answered() {
    let mut input = " ".repeat(LONGEST + 1);
    input.push('\n');
    input.push_str(GOOD);
    let (answers, tally) = answers(input);
    assert_eq!(tally, Tally { answered: 1, failed: 1 });
    assert_eq!(answers[0]["error"]["code"], "line-too-long");
    assert_eq!(answers[0]["error"]["line"], 1);
    assert_eq!(answers[0]["error"]["column"], LONGEST + 1);
}

#[test]
fn every_shortening_of_a_question_gets_one_answer() {
    for end in 1..GOOD.len() {
        let (answers, _) = answers(&GOOD[..end]);
        assert_eq!(answers.len(), 1, "{end}");
        assert_eq!(answers[0]["error"]["code"], "bad-json", "{end}");
    }
}

/// Records what was written when it was flushed.
struct Flushed(Vec<u8>, Vec<usize>);

impl Write for Flushed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.1.push(self.0.len());
        Ok(())
    }
}

#[test]
fn an_answer_is_sent_before_the_next_question_is_waited_for() {
    let questions = format!("{GOOD}\n");
    let one_by_one = questions.as_bytes().chain(questions.as_bytes());
    let mut output = Flushed(Vec::new(), Vec::new());
    run(one_by_one, &mut output, total).unwrap();
    assert_eq!(output.1, [12, 24, 24]);
}
