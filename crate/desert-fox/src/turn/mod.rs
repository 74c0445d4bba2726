//! The context in which an order is carried out, and what is cached between orders.

// What a game is played by.
pub mod book;
// The order, its dice and its log.
pub mod context;
// Which player is to act.
pub mod to_act;
// What follows from a state.
pub mod desk;
mod reaches;
mod ways;
mod movers;
pub mod current_combat;
