//! Undo takes orders back exactly, and never crosses a die, a reveal or a change of player.

use super::{Sampler, Suite, Violation};
use crate::record::{CannotUndo, Checkpoint, Game, Report};
use crate::rules::{Reveals, Rules};
use crate::viewer::{Given, Views};

/// Times in a hundred that all orders are undone which can be, instead of the last one.
const ALL: u32 = 10;
/// A note beside an order that is undone and redone.
const NOTE: &str = "undone and redone";

/// Undoes the last order of a game and gives it again, where that can be done; whether it was.
///
/// Errors: undo crosses a die or a change of player, does not bring back the state before the order, or the order does
/// something else when it is given again.
pub fn undo_and_redo<R: Rules>(game: &mut Game<R>, given: Given<'_, R>) -> Result<bool, Violation> {
    let by = game.rules().to_act(given.before);
    let barred = !given.report.faces.is_empty() || game.to_act() != by;
    match game.can_undo() {
        Err(_) => return Ok(false),
        Ok(()) if barred => return Err(Violation::new("undo crosses a die or a change of player")),
        Ok(()) => {}
    }
    let (after, links) = (game.state().clone(), game.links().to_vec());
    let undone = game.undo();
    if undone.is_err() || game.state() != given.before {
        return Err(Violation::new("undo does not bring back the state before the order"));
    }
    let redone = game.redo().is_ok_and(|redone| redone == *given.report);
    if !redone || *game.state() != after || game.links() != links {
        return Err(Violation::new("redo does something else than the order did"));
    }
    Ok(true)
}

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
        let last = self.game.record().orders.last().map(|entry| entry.order.clone());
        let implied = self.game.parts().0.implied_order(&before);
        let barrier = match (report.faces.is_empty(), reveals, self.game.to_act() == by) {
            (false, ..) => Some((0, CannotUndo::Die)),
            (_, Reveals::To(_) | Reveals::ToAll, _) => Some((1, CannotUndo::Reveal)),
            (.., false) => Some((2, CannotUndo::Side)),
            _ if implied.is_some() && implied == last => Some((3, CannotUndo::Standing)),
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

    /// Undoes this many orders and redoes them, with a note beside the last one.
    fn undo_and_redo(&mut self, orders: usize, report: &Report<R::Log>) -> Result<(), Violation> {
        let last = self.game.len() - 1;
        self.game.note(last, NOTE).map_err(|fault| Violation(fault.to_string()))?;
        let whole = self.game.clone();
        for before in self.free.iter().rev().take(orders) {
            if self.game.undo().is_err() || self.game.state() != before {
                return Err(Violation::new("undo does not bring back the state before the order"));
            }
        }
        if orders == self.free.len() && self.game.can_undo().is_ok() {
            return Err(Violation::new("undo goes on past an order that cannot be undone"));
        }
        self.follow_undone(&whole)?;
        let mut redone = None;
        for _ in 0..orders {
            redone = self.game.redo().ok();
        }
        let same = redone.is_some_and(|redone| redone.faces == report.faces && redone.log == report.log);
        if !same || self.game.state() != whole.state() || self.game.links() != whole.links() {
            return Err(Violation::new("redo does something else than the order did"));
        }
        let same = self.game.record() == whole.record() && self.game.checkpoints() == whole.checkpoints();
        if !same || self.game.can_redo().is_ok() {
            return Err(Violation::new("undo and redo change more of the record than the last orders"));
        }
        self.game.note(last, "").map_err(|fault| Violation(fault.to_string()))?;
        self.met.undone += orders;
        Ok(())
    }

    /// Errors: undone orders have left something behind, a refused order ends redo, or a new one does not.
    fn follow_undone(&mut self, whole: &Game<R>) -> Result<(), Violation> {
        let orders = self.game.len();
        let begun = |checkpoint: &&Checkpoint| checkpoint.orders <= orders;
        let checkpoints = whole.checkpoints().iter().filter(begun);
        if self.game.links() != &whole.links()[..=orders] || !self.game.checkpoints().iter().eq(checkpoints) {
            return Err(Violation::new("an undone order is still in the chain or in the checkpoints"));
        }
        let mut game = self.game.clone();
        let (rules, state) = game.parts();
        let stray = self.sampler.stray_order(rules, state, &mut self.draw);
        if game.check(&stray).is_err() && (game.give(stray, &[]).is_ok() || game.can_redo().is_err()) {
            return Err(Violation::new("after a refused order the undone order cannot be redone"));
        }
        let order = whole.record().orders[orders].order.clone();
        if game.give(order, &[]).is_err() || game.can_redo().is_ok() {
            return Err(Violation::new("after a new order an undone order can be redone"));
        }
        Ok(())
    }
}
