//! Fits the weights of `analyst/outlook.rs` to games between scripts, and prints them with their error and that of the
//! mean result.
//!
//! `cargo run --release -p desert-fox --features random --example fit_outlook -- campaign 200`

#![allow(clippy::unwrap_used, reason = "a tool may stop at the first fault")]

use desert_fox::analyst::outlook::left;
use desert_fox::random::games::begin;
use referee::outlook::{Fitted, sample};
use referee::search::Scripts;

fn main() {
    let mut words = std::env::args().skip(1);
    let scenario = words.next().unwrap_or_else(|| "campaign".to_owned());
    let games: u64 = words.next().map_or(200, |word| word.parse().unwrap());
    let mut game = begin(&scenario, 0).unwrap();
    let mut scripts = Scripts::new(game.rules());
    let start = game.state().clone();
    let config = game.rules().config.clone();
    let rules = game.parts().0;
    let Fitted { weights, error, usual } =
        Fitted::to(games, |number| sample(rules, &mut scripts, start.clone(), number, |state| left(&config, state)));
    println!("    // Mean squared error {error:.3} on other games; {usual:.3} for the mean result.");
    println!("    (\"{scenario}\", Weights({:?})),", weights.0);
}
