//! What units reach in a game, found the short way, against the plain search.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

use desert_fox::game::book::{Book, Options};
use desert_fox::game::desk::Desk;
use desert_fox::game::event::Log;
use desert_fox::game::legal::legal;
use desert_fox::game::play::carry_out;
use desert_fox::game::sequence::decides;
use desert_fox::game::setting_up::start;
use desert_fox::game::state::{Phase, State};
use desert_fox::movement::going::LAYERS;
use desert_fox::movement::march::{March, forced_mode};
use desert_fox::position::question::MoveMode;
use desert_fox::random::{Draw, player};
use hexgrid::{Hex, Reach};
use referee::{Dice, Link32, Seed};

/// The reach of every mover of a state by one plain search each; how many there were.
fn compare(book: &Book, desk: &mut Desk, state: &State) -> usize {
    let listed: Vec<_> = legal(book, desk, state).moves.iter().map(|option| (option.unit, option.mode)).collect();
    let mut search = Reach::new(&book.board.grid, LAYERS);
    for &(unit, mode) in listed.iter().filter(|(_, mode)| *mode != MoveMode::Reaction) {
        let piece = desk.piece(unit).unwrap();
        let forced = forced_mode(mode).filter(|_| state.unit(unit).spent == 0);
        for (part, mode) in [Some(mode), forced].into_iter().enumerate() {
            let Some(march) = mode.and_then(|mode| March::of(&desk.forces, &[piece], mode).ok()) else { continue };
            let start = desk.forces.pieces[piece].hex;
            search.run(&book.board.grid, start, 0, march.left(), &desk.going(&[piece]));
            let cost = |&hex: &Hex| (search.cost(hex).unwrap(), hex);
            let mut plain: Vec<(u16, Hex)> = search.reached()[1..].iter().map(cost).collect();
            let [near, far] = desk.reach(unit);
            let all = near.iter().chain(far.iter().take(part * far.len()));
            let mut found: Vec<(u16, Hex)> = all.map(|&(hex, cost)| (cost, hex)).collect();
            assert!(found.is_sorted_by_key(|(cost, _)| *cost));
            plain.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, plain, "{unit} {mode:?} turn {} {:?}", state.turn, state.phase);
        }
    }
    listed.len()
}

#[test]
fn the_reach_of_a_game_is_that_of_the_plain_search() {
    let book = Book::new(&Options::of("campaign")).unwrap();
    let mut desk = Desk::new(&book);
    let mut compared = 0;
    for seed in 0..3 {
        let mut state = start(&book, &mut desk, &mut Log::muted());
        let mut draw = Draw::new(seed);
        let mut orders = 0_u32;
        while state.phase != Phase::Over {
            let order = player::order(&book, &mut desk, &state, &mut draw).unwrap();
            let bytes = orders.to_le_bytes();
            let dice = Dice::seeded("reach", Seed([seed as u8; 16]), Link32([0; 32]), &bytes);
            state =
                carry_out(&book, &mut desk, &state, decides(&state), &order, dice, &mut Log::muted()).unwrap().state;
            orders += 1;
            if orders.is_multiple_of(40) && state.phase.is_movement() {
                compared += compare(&book, &mut desk, &state);
            }
        }
    }
    assert!(compared > 500, "{compared}");
}
