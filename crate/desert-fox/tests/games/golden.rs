//! Games that come out the same on every machine: `tests/web/games.node.test.mjs` compares the same file in wasm.
//!
//! `WRITE_GOLDEN=1 cargo test -p desert-fox --test games golden` writes it anew, after a change of the rules, the scenarios or the
//! random player; look at why before you do.

use std::fs;
use std::path::Path;

use desert_fox::random::games::{random_game, signature};
use serde::{Deserialize, Serialize};

const SCENARIO: &str = "race-for-tobruk";
const GAMES: u64 = 200;

/// The file: a scenario, and the signatures of its random games by number.
#[derive(PartialEq, Serialize, Deserialize)]
struct Signatures {
    scenario: String,
    games: Vec<String>,
}

#[test]
fn two_hundred_random_games_come_out_as_they_always_did() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/game_hashes.json");
    let games = (0..GAMES).map(|number| signature(&random_game(SCENARIO, number).unwrap())).collect();
    let played = Signatures { scenario: SCENARIO.to_owned(), games };
    if std::env::var_os("WRITE_GOLDEN").is_some() {
        fs::write(&path, serde_json::to_string_pretty(&played).unwrap() + "\n").unwrap();
    }
    let known: Signatures = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(known.games.len(), GAMES as usize);
    for (number, (known, played)) in known.games.iter().zip(&played.games).enumerate() {
        assert_eq!(known, played, "game {number}");
    }
    assert!(known == played, "the scenario is another");
}
