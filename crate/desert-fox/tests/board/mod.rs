//! The board as compiled, held against the map file and against all that the map is said to keep to.

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
