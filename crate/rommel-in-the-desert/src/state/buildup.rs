//! The Buildup between two months.

use serde::{Deserialize, Serialize};

use crate::model::units::Side;

/// The steps of a Buildup. Each is done by the Axis, then by the Allies (D071).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
}

/// An order in a Buildup. New variants come at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum BuildupOrder {
    /// Ends the own part of the step.
    Done,
}
