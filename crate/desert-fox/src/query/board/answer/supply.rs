//! Supply and its allocation.

use serde::Serialize;

use crate::model::note::{BoardCode, Note};
use crate::model::points::Points;
use crate::model::refusal::Refusal;

/// The supply of a player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SupplyAnswer {
    /// The sources that supply goes back to.
    pub sources: Vec<String>,
    /// His dumps and MSUs.
    pub supply_units: Vec<SupplyUnitState>,
    /// His units.
    pub units: Vec<UnitSupply>,
}

/// A dump or MSU.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SupplyUnitState {
    /// The supply unit.
    pub unit: String,
    /// Chained to a source.
    pub linked: bool,
    /// The supply unit or source before it in the chain.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub upstream: Option<String>,
    /// The hexes of that link, from the supply unit on.
    pub path: Vec<String>,
    /// In an enemy zone without a combat unit, so that nothing passes.
    pub cut_off: bool,
    /// Under a Captured marker: of no use.
    pub captured: bool,
    /// Can trace a line of communication.
    pub line_of_communication: bool,
}

/// The supply of a unit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnitSupply {
    /// The unit.
    pub unit: String,
    /// In general supply.
    pub general: bool,
    /// In range of combat supply.
    pub combat: bool,
    /// The supply units and sources it can draw combat supply on.
    pub suppliers: Vec<String>,
    /// Can trace a line of communication.
    pub line_of_communication: bool,
}

/// The supply of one unit, with paths.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TraceAnswer {
    /// The unit's supply.
    pub supply: UnitSupply,
    /// The path to the nearest linked supply unit or source, and the chain from there.
    pub general: Vec<SupplyPath>,
    /// A path to each supplier of combat supply.
    pub combat: Vec<SupplyPath>,
    /// The line of communication, from the unit to the source.
    pub line_of_communication: Vec<String>,
    /// Where general supply is cut, or that it is too far.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub cut: Option<Cut>,
    /// Where the line of communication is cut, or that the ground bars it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub line_cut: Option<Cut>,
    /// What was found.
    pub notes: Vec<Note>,
}

/// A path of supply.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SupplyPath {
    /// The supply unit or source at its end.
    pub to: String,
    /// The hexes, from the unit on.
    pub hexes: Vec<String>,
    /// Movement points at motorized rates.
    pub cost: Points,
    /// Movement points allowed.
    pub range: Points,
}

/// What cuts a unit off.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Cut {
    /// The reason.
    pub code: BoardCode,
    /// Case numbers.
    pub cases: &'static [&'static str],
    /// The first hex that an enemy bars on the way there would be without him.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub hex: Option<String>,
    /// The enemy units that bar it.
    pub by: Vec<String>,
}

/// Combat supply for several combats.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AllocateAnswer {
    /// The proposals: each expends more supply units than the one before and supplies more combats. Or the allocation checked.
    pub proposals: Vec<Allocation>,
    /// Case numbers.
    pub cases: &'static [&'static str],
}

/// An allocation of combat supply.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Allocation {
    /// Supply units expended.
    pub expended: Vec<String>,
    /// Combats supplied in full, by index.
    pub supplied: Vec<u32>,
    /// What each unit draws.
    pub draws: Vec<AllocatedDraw>,
    /// Nothing better exists; false where the search was cut short.
    pub best: bool,
    /// What is wrong with an allocation that was to be checked.
    pub faults: Vec<Refusal>,
}

/// What a unit draws.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AllocatedDraw {
    /// The combat, by index.
    pub combat: u32,
    /// The unit; units without stacking points draw together under the first of them.
    pub unit: String,
    /// The dump, MSU or source.
    pub from: String,
    /// Stacking points.
    pub stacking_points: u8,
}

/// The dumps of a player (7.9).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DumpFateAnswer {
    /// His dumps.
    pub dumps: Vec<DumpFate>,
    /// Case numbers.
    pub cases: &'static [&'static str],
}

/// A dump and its line of communication.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DumpFate {
    /// The dump.
    pub unit: String,
    /// Captured in this turn.
    pub captured: bool,
    /// Can trace a line of communication.
    pub line_of_communication: bool,
    /// The highest face that expends it, where it must roll.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub expended_to: Option<u8>,
    /// Expended, where the die was rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub expended: Option<bool>,
}

/// Units that recover from disruption (11.67).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RecoveryAnswer {
    /// Units whose disrupted marker comes off.
    pub recover: Vec<String>,
    /// Units that keep it.
    pub keep: Vec<String>,
    /// Supply units expended for it.
    pub expended: u8,
    /// What was found.
    pub notes: Vec<Note>,
}
