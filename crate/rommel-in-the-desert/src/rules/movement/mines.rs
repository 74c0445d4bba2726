//! Minefields on the way of a move.

use hexgrid::{Direction, Hex};

use crate::data::board::Board;
use crate::model::units::Side;
use crate::position::Position;

/// Whether a minefield of which a side knows ends its moves in a hex. Others are left out of account until a unit
/// enters them.
///
/// Cases: 9.7 · Rulings: D102, D113
pub fn ends_known_move(position: &Position, side: Side, hex: Hex) -> bool {
    position.knows_mine(side, hex)
}

/// How many steps of a path a unit walks: up to the first minefield, known or not.
///
/// Cases: 9.7 · Rulings: D092, D102, D113
pub fn steps_walked(board: &Board, position: &Position, start: Hex, path: &[Direction]) -> usize {
    let mut at = start;
    for (step, &direction) in path.iter().enumerate() {
        let Some(next) = board.grid.neighbour(at, direction) else { return step };
        at = next;
        if position.is_mined(at) {
            return step + 1;
        }
    }
    path.len()
}
