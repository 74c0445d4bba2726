//! Marks that hidden things were shown at the screen of the other side: they travel with saves, links and turns.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

use referee::conformance::Sampler;
use referee::link::{Kind, decode_bytes, encode_bytes};
use referee::record::link::{LinkFault, Shared};
use referee::record::looks::MOST_LOOKS;
use referee::record::{DiceMode, Look, LookBy};
use referee::{Draw, Rules, Seed};

use crate::sampler::WadiSampler;
use crate::wadi::{Wadi, WadiOptions};

type Game = referee::record::Game<Wadi>;

const TAG: &str = Wadi::FORMATS.link;
const LOOKS: [Look; 2] =
    [Look { orders: 4, side: 0, by: LookBy::Computer }, Look { orders: 4, side: 1, by: LookBy::Player }];

fn play(game: &mut Game, orders: usize) {
    let mut draw = Draw::new(game.len() as u64);
    for _ in 0..orders {
        let (rules, state) = game.parts();
        let order = WadiSampler.legal_order(rules, state, &mut draw).unwrap();
        game.give(order, &[]).unwrap();
    }
}

fn played() -> Game {
    let mut game = Game::new(WadiOptions { copies: 4 }, DiceMode::Seeded(Seed([3; 16]))).unwrap().0;
    play(&mut game, 4);
    game
}

fn looked() -> Game {
    let mut game = played();
    game.look(1, LookBy::Player);
    game.look(0, LookBy::Computer);
    game.look(1, LookBy::Player);
    game
}

#[test]
fn marks_travel_with_a_save_and_with_both_kinds_of_links() {
    let mut game = looked();
    assert_eq!(game.looks(), LOOKS, "each once, in their order");
    assert_eq!(Game::load(&game.save()).unwrap().looks(), LOOKS);
    let opened = Game::open(&game.link().unwrap()).unwrap();
    assert_eq!((opened.looks(), opened.links()), (game.looks(), game.links()));
    assert_eq!(opened.link(), game.link());
    assert_eq!(game.branch(2).unwrap().looks(), LOOKS.map(|look| Look { orders: 2, ..look }));
    let mut receiver = played();
    play(&mut game, 2);
    let Shared::Turn(turn) = Game::read_link(&game.turn_link(4).unwrap()).unwrap() else { panic!("a turn") };
    receiver.look(0, LookBy::Player);
    receiver.receive(turn).unwrap();
    let own = Look { orders: 4, side: 0, by: LookBy::Player };
    assert_eq!(receiver.looks(), [own, LOOKS[0], LOOKS[1]], "those of both copies");
}

#[test]
fn a_game_without_marks_is_written_as_before_and_its_chain_is_the_same_with_them() {
    let (plain, marked) = (played(), looked());
    assert!(!plain.save().contains("looks"));
    assert_eq!((plain.links(), plain.checkpoints()), (marked.links(), marked.checkpoints()));
    let content = |game: &Game| decode_bytes(TAG, &game.link().unwrap()).unwrap().1;
    assert!(content(&marked).ends_with(&content(&plain)), "the marks stand before the rest");
    assert_eq!(content(&plain)[0], 1);
}

#[test]
fn marks_in_another_form_than_they_are_written_are_refused() {
    let content = decode_bytes(TAG, &played().link().unwrap()).unwrap().1;
    let read = |looks: &[Look]| {
        let mut bytes = postcard::to_extend(looks, vec![4]).unwrap();
        bytes.extend(&content);
        Game::read_link(&encode_bytes(TAG, Kind::Game, &bytes).unwrap()).map(|_| ())
    };
    assert_eq!(read(&LOOKS), Ok(()));
    let beyond = [Look { orders: 5, ..LOOKS[0] }];
    let other_side = [Look { side: 2, ..LOOKS[0] }];
    for looks in [&[][..], &[LOOKS[1], LOOKS[0]], &[LOOKS[0], LOOKS[0]], &beyond, &other_side] {
        assert_eq!(read(looks), Err(LinkFault::Content), "{looks:?}");
    }
}

#[test]
fn no_more_marks_are_kept_than_a_record_may_have() {
    let mut game = looked();
    for _ in 0..MOST_LOOKS / 4 {
        play(&mut game, 1);
        for by in [LookBy::Player, LookBy::Computer] {
            game.look(0, by);
            game.look(1, by);
        }
    }
    assert_eq!(game.looks().len(), MOST_LOOKS);
    assert_eq!(game.looks()[..2], LOOKS, "the first ones stay");
    for (side, by) in [(0, LookBy::Player), (0, LookBy::Computer), (1, LookBy::Player), (1, LookBy::Computer)] {
        let last = Look { orders: game.len() as u32, side, by };
        assert!(game.looks().contains(&last), "the newest ones stay: {last:?}");
    }
    assert_eq!(Game::load(&game.save()).unwrap().looks(), game.looks());
    let mut bytes = postcard::to_extend(&vec![LOOKS[0]; MOST_LOOKS + 1], vec![4]).unwrap();
    bytes.extend(decode_bytes(TAG, &played().link().unwrap()).unwrap().1);
    let many = encode_bytes(TAG, Kind::Game, &bytes).unwrap();
    assert_eq!(Game::read_link(&many).map(|_| ()), Err(LinkFault::Content));
}

#[test]
fn no_mark_stands_beyond_the_last_order() {
    let mut game = looked();
    play(&mut game, 4);
    game.look(0, LookBy::Player);
    let late = Look { orders: 8, side: 0, by: LookBy::Player };
    assert!(game.looks().contains(&late));
    let earlier = game.branch(6).unwrap();
    assert!(earlier.looks().contains(&Look { orders: 6, ..late }));
    assert_eq!(Game::load(&earlier.save()).unwrap().looks(), earlier.looks());
    let beyond = game.save().replace("\"orders\":8", "\"orders\":9");
    assert_ne!(beyond, game.save());
    assert!(Game::load(&beyond).unwrap_err().to_string().contains("looks"));
}

#[test]
fn the_marks_of_a_turn_that_the_game_has_already_are_taken_over() {
    let mut game = played();
    play(&mut game, 4);
    let mut receiver = game.clone();
    game.look(1, LookBy::Player);
    let turn = |game: &Game| match Game::read_link(&game.turn_link(4).unwrap()).unwrap() {
        Shared::Turn(turn) => turn,
        Shared::Game(..) => panic!("a turn was expected"),
    };
    assert_eq!(receiver.receive(turn(&game)), Err(LinkFault::Known));
    assert_eq!(receiver.looks(), game.looks());
    let mut other = played().branch(0).unwrap();
    play(&mut other, 4);
    assert_eq!(
        other.receive(referee::record::link::TurnV1 { parent: [0; 8], ..turn(&game) }),
        Err(LinkFault::OtherWay)
    );
    assert_eq!(other.looks(), []);
}

#[test]
fn marks_are_tags_of_the_terms() {
    let marks: Vec<String> =
        looked().terms().tags().into_iter().filter(|(name, _)| *name == "Mark").map(|(_, text)| text).collect();
    assert_eq!(
        marks,
        [
            "what is hidden of the first side was shown after 4 orders; the computer decided for it",
            "what is hidden of the second side was shown after 4 orders; a player decided for it",
        ]
    );
}
