//! Playing, proving, sharing and measuring games of Rommel in the Desert at the shell.

use std::fs;
use std::path::PathBuf;

use crate::common::{folder, mended, tool as run};
use referee::Seed;
use referee::record::{Agreement, DiceMode};
use rommel_in_the_desert::data::charts::ChartChange;
use rommel_in_the_desert::model::rule_set::CrossingLimit;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::record::{Game, Options};
use rommel_in_the_desert::state::order::Order;

const GAME: [&str; 2] = ["--game", "rommel-in-the-desert"];
const SCENARIOS: [&str; 8] = ["1940", "1941", "battleaxe", "crusader", "1942", "gazala", "pursuit", "1941-42"];
/// The commands about the file of a game.
const COMMANDS: [&[&str]; 5] = [&["verify"], &["replay"], &["transcript"], &["link"], &["link", "--lengths"]];

/// Exit code, output and messages.
fn tool(arguments: &[&str]) -> (i32, String, String) {
    run(&[&GAME, arguments].concat())
}

/// A saved game between two scripted opponents.
fn saved(name: &str) -> PathBuf {
    let folder = folder(&format!("rommel-{name}"));
    let arguments = ["play", "--scripted", "--scenario", "crusader", "--games", "1", "--seed", "3", "--save"];
    let (code, _, messages) = tool(&[&arguments[..], &[folder.to_str().unwrap()]].concat());
    assert_eq!((code, messages.as_str()), (0, ""));
    folder.join("crusader-3.rommelinthedesert.json")
}

#[test]
fn games_of_every_kind_of_players_are_played_checked_and_counted() {
    for (players, who) in [
        (&["--random"][..], "Axis random, Allies random"),
        (&["--scripted"], "Axis script, Allies script"),
        (&["--versus"], "Axis script, Allies random"),
        (&["--versus", "--side", "allied"], "Axis random, Allies script"),
        (&["--players", "random:recruit"], "Axis random, Allies script"),
    ] {
        let (code, figures, messages) = tool(&[&["play", "--games", "2", "--check"], players].concat());
        assert_eq!((code, messages.as_str()), (0, ""), "{players:?}");
        assert!(figures.starts_with(&format!("2 games of 1940, {who}\n")), "{figures}");
        for line in ["results ", "months ", "orders ", "turn links ", "game links ", "undo ", "stopped     0\n"] {
            assert!(figures.contains(line), "{line}: {figures}");
        }
    }
}

#[test]
fn every_scenario_is_played_at_random_and_by_the_script() {
    for scenario in SCENARIOS {
        for players in ["--random", "--scripted"] {
            let (code, figures, messages) = tool(&["play", players, "--scenario", scenario, "--games", "1", "--check"]);
            assert_eq!((code, messages.as_str()), (0, ""), "{scenario}");
            assert!(figures.starts_with(&format!("1 games of {scenario}, ")), "{figures}");
            assert!(figures.contains("stopped     0\n"), "{figures}");
        }
    }
}

#[test]
fn the_same_number_gives_the_same_game() {
    let [one, other] = ["same-one", "same-other"].map(|name| fs::read_to_string(saved(name)).unwrap());
    assert_eq!(one, other);
    assert!(one.contains("\"format\": \"rommel-in-the-desert-save\""), "{one}");
}

#[test]
fn the_proof_and_the_transcript_name_every_switch_value_and_revision_that_the_sender_chose() {
    let change = |what: &str, new: &str| ChartChange { what: what.to_owned(), old: None, new: new.to_owned() };
    let mut options = Options::of(ScenarioId::Gazala).revised(1);
    options.rules.crossing_limit = CrossingLimit::Turn;
    options.charts = vec![change("unit/speed/21/5", "4"), change("fire/armor/infantry", "4")];
    let (mut game, _) = Game::new(options, DiceMode::Seeded(Seed([1; 16]))).unwrap();
    game.give(Order::Deal, &[]).unwrap();
    game.note(0, "a note").unwrap();
    let path = folder("rommel-terms").join("terms.json");
    fs::write(&path, game.save()).unwrap();
    let file = path.to_str().unwrap();
    let (code, proof, _) = tool(&["verify", file]);
    assert_eq!(code, 0);
    let (_, transcript, _) = tool(&["transcript", file]);
    for (name, tag, value) in [
        ("rules", "Rules", "Columbia Games with the errata of 1984"),
        ("switches", "Switches", "crossingLimit turn"),
        ("own values", "OwnValues", "2"),
        ("own value", "OwnValue", "unit/speed/21/5 4, not "),
        ("own value", "OwnValue", "fire/armor/infantry 4, not "),
        ("revision", "Revision", "scenario 1, the latest is 3"),
    ] {
        assert!(proof.contains(&format!("\n{name}: {value}")), "{value}: {proof}");
        assert!(transcript.contains(&format!("\n[{tag} \"{value}")), "{value}: {transcript}");
    }
    for line in ["Axis: 1 order\n", "Allies: 0 orders\n", "notes: 1, written by either player"] {
        assert!(proof.contains(&format!("\n{line}")), "{line}: {proof}");
    }
}

