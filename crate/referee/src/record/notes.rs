//! What the players write beside their orders.

use thiserror::Error;

use super::game::Game;
use crate::rules::Rules;

/// Notes of a game at most, those beside undone orders included.
pub const MOST_NOTES: usize = 500;
/// Letters of the longest note.
pub const LONGEST_NOTE: usize = 500;

/// Why a note is not written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CannotNote {
    /// There is no such order.
    #[error("the game has no such order")]
    Order,
    /// The text is longer than a note may be, or has signs that no note has.
    #[error("a note has up to {LONGEST_NOTE} letters, and no control characters")]
    Text,
    /// The game is full of notes.
    #[error("a game has up to {MOST_NOTES} notes")]
    Most,
}

/// Whether a text can be a note: some letters, none of them a control character.
pub fn is_note(text: &str) -> bool {
    !text.is_empty() && text.chars().count() <= LONGEST_NOTE && !text.chars().any(char::is_control)
}

impl<R: Rules> Game<R> {
    /// Puts a note that was there before beside the last order.
    pub(super) fn keep_note(&mut self, note: Option<String>) {
        if let Some(entry) = self.record.orders.last_mut() {
            entry.note = note;
        }
    }

    /// Writes a note beside an order, in place of the one there; an empty text takes it away. The game does not change by it.
    ///
    /// Errors: no such order, a text that no note can be, or too many notes.
    pub fn note(&mut self, order: usize, text: &str) -> Result<(), CannotNote> {
        if !text.is_empty() && !is_note(text) {
            return Err(CannotNote::Text);
        }
        let others = self.record.orders.iter().chain(&self.undone).filter(|entry| entry.note.is_some()).count();
        let entry = self.record.orders.get_mut(order).ok_or(CannotNote::Order)?;
        if !text.is_empty() && entry.note.is_none() && others >= MOST_NOTES {
            return Err(CannotNote::Most);
        }
        entry.note = (!text.is_empty()).then(|| text.to_owned());
        Ok(())
    }
}
