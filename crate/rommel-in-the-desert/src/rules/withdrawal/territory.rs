//! A withdrawal must not enlarge the supply network.

use hexgrid::HexSet;

use crate::model::refusal::{Refusal, RefusalCode};
use crate::rules::supply::{SupplyGround, network};

/// Whether the network after a withdrawal holds no hex that it did not hold before.
///
/// Errors: the first hex that it would gain.
///
/// Cases: 4.5 · Rulings: I023, D032, D033
pub fn check_territory(before: &SupplyGround, after: &SupplyGround) -> Result<(), Refusal> {
    check_gains(&network(before), &network(after))
}

/// Whether a network holds no hex that it did not hold before.
///
/// Errors: the first hex that it would gain.
///
/// Cases: 4.5 · Rulings: I023, D032, D033
pub fn check_gains(before: &HexSet, after: &HexSet) -> Result<(), Refusal> {
    let first = after.iter().find(|&hex| !before.contains(hex));
    first.map_or(Ok(()), |hex| Err(Refusal::of(RefusalCode::EnlargesNetwork).hex(hex)))
}
