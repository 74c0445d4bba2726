//! The state of a game: plain data, cheap to copy.

// Everything that a player can do.
pub mod order;
// Single hits on double-step units.
pub mod hits;
// A movement phase under way.
pub mod movement;
// A player's turn under way.
pub mod turn;
// Supply cards.
pub mod cards;
// The months of a scenario.
pub mod calendar;
// The set-up under way.
pub mod set_up;
// The Buildup under way.
pub mod buildup;
// Standing orders.
pub mod standing;
// Blocks that are not on the map.
pub mod reserve;
// The same state with other handles.
mod rename;
// Hexes and paths in orders.
pub(crate) mod wire;

use serde::Serialize;

use crate::model::outcome::Outcome;
use crate::model::scenario::ScenarioId;
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::state::buildup::Buildup;
use crate::state::calendar::Calendar;
use crate::state::cards::{Cards, Hand};
use crate::state::hits::Hits;
use crate::state::reserve::Reserve;
use crate::state::set_up::SetUp;
use crate::state::standing::Standing;
use crate::state::turn::{Battle, Leaving, PendingHits, Rearguard, Turn};

/// The part of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Before the handles of the blocks are dealt.
    Deal,
    /// The players set up.
    SetUp(SetUp),
    /// A player keeps the opening hand or draws another one.
    Hands(Side),
    /// The initiative of a month: the Allied player may lay cards, hidden until the Axis has answered.
    Initiative {
        /// The Allied cards.
        challenge: Option<Hand>,
    },
    /// Player turns.
    Turns,
    /// A Buildup.
    Buildup(Buildup),
    /// The game is over, or the month in a situation without a calendar.
    Over,
}

/// The part of a game by its name alone, as answers give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum StageName {
    /// Before the handles of the blocks are dealt.
    Deal,
    /// The players set up.
    SetUp,
    /// A player keeps the opening hand or draws another one.
    Hands,
    /// The initiative of a month.
    Initiative,
    /// Player turns.
    Turns,
    /// A Buildup.
    Buildup,
    /// The game is over.
    Over,
}

impl Stage {
    /// Its name in answers.
    pub const fn name(&self) -> StageName {
        match self {
            Self::Deal => StageName::Deal,
            Self::SetUp(_) => StageName::SetUp,
            Self::Hands(_) => StageName::Hands,
            Self::Initiative { .. } => StageName::Initiative,
            Self::Turns => StageName::Turns,
            Self::Buildup(_) => StageName::Buildup,
            Self::Over => StageName::Over,
        }
    }
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The part of the game.
    pub stage: Stage,
    /// The scenario; none in a situation of a single month.
    pub scenario: Option<ScenarioId>,
    /// The months; none in a situation of a single month.
    pub calendar: Option<Calendar>,
    /// Deck and hands; none in a situation in which options are not paid with cards.
    pub cards: Option<Box<Cards>>,
    /// Buildup points of each side, kept from month to month.
    pub points: [u16; 2],
    /// The units.
    pub position: Position,
    /// Blocks that are not on the map.
    pub reserve: Reserve,
    /// How the game has ended.
    pub outcome: Option<Outcome>,
    /// The turn under way.
    pub turn: Turn,
    /// Pass turns in a row.
    pub passes: u8,
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
    /// Blocks turned up until the end of the combat phase.
    pub revealed: Vec<UnitId>,
    /// The standing orders of each side.
    pub standing: [Standing; 2],
}

impl State {
    /// A situation in which the turn of a side is about to begin.
    pub fn new(position: Position, side: Side, has_rommel: bool) -> Self {
        Self {
            stage: Stage::Turns,
            scenario: None,
            calendar: None,
            cards: None,
            points: [0; 2],
            position,
            reserve: Reserve::default(),
            outcome: None,
            turn: Turn::new(side, has_rommel),
            passes: 0,
            has_rommel,
            named: [Vec::new(), Vec::new()],
            leaving: None,
            rearguard: None,
            battle: None,
            pending: None,
            hits: Hits::default(),
            revealed: Vec::new(),
            standing: [Standing::default(); 2],
        }
    }
}
