//! The rules as functions of a position, in the order of the rulebook.

// 2 Movement.
pub mod movement;
// 3 Battles.
pub mod battle;
// 4.5 Withdrawals, retreats and routs.
pub mod withdrawal;
// 6 Disruption.
pub mod disruption;
// 7 Supply lines and the supply network.
pub mod supply;
// 9 The Buildup.
pub mod buildup;
// 11.0 Set-up.
pub mod set_up;
// Victory.
pub mod victory;
