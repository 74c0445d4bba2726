//! The codes of refusals, each with the part of the game it belongs to, its cases and its rulings.

// Combats and what follows them.
mod combat;
// Positions and moves.
mod position;
// The course of a game.
mod game;

use serde::{Deserialize, Serialize};

use combat::combat;
use game::game;
use position::position;

use crate::model::finding::codes;

/// The end of the lists.
macro_rules! define {
    (; $($all:tt)*) => {
        codes! { $($all)* }
    };
}

combat! {
    position game define;
    /// Why a combat, an answer or a change is refused.
    RefusalCode;
}