#[test]
fn the_proof_does_not_say_whose_the_numbers_of_an_agreed_seed_are() {
    let offer = Agreement::offer(&[1; 32]);
    let (mut game, _) = Game::new(Options::of(ScenarioId::Crusader), DiceMode::Agreed(offer)).unwrap();
    game.answer_offer([2; 32]).unwrap();
    game.reveal_secret([1; 32]).unwrap();
    let path = folder("rommel-agreed").join("agreed.json");
    fs::write(&path, game.save()).unwrap();
    let (code, proof, _) = tool(&["verify", path.to_str().unwrap()]);
    assert_eq!(code, 0);
    assert!(proof.contains("only a player who sent one of them knows that it is theirs\n"), "{proof}");
    assert!(!proof.contains("agreed by both"), "{proof}");
}

#[test]
fn a_played_game_is_proved_linked_replayed_and_told() {
    let path = saved("sound");
    let file = path.to_str().unwrap();
    let (code, proof, _) = tool(&["verify", file]);
    assert_eq!(code, 0);
    let (_, state) = proof.lines().next().unwrap().split_once("; state ").unwrap();
    assert!(proof.contains("\ndice: seed 03000000000000000000000000000000: "), "{proof}");
    let (code, link, _) = tool(&["link", file]);
    assert_eq!(code, 0);
    assert!(link.starts_with("r1.g."), "{link}");
    let linked = path.with_extension("txt");
    fs::write(&linked, &link).unwrap();
    let linked = linked.to_str().unwrap();
    assert_eq!(tool(&["verify", linked]), (0, proof.clone(), String::new()));
    assert_eq!(tool(&["link", linked]), (0, link.clone(), String::new()));
    assert_eq!(tool(&["link", "--save", linked]), (0, fs::read_to_string(&path).unwrap(), String::new()));
    for copy in [file, linked] {
        let (code, summary, _) = tool(&["replay", copy]);
        assert_eq!(code, 0);
        let result = summary.lines().find(|line| line.starts_with("result ")).unwrap();
        assert!(summary.contains(state) && !result.ends_with("not over"), "{summary}");
        for line in ["scenario     crusader\n", "\nmonth        month ", "\nAxis         ", "\nAllies       "] {
            assert!(summary.contains(line), "{line}: {summary}");
        }
    }
    assert_eq!(tool(&["transcript", file]), tool(&["transcript", linked]));
    let (code, turn, _) = tool(&["link", "--turn", file]);
    assert_eq!(code, 0);
    assert!(turn.starts_with("r1.t.") && turn.len() < link.len(), "{turn}");
    let (code, lengths, _) = tool(&["link", "--lengths", file]);
    assert_eq!(code, 0);
    let last = format!("orders, {} characters\n", link.trim_end().len());
    assert!(lengths.lines().count() > 5 && lengths.ends_with(&last), "{lengths}");
}

