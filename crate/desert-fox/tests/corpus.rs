//! The seeds of the fuzz targets (`fuzz/`), put through the checks of the targets on stable Rust.

use std::fs;
use std::path::Path;

use desert_fox::data::chart_set::{self, ChartSet};
use desert_fox::query::board::answer::BoardAnswer;
use desert_fox::query::board::answering::ask;
use desert_fox::query::board::query::BoardQuery;
use desert_fox::query::board::question::Question;
use desert_fox::query::combat::adjudicate::{adjudicate, step};
use desert_fox::query::combat::query::CombatQuery;
use desert_fox::query::combat::report::{CombatReport, CombatStep};
use desert_fox::random::games::begin;
use desert_fox::random::invariants::{check, check_step};
use desert_fox::record::Game;
use desert_fox::record::SaveV1;
use desert_fox::record::link::Shared;
use desert_fox::state::order::Order;
use desert_fox::turn::config::{GameConfig, Options};
use referee::link::{decode, encode};

/// Calls `check` with the bytes of every seed of a target.
fn each(target: &str, mut check: impl FnMut(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let seeds: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(seeds.len() > 8);
    for seed in seeds {
        println!("{}", seed.display());
        check(&fs::read(&seed).unwrap());
    }
}

#[test]
fn every_link_of_the_corpus_is_read_or_refused() {
    let mut read = 0;
    each("link_decode", |text| {
        if let Ok((kind, content)) = decode("d1", str::from_utf8(text).unwrap()) {
            assert_eq!(decode("d1", &encode("d1", kind, &content).unwrap()), Ok((kind, content)));
            read += 1;
        }
    });
    assert!(read >= 4, "{read}");
}

#[test]
fn every_link_of_a_game_in_the_corpus_is_read_or_refused() {
    let (mut games, mut turns) = (0, 0);
    each("game_link", |text| match Game::read_link(str::from_utf8(text).unwrap()) {
        Ok(Shared::Game(record, end)) => {
            games += 1;
            let Ok(game) = Game::replay(&record, &[end]) else { return };
            assert_eq!(Game::open(&game.link().unwrap()).unwrap().state(), game.state());
        }
        Ok(Shared::Turn(turn)) => {
            turns += 1;
            let mut game = begin("race-for-tobruk", 0).unwrap();
            assert!(game.receive(turn).is_ok() || game.is_empty());
        }
        Err(_) => {}
    });
    assert!(games >= 8 && turns >= 2, "{games} games, {turns} turns");
}

#[test]
fn every_saved_game_of_the_corpus_is_read_or_refused() {
    let mut read = 0;
    each("game_save", |text| {
        let text = str::from_utf8(text).unwrap();
        _ = Game::read_save(text);
        let Ok(saved) = SaveV1::parse(text) else { return };
        let saved = saved.with_check().text();
        assert!(Game::read_save(&saved).is_ok());
        read += 1;
        let Ok(game) = Game::load(&saved) else { return };
        let carry_out_again = Game::load(&game.save()).unwrap();
        assert_eq!((carry_out_again.state(), carry_out_again.record()), (game.state(), game.record()));
    });
    assert!(read >= 8, "{read}");
}

#[test]
fn every_file_of_charts_of_the_corpus_is_read_or_refused_at_its_place() {
    let (mut made, mut refused) = (0, 0);
    each("chart_set", |text| {
        let text = str::from_utf8(text).unwrap();
        _ = chart_set::read(text);
        let Ok(set) = serde_json::from_str::<ChartSet>(text) else { return };
        match chart_set::of(&set.name, set.changes) {
            Ok(set) => {
                assert_eq!(chart_set::read(&set.text()).unwrap(), set);
                let (own_charts, charts) = (Some(set.named()), set.changes);
                GameConfig::new(&Options { charts, own_charts, ..Options::of("campaign") }).unwrap();
                made += 1;
            }
            Err(fault) => {
                assert!(!fault.path.is_empty(), "{fault:?}");
                refused += 1;
            }
        }
    });
    assert!(made > 5 && refused > 4, "{made} made, {refused} refused");
}

#[test]
fn every_list_of_orders_in_the_corpus_is_carried_out_or_refused_without_a_trace() {
    let (mut accepted, mut refused) = (0, 0);
    each("game_order", |json| {
        let mut game = begin("race-for-tobruk", 0).unwrap();
        for order in serde_json::from_slice::<Vec<Order>>(json).unwrap().into_iter().take(100) {
            let (before, links) = (game.state().clone(), game.links().len());
            if game.give(order, &[]).is_ok() {
                accepted += 1;
                check(&game.rules().config, game.state()).unwrap();
                check_step(&game.rules().config, &before, game.state()).unwrap();
            } else {
                refused += 1;
                assert!(*game.state() == before && game.links().len() == links);
            }
        }
    });
    assert!(accepted > 20 && refused > 20, "{accepted} accepted, {refused} refused");
}

#[test]
fn every_combat_of_the_corpus_is_answered() {
    each("combat_query", |json| {
        let Ok(query) = serde_json::from_slice::<CombatQuery>(json) else { return };
        let refused = matches!(adjudicate(&query), CombatReport::Refused(_));
        assert_eq!(refused, matches!(step(&query), CombatStep::Refused(_)));
    });
}

#[test]
fn every_question_of_the_corpus_is_answered_and_where_units_can_go_they_can_move() {
    let mut moved = 0;
    each("board_query", |json| {
        let mut query: BoardQuery = serde_json::from_slice(json).unwrap();
        let answer = ask(&query);
        serde_json::to_string(&answer).unwrap();
        let (BoardAnswer::Reach(reach), Question::Reach { units, mode }) = (answer, query.question.clone()) else {
            return;
        };
        let Some(last) = reach.hexes.iter().rev().find(|reached| reached.no_end.is_none()) else { return };
        query.question = Question::Move { units, mode, path: vec![last.hex.clone()], dice: Vec::new() };
        assert!(matches!(ask(&query), BoardAnswer::Move(step) if step.spent == last.cost), "{}", last.hex);
        moved += 1;
    });
    assert!(moved > 1, "{moved}");
}
