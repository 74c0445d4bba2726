//! Fits the weights of `analyst/outlook.rs` to games between scripts, and prints them with their error and that of the
//! mean result.
//!
//! `cargo run --release -p desert-fox --features random --example fit_outlook -- campaign 200`

#![allow(clippy::unwrap_used, reason = "a tool may stop at the first fault")]
#![allow(clippy::cast_precision_loss, reason = "counts of some thousands")]

use desert_fox::analyst::outlook::left;
use desert_fox::random::games::begin;
use referee::outlook::{OutlookView, Sample, error, fit, sample};
use referee::search::Scripts;

fn samples(scenario: &str, numbers: std::ops::Range<u64>) -> Vec<Sample> {
    let mut game = begin(scenario, 0).unwrap();
    let mut scripts = Scripts::new(game.rules());
    let start = game.state().clone();
    let config = game.rules().config.clone();
    let rules = game.parts().0;
    numbers
        .flat_map(|number| sample(rules, &mut scripts, start.clone(), number, |state| left(&config, state)))
        .collect()
}

fn main() {
    let mut words = std::env::args().skip(1);
    let scenario = words.next().unwrap_or_else(|| "campaign".to_owned());
    let games: u64 = words.next().map_or(200, |word| word.parse().unwrap());
    let seen = samples(&scenario, 0..games);
    let fresh = samples(&scenario, games..games + games / 2);
    let weights = fit(&seen);
    let share = |result| seen.iter().filter(|one| one.result == result).count() as f64 / seen.len() as f64;
    let usual = OutlookView { wins: [share(0), share(2)], draw: share(1) };
    let of_fit = error(&fresh, |standing| weights.chances(standing));
    println!(
        "    // Mean squared error {of_fit:.3} on other games; {:.3} for the mean result.",
        error(&fresh, |_| usual)
    );
    println!("    (\"{scenario}\", Weights({:?})),", weights.0);
}
