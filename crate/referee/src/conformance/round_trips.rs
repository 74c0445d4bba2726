//! Replay, save file, link and turns give the game back.

use std::fmt::Display;

use super::{Sampler, Suite, Violation};
use crate::record::link::Shared;
use crate::record::{CannotUndo, Game};
use crate::viewer::Views;

impl<R: Views, S: Sampler<R>> Suite<R, S> {
    /// The game comes back from its record, its save file, its link, and from a turn sent to its beginning.
    pub(super) fn round_trips(&mut self) -> Result<(), Violation> {
        let game = &self.game;
        let complete = |options: &mut R::Options| self.sampler.complete(options, &game.record().options);
        let replayed = Game::replay(game.record(), game.checkpoints()).map_err(|fault| none("record", &fault))?;
        self.same(&replayed, "record")?;
        let save = game.save();
        let loaded = Game::load_with(&save, complete).map_err(|fault| none("save file", &fault))?;
        self.same(&loaded, "save file")?;
        if let Ok(link) = game.link() {
            let opened = Game::open_with(&link, complete).map_err(|fault| none("link", &fault))?;
            self.same(&opened, "link")?;
            self.met.link = Some(link.len());
        }
        self.met.save = save.len();
        self.turn()
    }

    /// The orders of the last turn, received by a game that does not have them yet.
    fn turn(&self) -> Result<(), Violation> {
        let from = self.game.turn_begins();
        let (Ok(link), Some(mut earlier)) = (self.game.turn_link(from), self.game.branch(from)) else { return Ok(()) };
        let Shared::Turn(turn) = Game::<R>::read_link(&link).map_err(|fault| none("turn", &fault))? else {
            return Err(Violation::new("the link of a turn carries a game"));
        };
        earlier.receive(turn).map_err(|fault| none("turn", &fault))?;
        self.same(&earlier, "turn")?;
        match earlier.can_undo() {
            Err(CannotUndo::Received) => Ok(()),
            _ => Err(Violation::new("an order that came with a link can be undone")),
        }
    }

    /// Errors: another state, other options, orders or dice than those of the game.
    fn same(&self, other: &Game<R>, from: &str) -> Result<(), Violation> {
        let game = &self.game;
        let (record, of_other) = (game.record(), other.record());
        let same = other.state() == game.state()
            && other.links() == game.links()
            && of_other.options == record.options
            && of_other.orders == record.orders;
        if same { Ok(()) } else { Err(Violation(format!("another game comes out of the {from}"))) }
    }
}

fn none(from: &str, fault: &dyn Display) -> Violation {
    Violation(format!("no game comes out of the {from}: {fault}"))
}
