//! Fits the weights of `analyst/outlook.rs` to games between scripts, and prints them with their error and that of the
//! mean result.
//!
//! `cargo run --release -p rommel-in-the-desert --example rommel_fit_outlook -- 1941 100`

#![allow(clippy::unwrap_used, reason = "a tool may stop at the first fault")]
#![allow(clippy::cast_precision_loss, reason = "counts of some thousands")]

use referee::Rules;
use referee::outlook::{OutlookView, Sample, error, fit, sample};
use referee::search::Scripts;
use rommel_in_the_desert::analyst::outlook::left;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::record::{Options, Rommel};

fn samples(scenario: ScenarioId, numbers: std::ops::Range<u64>) -> Vec<Sample> {
    let mut rules = Rommel::new(&Options::of(scenario)).unwrap();
    let mut scripts = Scripts::new(&rules);
    let start = rules.start(&mut Rommel::muted());
    numbers.flat_map(|number| sample(&mut rules, &mut scripts, start.clone(), number, left)).collect()
}

fn main() {
    let mut words = std::env::args().skip(1);
    let name = words.next().unwrap_or_else(|| "1941".to_owned());
    let games: u64 = words.next().map_or(100, |word| word.parse().unwrap());
    let scenario = ScenarioId::ALL.into_iter().find(|id| id.key() == name).unwrap();
    let seen = samples(scenario, 0..games);
    let fresh = samples(scenario, games..games + games / 2);
    let weights = fit(&seen);
    let share = |result| seen.iter().filter(|one| one.result == result).count() as f64 / seen.len() as f64;
    let usual = OutlookView { wins: [share(0), share(2)], draw: share(1) };
    let of_fit = error(&fresh, |standing| weights.chances(standing));
    println!(
        "    // Mean squared error {of_fit:.3} on other games; {:.3} for the mean result.",
        error(&fresh, |_| usual)
    );
    println!("    (ScenarioId::{scenario:?}, Weights({:?})),", weights.0);
}
