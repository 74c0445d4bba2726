//! The suite that every game passes: random play, with checks after each order.
//!
//! 1. An order is listed if and only if it is accepted; asking changes nothing, and a refusal logs nothing.
//! 2. Undo takes orders back exactly, and none that rolled a die, revealed something, changed the player who decides,
//!    or follows from standing orders. A new order ends redo.
//! 3. Replay, save file, link and turns give the game back. A turn that is refused changes nothing.
//! 4. Two states that differ only in what a viewer may not see give that viewer equal views, lists, journals,
//!    transcripts and advice. After an order they may differ only if the order says that it reveals something to this
//!    viewer; until then they are followed from order to order.
//! 5. Random play reaches the end of the game, or the limit of the test, without a dead end.

// What the suite needs to know of a game.
mod sampler;
// Random play.
mod suite;
// 1: the legal list.
mod listing;
// 1, 2: a game that others play.
mod watch;
// 2: undo and redo.
mod undoing;
// 3: the forms of a record.
mod round_trips;
// 3: turns that come in by a link.
mod receiving;
// 4: states that a viewer cannot tell apart.
mod twins;

use thiserror::Error;

pub use round_trips::{Lengths, round_trips};
pub use sampler::{Kind, Sampler};
pub use suite::{Met, Suite};
pub use undoing::undo_and_redo;
pub use watch::{Act, Seen, Watch};

/// Something that is not as it must be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Violation(pub String);

impl Violation {
    fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}
