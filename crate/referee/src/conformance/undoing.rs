//! Undo takes orders back exactly, and never crosses a die, a reveal or a change of player.

use super::{Sampler, Suite, Violation};
use crate::record::{CannotUndo, Report};
use crate::rules::Reveals;
use crate::viewer::Views;

/// Times in a hundred that all orders are undone which can be, instead of the last one.
const ALL: u32 = 10;

impl<R: Views, S: Sampler<R>> Suite<R, S> {
    /// Undo and redo after an order.
    pub(super) fn undo(
        &mut self,
        before: R::State,
        by: R::Side,
        report: &Report<R::Log>,
        reveals: Reveals<R::Side>,
    ) -> Result<(), Violation> {
        let found = self.game.can_undo();
        let barrier = match (report.faces.is_empty(), reveals, self.game.to_act() == by) {
            (false, ..) => Some((0, CannotUndo::Die)),
            (_, Reveals::To(_) | Reveals::ToAll, _) => Some((1, CannotUndo::Reveal)),
            (.., false) => Some((2, CannotUndo::Side)),
            _ => None,
        };
        match (barrier, found) {
            (Some((kind, barrier)), Err(found)) if barrier == found => {
                self.met.barred[kind] += 1;
                self.free.clear();
                Ok(())
            }
            (None, Ok(())) => {
                self.free.push(before);
                let orders = if self.draw.chance(ALL) { self.free.len() } else { 1 };
                self.undo_and_redo(orders, report)
            }
            (barrier, _) => Err(Violation(format!("undo is {found:?}, but has to be barred by {barrier:?}"))),
        }
    }

    /// Undoes this many orders and redoes them.
    fn undo_and_redo(&mut self, orders: usize, report: &Report<R::Log>) -> Result<(), Violation> {
        let (after, links) = (self.game.state().clone(), self.game.links().to_vec());
        let checkpoints = self.game.checkpoints().to_vec();
        for before in self.free.iter().rev().take(orders) {
            if self.game.undo().is_err() || self.game.state() != before {
                return Err(Violation::new("undo does not bring back the state before the order"));
            }
        }
        if orders == self.free.len() && self.game.can_undo().is_ok() {
            return Err(Violation::new("undo goes on past an order that cannot be undone"));
        }
        let mut last = None;
        for _ in 0..orders {
            last = self.game.redo().ok();
        }
        let same = last.is_some_and(|redone| redone.faces == report.faces && redone.log == report.log);
        if !same || *self.game.state() != after || self.game.links() != links {
            return Err(Violation::new("redo does something else than the order did"));
        }
        if self.game.checkpoints() != checkpoints || self.game.can_redo().is_ok() {
            return Err(Violation::new("undo and redo change more of the record than the last orders"));
        }
        self.met.undone += orders;
        Ok(())
    }
}
