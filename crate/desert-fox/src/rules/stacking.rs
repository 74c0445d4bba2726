//! Stacking (9).

use hexgrid::Hex;

use crate::data::tables::Number;
use crate::position::forces::Forces;
use crate::rules::movement::mover::Mover;

/// Stacking points in a hex once the units of a move are there too.
///
/// Cases: 9.1 · Rulings: R004, H040
pub fn points_with(mover: &Mover, hex: Hex) -> u16 {
    let stays = |at: &usize| !mover.units.contains(at) && mover.forces.pieces[*at].side == mover.first().side;
    let there: u16 = mover.forces.in_hex(hex).filter(stays).map(|at| points(mover.forces, at)).sum();
    there + mover.stacking_points()
}

/// Whether a hex would hold more than its limit with the units of a move in it.
///
/// Cases: 9.1 · Rulings: H040
pub fn overstacks(mover: &Mover, hex: Hex) -> bool {
    mover.stacking_points() > 0 && points_with(mover, hex) > mover.forces.tables.number(Number::StackingLimit)
}

/// Whether a hex with these stacking points would hold more than its limit with one more unit in it.
///
/// Cases: 9.1 · Rulings: H040
pub fn would_overstack(forces: &Forces, at: usize, there: u16) -> bool {
    let own = points(forces, at);
    own > 0 && own + there > forces.tables.number(Number::StackingLimit)
}

/// Stacking points of a unit.
pub fn points(forces: &Forces, at: usize) -> u16 {
    forces.pieces[at].stacking_points()
}
