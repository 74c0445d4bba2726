//! Movement (2): how far a unit goes, how it enters enemy hexes, regroup moves and forced marches.

// What the rules of movement look at.
mod context;
// 2.5, 2.6 How far a unit goes along a path.
mod allowance;
// 2.8, 4.4 Entering enemy hexes.
mod entry;
// A move along a path.
mod march;
// 9.7 Minefields on the way.
mod mines;
// 2.7 Regroup moves and forced marches.
mod regroup;
// Shortest paths, over any ground and along joined roads.
mod search;
// Every hex that a unit reaches.
mod reach;

pub use allowance::{Excess, excess, hexes_allowed, road_class};
pub use context::MoveContext;
pub use entry::{Entry, check_entry, crossed, entry_limit, is_hostile, reserved};
pub use march::{March, check_move, check_rommel, check_start};
pub use mines::{ends_known_move, steps_walked};
pub use reach::{Destination, GroupReach, Reached, destinations};
pub use regroup::{
    Regroup, RegroupMove, check_declared_march, check_forced_march, check_regroup, in_regroup, march_succeeds,
};
pub use search::{COURSES, Found, Lengths, Search};

#[cfg(test)]
mod tests;
#[cfg(test)]
mod reach_tests;
