//! The conformance suite on a tiny game with hidden cards, and on the same game with one mistake at a time: the suite has to
//! find each.

mod sampler;
mod wadi;
mod wadi_views;

use referee::Seed;
use referee::conformance::{Met, Suite, Violation};
use referee::record::DiceMode;

use sampler::WadiSampler;
use wadi::{Mistake, WadiOptions};

const GAMES: u64 = 12;
const MOST_ORDERS: usize = 400;

/// Plays some games with dice of the record and some with dice of the players.
fn games(mistake: Option<Mistake>) -> Result<Vec<Met>, Violation> {
    let mut all = Vec::new();
    for number in 0..GAMES {
        let dice = if number % 2 == 0 { DiceMode::Seeded(Seed([number as u8; 16])) } else { DiceMode::Entered };
        let options = WadiOptions { copies: 4, mistake };
        let complete = |read: &mut WadiOptions, own: &WadiOptions| read.mistake = own.mistake;
        all.push(Suite::run(options, dice, WadiSampler, number, MOST_ORDERS, complete)?);
    }
    Ok(all)
}

#[test]
fn a_tiny_game_with_hidden_cards_passes_and_meets_every_check() {
    let met = games(None).unwrap();
    let sum = |of: fn(&Met) -> usize| met.iter().map(of).sum::<usize>();
    assert!(met.iter().all(|met| met.orders < MOST_ORDERS && met.link.is_some()), "{met:?}");
    assert!(sum(|met| met.undone) > 100 && sum(|met| met.accepted) > 20 && sum(|met| met.twins) > 1_000, "{met:?}");
    for kind in 0..3 {
        assert!(met.iter().map(|met| met.barred[kind]).sum::<usize>() > 50, "{kind}: {met:?}");
    }
}

#[test]
fn every_mistake_is_found() {
    for mistake in Mistake::ALL {
        let found = games(Some(mistake)).expect_err(&format!("{mistake:?} was not found"));
        assert!(found.0.contains(mistake.found_as()), "{mistake:?}: {found}");
    }
}
