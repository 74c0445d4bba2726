//! The border between the page and the rules of Rommel in the Desert: typed calls for JavaScript.
//!
//! Every call but those of a [`Game`] is immutable and returns at once; a call that cannot read its argument throws an
//! `EngineError` with a stable `code` and `details`. What does not depend on the game is in the crate `site`.

mod calls;
mod game;
mod links;

pub use calls::*;
pub use game::*;
pub use links::decode_any_link;
