//! Games that come out the same on every machine: `tests/web/games.node.test.mjs` compares the same file in wasm.
//!
//! `WRITE_GOLDEN=1 cargo test -p desert-fox --test games golden` writes it anew, after a change of the rules, the scenarios or the
//! random player; look at why before you do.

use std::fs;
use std::path::Path;

use desert_fox::random::games::{random_game, signature};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

const SCENARIO: &str = "race-for-tobruk";
const GAMES: u64 = 200;
/// The scenarios of the later publications, with the random games kept of each.
const LATER: [(&str, u64); 4] =
    [("italian-campaign", 5), ("extended-campaign", 2), ("operation-crusader", 5), ("gazala-battle", 5)];

/// The file: a scenario, and the signatures of its random games by number.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Signatures {
    scenario: String,
    games: Vec<String>,
}

fn played(scenario: &str, games: u64) -> Signatures {
    let games = (0..games).map(|number| signature(&random_game(scenario, number).unwrap())).collect();
    Signatures { scenario: scenario.to_owned(), games }
}

/// What the file has, once it is written anew where that is asked for.
fn kept<T: Serialize + DeserializeOwned>(name: &str, played: &T) -> T {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden").join(name);
    if std::env::var_os("WRITE_GOLDEN").is_some() {
        fs::write(&path, serde_json::to_string_pretty(played).unwrap() + "\n").unwrap();
    }
    serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap()
}

#[test]
fn random_games_of_the_later_scenarios_come_out_as_they_always_did() {
    let played = LATER.map(|(scenario, games)| played(scenario, games)).to_vec();
    let known = kept("later_game_hashes.json", &played);
    assert_eq!(known.len(), LATER.len());
    for (known, played) in known.iter().zip(&played) {
        assert_eq!((&known.scenario, &known.games), (&played.scenario, &played.games));
    }
}

#[test]
fn two_hundred_random_games_come_out_as_they_always_did() {
    let played = played(SCENARIO, GAMES);
    let known = kept("game_hashes.json", &played);
    assert_eq!(known.games.len(), GAMES as usize);
    for (number, (known, played)) in known.games.iter().zip(&played.games).enumerate() {
        assert_eq!(known, played, "game {number}");
    }
    assert!(known == played, "the scenario is another");
}
