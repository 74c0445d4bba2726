//! A referee's referee: watches a game order by order and sees that everything is as it must be.

use crate::random::games::Given;
use crate::random::invariants::{self, Violation};
use crate::random::sampler::DesertFoxSampler;
use crate::record::{CannotUndo, DesertFox, Game};
use crate::turn::cache::Cache;
use referee::Draw;
pub use referee::conformance::Lengths;
use referee::conformance::{self, Seen};

/// Orders between two comparisons of the cache with a new one.
const COMPARED_EVERY: usize = 20;
/// Orders from one trial of orders to the next.
const TRIALS: usize = 20;

/// Who watches a game.
#[derive(Clone, Debug)]
pub struct Watch {
    unused: Cache,
    draw: Draw,
    orders: conformance::Watch<DesertFoxSampler>,
}

impl Watch {
    /// Watches a game from now on; the seed settles what is tried.
    pub fn new(game: &mut Game, seed: u64) -> Self {
        let (DesertFox { config, .. }, _) = game.parts();
        let orders = conformance::Watch::new(DesertFoxSampler, seed);
        Self { unused: Cache::new(config), draw: Draw::new(!seed), orders }
    }

    /// What was seen.
    pub const fn seen(&self) -> &Seen {
        &self.orders.seen
    }

    /// Looks at the game after an order.
    ///
    /// Errors: what is not as it must be.
    pub fn after(&mut self, game: &mut Game, given: Given<'_>) -> Result<(), Violation> {
        invariants::check(&game.rules().config, game.state())?;
        invariants::check_step(&game.rules().config, given.before, game.state())?;
        if !matches!(game.can_undo(), Ok(()) | Err(CannotUndo::Die | CannotUndo::Side)) {
            return Err(Violation(format!("undo is {:?}", game.can_undo())));
        }
        self.orders.after(game, given)?;
        if game.len().is_multiple_of(COMPARED_EVERY) || game.len() == 1 {
            let mut fresh = self.unused.clone();
            let (DesertFox { config, cache }, state) = game.parts();
            invariants::check_cache(config, cache, &mut fresh, state, &mut self.draw)?;
        }
        // Combat phases are short.
        if game.len().is_multiple_of(TRIALS) || game.state().phase.is_combat() {
            self.orders.try_orders(game)?;
        }
        Ok(())
    }
}

/// A game comes back from its record, its save file and its link as it was.
///
/// Errors: what is otherwise.
pub fn round_trips(game: &Game) -> Result<Lengths, Violation> {
    conformance::round_trips(game, |options| options.supply(&game.record().options.charts))
}
