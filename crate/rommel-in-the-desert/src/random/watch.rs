//! Sees order by order that everything is as it must be.

use referee::conformance::{self, Seen, Violation};
use referee::record::Game;
use referee::viewer::Given;

use super::invariants;
use super::sampler::RommelSampler;
use crate::record::Rommel;

/// Watches a game.
#[derive(Clone, Debug)]
pub struct Watch(conformance::Watch<RommelSampler>);

impl Watch {
    /// Watches a game from now on; the seed settles what is tried.
    pub fn new(seed: u64) -> Self {
        Self(conformance::Watch::new(RommelSampler, seed))
    }

    /// Looks at the game after an order, and tries others in its state.
    ///
    /// Errors: what is not as it must be.
    pub fn after(&mut self, game: &mut Game<Rommel>, given: Given<'_, Rommel>) -> Result<(), Violation> {
        invariants::check(game.rules().edition(), game.state())?;
        self.0.after(game, given)?;
        self.0.try_orders(game)
    }

    /// What was seen.
    pub const fn seen(&self) -> &Seen {
        &self.0.seen
    }
}
