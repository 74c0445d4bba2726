//! Advice at the shell, and games against a frozen player.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

use crate::common::{folder, tool};

/// A scenario of each game that is played in a second or two.
const SHORT: [(&str, &str, &str); 2] = [
    ("desert-fox", "race-for-tobruk", "race-for-tobruk-7.desertfox.json"),
    ("rommel-in-the-desert", "battleaxe", "battleaxe-7.rommelinthedesert.json"),
];

/// Plays a game into a folder and gives its save file.
fn played((game, scenario, file): (&str, &str, &str), name: &str, players: &[&str]) -> PathBuf {
    let folder = folder(&format!("{game}-{name}"));
    let one = ["--game", game, "play", "--scenario", scenario, "--games", "1", "--seed", "7", "--save"];
    let (code, _, messages) = tool(&[&one[..], &[folder.to_str().unwrap()], players].concat());
    assert_eq!((code, messages.as_str()), (0, ""));
    folder.join(file)
}

#[test]
fn a_frozen_build_that_is_this_one_plays_as_this_one_does() {
    for of in SHORT {
        let frozen = ["--players", "recruit:frozen", "--frozen", env!("CARGO_BIN_EXE_tool")];
        let [one, other] =
            [played(of, "frozen", &frozen), played(of, "in-process", &["--players", "recruit:commander"])];
        assert_eq!(fs::read_to_string(one).unwrap(), fs::read_to_string(other).unwrap(), "{of:?}");
    }
}

#[test]
fn a_frozen_player_that_is_gone_or_answers_nonsense_is_named() {
    let folder = folder("frozen-programs");
    let script = |name: &str, lines: &str| {
        let path = folder.join(name);
        fs::write(&path, format!("#!/bin/sh\n{lines}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path
    };
    for (program, part) in [
        (script("gone", "exit 1"), "gone: it is gone"),
        (script("nonsense", "read line\necho hello"), "nonsense: its answer cannot be read"),
        (script("refuses", "read line\necho '{\"error\":\"not today\"}'"), "refuses: not today"),
        (folder.join("nowhere"), "nowhere: "),
    ] {
        let program = program.to_str().unwrap();
        let arguments = ["ladder", "--scenario", SHORT[0].1, "--pair", "frozen:recruit", "--frozen", program];
        let (code, _, message) = tool(&arguments);
        assert_eq!(code, 2);
        assert!(message.contains(part), "{message}");
    }
    let (code, _, message) = tool(&["ladder", "--pair", "frozen:recruit"]);
    assert_eq!((code, message.as_str()), (2, "tool: no program is named for the frozen player: --frozen FILE\n"));
}

#[test]
fn advice_goes_on_as_the_level_that_played_the_game() {
    for of in SHORT {
        let file = played(of, "advised", &["--players", "captain"]);
        let (file, text) = (file.to_str().unwrap(), fs::read_to_string(&file).unwrap());
        let advise = |more: &[&str]| tool(&[&["--game", of.0, "advise", file, "--level", "captain"], more].concat());
        let (code, lines, _) = advise(&["--at", "0", "--until", "turn", "--json"]);
        assert_eq!(code, 0);
        let saved: serde_json::Value = serde_json::from_str(&text).unwrap();
        let advised: Vec<serde_json::Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert!(advised.len() > 3, "{lines}");
        for (at, advice) in advised.iter().enumerate() {
            assert_eq!((advice["at"].as_u64(), &advice["order"]), (Some(at as u64), &saved["orders"][at]), "{of:?}");
        }
        let (_, phase, _) = advise(&["--at", "0", "--until", "phase", "--json"]);
        let (_, one, _) = advise(&["--at", "0", "--json"]);
        assert!(lines.starts_with(&phase) && phase.starts_with(&one) && one.lines().count() == 1, "{phase}");
        let (code, _, message) = advise(&["--at", "99999"]);
        assert!(code == 1 && message.contains("orders only"), "{message}");
    }
}

#[test]
fn advice_in_words_tells_why_a_style_was_chosen() {
    let file = played(SHORT[0], "reasons", &["--players", "recruit"]);
    let (code, text, _) = tool(&["advise", file.to_str().unwrap(), "--at", "0", "--until", "turn"]);
    assert_eq!(code, 0);
    assert!(text.contains(" rollouts") && text.contains(" against ") && text.contains(" before "), "{text}");
}

#[test]
fn a_replay_shows_how_a_game_stood_after_some_orders() {
    let file = played(SHORT[0], "stood", &["--players", "recruit"]);
    let file = file.to_str().unwrap();
    let (code, text, _) = tool(&["replay", file, "--at", "5"]);
    assert!(code == 0 && text.contains("orders       5\n") && text.contains("game-turn    1, "), "{text}");
    let (code, _, message) = tool(&["replay", file, "--at", "99999"]);
    assert!(code == 1 && message.contains("orders only"), "{message}");
}

#[test]
fn a_ladder_saves_its_games() {
    let folder = folder("ladder-saves");
    let pair = ["ladder", "--scenario", SHORT[0].1, "--pair", "recruit:random", "--least", "2", "--most", "2"];
    let (code, ..) = tool(&[&pair[..], &["--save", folder.to_str().unwrap()]].concat());
    assert_eq!(code, 0);
    let mut names: Vec<String> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    let name = |seats: &str| format!("{}-{seats}-1000.desertfox.json", SHORT[0].1);
    assert_eq!(names, [name("random-script"), name("script-random")]);
}
