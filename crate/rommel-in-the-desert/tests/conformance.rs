//! Rommel in the Desert under the conformance suite that every game passes.
//!
//! With `TEST_LONG` more games and longer ones are played.

use referee::Seed;
use referee::conformance::{Met, Suite, Violation};
use referee::record::DiceMode;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::random::sampler::RommelSampler;
use rommel_in_the_desert::record::{Options, Rommel};

fn is_long() -> bool {
    std::env::var_os("TEST_LONG").is_some()
}

/// Plays a random game of each scenario, every other one with dice of the players.
fn games(most_orders: usize, round: u64) -> Result<Vec<Met>, Violation> {
    let game = |(at, scenario): (usize, ScenarioId)| {
        let number = round * ScenarioId::ALL.len() as u64 + at as u64;
        let dice =
            if number.is_multiple_of(2) { DiceMode::Seeded(Seed([number as u8; 16])) } else { DiceMode::Entered };
        Suite::<Rommel, _>::run(Options::of(scenario), dice, RommelSampler, number, most_orders)
            .map_err(|violation| Violation(format!("{}, game {number}: {}", scenario.key(), violation.0)))
    };
    ScenarioId::ALL.into_iter().enumerate().map(game).collect()
}

#[test]
fn games_of_every_scenario_pass() -> Result<(), Violation> {
    let (rounds, most_orders) = if is_long() { (6, 4_000) } else { (1, 300) };
    for round in 0..rounds {
        let met = games(most_orders, round)?;
        let sum = |of: fn(&Met) -> usize| met.iter().map(of).sum::<usize>();
        assert!(sum(|met| met.undone) > 100 && sum(|met| met.accepted) > 20, "{met:?}");
        assert!(sum(|met| met.twins) > 2_000 && met.iter().all(|met| met.save > 0), "{met:?}");
        for kind in 0..3 {
            assert!(met.iter().map(|met| met.barred[kind]).sum::<usize>() > 20, "{kind}: {met:?}");
        }
    }
    Ok(())
}