#[test]
fn a_player_reads_a_transcript_without_the_names_of_hidden_blocks() {
    let path = saved("viewers");
    let file = path.to_str().unwrap();
    let read = |viewer: &str| {
        let (code, text, messages) = tool(&["transcript", "--viewer", viewer, file]);
        assert_eq!((code, messages.as_str()), (0, ""));
        assert!(text.starts_with("[Game \"Rommel in the Desert\"]\n"), "{text}");
        text
    };
    let [referee, axis, allied] = ["referee", "axis", "allied"].map(read);
    assert_eq!(tool(&["transcript", file]), (0, referee.clone(), String::new()));
    let set_up = |text: &str| text.lines().filter(|line| line.contains(" is set up in ")).map(str::to_owned).collect();
    let [whole, of_axis, of_allied]: [Vec<String>; 3] = [&referee, &axis, &allied].map(|text| set_up(text));
    let hidden = |lines: &[String]| lines.iter().filter(|line| line.trim().starts_with("A block ")).count();
    assert!(whole.len() > 20 && hidden(&whole) == 0, "{whole:?}");
    assert!(hidden(&of_axis) > 5 && hidden(&of_allied) > 5, "{of_axis:?} {of_allied:?}");
    assert_eq!(hidden(&of_axis) + hidden(&of_allied), whole.len(), "each block is hidden from one player");
    assert!(referee.contains(" fires at ") && axis.contains(" is turned up: "), "{axis}");
    for text in [&referee, &axis, &allied] {
        let sentences = text.lines().filter(|line| !line.starts_with('['));
        assert_eq!(sentences.filter(|line| line.contains(['{', '}', '"', '?'])).count(), 0, "{text}");
    }
    let (code, output, message) = tool(&["transcript", "--viewer", "german", file]);
    assert_eq!((code, output.as_str()), (2, ""));
    assert_eq!(message, "tool: there is no viewer \"german\": expected axis, allied, observer or referee\n");
}

#[test]
fn the_first_order_that_does_not_follow_is_named_with_the_rule() {
    let path = saved("changed");
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.contains("\"orders\"")).unwrap() + 1;
    let at = lines.iter().position(|line| line.contains("\"groupMove\"") || line.contains("\"regroupMove\"")).unwrap();
    let changed = [&lines[..at], &["    {\"fight\":{\"hex\":\"Tobruk\"}},"], &lines[at + 1..]].concat();
    fs::write(&path, mended(&changed.join("\n"))).unwrap();
    for command in COMMANDS {
        let (code, output, message) = tool(&[command, &[path.to_str().unwrap()]].concat());
        assert_eq!((code, output.as_str()), (1, ""), "{command:?}");
        let expected =
            format!("order {} is refused: no battle is fought there now (no-battle; case 3.4)\n", at - first);
        assert!(message.starts_with(&expected) && message.contains("{\"fight\":{\"hex\":\"Tobruk\"}}"), "{message}");
    }
    for viewer in ["axis", "allied", "referee"] {
        let (code, _, message) = tool(&["transcript", "--viewer", viewer, path.to_str().unwrap()]);
        assert_eq!((code, message.contains("{\"fight\":")), (1, viewer == "referee"), "{message}");
        assert!(message.contains("no battle is fought there now"), "{message}");
    }
}

#[test]
fn a_die_that_was_changed_does_not_follow_and_a_record_without_a_seed_is_told_as_entered() {
    let path = saved("forged");
    let text = fs::read_to_string(&path).unwrap();
    let rolls = text.lines().skip_while(|line| !line.contains("\"faces\""));
    let rolled = rolls.filter(|line| !line.contains('(')).find(|line| line.contains(",\"1")).unwrap();
    let other = rolled.replacen(",\"1", ",\"2", 1);
    let forged: Vec<&str> = text.lines().filter(|line| !line.contains("\"seed\":")).collect();
    fs::write(&path, mended(&text.replacen(rolled, &other, 1))).unwrap();
    let (code, _, message) = tool(&["verify", path.to_str().unwrap()]);
    assert!(code == 1 && message.contains(" rolls [1") && message.contains("but the record says [2"), "{message}");
    fs::write(&path, mended(&forged.join("\n"))).unwrap();
    for command in ["verify", "replay"] {
        let (code, output, _) = tool(&[command, path.to_str().unwrap()]);
        assert_eq!(code, 0);
        let dice = output.lines().find(|line| line.starts_with("dice")).unwrap();
        assert!(dice.ends_with("entered by the players: the record cannot prove them"), "{dice}");
    }
}

