//! A position on the map: what lies where, and every question that the rules answer about it.

pub mod allocating;
pub mod answer;
pub mod answering;
pub mod checks;
pub mod forces;
pub mod marks;
pub mod note;
pub mod offmap;
pub mod overlays;
pub mod query;
pub mod question;
pub mod stacks;
pub mod to_combat;
pub mod views;
