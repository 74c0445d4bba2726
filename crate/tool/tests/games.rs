//! Playing, proving and measuring whole games at the shell.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{folder, mended, tool};

const RACE: &str = "race-for-tobruk";

/// A saved race between two scripted opponents.
fn saved(name: &str) -> PathBuf {
    let folder = folder(name);
    let arguments = ["play", "--scripted", "--scenario", RACE, "--games", "1", "--seed", "3", "--save"];
    let (code, _, messages) = tool(&[&arguments[..], &[folder.to_str().unwrap()]].concat());
    assert_eq!((code, messages.as_str()), (0, ""));
    folder.join("race-for-tobruk-3.desertfox.json")
}

#[test]
fn games_of_every_kind_of_players_are_played_and_counted() {
    for players in [&["--random"][..], &["--scripted"], &["--versus"], &["--versus", "--side", "commonwealth"]] {
        let games = ["play", "--scenario", RACE, "--games", "2", "--check"];
        let (code, figures, messages) = tool(&[&games[..], players].concat());
        assert_eq!((code, messages.as_str()), (0, ""), "{players:?}");
        assert!(figures.starts_with("2 games of race-for-tobruk, Axis "), "{figures}");
        for line in ["results ", "orders ", "turn links ", "game links ", "undo ", "pace ", "stopped     0\n"] {
            assert!(figures.contains(line), "{line}: {figures}");
        }
    }
}

#[test]
fn every_scenario_is_played() {
    for scenario in ["campaign", "italian-campaign", "operation-crusader", "gazala-battle"] {
        let (code, figures, messages) =
            tool(&["play", "--scripted", "--scenario", scenario, "--games", "1", "--check"]);
        assert_eq!((code, messages.as_str()), (0, ""), "{scenario}");
        assert!(
            figures.starts_with(&format!("1 games of {scenario}")) && figures.contains("stopped     0\n"),
            "{figures}"
        );
    }
}

#[test]
fn the_same_number_gives_the_same_game() {
    let [one, other] = ["same-one", "same-other"].map(|name| fs::read_to_string(saved(name)).unwrap());
    assert_eq!(one, other);
}

#[test]
fn a_saved_game_is_replayed_proved_told_and_linked() {
    let path = saved("sound");
    let file = path.to_str().unwrap();
    let (code, proof, _) = tool(&["verify", file]);
    assert_eq!(code, 0);
    let (_, state) = proof.lines().next().unwrap().split_once("; state ").unwrap();
    let dice = "each die follows from the seed and the orders; anyone who has the record can foresee them\n";
    assert!(proof.contains("\ndice: seed ") && proof.contains(dice), "{proof}");
    assert!(proof.contains("\nrules: SPI 1981 with errata\nAxis: "), "{proof}");
    let (code, summary, _) = tool(&["replay", file]);
    assert_eq!(code, 0);
    assert!(summary.contains(state) && summary.contains("result       "), "{summary}");
    let (code, output, _) = tool(&["transcript", file]);
    assert_eq!(code, 0);
    assert!(output.starts_with("[Game \"Desert Fox\"]\n") && output.contains("Game-turn 1, Axis player-turn"));
    let (code, link, _) = tool(&["link", file]);
    assert_eq!(code, 0);
    let linked = path.with_extension("txt");
    fs::write(&linked, &link).unwrap();
    assert_eq!(tool(&["verify", linked.to_str().unwrap()]), (0, proof, String::new()));
    let (code, save, _) = tool(&["link", "--save", linked.to_str().unwrap()]);
    assert_eq!((code, save), (0, fs::read_to_string(&path).unwrap()));
    let (code, turn, _) = tool(&["link", "--turn", file]);
    assert_eq!(code, 0);
    assert!(turn.starts_with("d1.t.") && turn.len() < link.len(), "{turn}");
    let (code, lengths, _) = tool(&["link", "--lengths", file]);
    assert_eq!(code, 0);
    let last = format!("orders, {} characters\n", link.trim_end().len());
    assert!(lengths.lines().count() > 5 && lengths.ends_with(&last), "{lengths}");
}

