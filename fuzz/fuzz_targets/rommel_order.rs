//! Any list of orders is given to the 1940 game of Rommel in the Desert: what is refused changes nothing, and what is
//! accepted leaves everything as it must be.
#![no_main]

use libfuzzer_sys::fuzz_target;
use referee::play::seed;
use referee::record::DiceMode;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::random::invariants::check;
use rommel_in_the_desert::record::{Game, Options};
use rommel_in_the_desert::state::order::Order;

/// Orders of a list that are given.
const MOST: usize = 200;

fuzz_target!(|json: &[u8]| {
    let Ok(orders) = serde_json::from_slice::<Vec<Order>>(json) else { return };
    let dice = DiceMode::Seeded(seed(0));
    let (mut game, _) = Game::new(Options::of(ScenarioId::Italian1940), dice).expect("a scenario");
    for order in orders.into_iter().take(MOST) {
        let (before, links) = (game.state().clone(), game.links().len());
        match game.give(order, &[]) {
            Ok(_) => check(game.rules().edition(), game.state()).expect("a sound state"),
            Err(_) => assert!(*game.state() == before && game.links().len() == links),
        }
    }
});
