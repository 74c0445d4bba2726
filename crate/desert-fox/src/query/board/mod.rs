//! A position as it is asked about, and every question about it.

// The position.
pub mod query;
// The questions.
pub mod question;
// From names to indices.
pub mod compile;
// What a readable position is.
pub mod checks;
// One question in, one answer out.
pub mod answering;
// The answers.
pub mod answer;
// A hex, and the zones of a player.
pub mod views;
// Supply.
pub mod supplied;
// Who cuts supply.
pub mod cut;
// Combat supply for several combats.
pub mod allocating;
// Acts of dumps and MSUs.
pub mod supply_units;
// Reach and moves.
pub mod moving;
// Overruns.
pub mod overrunning;
// Combat supply by its suppliers, stacking, possible overruns.
pub mod preview;
// Transport.
pub mod transport;
// Stacking.
pub mod stacking;
// The combat between units and hexes.
pub mod to_combat;
// What a position allows off the map.
pub mod outside;
