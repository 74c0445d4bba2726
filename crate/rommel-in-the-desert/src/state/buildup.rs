//! The Buildup between two months.

use hexgrid::{Direction, Hex};
use serde::{Deserialize, Serialize};

use crate::model::units::{Side, UnitId};
use crate::state::wire;

/// The steps of a Buildup. Each is done by the Axis, then by the Allies (D071).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum BuildupStep {
    /// Units without supply are eliminated, and dummy cards may be discarded.
    SupplyCheck,
    /// Units that are due arrive, and dice are rolled for those of the next month.
    Reinforcements,
    /// The cards of the month are drawn.
    Cards,
    /// Points are spent on steps, minefields and extra cards.
    Spending,
    /// Units redeploy by road and sea.
    Redeployment,
    /// Units go to their base for refit.
    Refit,
}

/// A Buildup under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buildup {
    /// The step.
    pub step: BuildupStep,
    /// Who acts in it.
    pub side: Side,
    /// Whether it is the special one of Gazala.
    pub special: bool,
    /// Units that have gained a step, once for each step.
    pub gained: Vec<UnitId>,
    /// Units that have redeployed.
    pub redeployed: Vec<UnitId>,
    /// The ports of the acting side's arrivals and departures by sea.
    pub shipped: Vec<Hex>,
}

impl Buildup {
    /// A Buildup that begins with this step.
    pub const fn new(step: BuildupStep, special: bool) -> Self {
        Self { step, side: Side::Axis, special, gained: Vec::new(), redeployed: Vec::new(), shipped: Vec::new() }
    }
}

/// An order in a Buildup. New variants come at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum BuildupOrder {
    /// Ends the own part of the step.
    Done,
    /// Discards dummy cards unseen.
    Discard {
        /// How many.
        dummies: u8,
    },
    /// Takes the Malta Group.
    Malta,
    /// Buys a step.
    Step {
        /// The unit that gains it.
        unit: UnitId,
    },
    /// Buys a supply card.
    Card,
    /// Lays a minefield.
    LayMines {
        /// The hex.
        #[serde(with = "wire::hex")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        hex: Hex,
    },
    /// Removes a minefield.
    LiftMines {
        /// The hex.
        #[serde(with = "wire::hex")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        hex: Hex,
    },
    /// Redeploys a unit by road.
    Road {
        /// The unit.
        unit: UnitId,
        /// The directions of its steps.
        #[serde(with = "wire::path")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        path: Vec<Direction>,
    },
    /// Redeploys a unit by sea between the base and a port.
    Sea {
        /// The unit.
        unit: UnitId,
        /// The base or the port where it lands.
        #[serde(with = "wire::hex")]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        to: Hex,
    },
    /// Sends a unit to the base for refit.
    Refit {
        /// The unit.
        unit: UnitId,
    },
}
