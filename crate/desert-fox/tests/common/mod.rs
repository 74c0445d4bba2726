//! What the runner of the case files is made of.

pub mod case;
