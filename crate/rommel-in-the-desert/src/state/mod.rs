//! The state of a game: plain data, cheap to copy.

// A movement phase under way.
pub mod movement;
