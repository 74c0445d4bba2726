//! The analyst for people: what a position offers and threatens, what a player-turn has left out, and what luck has
//! done.
//!
//! It says what can be computed exactly from what both players see, and leaves the plan to the player.

// What an attack promises.
pub mod weighing;
// The best group of units against some hexes.
pub mod attacks;
// The best attacks of a phase together.
pub mod plan;
// The best attack on a hex after a move.
pub mod approach;
// The enemy's counter-attack.
pub mod counter;
// The best attacks of a phase.
pub mod advice;
// What a state is worth.
pub mod value;
// All answers in names.
pub mod views;
// Supply and stacks at risk.
pub mod risks;
// What a player-turn has left out.
pub mod missed;
// Places that stood empty and in reach.
mod open_places;
// Luck apart from decisions.
pub mod luck;
// Win chances by games played on.
pub mod chances;
// Win chances by the value of a state.
pub mod outlook;
