//! The analyst against independent ways to the same answers, over whole games.

#![allow(clippy::cast_precision_loss, reason = "counts of a few thousand at most")]

// The best attacks, one by one.
mod attacks;
// The best attacks of a phase together.
mod plans;
// Luck and decisions.
mod luck;
// Supply and stacks at risk, and what a player-turn has left out.
mod missed;
// Places left empty.
mod open_places;
// Win chances.
mod chances;

use desert_fox::random::games::{Player, Players, begin, play};
use desert_fox::record::{DesertFox, Game};
use desert_fox::state::State;

const SCRIPTED: [Player; 2] = [Player::Scripted; 2];

/// Plays a game and shows the rules and the state before each order to a watcher.
fn watched(scenario: &str, number: u64, players: [Player; 2], mut show: impl FnMut(&mut DesertFox, &State)) -> Game {
    let mut game = begin(scenario, number).unwrap();
    let mut players = Players::new(&mut game, players, number);
    play(&mut game, &mut players, |game, given| {
        let before = given.before.clone();
        show(game.parts().0, &before);
        Ok(())
    })
    .unwrap();
    game
}
