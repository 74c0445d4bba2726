//! Files that must stay readable, and play to the same end, for ever.
//!
//! `WRITE_GOLDEN=1 cargo test -p rommel-in-the-desert --test tests golden` writes those that are missing, for a new scenario,
//! revision or schema; old files stay.

use std::fs;
use std::path::{Path, PathBuf};

use referee::hash::hex;
use referee::record::DiceMode;
use referee::viewer::transcript;
use referee::{Draw, Rules, Seed, Viewer};
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::opponent;
use rommel_in_the_desert::random::order;
use rommel_in_the_desert::record::{Game, Options, Rommel};
use rommel_in_the_desert::state::Stage;

/// A game: its name, with the revision of the rules from 2 on, scenario and its revision, seed, orders at most, and whether the scripted opponent plays both sides.
type Played = (&'static str, ScenarioId, u16, u64, usize, bool);

const GAMES: [Played; 7] = [
    ("crusader-scripted", ScenarioId::Crusader, 1, 3, 500, true),
    ("battleaxe-2-scripted", ScenarioId::Battleaxe, 2, 5, 400, true),
    ("1940-rules2", ScenarioId::Italian1940, 1, 1, 400, false),
    ("gazala-rules2", ScenarioId::Gazala, 1, 2, 300, false),
    ("gazala-2-rules2", ScenarioId::Gazala, 2, 4, 300, false),
    ("gazala-3-rules2", ScenarioId::Gazala, 3, 6, 300, false),
    ("1942-2-rules2", ScenarioId::Year1942, 2, 7, 300, false),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/rommel-in-the-desert/golden")
}

/// The committed file; with `WRITE_GOLDEN` it is written first where there is none.
fn golden(name: &str, made: impl FnOnce() -> String) -> String {
    let path = folder().join(name);
    if std::env::var_os("WRITE_GOLDEN").is_some() && !path.is_file() {
        fs::create_dir_all(folder()).unwrap();
        fs::write(&path, made()).unwrap();
    }
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn played(&(_, scenario, revision, seed, most_orders, scripted): &Played) -> Game {
    let dice = DiceMode::Seeded(Seed([seed as u8; 16]));
    let (mut game, _) = Game::new(Options::of(scenario).revised(revision), dice).unwrap();
    let mut draw = Draw::new(seed);
    while game.len() < most_orders && game.state().stage != Stage::Over {
        let (rules, state) = game.parts();
        let choose = if scripted { opponent::order } else { order };
        let next = choose(rules.edition(), state, &mut draw).unwrap();
        game.give(next, &[]).unwrap();
    }
    game
}

fn saves() -> Vec<(&'static str, String)> {
    let save = |game: &Played| (game.0, golden(&format!("{}.save.json", game.0), || played(game).save()));
    GAMES.iter().map(save).collect()
}

#[test]
fn golden_saves_are_loaded_and_written_again() {
    for (name, text) in saves() {
        let game = Game::load(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(game.save(), text, "{name}");
    }
}

#[test]
fn golden_states_have_the_same_hash() {
    for (name, text) in saves() {
        let game = Game::load(&text).unwrap();
        let hash = hex(&Rommel::fingerprint(game.state())) + "\n";
        assert_eq!(hash, golden(&format!("{name}.hash.txt"), || hash.clone()), "{name}");
    }
}

#[test]
fn golden_links_are_opened() {
    for (name, text) in saves() {
        let game = Game::load(&text).unwrap();
        let link = golden(&format!("{name}.link.txt"), || game.link().unwrap() + "\n");
        assert_eq!(Game::open(&link).unwrap().record(), game.record(), "{name}");
        assert_eq!(game.link().unwrap(), link.trim_end(), "{name}");
    }
}

/// The lines of a transcript without its tag that names the latest revision.
fn text_of(words: &str) -> impl Iterator<Item = &str> {
    words.lines().filter(|line| !line.starts_with("[Revision "))
}

#[test]
fn golden_transcripts_come_out_again() {
    for (name, text) in saves() {
        let game = Game::load(&text).unwrap();
        for (viewer, of) in [(Viewer::Everybody, "all"), (Viewer::Side(Side::Axis), "axis")] {
            let words = transcript::<Rommel>(game.record(), viewer).unwrap_or_else(|fault| panic!("{name}: {fault}"));
            let file = golden(&format!("{name}.{of}.transcript.txt"), || words.clone());
            assert!(text_of(&words).eq(text_of(&file)), "{name}: {words}");
            for line in words.lines().filter(|line| !line.starts_with('[')) {
                assert!(!line.contains(['{', '}', '?', '"', '|']), "{name}: {line}");
            }
        }
    }
}