#[test]
fn hostile_files_are_refused_in_a_sentence_and_stay_as_they_are() {
    let (folder, path) = (folder("rommel-hostile"), saved("hostile"));
    let whole = fs::read_to_string(&path).unwrap();
    let link = tool(&["link", path.to_str().unwrap()]).1;
    let deep = "[".repeat(200_000);
    let (long, fox) = ("x".repeat(3 << 20), link.replacen("r1.", "d1.", 1));
    let (changed, cut_link) = (whole.replacen("\"engine\": \"", "\"engine\": \"x", 1), &link[..link.len() / 2]);
    let later = whole.replacen("\"schema\": 1", "\"schema\": 99", 1);
    for (name, text, part) in [
        ("empty", "", "there is nothing in it"),
        ("cut.json", &whole[..whole.len() / 2], "EOF"),
        ("changed.json", &changed, "its check does not fit"),
        ("later.json", &later, "newer version (schema 99"),
        ("other.json", "{}", "no saved game of Rommel in the Desert"),
        ("deep.json", &format!("{{\"a\":{deep}"), "recursion limit"),
        ("long.json", &format!("{{\"a\":\"{long}"), "the file is too long"),
        ("words.txt", "hello", "neither a save file nor a link"),
        ("fox.txt", &fox, "its check does not fit"),
        ("cut.txt", cut_link, "the link is cut short"),
        ("turn.txt", &tool(&["link", "--turn", path.to_str().unwrap()]).1, "a turn, which is nothing without its game"),
        ("nul.txt", "\0\0\0", "there is nothing in it"),
        ("mails.zip", "PK\u{3}\u{4}\u{14}\0\u{8}", "no text"),
        ("hotel.html", "<!DOCTYPE html><title>Log in</title>", "this is a web page"),
    ] {
        let file = folder.join(name);
        fs::write(&file, text).unwrap();
        for command in COMMANDS {
            let (code, output, message) = tool(&[command, &[file.to_str().unwrap()]].concat());
            assert_eq!((code, output.as_str()), (1, ""), "{name} {command:?}");
            assert!(message.contains(part) && message.lines().count() <= 2, "{name} {command:?}: {message}");
        }
        assert_eq!(fs::read_to_string(&file).unwrap(), text, "{name}");
    }
}

#[test]
fn a_game_of_the_other_game_is_refused() {
    let path = saved("mixed");
    let (code, _, message) = run(&["verify", path.to_str().unwrap()]);
    assert_eq!((code, message.as_str()), (1, "this is a saved game of another game, whose links begin with 'r'\n"));
}

#[test]
fn arguments_that_mean_nothing_are_refused_before_a_game_is_played() {
    let folder = folder("rommel-arguments").join("not-made");
    let save = ["--save", folder.to_str().unwrap()];
    for (arguments, expected) in [
        (&["--random", "--scenario", "campaign"][..], "campaign is no scenario that can be played"),
        (&["--versus", "--side", "commonwealth"], "there is no side \"commonwealth\": expected axis or allied"),
        (&["--players", "recruit:major"], "there is no player \"major\""),
        (&["--players", "frozen"], "no program is named for the frozen player: --frozen FILE"),
    ] {
        let (code, output, message) = tool(&[&["play"], arguments, &save].concat());
        assert_eq!((code, output.as_str()), (2, ""));
        assert_eq!(message, format!("tool: {expected}\n"));
        assert!(!folder.exists());
    }
    let (code, _, message) = tool(&["bench", "--scenario", "nowhere"]);
    assert_eq!((code, message.as_str()), (2, "tool: nowhere is no scenario that can be played\n"));
}

#[test]
fn random_orders_are_measured_by_their_kinds() {
    let (code, table, messages) = tool(&["bench", "--scenario", "crusader", "--games", "1"]);
    assert_eq!((code, messages.as_str()), (0, ""));
    for part in ["list, µs", "SetUp ", "PlayCards ", " random legal orders, ", " per "] {
        assert!(table.contains(part), "{part}: {table}");
    }
}

#[test]
fn charts_of_the_page_are_played_with_and_faulty_ones_are_refused() {
    let folder = folder("rommel-charts");
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let of = |value: &str| {
        let change = format!(r#"{{"what":"scenario/battleaxe/months","new":"{value}"}}"#);
        format!(r#"{{"format":"rommel-in-the-desert-charts","version":1,"changes":[{change}]}}"#)
    };
    let arguments = ["play", "--scripted", "--scenario", "battleaxe", "--games", "1", "--charts"];
    let play = |charts: &str| tool(&[&arguments[..], &[charts]].concat());
    let (code, figures, _) = play(&file("one-month.json", &of("3-3")));
    assert!(code == 0 && figures.contains("most 1\n"), "{figures}");
    let (code, _, message) = play(&file("backwards.json", &of("4-3")));
    assert!(code == 2 && message.contains("'4-3' cannot stand at 'scenario/battleaxe/months'"), "{message}");
    let (code, _, message) = play(&file("other.json", r#"{"format":"chess","version":1,"changes":[]}"#));
    assert!(code == 2 && message.contains("no charts of Rommel in the Desert"), "{message}");
}
