//! A referee's referee: watches a game order by order and sees that everything is as it must be.

use crate::random::games::Given;
use crate::random::invariants::{self, Violation};
use crate::random::trials;
use crate::record::{CannotUndo, DesertFox, Game};
use crate::turn::cache::Cache;
use referee::Draw;

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
}

impl Watch {
    /// Watches a game from now on; the seed settles what is tried.
    pub fn new(game: &mut Game, seed: u64) -> Self {
        let (DesertFox { config, .. }, _) = game.parts();
        Self { unused: Cache::new(config), draw: Draw::new(!seed), undone: 0, not_undone: 0 }
    }

    /// Looks at the game after an order.
    ///
    /// Errors: what is not as it must be.
    pub fn after(&mut self, game: &mut Game, given: Given<'_>) -> Result<(), Violation> {
        invariants::check(&game.rules().config, game.state())?;
        invariants::check_step(&game.rules().config, given.before, game.state())?;
        self.undo(game, given)?;
        if game.len().is_multiple_of(COMPARED_EVERY) || game.len() == 1 {
            let mut fresh = self.unused.clone();
            let (DesertFox { config, cache }, state) = game.parts();
            invariants::check_cache(config, cache, &mut fresh, state, &mut self.draw)?;
        }
        if game.len().is_multiple_of(TRIALS) {
            trials::check(game, &mut self.draw)?;
        }
        Ok(())
    }

    /// An order is taken back unless it rolled a die or changed the side that decides; given again it does the same.
    fn undo(&mut self, game: &mut Game, given: Given<'_>) -> Result<(), Violation> {
        let expected = match (given.report.faces.is_empty(), game.to_act() == given.by) {
            (false, _) => Err(CannotUndo::Die),
            (_, false) => Err(CannotUndo::Side),
            _ => Ok(()),
        };
        if game.can_undo() != expected {
            return Err(Violation(format!("undo is {:?}, but has to be {expected:?}", game.can_undo())));
        }
        if expected.is_err() {
            self.not_undone += 1;
            return Ok(());
        }
        self.undone += 1;
        let (after, links) = (game.state().clone(), game.links().to_vec());
        let undone = game.undo();
        if undone.is_err() || game.state() != given.before {
            return Err(Violation("the state before the order does not come back".to_owned()));
        }
        let redone = game.redo();
        if redone.as_ref() != Ok(given.report) || *game.state() != after || game.links() != links {
            return Err(Violation("the order does something else when it is given again".to_owned()));
        }
        Ok(())
    }
}

/// The lengths of a game in its outer forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lengths {
    /// Bytes of the save file.
    pub save: usize,
    /// Characters of the link of the whole game; none where it is too long for one.
    pub link: Option<usize>,
}

/// A game comes back from its record, its save file and its link as it was.
///
/// Errors: what is otherwise.
pub fn round_trips(game: &Game) -> Result<Lengths, Violation> {
    let same = |other: &Game, from: &str| {
        let same = other.state() == game.state() && other.record() == game.record() && other.links() == game.links();
        if same { Ok(()) } else { Err(Violation(format!("another game comes out of the {from}"))) }
    };
    let fault =
        |from: &str, fault: &dyn std::fmt::Display| Violation(format!("no game comes out of the {from}: {fault}"));
    let replayed = Game::replay(game.record(), game.checkpoints()).map_err(|error| fault("record", &error))?;
    same(&replayed, "record")?;
    let (save, charts) = (game.save(), &game.record().options.charts);
    same(
        &Game::load_with(&save, |options| options.supply(charts)).map_err(|error| fault("save file", &error))?,
        "save file",
    )?;
    let link = game.link().ok();
    if let Some(link) = &link {
        same(&Game::open_with(link, |options| options.supply(charts)).map_err(|error| fault("link", &error))?, "link")?;
    }
    Ok(Lengths { save: save.len(), link: link.map(|link| link.len()) })
}
