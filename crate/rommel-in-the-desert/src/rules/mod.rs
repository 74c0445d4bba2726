//! The rules as functions of a position, in the order of the rulebook.

// 2 Movement.
pub mod movement;
// 7 Supply lines and the supply network.
pub mod supply;
