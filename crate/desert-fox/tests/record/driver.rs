//! Games for tests, played by a player who gives any legal order.

use desert_fox::model::refusal::RefusalCode;
use desert_fox::random::{Draw, player};
use desert_fox::record::{DesertFox, DiceMode, Fault, Game, Record, Report};
use desert_fox::state::Phase;
use desert_fox::state::order::Order;
use desert_fox::turn::config::Options;
use referee::viewer::transcript;
use referee::{Seed, Viewer};

/// A seed of a game.
pub const SEED: Seed = Seed([0x2a; 16]);

/// A game of a scenario by the usual rules at its start.
pub fn new(scenario: &str, dice: DiceMode) -> Game {
    Game::new(Options::of(scenario), dice).unwrap().0
}

/// A race for Tobruk at its start.
pub fn race() -> Game {
    new("race-for-tobruk", DiceMode::Seeded(SEED))
}

/// The transcript of a record.
pub fn words(record: &Record) -> Result<String, Fault> {
    transcript::<DesertFox>(record, Viewer::Everybody)
}

/// Any legal order; none when the game is over.
pub fn any_order(game: &mut Game, draw: &mut Draw) -> Option<Order> {
    if game.state().phase == Phase::Over {
        return None;
    }
    let (DesertFox { config, cache }, state) = game.parts();
    Some(player::order(config, cache, state, draw).expect("somebody can always do something"))
}

/// Gives an order, with as many dice as it asks for where the players roll them.
pub fn give(game: &mut Game, order: &Order, draw: &mut Draw) -> Report {
    let mut faces = Vec::new();
    loop {
        match game.give(order.clone(), &faces) {
            Ok(report) => return report,
            Err(refusal) if refusal.code == RefusalCode::DieMissing && faces.len() < 100 => {
                faces.push(draw.below(6) as u8 + 1);
            }
            Err(refusal) => panic!("order {}: {order:?}: {refusal:?}", game.len()),
        }
    }
}

/// Plays this number of orders more, or to the end of the game.
pub fn play(game: &mut Game, orders: usize, draw: &mut Draw) {
    for _ in 0..orders {
        let Some(order) = any_order(game, draw) else { return };
        give(game, &order, draw);
    }
}

/// A game after this number of orders.
pub fn played(scenario: &str, dice: DiceMode, orders: usize, seed: u64) -> Game {
    let mut game = new(scenario, dice);
    play(&mut game, orders, &mut Draw::new(seed));
    game
}

/// A campaign with dice of its own after this number of orders.
pub fn after(orders: usize, seed: u64) -> Game {
    let game = played("campaign", DiceMode::Seeded(SEED), orders, seed);
    assert_eq!(game.len(), orders, "the campaign is over too soon");
    game
}
