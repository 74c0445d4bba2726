//! Save files.

use desert_fox::data::overlay::ChartChange;
use desert_fox::model::preset::Preset;
use desert_fox::model::rule_set::AirPoints;
use desert_fox::record::SaveError;
use desert_fox::record::save::LONGEST_SAVE;
use desert_fox::record::{DiceMode, Fault, Game, file_stem};
use desert_fox::turn::config::Options;
use referee::hash::sha256_hex;

use super::driver::{SEED, after, played, race};

/// The file with another check, so that it is put to the other tests.
fn mended(text: &str) -> String {
    let bare: String = text.lines().filter(|line| !line.contains("\"check\":")).map(str::trim).collect();
    let bare = bare.replace(",}", "}").replace("\": ", "\":");
    let check = sha256_hex(bare.as_bytes());
    let (head, _) = text.split_once("\"check\":").unwrap();
    format!("{head}\"check\": \"{check}\"\n}}\n")
}

fn fault_of(text: &str) -> (String, String) {
    match Game::read_save(text).unwrap_err() {
        SaveError::ParseError(fault) => (fault.path, fault.message),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_saved_game_is_loaded_as_it_was() {
    let games: [fn() -> Game; 3] = [race, || after(700, 20), || played("campaign", DiceMode::Entered, 500, 21)];
    for game in games.map(|begin| Box::new(begin())) {
        let text = game.save();
        let carry_out_again = Game::load(&text).unwrap();
        assert_eq!(
            (carry_out_again.state(), carry_out_again.record(), carry_out_again.links()),
            (game.state(), game.record(), game.links())
        );
        assert_eq!((carry_out_again.checkpoints(), carry_out_again.save()), (game.checkpoints(), text));
    }
}

#[test]
fn the_choices_before_the_game_are_kept() {
    let mut options = Options::of("campaign");
    options.rules.preset = Preset::Johnson2019;
    options.rules.switches.air_points = Some(AirPoints::Unlimited);
    options.charts.push(ChartChange { what: "cities/Tobruk".to_owned(), old: None, new: "1".to_owned() });
    let (game, _) = Game::new(options, DiceMode::Seeded(SEED)).unwrap();
    let text = game.save();
    assert!(text.contains(r#""rules": {"preset":"johnson2019","switches":{"airPoints":"unlimited"}}"#), "{text}");
    assert_eq!(Game::load(&text).unwrap().record(), game.record());
}

#[test]
fn each_order_stands_on_its_own_line() {
    let game = after(200, 22);
    let text = game.save();
    let begin = text.lines().position(|line| line == "  \"orders\": [").unwrap();
    for (entry, line) in game.record().orders.iter().zip(text.lines().skip(begin + 1)) {
        assert_eq!(line.trim().trim_end_matches(','), serde_json::to_string(&entry.order).unwrap());
    }
}

#[test]
fn white_space_and_the_order_of_members_do_not_matter() {
    let game = after(50, 23);
    let text = game.save();
    let windows = text.replace('\n', "\r\n");
    assert_eq!(Game::load(&windows).unwrap().record(), game.record());
    let dense: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(Game::load(&dense.to_string()).unwrap().record(), game.record());
    assert_eq!(Game::load(&format!("\u{feff}{text}")).unwrap().record(), game.record());
}

#[test]
fn a_file_cut_short_is_refused() {
    let text = after(60, 24).save();
    let last = text.trim_end().len();
    for end in (0..last).step_by(7).chain([last - 1]) {
        let cut = &text[..end];
        assert!(matches!(Game::read_save(cut), Err(SaveError::ParseError(_))), "{end}");
    }
}

#[test]
fn a_changed_file_is_refused_by_its_check() {
    let text = after(60, 25).save();
    let seed = SEED.to_string();
    let other = text.replace(&seed, &seed.replace('2', "3"));
    assert_ne!(other, text);
    assert_eq!(Game::read_save(&other), Err(SaveError::Check));
    let (head, _) = text.split_once(",\n  \"check\"").unwrap();
    assert_eq!(Game::read_save(&format!("{head}\n}}")), Err(SaveError::Check));
}

#[test]
fn a_mended_file_still_has_to_follow() {
    let text = after(60, 26).save();
    assert_eq!(mended(&text), text);
    let seed = SEED.to_string();
    let other = mended(&text.replace(&seed, &seed.replace('2', "3")));
    assert!(Game::read_save(&other).is_ok());
    assert!(matches!(Game::load(&other), Err(SaveError::Fault(Fault::Faces { .. } | Fault::Refused { .. }))));
}

#[test]
fn a_file_of_a_newer_version_says_so() {
    let newer = race().save().replace("\"schema\": 1", "\"schema\": 2, \"news\": true");
    assert_eq!(Game::read_save(&newer), Err(SaveError::Newer { found: 2 }));
    assert_eq!(fault_of(&race().save().replace("\"schema\": 1", "\"schema\": 0")).0, "schema");
}

#[test]
fn other_json_is_no_saved_game() {
    for text in ["{}", r#"{"format":"commonwealth-save","schema":1}"#] {
        assert_eq!(Game::read_save(text), Err(SaveError::Format { game: "Desert Fox" }), "{text}");
    }
    assert!(matches!(Game::read_save("[]"), Err(SaveError::ParseError(_) | SaveError::Format { game: "Desert Fox" })));
}

#[test]
fn a_save_file_of_another_game_is_called_so() {
    let named = |format: &str| Game::read_save(&format!(r#"{{"format":"{format}","schema":1}}"#));
    assert_eq!(named("rommel-in-the-desert-save"), Err(SaveError::OtherGame('r')));
    for other in ["rommel-in-the-desert-games", "desert-rats-save"] {
        assert_eq!(named(other), Err(SaveError::Format { game: "Desert Fox" }), "{other}");
    }
}

#[test]
fn a_value_that_cannot_be_read_is_named_by_its_place() {
    let text = race().save();
    let with = |orders: &str| text.replace("\"orders\": []", &format!("\"orders\": [{orders}]"));
    for (orders, path, part) in [
        (r#""done", {"move":{"units":["5-5lt"],"path":"e north"}}"#, "orders[1].move.path", "a path is made of"),
        (r#"{"place":{"unit":"nobody","hex":"E2002"}}"#, "orders[0].place.unit", "no counter is called 'nobody'"),
        (r#"{"place":{"unit":"5-5lt","hex":"Z9999"}}"#, "orders[0].place.hex", "there is no hex 'Z9999'"),
        (r#""surrender""#, "orders[0]", "unknown variant"),
        (r#"{"malta":{"points":300}}"#, "orders[0].malta.points", "invalid value"),
    ] {
        let (found, message) = fault_of(&with(orders));
        assert_eq!(found, path);
        assert!(message.contains(part), "{message}");
    }
    let faces = |faces: &str| text.replace("\"checkpoints\"", &format!("\"faces\": {faces}, \"checkpoints\""));
    assert_eq!(fault_of(&faces(r#"[[0,"5"]]"#)).0, "faces[0][0]");
    let faces =
        |faces: &str| with("\"done\"").replace("\"checkpoints\"", &format!("\"faces\": {faces}, \"checkpoints\""));
    assert_eq!(fault_of(&faces(r#"[[0,"57"]]"#)).0, "faces[0][1]");
    assert_eq!(fault_of(&faces(r#"[[0,"5"],[0,"5"]]"#)).0, "faces[1][0]");
    let points = |points: &str| text.replace("\"checkpoints\": [", &format!("\"checkpoints\": [{points},"));
    assert_eq!(fault_of(&points(r#"[0,"12"]"#)).0, "checkpoints[0][1]");
    assert_eq!(fault_of(&points(r#"[3,"0123456789abcdef"]"#)).0, "checkpoints[1][0]");
}

#[test]
fn a_file_longer_than_any_game_is_refused_unread() {
    assert_eq!(Game::read_save(&" ".repeat(LONGEST_SAVE + 1)), Err(SaveError::TooLong));
}

#[test]
fn the_name_of_a_file_tells_scenario_and_turn() {
    assert_eq!(file_stem(&race()), "race-for-tobruk_T01_axis");
}
