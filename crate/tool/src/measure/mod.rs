//! Games between computer players that are counted: what the ladder and the balance of the scenarios have in common.

// Who plays.
pub mod player;
// A player that is another program.
pub mod frozen;
// One game.
pub mod game;
// The file of results.
pub mod results;
// Several games at a time.
pub mod jobs;
