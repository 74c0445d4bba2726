//! What is asked about a battle turn, and the answer.

use serde::{Deserialize, Serialize};

use crate::data::charts::ChartChange;
use crate::model::rule_set::RuleSet;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitClass};
use crate::query::position::{BattleQuery, UnitQuery};
use crate::query::views::{FindingView, RefusalView};

/// A battle turn of a stated position before it is fought.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChancesQuery {
    /// The rules in force.
    #[serde(default)]
    pub rules: RuleSet,
    /// An owner's values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub charts: Vec<ChartChange>,
    /// The units on the map.
    pub units: Vec<UnitQuery>,
    /// Who was first in hexes with units of both sides.
    #[serde(default)]
    pub battles: Vec<BattleQuery>,
    /// Mined hexes.
    #[serde(default)]
    pub mines: Vec<String>,
    /// The hex of the battle.
    pub hex: String,
    /// Whose turn it is: the attacker, who fires last.
    pub active: Side,
    /// The option of the turn.
    pub option: TurnOption,
    /// Whether the units of the active side are the engaged rearguard of a retreat, which fires first (4.5).
    #[serde(default)]
    pub rearguard: bool,
    /// Units with the target types that their owners choose for them. Of two targets of a unit the later one counts.
    #[serde(default)]
    pub targets: Vec<TargetQuery>,
}

/// The same in a game that is being played.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GameChancesQuery {
    /// The hex of the battle.
    pub hex: String,
    /// The option of the turn where it is not chosen yet: Basic, if it is left out.
    #[serde(default)]
    pub option: Option<TurnOption>,
    /// Units with the target types that their owners choose for them. Of two targets of a unit the later one counts.
    #[serde(default)]
    pub targets: Vec<TargetQuery>,
}

/// The target type of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TargetQuery {
    /// The unit.
    pub unit: String,
    /// The type at which it fires wherever the rules allow it when its turn comes. Where another type is required by
    /// then, it fires at that; where no unit of the type is left, its target is chosen as if
    /// none was stated.
    pub target: UnitClass,
}

/// The chances, or why there are none.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ChancesAnswer {
    /// A rule against it, a name that means nothing, or blocks that the viewer does not know.
    Refused {
        /// Why.
        refusal: RefusalView,
    },
    /// The chances.
    Chances(Box<ChancesReport>),
}

/// The chances of a battle turn. Routs and their fire, which may follow it, are left out.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChancesReport {
    /// The hex.
    pub hex: &'static str,
    /// The active side.
    pub attacker: Side,
    /// The option of the turn.
    pub option: TurnOption,
    /// The side that fires first, or now, in a battle turn under way.
    pub first: Side,
    /// Battle turns: two in an Assault, where the rule set says so.
    pub turns: u8,
    /// How the chances were found.
    pub method: Method,
    /// What the players decide where no target is stated.
    pub decisions: Decisions,
    /// The Axis and the Allies.
    pub sides: [SideChances; 2],
    /// The units that take part, by number.
    pub units: Vec<UnitChances>,
    /// Dice and required targets of units that have not fired, in the position as it stands.
    pub findings: Vec<FindingView>,
}

/// How chances are found.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Method {
    /// By all results of every fire.
    Exact,
    /// From battle turns fought at random, the same in every answer.
    Sampled {
        /// How many.
        samples: u32,
        /// The seed of their dice.
        seed: u64,
        /// The most that the standard error of a chance can be; it is less for chances near 0 and 1.
        standard_error: f64,
    },
}

/// The decisions that are assumed. Every unit fires that can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Decisions {
    /// Those of the scripted opponent. The next fire is the one with the best chance that a die hits; the chance counts
    /// six tenths against a type of elite units only, and more where a hit can eliminate the last unit of the type. The
    /// last hit of a fire is taken by an elite unit that carries no hit. Each other hit is taken by the unit with the most
    /// steps, where an elite unit counts as one step more; units with one step come last.
    AsScripted,
}

/// What a side can expect.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SideChances {
    /// The side.
    pub side: Side,
    /// Steps of its undisrupted units in the hex.
    pub steps: u8,
    /// The chance of each number of steps lost that is possible, or was met in a sample, from the lowest on.
    pub losses: Vec<LossChance>,
    /// The expected number of steps lost.
    pub expected: f64,
    /// The standard error of the expected number, in a sample.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standard_error: Option<f64>,
    /// The chance that the hex is cleared of it: that no undisrupted unit of it is left.
    pub cleared: f64,
}

/// The chance to lose a number of steps.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LossChance {
    /// Steps lost.
    pub steps: u8,
    /// The chance.
    pub chance: f64,
}

/// What a unit does and suffers.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnitChances {
    /// The unit.
    pub unit: String,
    /// Its side.
    pub side: Side,
    /// The target type that is required in the position as it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub required: Option<UnitClass>,
    /// The target type stated for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stated: Option<UnitClass>,
    /// At which types it fires in the first battle turn, each with its chance; the rest of 1 is the chance that it does
    /// not fire.
    pub fires: Vec<FireChance>,
    /// The chance that it is eliminated.
    pub eliminated: f64,
}

/// The chance to fire at a type.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FireChance {
    /// The type.
    pub target: UnitClass,
    /// The chance.
    pub chance: f64,
}
