//! Desert Fox under the conformance suite that every game passes.
//!
//! With `TEST_LONG` more games and longer ones are played.

use desert_fox::random::sampler::DesertFoxSampler;
use desert_fox::record::{DesertFox, DiceMode};
use desert_fox::turn::config::Options;
use referee::Seed;
use referee::conformance::{Met, Suite, Violation};

fn is_long() -> bool {
    std::env::var_os("TEST_LONG").is_some()
}

/// Plays random games of a scenario, every other one with dice of the players.
fn games(scenario: &str, games: u64, most_orders: usize) -> Result<Vec<Met>, Violation> {
    let game = |number: u64| {
        let dice =
            if number.is_multiple_of(2) { DiceMode::Seeded(Seed([number as u8; 16])) } else { DiceMode::Entered };
        Suite::<DesertFox, _>::run(Options::of(scenario), dice, DesertFoxSampler, number, most_orders)
    };
    (0..games).map(game).collect()
}

#[test]
fn races_for_tobruk_pass() -> Result<(), Violation> {
    let met = games("race-for-tobruk", if is_long() { 12 } else { 2 }, 2_000)?;
    let sum = |of: fn(&Met) -> usize| met.iter().map(of).sum::<usize>();
    assert!(met.iter().all(|met| met.orders < 2_000 && met.link.is_some() && met.save > 0), "{met:?}");
    assert!(sum(|met| met.undone) > 400 && sum(|met| met.accepted) > 5, "{met:?}");
    assert!(sum(|met| met.barred[0]) > 20 && sum(|met| met.barred[2]) > 20, "{met:?}");
    Ok(())
}

#[test]
fn campaigns_pass() -> Result<(), Violation> {
    let (count, most_orders) = if is_long() { (6, 20_000) } else { (1, 400) };
    let met = games("campaign", count, most_orders)?;
    assert!(met.iter().all(|met| met.undone > 100), "{met:?}");
    Ok(())
}
