//! Supply (7): lines to the base over chains of units and the coast road, the network that they form, and other
//! sources.

// What a line may pass.
mod ground;
// 7.0 How far the base is along the shortest line.
mod lines;
// 7.0 Every line of a unit.
mod routes;
// 7.0 The supply network.
mod network;
// 7.0 Links that share a hex.
mod sharing;
// 7.0 Why a unit has a line or none.
mod trace;
// 7.2 Fortresses and oases, and the supply of every unit.
mod sources;

pub use ground::SupplyGround;
pub use lines::{Distances, UNLINKED};
pub use network::{Network, network};
pub use routes::{Walk, lines, walk};
pub use sources::{Named, ScarceSource, SupplyStatus, fortress_capacity, statuses, statuses_and_scarce};
pub use trace::{Barred, Barrier, Trace, trace};

#[cfg(test)]
mod tests;
