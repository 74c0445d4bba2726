//! Turns received by a game that has some of the orders: whole, in part, and with a fault.

use super::round_trips::{none, same, same_past};
use super::{Sampler, Suite, Violation};
use crate::record::link::{Shared, TurnV1};
use crate::record::{CannotUndo, Game};
use crate::rules::Rules;
use crate::viewer::Views;

/// Points in the game, beside the beginning of the last turn, at which turns are received.
const POINTS: u32 = 8;

impl<R: Views, S: Sampler<R>> Suite<R, S> {
    /// Receives the orders after some points of the game.
    pub(super) fn turns(&mut self) -> Result<(), Violation> {
        let orders = self.game.len() as u32;
        self.turn(self.game.turn_begins())?;
        for _ in 0..POINTS {
            let from = self.draw.below(orders) as usize;
            self.turn(from)?;
        }
        Ok(())
    }

    /// The orders after a point, received by a game that goes that far and has undone an order where it can.
    fn turn(&self, from: usize) -> Result<(), Violation> {
        let Some(mut earlier) = self.game.branch(from) else { return Ok(()) };
        // Where nothing can be undone, the turn comes to a game without undone orders.
        let _ = earlier.undo();
        let Ok(link) = self.game.turn_link(earlier.len()) else { return Ok(()) };
        let Shared::Turn(turn) = Game::<R>::read_link(&link).map_err(|fault| none("turn", &fault))? else {
            return Err(Violation::new("the link of a turn carries a game"));
        };
        refuse(&mut earlier, &turn)?;
        let accepted = earlier.len() + 1;
        earlier.receive_up_to(turn.clone(), accepted, None).map_err(|fault| none("part of a turn", &fault))?;
        let part = self.game.branch(accepted).filter(|part| agree(part, &earlier));
        let mut part = part.ok_or_else(|| Violation::new("a turn received in part is another game"))?;
        same_past(&mut part, &mut earlier)?;
        stays(&earlier)?;
        if earlier.len() < self.game.len() {
            earlier.receive(turn).map_err(|fault| none("turn", &fault))?;
        }
        same(&self.game, &earlier, "turn")?;
        same_past(&mut self.game.clone(), &mut earlier)?;
        stays(&earlier)
    }
}

/// Errors: the first half of a turn with an end that is not its own is received, or leaves something behind.
fn refuse<R: Rules>(game: &mut Game<R>, turn: &TurnV1<R::Order>) -> Result<(), Violation> {
    let (mut before, mut cut) = (game.clone(), turn.clone());
    let half = cut.orders.len().div_ceil(2);
    cut.orders.truncate(half);
    cut.faces.truncate(half);
    cut.end[0] ^= 1;
    if game.receive(cut).is_ok() {
        return Err(Violation::new("a turn is received whose end is not the one that it names"));
    }
    let mut after = game.clone();
    let same = agree(&before, &after) && before.can_redo() == after.can_redo() && {
        let [expected, found] = [&mut before, &mut after].map(undo_all);
        expected == found && before.can_undo() == after.can_undo()
    };
    if same { Ok(()) } else { Err(Violation::new("a turn that is refused leaves something behind")) }
}

/// The states that undo brings back.
fn undo_all<R: Rules>(game: &mut Game<R>) -> Vec<R::State> {
    std::iter::from_fn(|| game.undo().ok().map(|()| game.state().clone())).collect()
}

/// Whether two games have the same orders, states and chain.
fn agree<R: Rules>(one: &Game<R>, other: &Game<R>) -> bool {
    one.state() == other.state()
        && one.record() == other.record()
        && one.links() == other.links()
        && one.checkpoints() == other.checkpoints()
}

/// Errors: received orders can be undone, or orders redone that were undone before.
fn stays<R: Rules>(game: &Game<R>) -> Result<(), Violation> {
    match (game.can_undo(), game.can_redo()) {
        (Err(CannotUndo::Received), Err(_)) => Ok(()),
        (Err(CannotUndo::Received), Ok(())) => Err(Violation::new("an order undone before a turn can be redone")),
        _ => Err(Violation::new("an order that came with a link can be undone")),
    }
}
