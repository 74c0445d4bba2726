//! The seeds of the fuzz targets (`fuzz/`), put through the checks of the targets on stable Rust.
//!
//! `WRITE_GOLDEN=1 cargo test -p rommel-in-the-desert --test tests corpus` writes the seeds made of whole games again; others
//! stay.

use std::fs;
use std::path::{Path, PathBuf};

use referee::play::seed;
use referee::record::DiceMode;
use referee::record::link::Shared;
use referee::record::save_v1::SaveV1;
use referee::viewer::transcript;
use referee::{Draw, Viewer};
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::random::invariants;
use rommel_in_the_desert::record::{Game, Options, Rommel};
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::{opponent, random};

/// The games of the seeds: orders, and whether the scripted opponent plays both sides.
const GAMES: [(usize, bool); 7] =
    [(0, false), (3, false), (30, false), (150, false), (25, true), (90, true), (200, true)];
/// Orders of the first turn that is a seed.
const TURN: usize = 40;

fn folder(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target)
}

fn begin() -> Game {
    Game::new(Options::of(ScenarioId::Italian1940), DiceMode::Seeded(seed(0))).unwrap().0
}

/// The 1940 game after some orders.
fn played(orders: usize, scripted: bool) -> Game {
    let (mut game, mut draw) = (begin(), Draw::new(orders as u64));
    while game.len() < orders {
        let (rules, state) = game.parts();
        let choose = if scripted { opponent::order } else { random::order };
        let Some(order) = choose(rules.edition(), state, &mut draw) else { break };
        game.give(order, &[]).unwrap();
    }
    game
}

/// Calls `check` with the bytes of every seed of a target; with `WRITE_GOLDEN` those of games are written first.
fn each(target: &str, kind: &str, seed: impl Fn(&Game) -> String, mut check: impl FnMut(&[u8])) {
    let folder = folder(target);
    if std::env::var_os("WRITE_GOLDEN").is_some() {
        fs::create_dir_all(&folder).unwrap();
        for (orders, scripted) in GAMES {
            let name = if scripted { "scripted" } else { "random" };
            fs::write(folder.join(format!("{name}-{orders}.{kind}")), seed(&played(orders, scripted))).unwrap();
        }
    }
    let seeds: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(seeds.len() > 8);
    for seed in seeds {
        println!("{}", seed.display());
        check(&fs::read(&seed).unwrap());
    }
}

#[test]
fn every_link_of_a_game_in_the_corpus_is_read_or_refused() {
    let (mut games, mut turns) = (0, 0);
    let check = |text: &[u8]| match Game::read_link(str::from_utf8(text).unwrap()) {
        Ok(Shared::Game(record, end)) => {
            games += 1;
            let Ok(game) = Game::replay(&record, &[end]) else { return };
            assert_eq!(Game::open(&game.link().unwrap()).unwrap().state(), game.state());
        }
        Ok(Shared::Turn(turn)) => {
            turns += 1;
            let mut game = begin();
            assert!(game.receive(turn).is_ok() || game.is_empty());
        }
        Err(_) => {}
    };
    if std::env::var_os("WRITE_GOLDEN").is_some() {
        let folder = folder("rommel_link");
        fs::create_dir_all(&folder).unwrap();
        let game = played(TURN, false);
        fs::write(folder.join("turn-0.txt"), game.turn_link(0).unwrap()).unwrap();
        fs::write(folder.join("turn-30.txt"), game.turn_link(30).unwrap()).unwrap();
        let link = game.link().unwrap();
        fs::write(folder.join("cut-short.txt"), &link[..link.len() / 2]).unwrap();
    }
    each("rommel_link", "txt", |game| game.link().unwrap(), check);
    assert!(games >= 7 && turns >= 2, "{games} games, {turns} turns");
}

#[test]
fn every_saved_game_of_the_corpus_is_read_or_refused() {
    let (mut read, mut followed) = (0, 0);
    let check = |text: &[u8]| {
        let text = str::from_utf8(text).unwrap();
        _ = Game::read_save(text);
        let Ok(saved) = SaveV1::<Rommel>::parse(text) else { return };
        let saved = saved.with_check().text();
        read += 1;
        let Ok(game) = Game::load(&saved) else { return };
        followed += 1;
        let loaded = Game::load(&game.save()).unwrap();
        assert_eq!((loaded.state(), loaded.record()), (game.state(), game.record()));
        for viewer in [Viewer::Everybody, Viewer::Side(Side::Axis), Viewer::Side(Side::Allied)] {
            transcript::<Rommel>(game.record(), viewer).unwrap();
        }
    };
    each("rommel_save", "json", Game::save, check);
    assert!(read >= 9 && followed >= 7, "{read} read, {followed} followed");
}

#[test]
fn every_list_of_orders_in_the_corpus_is_carried_out_or_refused_without_a_trace() {
    let (mut accepted, mut refused) = (0, 0);
    let orders = |game: &Game| {
        let orders: Vec<&Order> = game.record().orders.iter().map(|entry| &entry.order).collect();
        serde_json::to_string(&orders).unwrap()
    };
    each("rommel_order", "json", orders, |json| {
        let mut game = begin();
        for order in serde_json::from_slice::<Vec<Order>>(json).unwrap() {
            let (before, links) = (game.state().clone(), game.links().len());
            if game.give(order, &[]).is_ok() {
                accepted += 1;
                invariants::check(game.rules().edition(), game.state()).unwrap();
            } else {
                refused += 1;
                assert!(*game.state() == before && game.links().len() == links);
            }
        }
    });
    assert!(accepted > 200 && refused > 20, "{accepted} accepted, {refused} refused");
}
