//! What the rules of movement look at.

use crate::data::edition::Edition;
use crate::position::Position;
use crate::state::movement::Movement;

/// The units and what has been moved in this turn.
#[derive(Clone, Copy, Debug)]
pub struct MoveContext<'a> {
    /// Board, numbers and rules.
    pub edition: Edition<'a>,
    /// The units.
    pub position: &'a Position,
    /// The movement of the turn so far.
    pub movement: &'a Movement,
}
