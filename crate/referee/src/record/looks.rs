//! Marks of a game by links: that what is hidden of a side was shown at a screen where that side is not played.

use serde::{Deserialize, Serialize};

use super::game::Game;
use crate::rules::{MOST_ORDERS, Rules};

/// Marks of a record at most; more are not kept.
pub const MOST_LOOKS: usize = 64;

/// Who decided for the side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum LookBy {
    /// The player at the screen.
    Player,
    /// A computer player.
    Computer,
}

/// A mark. Nothing of the game depends on it, and it is no part of the chain. This struct is frozen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Look {
    /// Orders given before it.
    pub orders: u32,
    /// The side that was shown: 0 for the first of the game, 1 for the second.
    pub side: u8,
    /// Who decided for it.
    pub by: LookBy,
}

/// Whether these can be the marks of a record: not too many, in their order, each once.
pub(super) fn are_looks(looks: &[Look]) -> bool {
    let fits = |look: &Look| look.side < 2 && look.orders as usize <= MOST_ORDERS;
    looks.len() <= MOST_LOOKS && looks.iter().all(fits) && looks.is_sorted_by(|one, next| one < next)
}

impl<R: Rules> Game<R> {
    /// The marks of its record.
    pub fn looks(&self) -> &[Look] {
        &self.record().looks
    }

    /// Marks that what is hidden of a side, the first or the second of the game, is shown now.
    pub fn look(&mut self, side: u8, by: LookBy) {
        self.add_looks(&[Look { orders: self.len() as u32, side: side.min(1), by }]);
    }

    /// Takes over the marks of another copy of this game.
    pub(super) fn add_looks(&mut self, looks: &[Look]) {
        let all = &mut self.record.looks;
        all.extend(looks);
        all.sort_unstable();
        all.dedup();
        all.truncate(MOST_LOOKS);
    }
}
