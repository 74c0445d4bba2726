//! The sequence of play, the orders, and the list of legal ones. Only [`sequence`] ends a phase.

// The state in which a scenario begins.
pub mod setup;
// 4.2 The sequence of play.
pub mod sequence;
// Carries out an order.
pub mod carry_out;
// Everything that may be ordered now.
pub mod legal;
// The order that standing orders imply.
pub mod implied_order;
