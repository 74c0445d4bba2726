//! Fits the weights of `analyst/outlook.rs` to games between scripts, and prints them with their error and that of the
//! mean result.
//!
//! `cargo run --release -p rommel-in-the-desert --example rommel_fit_outlook -- 1941 100`

#![allow(clippy::unwrap_used, reason = "a tool may stop at the first fault")]

use referee::Rules;
use referee::outlook::{Fitted, sample};
use referee::search::Scripts;
use rommel_in_the_desert::analyst::outlook::left;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::record::{Options, Rommel};

fn main() {
    let mut words = std::env::args().skip(1);
    let name = words.next().unwrap_or_else(|| "1941".to_owned());
    let games: u64 = words.next().map_or(100, |word| word.parse().unwrap());
    let scenario = ScenarioId::ALL.into_iter().find(|id| id.key() == name).unwrap();
    let mut rules = Rommel::new(&Options::of(scenario)).unwrap();
    let mut scripts = Scripts::new(&rules);
    let start = rules.start(&mut Rommel::muted());
    let Fitted { weights, error, usual } =
        Fitted::to(games, |number| sample(&mut rules, &mut scripts, start.clone(), number, left));
    println!("    // Mean squared error {error:.3} on other games; {usual:.3} for the mean result.");
    println!("    (ScenarioId::{scenario:?}, Weights({:?})),", weights.0);
}
