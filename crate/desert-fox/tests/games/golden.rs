//! Games that come out the same on every machine: `tests/web/games.node.test.mjs` compares the same file in wasm.
//!
//! `WRITE_GOLDEN=1 cargo test -p desert-fox --test games golden` writes it anew, after a change of the rules, the scenarios or the
//! random player; look at why before you do.

use std::fs;
use std::path::Path;

use desert_fox::random::games::{random_game, random_game_with, signature};
use desert_fox::random::pairwise::{options, rule_sets};
use desert_fox::record::Game;
use serde::{Deserialize, Serialize};

const SCENARIO: &str = "race-for-tobruk";

/// A file: a scenario, and the signatures of its random games by number.
#[derive(PartialEq, Serialize, Deserialize)]
struct Signatures {
    scenario: String,
    games: Vec<String>,
}

/// Plays so many games and compares them with those of the file.
fn come_out_as_in(file: &str, games: u64, random_game: impl Fn(u64) -> Result<Game, String>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden").join(file);
    let games = (0..games).map(|number| signature(&random_game(number).unwrap())).collect();
    let played = Signatures { scenario: SCENARIO.to_owned(), games };
    if std::env::var_os("WRITE_GOLDEN").is_some() {
        fs::write(&path, serde_json::to_string_pretty(&played).unwrap() + "\n").unwrap();
    }
    let known: Signatures = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(known.games.len(), played.games.len());
    for (number, (known, played)) in known.games.iter().zip(&played.games).enumerate() {
        assert_eq!(known, played, "game {number}");
    }
    assert!(known == played, "the scenario is another");
}

#[test]
fn two_hundred_random_games_come_out_as_they_always_did() {
    come_out_as_in("game_hashes.json", 200, |number| random_game(SCENARIO, number));
}

#[test]
fn a_hundred_random_games_under_all_switches_come_out_as_they_always_did() {
    let sets = rule_sets();
    come_out_as_in("pairwise_hashes.json", 100, |number| random_game_with(options(SCENARIO, &sets, number), number));
}
