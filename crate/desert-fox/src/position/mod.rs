//! A position on the map: what lies where, and every question that the rules answer about it.

pub mod allocating;
pub mod answer;
pub mod answering;
pub mod checks;
pub mod compile;
pub mod cut;
pub mod forces;
pub mod marks;
pub mod moving;
pub mod outside;
pub mod overrunning;
pub mod query;
pub mod question;
pub mod stacking;
pub mod stacks;
pub mod supplied;
pub mod supply_units;
pub mod to_combat;
pub mod transport;
pub mod views;
pub mod zones;
