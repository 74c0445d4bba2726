//! Everything that a player can do.

use hexgrid::{Direction, Hex};
use serde::{Deserialize, Serialize};

use crate::model::turn_option::TurnOption;
use crate::model::units::{UnitClass, UnitId};
use crate::state::buildup::BuildupOrder;
use crate::state::cards::Hand;
use crate::state::set_up::SetUpOrder;
use crate::state::standing::Standing;
use crate::state::wire;

/// An order of the player who decides.
///
/// The order of the variants is the form of links: new ones come at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
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
        #[serde(with = "wire::hex")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        hex: Hex,
        /// With the Rommel bonus.
        rommel: bool,
    },
    /// Begins a regroup move (2.7).
    RegroupMove {
        /// The command hex.
        #[serde(with = "wire::hex")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        command: Hex,
        /// The destination.
        #[serde(with = "wire::hex")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        destination: Hex,
        /// With the Rommel bonus.
        rommel: bool,
    },
    /// Begins a retreat of units of a battle hex, or the withdrawal of a Pass turn (4.5).
    Withdrawal {
        /// The hex.
        #[serde(with = "wire::hex")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        hex: Hex,
        /// With the Rommel bonus.
        rommel: bool,
    },
    /// Moves or withdraws a unit.
    Move {
        /// The unit.
        unit: UnitId,
        /// The directions of its steps.
        #[serde(with = "wire::path")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        path: Vec<Direction>,
    },
    /// Force marches a unit that has moved in a group move.
    ForceMarch {
        /// The unit.
        unit: UnitId,
        /// The direction.
        #[serde(with = "wire::step")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
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
        #[serde(with = "wire::hex")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        hex: Hex,
    },
    /// Routs the disrupted units of a hex.
    Rout {
        /// The hex.
        #[serde(with = "wire::hex")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
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
        #[serde(with = "wire::hex")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
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
    /// Deals the handles of the blocks at the start of a game.
    Deal,
    /// Keeps the opening hand, or draws another one in its place.
    OpeningHand {
        /// Whether it is kept.
        keep: bool,
    },
    /// Lays cards for the initiative; none gives it to the other player.
    Bid {
        /// The cards.
        cards: Hand,
    },
    /// Plays up to three cards for the turn; none is a Pass turn.
    PlayCards {
        /// The cards.
        cards: Hand,
    },
    /// Sets up.
    SetUp(SetUpOrder),
    /// Acts in a Buildup.
    Buildup(BuildupOrder),
    /// Gives standing orders for the decisions of the enemy's turn, or takes them back.
    Standing(Standing),
}

impl Order {
    /// The units that it names.
    pub fn units(&self) -> &[UnitId] {
        match self {
            Self::Name { units } => units,
            Self::Move { unit, .. }
            | Self::ForceMarch { unit, .. }
            | Self::RollMarch { unit }
            | Self::Fire { unit, .. }
            | Self::Hit { unit }
            | Self::SetUp(SetUpOrder::Place { unit, .. })
            | Self::Buildup(
                BuildupOrder::Step { unit }
                | BuildupOrder::Road { unit, .. }
                | BuildupOrder::Sea { unit, .. }
                | BuildupOrder::Refit { unit },
            ) => std::slice::from_ref(unit),
            _ => &[],
        }
    }
}
