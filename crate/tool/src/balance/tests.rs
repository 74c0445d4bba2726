use std::path::PathBuf;

use desert_fox::record::DesertFox;
use referee::Rules;
use referee::play::seed;
use referee::record::{DiceMode, Game};
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::record::{Options, Rommel};

use super::front::Front;
use super::results::Played;
use super::*;
use crate::measure::player::Seated;
use crate::measure::results::read;

fn script(scenario: &str) -> Match {
    Match { scenario: scenario.to_owned(), revision: 1, charts: None, player: PlayerKind::Script }
}

fn arguments(games: u32) -> cli::Balance {
    let (scenario, player) = (vec!["gazala-battle".to_owned()], "script".to_owned());
    cli::Balance { scenario, player, seed: 7, games, charts: None, series: cli::Series::default() }
}

fn temporary(name: &str) -> PathBuf {
    let file = std::env::temp_dir().join(format!("balance-{name}-{}.jsonl", std::process::id()));
    _ = fs::remove_file(&file);
    file
}

fn played(winner: Option<usize>, margin: i32, at_end: bool) -> Played {
    let front = |month, held| Front { month, axis: Some(30), enemy: Some(20), held: vec![true, held, false, false] };
    Played {
        engine: DesertFox::FORMATS.engine.to_owned(),
        game: DesertFox::ID.to_owned(),
        scenario: "gazala-battle".to_owned(),
        revision: 1,
        charts: None,
        player: "script".to_owned(),
        seed: 7,
        winner,
        result: "draw".to_owned(),
        margin: Some(margin),
        orders: 1,
        end: "0".repeat(16),
        milliseconds_a_turn: 3,
        fronts: vec![front(None, false), front(Some(20), true), front(Some(21), at_end)],
    }
}

#[test]
fn draws_count_half_and_games_that_change_no_holder_are_still() {
    let games = [played(Some(0), 4, true), played(None, 2, false), played(Some(1), -3, false), played(None, 1, true)];
    let tally = Tally::of(&games);
    assert_eq!((tally.games, tally.still, tally.results["draw"]), ([1, 2, 1], 2, 4));
    assert!((tally.score - 0.5).abs() < 1e-9 && tally.is_fair());
    let [mean, error] = tally.margin.unwrap();
    assert!((mean - 1.0).abs() < 1e-9 && (error - 1.472).abs() < 0.001, "{mean} {error}");
    let lost = Tally::of(&[played(Some(1), -3, false), played(Some(1), -9, false), played(None, 0, false)]);
    assert!(!lost.is_fair(), "one half of three is 17 %");
}

#[test]
fn the_same_dice_give_the_same_game_of_either_game() {
    let [one, other] = [(); 2]
        .map(|()| game::play::<DesertFox>(&script("gazala-battle"), None, 7, Saves::new(None).unwrap()).unwrap());
    let same = |played: Played| Played { milliseconds_a_turn: 0, ..played };
    assert_eq!(same(one.clone()), same(other));
    let months: Vec<Option<u8>> = one.fronts.iter().map(|front| front.month).collect();
    assert_eq!(months, [None, Some(20), Some(21), Some(22)], "May to July 1942");
    let rommel = game::play::<Rommel>(&script("battleaxe"), None, 7, Saves::new(None).unwrap()).unwrap();
    let months: Vec<Option<u8>> = rommel.fronts.iter().map(|front| front.month).collect();
    assert!(months.starts_with(&[None, Some(9)]), "from June 1941: {months:?}");
    assert!(rommel.fronts[0].axis > Some(0) && rommel.margin.is_none());
    assert_eq!(rommel.fronts[0].held[..3], [true, true, false], "Tobruk is Allied in June 1941");
}

