//! A game that is continued from an earlier order of another one.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

use referee::Draw;
use referee::conformance::Sampler;
use referee::record::link::{LinkFault, Shared};
use referee::record::{Agreement, AgreementFault, Branch, DiceMode, Fault};

use crate::sampler::WadiSampler;
use crate::wadi::{Wadi, WadiOptions};

type Game = referee::record::Game<Wadi>;

const NUMBER: [u8; 16] = [9; 16];

fn begin(dice: DiceMode) -> Game {
    Game::new(WadiOptions { copies: 4 }, dice).unwrap().0
}

fn seeded() -> Game {
    begin(DiceMode::Seeded(referee::Seed([3; 16])))
}

/// Random orders, the same in two games with the same dice.
fn play(game: &mut Game, orders: usize) {
    let mut draw = Draw::new(7);
    for _ in 0..orders {
        let (rules, state) = game.parts();
        let Some(order) = WadiSampler.legal_order(rules, state, &mut draw) else { return };
        game.give(order, &[]).unwrap();
    }
}

fn faces(game: &Game) -> Vec<u8> {
    game.record().orders.iter().flat_map(|entry| entry.faces.clone().unwrap()).collect()
}

#[test]
fn a_continued_game_keeps_the_orders_with_their_dice_and_has_another_id_and_other_dice_after_them() {
    let mut game = seeded();
    play(&mut game, 12);
    let continued = game.continue_from(6, NUMBER).unwrap();
    assert_eq!(continued.record().orders, game.record().orders[..6]);
    assert_ne!(continued.id(), game.id());
    assert_ne!(continued.id(), game.continue_from(6, [1; 16]).unwrap().id());
    assert_eq!(game.branch(6).unwrap().id(), game.id(), "a copy is the same game");
    let rest = |game: &Game, from: usize| {
        let mut copy = game.clone();
        play(&mut copy, 60);
        faces(&copy).split_off(faces(&game.branch(from).unwrap()).len())
    };
    assert_ne!(rest(&game.branch(6).unwrap(), 6), rest(&continued, 6));
    assert!(game.continue_from(13, NUMBER).is_none());
}

#[test]
fn turns_of_a_continued_game_and_of_the_first_one_do_not_fit_each_other() {
    let mut game = seeded();
    play(&mut game, 8);
    let mut continued = game.continue_from(4, NUMBER).unwrap();
    play(&mut continued, 8);
    let turn = |game: &Game, from: usize| match Game::read_link(&game.turn_link(from).unwrap()).unwrap() {
        Shared::Turn(turn) => turn,
        Shared::Game(..) => panic!("a turn was expected"),
    };
    for (had, of) in [(&game, &continued), (&continued, &game)] {
        for at in [0, 4] {
            let fault = had.branch(4).unwrap().receive(turn(of, at)).unwrap_err();
            assert_eq!(fault, LinkFault::OtherGame);
        }
    }
    let mut copy = continued.branch(4).unwrap();
    copy.receive(turn(&continued, 4)).unwrap();
    assert_eq!(copy.links(), continued.links());
}

#[test]
fn saves_and_links_of_continued_games_give_them_back_however_often_they_were_continued() {
    let agreed = || {
        let mut game = begin(DiceMode::Agreed(Agreement::offer(&[1; 32])));
        game.answer_offer([2; 32]).unwrap();
        game.reveal_secret([1; 32]).unwrap();
        game
    };
    for mut game in [seeded(), agreed()] {
        for (at, orders) in [(0, 9), (4, 9), (4, 3)] {
            play(&mut game, orders);
            game = game.continue_from(at, [at as u8; 16]).unwrap();
        }
        play(&mut game, 7);
        let record = game.record();
        assert_eq!(record.branches.iter().map(|branch| branch.at).collect::<Vec<_>>(), [0, 4, 4]);
        for back in [Game::load(&game.save()).unwrap(), Game::open(&game.link().unwrap()).unwrap()] {
            assert_eq!((back.id(), back.links()), (game.id(), game.links()));
            assert_eq!(back.record().branches, record.branches);
        }
        Game::verify(record, game.checkpoints()).unwrap();
    }
}

#[test]
fn a_game_that_is_not_continued_is_written_as_before() {
    let mut game = seeded();
    play(&mut game, 5);
    assert!(!game.save().contains("branches"));
    assert_eq!(game.id(), game.links()[0].0[..8]);
}

#[test]
fn branches_out_of_order_and_too_many_are_refused() {
    let mut game = seeded();
    play(&mut game, 6);
    let continued = game.continue_from(4, NUMBER).unwrap();
    let text = continued.save();
    let twice = text
        .replace("    [4,\"09", "    [5,\"09")
        .replace("\"branches\": [\n", "\"branches\": [\n    [6,\"00000000000000000000000000000000\"],\n");
    assert!(Game::load(&twice).unwrap_err().to_string().contains("branches"), "{twice}");
    let mut many = seeded();
    for number in 0..100 {
        many = many.continue_from(0, [number; 16]).unwrap();
    }
    assert!(many.continue_from(0, NUMBER).is_none());
    assert_eq!(many.record().branches[1], Branch { at: 0, number: [1; 16] });
}

#[test]
fn an_agreement_is_not_taken_over_from_a_game_that_was_continued() {
    let mut offered = begin(DiceMode::Agreed(Agreement::offer(&[1; 32])));
    offered.answer_offer([2; 32]).unwrap();
    let mut revealed = offered.clone();
    revealed.reveal_secret([1; 32]).unwrap();
    let continued = revealed.continue_from(0, NUMBER).unwrap();
    let Shared::Game(record, end) = Game::read_link(&continued.link().unwrap()).unwrap() else { panic!("a turn") };
    let fault = offered.agree(&record, end, None).unwrap_err();
    assert_eq!(fault, LinkFault::Fault(Fault::Agreement(AgreementFault::OtherGame)));
}

#[test]
fn a_branch_beyond_the_last_order_is_refused_and_no_copy_or_undo_makes_one() {
    let mut game = seeded();
    play(&mut game, 6);
    let mut continued = game.continue_from(4, NUMBER).unwrap();
    let beyond = continued.save().replace("    [4,\"09", "    [5,\"09");
    assert!(Game::load(&beyond).unwrap_err().to_string().contains("branches"), "{beyond}");
    assert!(continued.undo().is_err(), "what the game keeps stays");
    let earlier = continued.branch(2).unwrap();
    assert_eq!((earlier.record().branches.len(), earlier.id()), (0, game.id()));
}

#[test]
fn the_id_of_a_continued_game_depends_on_the_place() {
    let mut game = seeded();
    play(&mut game, 6);
    assert_ne!(game.continue_from(4, NUMBER).unwrap().id(), game.continue_from(5, NUMBER).unwrap().id());
}

#[test]
fn the_terms_name_every_order_after_which_a_game_was_continued() {
    let message = |mut game: Game| {
        if game.record().dice != DiceMode::Entered {
            play(&mut game, 3);
        }
        let continued = game.continue_from(0, NUMBER).unwrap().continue_from(0, [1; 16]).unwrap();
        let terms = continued.terms();
        assert_eq!(terms.branches, [0, 0]);
        terms.tags().into_iter().find(|(name, _)| *name == "Continued").unwrap().1
    };
    let dice = "; the dice from there on also follow from a number that one player drew";
    assert_eq!(message(seeded()), format!("after 0 orders of another game{dice}"));
    assert_eq!(message(begin(DiceMode::Entered)), "after 0 orders of another game");
    assert!(seeded().terms().tags().iter().all(|(name, _)| *name != "Continued"));
}