/// A file of charts with one value, and how a game with them is told from any other.
fn charts(folder: &Path, name: &str, new: &str) -> String {
    let path = folder.join(name);
    let changes = format!(r#"[{{"what":"movement/clear/motorized","new":"{new}"}}]"#);
    let text = format!(r#"{{"format":"desert-fox-charts","schema":1,"name":"{name}","changes":{changes}}}"#);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_game_with_charts_of_ones_own_is_proved_with_them_and_with_no_others() {
    let folder = folder("own-charts");
    let [own, other] = [("Mine", "2"), ("Theirs", "3")].map(|(name, new)| charts(&folder, name, new));
    let games = ["play", "--random", "--scenario", RACE, "--games", "1"];
    let options = ["--charts", &own, "--save", folder.to_str().unwrap()];
    let (code, _, messages) = tool(&[&games[..], &options[..]].concat());
    assert_eq!((code, messages.as_str()), (0, ""));
    let path = folder.join("race-for-tobruk-0.desertfox.json");
    let file = path.to_str().unwrap();
    assert!(fs::read_to_string(&path).unwrap().contains(r#""name":"Mine""#));
    assert_eq!(tool(&["verify", file, "--charts", &own]).0, 0);
    for charts in [&[][..], &["--charts", &other]] {
        let (code, proof, message) = tool(&[&["verify", file][..], charts].concat());
        assert_eq!((code, proof.as_str()), (1, ""));
        assert!(message.starts_with("the game cannot begin: charts-"), "{message}");
    }
    let shipped = saved("shipped-charts");
    let (code, _, message) = tool(&["verify", shipped.to_str().unwrap(), "--charts", &own]);
    assert_eq!((code, message.trim_end()), (1, "the game names no charts of its players' own"));
    let broken = charts(&folder, "Broken", "much");
    let (code, _, message) = tool(&["verify", file, "--charts", &broken]);
    assert_eq!(code, 2);
    assert!(message.contains("refused as value at changes[0] for movement/clear/motorized: much"), "{message}");
}

#[test]
fn the_first_order_that_does_not_follow_is_named() {
    let path = saved("changed");
    let text = fs::read_to_string(&path).unwrap();
    let at = text.lines().position(|line| line.contains("\"overrun\"")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.contains("\"orders\"")).unwrap() + 1;
    let changed = [&lines[..at], &["    {\"revoke\":{\"combat\":7}},"], &lines[at + 1..]].concat();
    // Without its check a file is refused, so the check is made anew as anybody could.
    let changed = mended(&changed.join("\n"));
    fs::write(&path, changed).unwrap();
    let commands = [&["verify"][..], &["replay"], &["transcript"], &["link"], &["link", "--lengths"]];
    for command in commands {
        let (code, output, message) = tool(&[command, &[path.to_str().unwrap()]].concat());
        assert_eq!((code, output.as_str()), (1, ""), "{command:?}");
        assert!(message.starts_with(&format!("order {} is refused: ", at - first)), "{message}");
        assert!(message.contains("{\"revoke\":{\"combat\":7}}"), "{message}");
    }
}

/// A seeded game as one whose dice the players entered: nothing but the seed is taken out.
#[test]
fn a_seeded_record_made_into_an_entered_one_is_told_as_entered() {
    let path = saved("forged");
    let text = fs::read_to_string(&path).unwrap();
    let forged: Vec<&str> = text.lines().filter(|line| !line.contains("\"seed\":")).collect();
    fs::write(&path, mended(&forged.join("\n"))).unwrap();
    for command in ["verify", "replay"] {
        let (code, output, _) = tool(&[command, path.to_str().unwrap()]);
        assert_eq!(code, 0);
        let dice = output.lines().find(|line| line.starts_with("dice")).unwrap();
        assert!(dice.ends_with("entered by the players: the record cannot prove them"), "{dice}");
    }
}

#[test]
fn a_record_of_older_rules_is_told_with_what_changed_and_how_far_it_follows() {
    let path = saved("older");
    let text = fs::read_to_string(&path).unwrap().replace("  \"rulesRevision\": 3,\n", "");
    let older = text.replacen("{\"supply\"", "{\"revoke\":{\"combat\":7}},\n    {\"supply\"", 1);
    fs::write(&path, mended(&text)).unwrap();
    let (code, output, _) = tool(&["replay", path.to_str().unwrap()]);
    assert!(code == 0 && output.contains("\nrevisions    rules 1, scenario 1\n"), "{output}");
    fs::write(&path, mended(&older)).unwrap();
    let commands = [&["verify"][..], &["replay"], &["transcript"], &["link"], &["link", "--lengths"]];
    for command in commands {
        let (code, output, message) = tool(&[command, &[path.to_str().unwrap()]].concat());
        assert_eq!((code, output.as_str()), (1, ""), "{command:?}");
        assert!(message.contains("made by revision 1 of the rules; changed since: "), "{message}");
        let follows = message.lines().find(|line| line.starts_with("by the rules of today ")).unwrap();
        let compared = !command.contains(&"transcript");
        assert_eq!(follows.contains(" orders follow; the state agrees after "), compared, "{message}");
    }
}

#[test]
fn what_is_no_game_is_refused_with_a_reason() {
    let folder = folder("refused");
    let whole = fs::read_to_string(saved("whole")).unwrap();
    for (name, text, part) in [
        ("cut.json", &whole[..whole.len() / 2], "EOF"),
        ("changed.json", &whole.replace("\"done\"", "\"roll\""), "its check does not fit"),
        ("other.json", "{}", "no saved game"),
        ("words.txt", "hello", "neither a save file nor a link"),
    ] {
        let path = folder.join(name);
        fs::write(&path, text).unwrap();
        let (code, output, message) = tool(&["verify", path.to_str().unwrap()]);
        assert_eq!((code, output.as_str()), (1, ""), "{name}");
        assert!(message.contains(part), "{name}: {message}");
    }
    assert_eq!(tool(&["verify", folder.join("nowhere").to_str().unwrap()]).0, 2);
    let (code, _, message) = tool(&["play", "--random", "--scenario", "nowhere"]);
    assert_eq!((code, message.as_str()), (2, "tool: nowhere is no scenario that can be played\n"));
}

#[test]
fn random_orders_are_measured_by_their_kinds() {
    let (code, table, messages) = tool(&["bench", "--scenario", RACE, "--games", "1"]);
    assert_eq!((code, messages.as_str()), (0, ""));
    for part in ["list, µs", "Move ", "React ", " random legal orders, ", " per "] {
        assert!(table.contains(part), "{part}: {table}");
    }
}

#[test]
fn a_game_is_read_out_of_a_mail_a_text_of_windows_and_a_quoted_save_file() {
    let folder = folder("mails");
    let path = saved("mailed");
    let proof = tool(&["verify", path.to_str().unwrap()]).1;
    let save = fs::read_to_string(&path).unwrap();
    let link = tool(&["link", path.to_str().unwrap()]).1;
    let link = link.trim();
    let (first, rest) = link.split_at(60);
    let wide: Vec<u8> = format!("\u{feff}{save}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (name, bytes) in [
        ("sentence.txt", format!("Hello, see https://host/#{link}. Your move.").into_bytes()),
        ("broken.txt", format!("> https://host/#{first}=\r\n> {rest}\r\nBest regards").into_bytes()),
        ("mark.txt", format!("\u{feff}{link}").into_bytes()),
        ("unicode.json", wide),
        ("quoted.txt", format!("Anna wrote:\n> {}\n", save.trim_end().replace('\n', "\n> ")).into_bytes()),
        ("blanks.txt", save.replace(' ', "\u{a0}").into_bytes()),
    ] {
        let file = folder.join(name);
        fs::write(&file, bytes).unwrap();
        let (code, output, message) = tool(&["verify", file.to_str().unwrap()]);
        assert_eq!((code, &output), (0, &proof), "{name}: {message}");
    }
    let file = folder.join("other.txt");
    fs::write(&file, format!("See {link}")).unwrap();
    let (code, _, message) = tool(&["verify", "--game", "rommel-in-the-desert", file.to_str().unwrap()]);
    let expected = "the link belongs to another game: it begins with d; --game desert-fox reads it\n";
    assert_eq!((code, message.as_str()), (1, expected));
}
