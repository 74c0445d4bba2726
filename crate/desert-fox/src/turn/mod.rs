//! The context in which an order is carried out, and what is cached between orders.

// The configuration of a game.
pub mod config;
// The order, its dice and its log.
pub mod context;
// Which player is to act.
pub mod to_act;
// Data derived from a state.
pub mod cache;
mod reach_cache;
mod shortest_paths;
mod movable_units;
pub mod current_combat;
