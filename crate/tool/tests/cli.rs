//! The command as the shell sees it: output, messages and exit codes.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{fs, str};

const LEDGER: &str = r#"
series = { sources = "R", house = "H" }
components = []
section = [{ key = "errata", title = "Errata", publication = "x", source = "000", count = 2 }]
ruling = [
    { id = "R001", section = "errata", source = "000", kind = "erratum", cases = ["11.4"], text = "One." },
    { id = "R002", section = "errata", source = "000", kind = "erratum", cases = ["11.5"], text = "Two." },
]
"#;
const RULE: &str = "/// Armor needs infantry.\n///\n/// Cases: 11.4 · Rulings: R001\npub fn rule() {}\n";
const CASES: &str = r#"{"cases":[{"name":"armor needs infantry","rulings":["R001"]}]}"#;

/// A small repository of its own for each test.
fn repository(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = fs::remove_dir_all(&root);
    for (path, text) in [
        ("crate/desert-fox/data/rulings.toml", LEDGER),
        ("crate/desert-fox/src/arms.rs", RULE),
        ("tests/rulings/11.4_arms.json", CASES),
        ("tests/rulings/case.schema.json", "{}"),
    ] {
        fs::create_dir_all(root.join(path).parent().unwrap()).unwrap();
        fs::write(root.join(path), text).unwrap();
    }
    root
}

