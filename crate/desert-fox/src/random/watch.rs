//! A referee's referee: watches a game order by order and sees that everything is as it must be.

use crate::random::games::Given;
use crate::random::invariants::{self, Violation};
use crate::random::trials::{self, Kinds, STRAY};
use crate::record::{CannotUndo, DesertFox, Game};
use crate::state::{State, flag};
use crate::turn::cache::Cache;
use crate::turn::to_act::to_act;
use referee::Draw;
pub use referee::conformance::Lengths;
use referee::conformance::{self, undo_and_redo};

/// Orders between two comparisons of the cache with a new one.
const COMPARED_EVERY: usize = 20;
/// Orders from one trial of orders to the next.
const TRIALS: usize = 20;

/// Who watches a game.
#[derive(Clone, Debug)]
pub struct Watch {
    unused: Cache,
    draw: Draw,
    /// Orders that were taken back and given again.
    pub undone: u32,
    /// Orders that stay because they rolled a die or changed the side that decides.
    pub not_undone: u32,
    /// Orders that were tried beside the list.
    pub tried: u32,
    /// Those among them that were accepted.
    pub accepted: Kinds,
    /// Orders that were given.
    pub given: Kinds,
    /// Supply units that were captured.
    pub captures: u32,
}

impl Watch {
    /// Watches a game from now on; the seed settles what is tried.
    pub fn new(game: &mut Game, seed: u64) -> Self {
        let (DesertFox { config, .. }, _) = game.parts();
        Self {
            unused: Cache::new(config),
            draw: Draw::new(!seed),
            undone: 0,
            not_undone: 0,
            tried: 0,
            accepted: Kinds::default(),
            given: Kinds::default(),
            captures: 0,
        }
    }

    /// Looks at the game after an order.
    ///
    /// Errors: what is not as it must be.
    pub fn after(&mut self, game: &mut Game, given: Given<'_>) -> Result<(), Violation> {
        invariants::check(&game.rules().config, game.state())?;
        invariants::check_step(&game.rules().config, given.before, game.state())?;
        self.undo(game, given)?;
        self.given.count(given.before, given.order);
        let captured = |state: &State| state.units.iter().filter(|unit| unit.is(flag::CAPTURED)).count() as u32;
        self.captures += captured(game.state()).saturating_sub(captured(given.before));
        if game.len().is_multiple_of(COMPARED_EVERY) || game.len() == 1 {
            let mut fresh = self.unused.clone();
            let (DesertFox { config, cache }, state) = game.parts();
            invariants::check_cache(config, cache, &mut fresh, state, &mut self.draw)?;
        }
        // Combat phases are short.
        if game.len().is_multiple_of(TRIALS) || game.state().phase.is_combat() {
            self.tried += STRAY;
            self.accepted.add(trials::check(game, &mut self.draw)?);
        }
        Ok(())
    }

    /// An order is taken back unless it rolled a die or changed the side that decides; given again it does the same.
    fn undo(&mut self, game: &mut Game, given: Given<'_>) -> Result<(), Violation> {
        let found = game.can_undo();
        let expected = match (given.report.faces.is_empty(), game.to_act() == to_act(given.before)) {
            (false, _) => Err(CannotUndo::Die),
            (_, false) => Err(CannotUndo::Side),
            _ => Ok(()),
        };
        if found != expected {
            return Err(Violation(format!("undo is {found:?}, but has to be {expected:?}")));
        }
        let undone = undo_and_redo(game, given)?;
        self.undone += u32::from(undone);
        self.not_undone += u32::from(!undone);
        Ok(())
    }
}

/// A game comes back from its record, its save file and its link as it was.
///
/// Errors: what is otherwise.
pub fn round_trips(game: &Game) -> Result<Lengths, Violation> {
    conformance::round_trips(game, |options| options.supply(&game.record().options.charts))
}
