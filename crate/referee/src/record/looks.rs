//! Marks of a game by links: that what is hidden of a side was shown at a screen where that side is not played.

use serde::{Deserialize, Serialize};

use super::game::Game;
use crate::rules::Rules;

/// Marks of a record at most. Of more, the first of each kind and then the newest are kept.
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

/// Whether these can be the marks of a record of some orders: not too many, in their order, each once, none beyond the
/// end.
pub(super) fn are_looks(looks: &[Look], orders: usize) -> bool {
    let fits = |look: &Look| look.side < 2 && look.orders as usize <= orders;
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
        self.record.looks.extend(looks);
        self.clamp_looks();
    }

    /// Puts marks that stand beyond the last order after it.
    pub(super) fn clamp_looks(&mut self) {
        let end = self.len() as u32;
        let all = &mut self.record.looks;
        for look in all.iter_mut() {
            look.orders = look.orders.min(end);
        }
        all.sort_unstable();
        all.dedup();
        let mut surplus = all.len().saturating_sub(MOST_LOOKS);
        let mut kinds = Vec::new();
        all.retain(|&Look { side, by, .. }| {
            let is_first = !kinds.contains(&(side, by));
            if is_first {
                kinds.push((side, by));
            }
            let stays = is_first || surplus == 0;
            surplus -= usize::from(!stays);
            stays
        });
    }
}
