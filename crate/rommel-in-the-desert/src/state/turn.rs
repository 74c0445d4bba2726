//! A player's turn under way.

use hexgrid::Hex;
use serde::Serialize;

use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitClass, UnitId};
use crate::position::Position;
use crate::state::movement::{Movement, Rommel};

/// The part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// The active player chooses an option.
    Option,
    /// The active player moves.
    Movement,
    /// The active player rolls for forced marches.
    ForcedMarches,
    /// The other player refuses combat.
    Refusals,
    /// The active player fights.
    Combat,
}

/// A move under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// Units of one hex.
    Group {
        /// The hex.
        hex: Hex,
        /// With the Rommel bonus.
        rommel: bool,
    },
    /// Units around a hex, to one destination.
    Regroup {
        /// The command hex.
        command: Hex,
        /// The destination.
        destination: Hex,
        /// With the Rommel bonus.
        rommel: bool,
    },
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is.
    pub side: Side,
    /// Real cards laid for it, once they are.
    pub supply: Option<u8>,
    /// Its option, once chosen.
    pub option: Option<TurnOption>,
    /// The part of it.
    pub phase: Phase,
    /// Crossings, declared marches and the Rommel bonus.
    pub movement: Movement,
    /// Moves that are left in this movement phase.
    pub moves_left: u8,
    /// The move under way.
    pub current: Option<Move>,
    /// Units that moved in the move under way.
    pub moved_now: Vec<UnitId>,
    /// Units that moved in a group move of this movement phase, and in no regroup move or forced march since.
    pub moved: Vec<UnitId>,
    /// Hexes in which a battle turn has been fought in this combat phase.
    pub fought: Vec<Hex>,
    /// Whether routs are to be looked for.
    pub check_routs: bool,
}

impl Turn {
    /// A turn that begins.
    pub const fn new(side: Side, has_rommel: bool) -> Self {
        let rommel = match (side, has_rommel) {
            (Side::Axis, true) => Rommel::Ready,
            _ => Rommel::Absent,
        };
        Self {
            side,
            supply: None,
            option: None,
            phase: Phase::Option,
            movement: Movement::new(side, rommel),
            moves_left: 0,
            current: None,
            moved_now: Vec::new(),
            moved: Vec::new(),
            fought: Vec::new(),
            check_routs: false,
        }
    }
}

/// Why units leave a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// They refuse combat in an enemy turn.
    Refusal,
    /// They are routed.
    Rout,
    /// The move of a Pass turn.
    PassTurn,
    /// A paid move out of a battle in their own turn.
    Retreat,
}

/// Units that are leaving a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// Their side.
    pub side: Side,
    /// The hex.
    pub hex: Hex,
    /// Why.
    pub reason: Reason,
    /// Whether it is a retreat, with pursuit fire and disruption.
    pub retreat: bool,
    /// With the Rommel bonus.
    pub rommel: bool,
    /// Lines and enemies are those of this position, before any unit left.
    pub before: Box<Position>,
    /// Units that have left.
    pub gone: Vec<UnitId>,
    /// Pursuit fire has fallen already.
    pub pursued: bool,
}

/// The rearguard of a retreat: what is left in the hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rearguard {
    /// The side that retreats.
    pub side: Side,
    /// The hex.
    pub hex: Hex,
    /// The units that have left.
    pub gone: Vec<UnitId>,
    /// Whether it has been engaged: pursuit fire follows its battle turn.
    pub engaged: bool,
}

/// A battle turn being fought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// Where.
    pub hex: Hex,
    /// The side that fires first.
    pub first: Side,
    /// The side that fires now.
    pub firing: Side,
    /// Units that have fired.
    pub fired: Vec<UnitId>,
    /// Battle turns to be fought after this one.
    pub turns_left: u8,
}

/// Hits that their owner has still to assign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PendingHits {
    /// The owner of the units.
    pub owner: Side,
    /// How many hits.
    pub left: u8,
    /// What they fall on.
    pub target: HitTarget,
}

/// What hits fall on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HitTarget {
    /// Units of a type in a battle.
    Type(Hex, UnitClass),
    /// Units that have left, or are about to.
    Leavers(Vec<UnitId>),
}
