//! The rules as functions of a position or a combat, in the order of the rulebook. Each returns its findings with the result.

// 6 Air points and naval support.
pub mod air;
// 6.31 Air points to Malta. 13.23 Where units may be rebuilt.
pub mod off_map;
// 7 Supply.
pub mod supply;
// 7.3 Combat supply over the combats of a phase.
pub mod allocation;
// 8 Movement, overruns, reaction, transport.
pub mod movement;
// 9 Stacking.
pub mod stacking;
// 10 Zones of control in a combat; on the map see `position::zones`.
pub mod zones;
// 11 Combat.
pub mod combat;
// 11.3 Combat strength.
pub mod strength;
// 11.4 Combined arms.
pub mod combined_arms;
// 12 Artillery and flak.
pub mod guns;
// 13 Boxes of eliminated units, and the cost of refit.
pub mod refit;
// 14 Forts.
pub mod forts;
