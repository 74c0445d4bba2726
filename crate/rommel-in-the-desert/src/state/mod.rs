//! The state of a game: plain data, cheap to copy.

// Everything that a player can do.
pub mod order;
// Single hits on double-step units.
pub mod hits;
// A movement phase under way.
pub mod movement;
// A player's turn under way.
pub mod turn;

use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::state::hits::Hits;
use crate::state::turn::{Battle, Leaving, PendingHits, Rearguard, Turn};

/// The state of the turns of a month.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The units.
    pub position: Position,
    /// The turn under way.
    pub turn: Turn,
    /// Pass turns in a row.
    pub passes: u8,
    /// Whether the month is over.
    pub month_over: bool,
    /// Whether the scenario has the Rommel bonus.
    pub has_rommel: bool,
    /// The units of each side that scarce sources supply first.
    pub named: [Vec<UnitId>; 2],
    /// Units that are leaving a hex.
    pub leaving: Option<Leaving>,
    /// A rearguard that may be engaged.
    pub rearguard: Option<Rearguard>,
    /// The battle turn that is being fought.
    pub battle: Option<Battle>,
    /// Hits that their owner has still to assign.
    pub pending: Option<PendingHits>,
    /// Single hits on double-step units.
    pub hits: Hits,
}

impl State {
    /// A state in which the turn of a side is about to begin.
    pub fn new(position: Position, side: Side, has_rommel: bool) -> Self {
        Self {
            position,
            turn: Turn::new(side, has_rommel),
            passes: 0,
            month_over: false,
            has_rommel,
            named: [Vec::new(), Vec::new()],
            leaving: None,
            rearguard: None,
            battle: None,
            pending: None,
            hits: Hits::default(),
        }
    }
}
