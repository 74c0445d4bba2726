//! The board as compiled, held against the map file and against all that the map is said to keep to.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

mod build_checks;
mod changes;
mod coast_road;
mod edges;
mod file;
mod geometry;
mod lines;
#[path = "../../build/map.rs"]
mod map;
mod names;
mod places;
mod reachability;
#[path = "../../build/source.rs"]
mod source;
mod terrain;
