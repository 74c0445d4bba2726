//! Games that come out the same on every machine: `tests/web/games.node.test.mjs` compares the same file in wasm.
//!
//! `WRITE_GOLDEN=1 cargo test -p desert-fox --test tests games::golden` writes it anew, after a change of the rules, the scenarios or the
//! random player; look at why before you do.

use std::fs;
use std::path::Path;

use desert_fox::random::games::{random_game, random_game_with, signature};
use desert_fox::random::pairwise::{options, rule_sets};
use desert_fox::record::Game;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

const SCENARIO: &str = "race-for-tobruk";
/// The scenarios of the later publications, with the random games kept of each.
const LATER: [(&str, u64); 4] =
    [("italian-campaign", 5), ("extended-campaign", 2), ("operation-crusader", 5), ("gazala-battle", 5)];

/// A scenario, and the signatures of its random games by number.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Signatures {
    scenario: String,
    games: Vec<String>,
}

/// Plays this number of games of a scenario.
fn played(scenario: &str, games: u64, random_game: impl Fn(u64) -> Result<Game, String>) -> Signatures {
    let games = (0..games).map(|number| signature(&random_game(number).unwrap())).collect();
    Signatures { scenario: scenario.to_owned(), games }
}

/// What the file has, once it is written anew where that is asked for.
fn golden<T: Serialize + DeserializeOwned>(name: &str, played: &T) -> T {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden").join(name);
    if std::env::var_os("WRITE_GOLDEN").is_some() {
        fs::write(&path, serde_json::to_string_pretty(played).unwrap() + "\n").unwrap();
    }
    serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap()
}

/// Plays this number of races and compares them with those of the file.
fn come_out_as_in(file: &str, games: u64, random_game: impl Fn(u64) -> Result<Game, String>) {
    let played = played(SCENARIO, games, random_game);
    let known = golden(file, &played);
    assert_eq!(known.games.len(), played.games.len());
    for (number, (known, played)) in known.games.iter().zip(&played.games).enumerate() {
        assert_eq!(known, played, "game {number}");
    }
    assert!(known == played, "the scenario is another");
}

#[test]
fn random_games_of_the_later_scenarios_come_out_as_they_always_did() {
    let random = |scenario: &'static str| move |number| random_game(scenario, number);
    let played = LATER.map(|(scenario, games)| played(scenario, games, random(scenario))).to_vec();
    let known = golden("later_game_hashes.json", &played);
    assert_eq!(known.len(), LATER.len());
    for (known, played) in known.iter().zip(&played) {
        assert_eq!((&known.scenario, &known.games), (&played.scenario, &played.games));
    }
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
