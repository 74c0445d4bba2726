//! Any list of orders is given to a race for Tobruk: what is refused changes nothing, and whatever is accepted leaves
//! everything as it must be.
#![no_main]

use desert_fox::state::order::Order;
use desert_fox::random::games::begin;
use desert_fox::random::invariants::{check, check_step};
use libfuzzer_sys::fuzz_target;

/// Orders of a list that are given.
const MOST: usize = 100;

fuzz_target!(|json: &[u8]| {
    let Ok(orders) = serde_json::from_slice::<Vec<Order>>(json) else { return };
    let mut game = begin("race-for-tobruk", 0).expect("a scenario");
    for order in orders.into_iter().take(MOST) {
        let (before, links) = (game.state().clone(), game.links().len());
        match game.give(order, &[]) {
            Ok(_) => {
                check(&game.rules().config, game.state()).expect("a sound state");
                check_step(&game.rules().config, &before, game.state()).expect("a sound step");
            }
            Err(_) => assert!(*game.state() == before && game.links().len() == links),
        }
    }
});
