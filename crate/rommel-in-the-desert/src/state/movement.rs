//! A movement phase under way: what has been crossed and opened in it.

use hexgrid::{Direction, Hex};

use crate::model::units::{Side, UnitId};

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

/// A forced march of a regroup move, rolled at the end of the phase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeclaredMarch {
    /// The unit, still in the hex where it started.
    pub unit: UnitId,
    /// Its whole path.
    pub path: Vec<Direction>,
    /// The destination of its regroup move.
    pub destination: Hex,
    /// The side of the destination that the march crosses.
    pub over: Direction,
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
    /// Forced marches that are declared in regroup moves of this movement phase and not rolled yet. Each binds its unit
    /// and uses its hexside.
    pub declared: Vec<DeclaredMarch>,
    /// Hexes with enemies out of which units have retreated in this movement phase.
    pub left: Vec<Hex>,
    /// Units that a minefield has stopped in this movement phase.
    pub stopped: Vec<UnitId>,
    /// Units that have entered a hex with enemies in this movement phase.
    pub engaged: Vec<UnitId>,
}

impl Movement {
    /// The movement of a turn that begins.
    pub const fn new(side: Side, rommel: Rommel) -> Self {
        Self {
            side,
            phase: 0,
            crossings: Vec::new(),
            opened: Vec::new(),
            rommel,
            declared: Vec::new(),
            left: Vec::new(),
            stopped: Vec::new(),
            engaged: Vec::new(),
        }
    }

    /// Whether the declared march of a unit waits for its roll.
    pub fn has_declared(&self, unit: UnitId) -> bool {
        self.declared.iter().any(|march| march.unit == unit)
    }

    /// Whether what a unit has done in this movement phase leaves it free for a move or a retreat.
    ///
    /// Cases: 2.7, 2.8 · Rulings: D021, D025
    pub fn may_move(&self, unit: UnitId) -> bool {
        !self.engaged.contains(&unit) && !self.has_declared(unit)
    }

    /// Whether what a unit has done in this movement phase leaves it free for a forced march.
    ///
    /// Cases: 2.7, 9.7 · Rulings: D021, D113
    pub fn may_march(&self, unit: UnitId) -> bool {
        self.may_move(unit) && !self.stopped.contains(&unit)
    }
}