#[test]
fn a_fortress_that_is_left_stays_with_its_holder_and_empty_ones_behind_the_axis_front_are_its_own() {
    let mut game = battleaxe();
    let empty = game.rules().held(game.state(), &[true; 5]);
    assert_eq!(empty, [false; 5], "before the set-up");
    while game.rules().month(game.state()).is_none() {
        give(&mut game);
    }
    let start = game.rules().held(game.state(), &[]);
    assert_eq!(start[..3], [true, true, false], "El Agheila and Benghazi lie west of all Allied units");
    let before = [false, true, true, false, true];
    let held = game.rules().held(game.state(), &before);
    let (position, board) = (&game.state().position, game.rules().edition().board);
    for (at, name) in Rommel::PLACES.iter().enumerate() {
        let hex = board.parse(name).unwrap();
        let [axis, allied] = Side::BOTH.map(|side| position.holds(side, hex));
        assert_eq!(held[at], if axis == allied { before[at] } else { axis }, "{name}");
    }
}

fn battleaxe() -> Game<Rommel> {
    Game::new(Options::of(ScenarioId::Battleaxe), DiceMode::Seeded(seed(7))).unwrap().0
}

/// Gives the order of the script.
fn give(game: &mut Game<Rommel>) {
    let mut script = Seated::new(game.rules(), PlayerKind::Script, 0, None).unwrap();
    let order = script.order(game).unwrap().unwrap();
    game.give(order, &[]).unwrap();
}

#[test]
fn the_tables_of_rommel_show_its_fortresses_and_bases() {
    let cell = script("battleaxe");
    let game = game::play::<Rommel>(&cell, None, 7, Saves::new(None).unwrap()).unwrap();
    let text = table::markdown::<Rommel>(&[cell], &[game], 7).unwrap();
    assert!(text.contains("| El Agheila | Benghazi | Tobruk | Bardia | Alexandria | history: Axis front |"), "{text}");
    assert!(text.contains("\n| Jun 1941 | 1 |") && text.contains("Battleaxe beaten off 17 Jun |"), "{text}");
    assert!(text.contains("*Still*: games in which El Agheila, Benghazi,"), "{text}");
}

#[test]
fn only_games_that_are_missing_are_played_and_none_of_another_build() {
    let file = temporary("builds");
    let cell = script("gazala-battle");
    let results = Results::open::<DesertFox>(Some(&file)).unwrap();
    let first = game::play::<DesertFox>(&cell, None, 7, Saves::new(None).unwrap()).unwrap();
    results.add(first.clone()).unwrap();
    let due = missing::<DesertFox>(std::slice::from_ref(&cell), None, &results, &arguments(3)).unwrap();
    assert_eq!(due.iter().map(|(_, seed)| *seed).collect::<Vec<_>>(), [8, 9]);
    assert_eq!(read::<DesertFox, Played>(&file).unwrap(), std::slice::from_ref(&first));
    fs::remove_file(&file).unwrap();

    let results = Results::open::<DesertFox>(Some(&file)).unwrap();
    results.add(Played { end: "f".repeat(16), ..first.clone() }).unwrap();
    let refused = missing::<DesertFox>(&[cell], None, &results, &arguments(3)).unwrap_err();
    assert!(refused.contains("another build"), "{refused}");
    results.add(Played { engine: "0.0.0".to_owned(), ..first }).unwrap();
    let refused = read::<DesertFox, Played>(&file).unwrap_err();
    fs::remove_file(&file).unwrap();
    assert!(refused.contains("games of engine 0.0.0"), "{refused}");
}

#[test]
fn the_tables_have_a_row_for_each_scenario_with_games_and_one_for_each_month() {
    let cells = [script("gazala-battle"), script("campaign")];
    let games = [played(Some(0), 4, true), Played { seed: 8, ..played(None, -2, false) }];
    let text = table::markdown::<DesertFox>(&cells, &games, 7).unwrap();
    assert!(text.contains("| gazala-battle | 1 | script | 2 | 1 / 1 / 0 | 75 % (20–97) | no | 1 |"), "{text}");
    assert!(text.contains("\n| start | 2 | 30 (30–30) | 20 (20–20) | 100 % | 0 % |"), "{text}");
    assert!(text.contains("\n| Jun 1942 | 2 | 30 (30–30) | 20 (20–20) | 100 % | 50 % |"), "{text}");
    assert!(text.contains("El Alamein 69: Tobruk taken 21 Jun"), "{text}");
    assert!(!text.contains("campaign"), "{text}");
}
