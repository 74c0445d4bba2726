//! A movement phase under way: what has been crossed and opened in it.

use hexgrid::{Direction, Hex};

use crate::model::units::Side;

/// A unit that crossed a hexside into a hex with enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// The hex entered.
    pub hex: Hex,
    /// The side of that hex which was crossed.
    pub over: Direction,
    /// The movement phase of the turn, from 0.
    pub phase: u8,
}

/// The Rommel bonus in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rommel {
    /// The scenario has none.
    #[default]
    Absent,
    /// It can be used.
    Ready,
    /// It has been used.
    Used,
}

/// The movement of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movement {
    /// Whose turn it is.
    pub side: Side,
    /// The movement phase of the turn, from 0.
    pub phase: u8,
    /// Every unit that crossed into an enemy hex in this turn.
    pub crossings: Vec<Crossing>,
    /// The hexes in which a battle was opened in this movement phase.
    pub opened: Vec<Hex>,
    /// The Rommel bonus.
    pub rommel: Rommel,
}

impl Movement {
    /// The movement of a turn that begins.
    pub const fn new(side: Side, rommel: Rommel) -> Self {
        Self { side, phase: 0, crossings: Vec::new(), opened: Vec::new(), rommel }
    }
}
