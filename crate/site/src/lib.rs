//! The border between the page and the rules: typed calls for JavaScript.
//!
//! Every call is immutable and returns at once; a call that cannot read its argument throws an `EngineError` with a stable
//! `code` and `details`.

mod border;
mod calls;
mod die;

pub use calls::*;
pub use die::roll_die;
