//! The border between the page and the rules: typed calls for JavaScript.
//!
//! Every call but those of a [`Game`] is immutable and returns at once; a call that cannot read its argument throws an `EngineError` with a stable
//! `code` and `details`.

mod border;
mod calls;
mod die;
mod game;
mod links;
mod store;

pub use calls::*;
pub use die::roll_die;
pub use game::*;
pub use links::{decode_any_link, decode_link, encode_link, encode_position};
pub use store::{CopyState, keep_copy};
