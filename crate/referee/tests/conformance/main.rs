//! The conformance suite on a tiny game with hidden cards.

mod agreeing;
mod branching;
mod looking;
mod sampler;
mod searching;
mod wadi;
mod wadi_views;

use referee::Seed;
use referee::conformance::{Met, Suite, Violation};
use referee::record::DiceMode;

use sampler::WadiSampler;
use wadi::{Wadi, WadiOptions};

const GAMES: u64 = 12;
const MOST_ORDERS: usize = 400;

/// Plays some games with dice of the record and some with dice of the players.
fn games() -> Result<Vec<Met>, Violation> {
    let game = |number: u64| {
        let dice =
            if number.is_multiple_of(2) { DiceMode::Seeded(Seed([number as u8; 16])) } else { DiceMode::Entered };
        Suite::<Wadi, _>::run(WadiOptions { copies: 4 }, dice, WadiSampler, number, MOST_ORDERS)
    };
    (0..GAMES).map(game).collect()
}

#[test]
fn a_tiny_game_with_hidden_cards_passes_and_meets_every_check() -> Result<(), Violation> {
    let met = games()?;
    let sum = |of: fn(&Met) -> usize| met.iter().map(of).sum::<usize>();
    assert!(met.iter().all(|met| met.orders < MOST_ORDERS && met.link.is_some()), "{met:?}");
    assert!(sum(|met| met.undone) > 100 && sum(|met| met.accepted) > 20 && sum(|met| met.twins) > 1_000, "{met:?}");
    for kind in 0..3 {
        assert!(met.iter().map(|met| met.barred[kind]).sum::<usize>() > 50, "{kind}: {met:?}");
    }
    Ok(())
}
