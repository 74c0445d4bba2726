//! Undo and redo.

use std::collections::VecDeque;

use thiserror::Error;

use super::Entry;
use super::game::{Game, Report};
use crate::rules::Rules;

/// Orders that can be undone at most.
const MOST_UNDO: usize = 2_000;

/// Why no order can be undone or redone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CannotUndo {
    /// No order was given, or none was taken back.
    #[error("there is no order to take back or to give again")]
    Nothing,
    /// The last order rolled a die.
    #[error("the last order rolled a die, which cannot be taken back")]
    Die,
    /// The last order showed a player something that had been hidden from them.
    #[error("the last order showed what was hidden")]
    Reveal,
    /// The last order gave the decision to the other player.
    #[error("the last order gave the decision to the other player")]
    Side,
    /// The last order follows from the standing orders of the player who decided.
    #[error("the last order follows from standing orders")]
    Standing,
    /// The last order came with a link.
    #[error("the last order came from the other player")]
    Received,
}

impl CannotUndo {
    /// Stable name of the fault.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Die => "die",
            Self::Reveal => "reveal",
            Self::Side => "side",
            Self::Standing => "standing",
            Self::Received => "received",
        }
    }
}

/// What about an order keeps it from being undone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Barriers {
    /// It rolled a die.
    pub(super) rolled: bool,
    /// It showed something hidden.
    pub(super) revealed: bool,
    /// Standing orders imply it.
    pub(super) implied: bool,
}

/// A point in a game to which it can be set back when orders that came together do not all follow.
pub(super) struct Mark<R: Rules> {
    orders: usize,
    checkpoints: usize,
    state: R::State,
    past: VecDeque<R::State>,
    barrier: CannotUndo,
    undone: Vec<Entry<R::Order>>,
}

impl<R: Rules> Game<R> {
    /// Keeps the state before an order that can be undone: no die was rolled, nothing hidden was shown, the same player
    /// still decides, and the order does not follow from standing orders.
    pub(super) fn push_undo(&mut self, before: R::State, by: R::Side, barriers: Barriers) {
        if barriers.rolled {
            self.bar(CannotUndo::Die);
        } else if barriers.revealed {
            self.bar(CannotUndo::Reveal);
        } else if self.to_act() != by {
            self.bar(CannotUndo::Side);
        } else if barriers.implied {
            self.bar(CannotUndo::Standing);
        } else if self.record.branches.iter().any(|branch| branch.at as usize == self.len()) {
            // Without the orders that it keeps a continued game would be another one.
            self.bar(CannotUndo::Nothing);
        } else {
            if self.past.len() == MOST_UNDO {
                self.past.pop_front();
                self.barrier = CannotUndo::Nothing;
            }
            self.past.push_back(before);
        }
    }

    /// Nothing before this point can be undone any more.
    fn bar(&mut self, barrier: CannotUndo) {
        self.past.clear();
        self.barrier = barrier;
    }

    /// Whether the last order can be undone.
    ///
    /// Errors: why it cannot.
    pub fn can_undo(&self) -> Result<(), CannotUndo> {
        if self.past.is_empty() { Err(self.barrier) } else { Ok(()) }
    }

    /// Whether an undone order can be redone.
    ///
    /// Errors: none was undone since the last order.
    pub fn can_redo(&self) -> Result<(), CannotUndo> {
        if self.undone.is_empty() { Err(CannotUndo::Nothing) } else { Ok(()) }
    }

    /// Undoes the last order, unless it rolled a die, showed something hidden, gave the decision to the other player, or
    /// follows from standing orders.
    ///
    /// Errors: why it cannot be undone.
    pub fn undo(&mut self) -> Result<(), CannotUndo> {
        let state = self.past.pop_back().ok_or(self.barrier)?;
        let entry = self.record.orders.pop().ok_or(CannotUndo::Nothing)?;
        self.state = state;
        self.links.truncate(self.record.orders.len() + 1);
        self.deciders.truncate(self.record.orders.len());
        self.drop_states();
        self.checkpoints.retain(|checkpoint| checkpoint.orders <= self.record.orders.len());
        self.clamp_looks();
        self.undone.push(entry);
        Ok(())
    }

    /// Redoes the order that was undone last.
    ///
    /// Errors: none was undone since the last new order.
    pub fn redo(&mut self) -> Result<Report<R::Log>, CannotUndo> {
        let Entry { order, note, .. } = self.undone.pop().ok_or(CannotUndo::Nothing)?;
        let mut log = R::Log::default();
        // It followed here before and rolled nothing, so it follows again.
        let faces = self.carry_out(order, &[], &mut log).map_err(|_| CannotUndo::Nothing)?;
        self.keep_note(note);
        Ok(Report { faces, log })
    }

    /// Remembers this point of the game.
    pub(super) fn mark(&self) -> Mark<R> {
        Mark {
            orders: self.len(),
            checkpoints: self.checkpoints.len(),
            state: self.state.clone(),
            past: self.past.clone(),
            barrier: self.barrier,
            undone: self.undone.clone(),
        }
    }

    /// Goes back to a point of the game.
    pub(super) fn set_back(&mut self, mark: Mark<R>) {
        self.record.orders.truncate(mark.orders);
        self.links.truncate(mark.orders + 1);
        self.deciders.truncate(mark.orders);
        self.checkpoints.truncate(mark.checkpoints);
        self.drop_states();
        self.state = mark.state;
        self.past = mark.past;
        self.barrier = mark.barrier;
        self.undone = mark.undone;
    }

    /// The last orders came from the other player: they stay, and no order undone before them can be redone.
    pub(super) fn received(&mut self) {
        self.bar(CannotUndo::Received);
        self.undone.clear();
    }
}
