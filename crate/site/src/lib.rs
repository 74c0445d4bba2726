//! What the border between the page and the rules needs for every game.
//!
//! `crate/site-<game>` is the border of one game: a `cdylib` of typed calls and the TypeScript types of that game. It
//! is thin, because what does not depend on the game is here: reading and handing over values ([`border`]), errors,
//! the copy in `localStorage`, links, and [`Handle`], a game with its record, undo, journal, saves and links.
//!
//! Calls of JavaScript cannot be generic, so each of those crates declares its own and hands them on; those that differ
//! in a type alone are declared by [`record_calls`], [`opponent_calls`] and [`game_types`]. It also declares the type `Refusal`, which [`border`] and [`Handle`] name. Calls and types that are the same for every game are
//! declared here and end up in the wasm of each: `rollDie`, [`Version`], [`CopyState`] and those of [`views`].

// A seed that both players agree on.
pub mod agreement;
// Values in and out of JavaScript.
pub mod border;
// A fair die.
mod die;
// Faults of saves, links and records as errors of the page.
pub mod faults;
// Calls and types of a game's handle that every game declares alike.
mod game_calls;
// A game that is being played.
mod handle;
// Computer players.
pub mod opponents;
// The record of a game: undo, journal, replay, saves and links.
mod record;
// What links carry.
pub mod links;
// The synchronous copy of the open game.
mod store;
// What every game tells the page.
pub mod views;

pub use die::roll_die;
pub use handle::Handle;
pub use opponents::Opponents;
pub use store::{CopyState, write_copy};
pub use views::Version;
