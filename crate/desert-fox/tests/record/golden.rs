//! Files that must stay readable, and play to the same end, for ever.
//!
//! `WRITE_GOLDEN=1 cargo test -p desert-fox --test tests record::golden` makes them anew. That is done for a new scenario or schema, and
//! while the rules of games are not released yet; afterwards old files stay.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use desert_fox::record::{DiceMode, Game};

use super::driver::{SEED, played, words};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests")
}

/// The file as it is kept, or as it is made anew.
fn golden(name: &str, made: impl FnOnce() -> String) -> String {
    let path = folder().join(name);
    if std::env::var_os("WRITE_GOLDEN").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, made()).unwrap();
    }
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The games of schema 1: one with dice of its own to its end, and the beginning of a campaign with real dice.
fn of_schema_1() -> &'static [(&'static str, String); 2] {
    static GAMES: OnceLock<[(&str, String); 2]> = OnceLock::new();
    GAMES.get_or_init(|| {
        let race = || played("race-for-tobruk", DiceMode::Seeded(SEED), usize::MAX, 101).save();
        let campaign = || played("campaign", DiceMode::Entered, 250, 102).save();
        let name = |name: &str| format!("saves/v1/{name}.desertfox.json");
        [("race", golden(&name("race"), race)), ("campaign", golden(&name("campaign"), campaign))]
    })
}

/// The beginnings of games of the later scenarios, of schema 1 as well.
fn of_later_scenarios() -> &'static [(&'static str, String)] {
    static GAMES: OnceLock<Vec<(&str, String)>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let names = ["italian-campaign", "extended-campaign", "operation-crusader", "gazala-battle"];
        let game = |(name, seed)| {
            let played = || played(name, DiceMode::Seeded(SEED), 120, seed).save();
            (name, golden(&format!("saves/v1/{name}.desertfox.json"), played))
        };
        names.into_iter().zip(201..).map(game).collect()
    })
}

fn all() -> impl Iterator<Item = &'static (&'static str, String)> {
    of_schema_1().iter().chain(of_later_scenarios())
}

#[test]
fn golden_saves_of_schema_1_are_loaded() {
    for (name, text) in all() {
        let game = Game::load(text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(game.save(), *text, "{name}");
    }
}

#[test]
fn golden_links_of_games_are_opened() {
    for (name, text) in all() {
        let game = Game::load(text).unwrap();
        let link = golden(&format!("saves/v1/{name}.link.txt"), || game.link().unwrap() + "\n");
        assert_eq!(Game::open(&link).unwrap().record(), game.record(), "{name}");
        assert_eq!(game.link().unwrap(), link.trim_end(), "{name}");
    }
}

#[test]
fn golden_transcripts_come_out_again() {
    for (name, text) in of_schema_1() {
        let game = Game::load(text).unwrap();
        let reported = words(game.record()).unwrap();
        assert_eq!(reported, golden(&format!("golden/transcript_{name}.txt"), || reported.clone()), "{name}");
    }
}
