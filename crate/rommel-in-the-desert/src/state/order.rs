//! Everything that a player can do in a turn.

use hexgrid::{Direction, Hex};

use crate::model::turn_option::TurnOption;
use crate::model::units::{UnitClass, UnitId};

/// An order of the player who decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Names the units that scarce sources supply first (7.2).
    Name {
        /// The units.
        units: Vec<UnitId>,
    },
    /// Chooses the option of the turn.
    Choose {
        /// The option.
        option: TurnOption,
    },
    /// Begins a group move of units of a hex.
    GroupMove {
        /// The hex.
        hex: Hex,
        /// With the Rommel bonus.
        rommel: bool,
    },
    /// Begins a regroup move (2.7).
    RegroupMove {
        /// The command hex.
        command: Hex,
        /// The destination.
        destination: Hex,
        /// With the Rommel bonus.
        rommel: bool,
    },
    /// Begins a retreat of units of a battle hex, or the withdrawal of a Pass turn (4.5).
    Withdrawal {
        /// The hex.
        hex: Hex,
        /// With the Rommel bonus.
        rommel: bool,
    },
    /// Moves or withdraws a unit.
    Move {
        /// The unit.
        unit: UnitId,
        /// The directions of its steps.
        path: Vec<Direction>,
    },
    /// Force marches a unit that has moved in a group move.
    ForceMarch {
        /// The unit.
        unit: UnitId,
        /// The direction.
        step: Direction,
    },
    /// Rolls for a forced march that was declared in a regroup move.
    RollMarch {
        /// The unit.
        unit: UnitId,
    },
    /// Refuses combat in a hex.
    Refuse {
        /// The hex.
        hex: Hex,
    },
    /// Routs the disrupted units of a hex.
    Rout {
        /// The hex.
        hex: Hex,
    },
    /// Engages the rearguard of a retreat, or leaves it alone.
    Engage {
        /// Whether it is engaged.
        engage: bool,
    },
    /// Fights a battle turn in a hex.
    Fight {
        /// The hex.
        hex: Hex,
    },
    /// Fires with a unit.
    Fire {
        /// The unit.
        unit: UnitId,
        /// The target type.
        target: UnitClass,
    },
    /// Assigns a hit.
    Hit {
        /// The unit that takes it.
        unit: UnitId,
    },
    /// Ends the move, phase or fire.
    Done,
}