fn tool(folder: &Path, arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tool"))
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn rulings(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let output = tool(folder, &[&["rulings"], arguments].concat(), b"");
    let text = |bytes: &[u8]| str::from_utf8(bytes).unwrap().to_owned();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn a_sound_repository_is_surveyed_from_any_folder_in_it() {
    let root = repository("sound");
    let (code, shown, faults) = rulings(&root.join("crate/desert-fox/src"), &[]);
    assert_eq!((code, faults.as_str()), (0, ""));
    let expected = "Errata (2)\n  tested        1  R001\n  missing       1  R002\n\
                    implemented and tested 1 of 2, implemented only 0, missing 1\n";
    assert_eq!(shown, expected);
}

#[test]
fn a_malformed_citation_fails() {
    let root = repository("malformed");
    fs::write(root.join("crate/desert-fox/src/more.rs"), "/// Rulings: R2\n").unwrap();
    let (code, shown, faults) = rulings(&root, &["--check"]);
    assert_eq!(code, 1);
    assert_eq!(shown.lines().count(), 1, "{shown}");
    assert!(faults.starts_with("crate/desert-fox/src/more.rs:1: malformed citation: \"R2\""), "{faults}");
}

#[test]
fn a_ruling_that_must_stay_tested_may_not_be_lost() {
    let root = repository("must");
    fs::write(root.join("tests/rulings/must.txt"), "R001\n").unwrap();
    assert_eq!(rulings(&root, &["--check"]).0, 0);
    fs::write(root.join("tests/rulings/11.4_arms.json"), r#"{"cases":[]}"#).unwrap();
    let (code, _, faults) = rulings(&root, &["--check"]);
    assert_eq!((code, faults.as_str()), (1, "R001 must be implemented and tested, but is not tested\n"));
}

#[test]
fn the_written_table_is_compared_when_checking() {
    let root = repository("table");
    let table = root.join("table.json");
    let arguments = ["--check", "--write", "table.json"];
    assert_eq!(rulings(&root, &arguments).0, 1);
    assert!(!table.exists());
    assert_eq!(rulings(&root, &arguments[1..]).0, 0);
    assert_eq!(rulings(&root, &arguments).0, 0);
    assert_eq!(rulings(&root, &["--json"]).1, fs::read_to_string(&table).unwrap());
    fs::write(&table, "[]\n").unwrap();
    let (code, _, faults) = rulings(&root, &arguments);
    assert_eq!(code, 1);
    assert!(faults.contains("table.json is out of date"), "{faults}");
}

#[test]
fn one_ruling_is_looked_up_by_its_number() {
    let root = repository("lookup");
    assert_eq!(rulings(&root, &["R002"]), (0, "R002 [11.5] Two.\n".to_owned(), String::new()));
    assert_eq!(rulings(&root, &["R003"]), (2, String::new(), "tool: R003 is not in the ledger\n".to_owned()));
}

#[test]
fn outside_a_repository_the_message_says_what_to_do() {
    let outside = std::env::temp_dir();
    let (code, _, message) = rulings(&outside, &[]);
    assert_eq!(code, 2);
    assert!(message.contains("--root"), "{message}");
}

const OTHER: &str = "rommel-in-the-desert";

#[test]
fn each_game_is_surveyed_by_its_own_ledger_sources_and_cases() {
    let root = repository("games");
    for (path, text) in [
        (format!("crate/{OTHER}/data/rulings.toml"), LEDGER.replace("R00", "I00").replace("\"R\"", "\"I\"")),
        (format!("crate/{OTHER}/src/arms.rs"), RULE.replace("R001", "I002")),
        (format!("crate/site-{OTHER}/src/lib.rs"), "/// Rulings: I001\n".to_owned()),
        (format!("tests/{OTHER}/rulings/11.5_arms.json"), CASES.replace("R001", "I002")),
        (format!("tests/{OTHER}/rulings/must.txt"), "I002\n".to_owned()),
        ("crate/site-desert-fox/src/lib.rs".to_owned(), "/// Rulings: R002\n".to_owned()),
    ] {
        fs::create_dir_all(root.join(&path).parent().unwrap()).unwrap();
        fs::write(root.join(&path), text).unwrap();
    }
    let expected = |tested: &str, missing: &str| {
        let text = format!("Errata (2)\n  tested        1  {tested}\n  missing       1  {missing}\n");
        (0, text + "implemented and tested 1 of 2, implemented only 0, missing 1\n", String::new())
    };
    assert_eq!(rulings(&root, &[]), expected("R001", "R002"));
    assert_eq!(rulings(&root, &["--game", "desert-fox"]), expected("R001", "R002"));
    assert_eq!(rulings(&root, &["--game", OTHER]), expected("I002", "I001"));
    assert_eq!(rulings(&root, &["--game", OTHER, "I001"]), (0, "I001 [11.4] One.\n".to_owned(), String::new()));
    fs::write(root.join(format!("tests/{OTHER}/rulings/must.txt")), "I001\n").unwrap();
    let (code, _, faults) = rulings(&root, &["--game", OTHER, "--check"]);
    assert_eq!((code, faults.as_str()), (1, "I001 must be implemented and tested, but is not implemented\n"));
}

#[test]
fn what_a_game_has_not_is_unsupported_in_a_sentence() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for (command, what) in [
        (&["combats"][..], "random combats"),
        (&["positions"], "random positions"),
        (&["play", "--random", "--pairwise"], "pairwise rule sets"),
    ] {
        let output = tool(folder, &[&["--game", OTHER], command].concat(), b"");
        let message = str::from_utf8(&output.stderr).unwrap();
        let expected = format!("tool: Unsupported: {OTHER} has no {what}\n");
        assert_eq!((output.status.code(), message), (Some(2), expected.as_str()), "{command:?}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn a_missing_file_is_named_whatever_the_game() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for game in ["desert-fox", OTHER] {
        for command in ["adjudicate", "replay", "verify", "transcript", "link"] {
            let output = tool(folder, &["--game", game, command, "no-such-file"], b"");
            let message = str::from_utf8(&output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{command}");
            assert!(message.starts_with("tool: no-such-file: "), "{command}: {message}");
        }
    }
}

#[test]
fn an_unknown_game_is_refused_with_the_names_of_those_that_are_known() {
    let output = tool(Path::new(env!("CARGO_TARGET_TMPDIR")), &["--game", "chess", "rulings"], b"");
    let message = str::from_utf8(&output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    let expected = "there is no game \"chess\": expected desert-fox or rommel-in-the-desert";
    assert!(message.contains(expected), "{message}");
}

#[test]
fn strict_adjudication_fails_when_a_line_does() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let lines = b"{\n\xff\n\n[";
    assert_eq!(tool(folder, &["adjudicate"], lines).status.code(), Some(0));
    let strict = tool(folder, &["adjudicate", "--strict"], lines);
    assert_eq!(strict.status.code(), Some(1));
    assert_eq!(str::from_utf8(&strict.stdout).unwrap().lines().count(), 3);
    assert_eq!(tool(folder, &["adjudicate", "--strict"], b"\n").status.code(), Some(0));
    let missing = tool(folder, &["adjudicate", "no-such-file"], b"");
    assert_eq!(missing.status.code(), Some(2));
    assert!(str::from_utf8(&missing.stderr).unwrap().starts_with("tool: no-such-file: "));
}

#[test]
fn a_combat_is_adjudicated_and_a_value_at_fault_located() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let unit = |id: &str, nation: &str, strength: &str| {
        let face = format!(r#"{{"strength":{strength},"morale":2,"stackingPoints":1}}"#);
        format!(r#"{{"id":"{id}","nation":"{nation}","kind":"infantry","full":{face},"hex":"{nation}"}}"#)
    };
    let combat = |id: u8, strength: &str| {
        let units = [unit("a", "german", "4"), unit("b", "commonwealth", strength)].join(",");
        format!(
            "{{\"id\":{id},\"call\":\"adjudicateCombat\",\"query\":{{\"attacker\":\"axis\",\"units\":[{units}]}}}}\n"
        )
    };
    let output = tool(folder, &["adjudicate"], (combat(1, "2") + &combat(2, "-2")).as_bytes());
    let text = str::from_utf8(&output.stdout).unwrap();
    let answers: Vec<serde_json::Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 2);
    assert_eq!((&answers[0]["id"], &answers[0]["call"]), (&1.into(), &"adjudicateCombat".into()));
    assert!(answers[0]["answer"].is_object());
    assert_eq!((&answers[1]["id"], &answers[1]["error"]["code"]), (&2.into(), &"bad-argument".into()));
    assert_eq!(answers[1]["error"]["path"], "query.units[1].full.strength");
}
