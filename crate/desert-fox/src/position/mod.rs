//! Units on the map, indexed for queries.

// The units, the map, and the rules in force.
pub mod forces;
// The units of each hex.
pub mod stacks;
// How far a zone of control reaches (10.1).
pub mod zones;
// What a player sees in each hex: enemies, their zones, where supply is cut.
pub mod hex_flags;
