use std::path::PathBuf;

use desert_fox::record::DesertFox;
use referee::search::Level;
use rommel_in_the_desert::record::Rommel;

use super::cell::{Tally, is_settled};
use super::results::in_order;
use super::*;
use crate::measure::results::read;

fn played(halves: &[u8]) -> Vec<Played> {
    let one = |(number, &halves): (usize, &u8)| Played {
        engine: None,
        game: DesertFox::ID.to_owned(),
        scenario: "race-for-tobruk".to_owned(),
        players: ["commander", "script"].map(str::to_owned),
        seed: 1000 + number as u32 / 2,
        number: number as u32,
        halves,
        orders: 1,
        end: None,
        milliseconds_a_turn: [4, 2],
    };
    halves.iter().enumerate().map(one).collect()
}

#[test]
fn draws_count_half_and_the_interval_is_wilsons() {
    let tally = Tally::of(&played(&[[2; 12].as_slice(), &[1; 4], &[0; 4]].concat()));
    assert_eq!((tally.games, tally.milliseconds), ([12, 4, 4], [4.0, 2.0]));
    assert!((tally.score - 0.7).abs() < 1e-9);
    // 14 of 20: 48.1 to 85.5 %.
    let [low, high] = tally.interval;
    assert!((low - 0.481).abs() < 0.001 && (high - 0.855).abs() < 0.001, "{low} {high}");
    assert!(!tally.is_ordered());
}

#[test]
fn a_pair_is_settled_when_it_is_ordered_or_has_the_most_games() {
    assert!(!is_settled(&played(&[2; 39]), 40, 200));
    assert!(is_settled(&played(&[2; 40]), 40, 200));
    assert!(is_settled(&played(&[0; 40]), 40, 200), "reversed is ordered too");
    // Between two looks the interval does not stop it.
    assert!(!is_settled(&played(&[2; 41]), 40, 200));
    assert!(!is_settled(&played(&[1; 100]), 40, 200));
    assert!(is_settled(&played(&[1; 200]), 40, 200));
}

#[test]
fn games_count_up_to_the_first_that_is_missing() {
    let mut games = played(&[2; 6]);
    games.remove(3);
    games.reverse();
    let numbers: Vec<u32> = in_order(games).iter().map(|game| game.number).collect();
    assert_eq!(numbers, [0, 1, 2]);
}

#[test]
fn the_same_number_gives_the_same_game_with_any_player() {
    let players = PlayerKind::pair("captain:script").unwrap();
    let cell = Cell { scenario: "race-for-tobruk".to_owned(), players };
    let [one, other] =
        [(); 2].map(|()| game::play::<DesertFox>(&cell, &cli::Ladder { seed: 7, ..arguments() }, 1).unwrap());
    assert_eq!((one.halves, one.orders, one.seed, one.number), (other.halves, other.orders, 7, 1));
}

#[test]
fn each_player_against_the_next_and_the_commander_against_the_script() {
    let keys = |pairs: Vec<[PlayerKind; 2]>| -> Vec<String> {
        pairs.into_iter().map(|[one, other]| format!("{}:{}", one.key(), other.key())).collect()
    };
    let usual = ["old-script:random", "script:old-script", "captain:script", "commander:captain", "commander:script"];
    assert_eq!(keys(PlayerKind::usual_pairs()), usual);
    assert_eq!(PlayerKind::pair("commander:script").unwrap()[0], PlayerKind::Level(Level::Commander));
    assert!(PlayerKind::pair("major:random").is_err() && PlayerKind::pair("captain").is_err());
}

fn temporary(name: &str) -> PathBuf {
    let file = std::env::temp_dir().join(format!("ladder-{name}-{}.jsonl", std::process::id()));
    _ = fs::remove_file(&file);
    file
}

fn commander_and_script() -> Cell {
    Cell { scenario: "race-for-tobruk".to_owned(), players: PlayerKind::pair("commander:script").unwrap() }
}

#[test]
fn results_come_back_from_their_file() {
    let file = temporary("results");
    let games = played(&[2, 1, 0]);
    let results = Results::open::<DesertFox>(Some(&file)).unwrap();
    for game in &games {
        results.add(game.clone()).unwrap();
    }
    let again: Results<Played> = Results::open::<DesertFox>(Some(&file)).unwrap();
    fs::remove_file(&file).unwrap();
    assert_eq!(again.games(), games);
    let cell = commander_and_script();
    assert_eq!(cell.of::<DesertFox>(&again.games(), 1000).len(), 3);
    assert!(cell.of::<DesertFox>(&again.games(), 2000).is_empty(), "other dice");
}

#[test]
fn lines_without_engine_and_hash_are_read() {
    let file = temporary("old-lines");
    let line = r#"{"game":"desert-fox","scenario":"race-for-tobruk","players":["commander","script"],"seed":1000,
        "number":0,"halves":2,"orders":1,"millisecondsATurn":[4,2]}"#;
    fs::write(&file, line.replace('\n', "")).unwrap();
    let games: Vec<Played> = read::<DesertFox, _>(&file).unwrap();
    fs::remove_file(&file).unwrap();
    assert_eq!(games, played(&[2]));
}

#[test]
fn games_of_a_build_that_plays_differently_are_refused() {
    let file = temporary("builds");
    let players = PlayerKind::pair("script:random").unwrap();
    let cell = Cell { scenario: "1940".to_owned(), players };
    let first = game::play::<Rommel>(&cell, &arguments(), 0).unwrap();
    let next = |first: Played| {
        _ = fs::remove_file(&file);
        let results = Results::open::<Rommel>(Some(&file)).unwrap();
        results.add(first).unwrap();
        work::<Rommel>(&arguments(), Due { cell: &cell, is_proved: false }, &results).map(|_| results.games().len())
    };
    assert_eq!(next(first.clone()), Ok(2));
    assert_eq!(next(Played { end: None, ..first.clone() }), Ok(2), "a line of before, by its result and its orders");
    for other in [
        Played { end: Some("f".repeat(16)), ..first.clone() },
        Played { end: None, orders: first.orders + 1, ..first.clone() },
    ] {
        let refused = next(other).unwrap_err();
        assert!(refused.contains("1940 script:random game 0") && refused.contains("another build"), "{refused}");
    }
    assert!(
        next(Played { engine: Some("0.0.0".to_owned()), ..first }).is_ok(),
        "the engine counts as the file is read"
    );
    let with_engine = fs::read_to_string(&file).unwrap();
    assert!(with_engine.contains(r#""engine":"0.0.0""#), "{with_engine}");
    let refused = read::<Rommel, Played>(&file).unwrap_err();
    fs::remove_file(&file).unwrap();
    assert!(refused.contains("games of engine 0.0.0"), "{refused}");
}

fn arguments() -> cli::Ladder {
    cli::Ladder {
        scenario: Vec::new(),
        pair: Vec::new(),
        seed: 1000,
        least: 40,
        most: 200,
        series: cli::Series::default(),
        frozen: None,
    }
}
