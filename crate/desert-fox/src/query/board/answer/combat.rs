//! Stacks, overruns, combats, and single acts.

use serde::Serialize;

use crate::model::note::Note;
use crate::model::points::Points;
use crate::model::units::Side;
use crate::query::combat::query::CombatQuery;

/// Stacks over their limit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StackingAnswer {
    /// Stacking points that a hex holds.
    pub limit: u8,
    /// The hexes over it.
    pub hexes: Vec<Overstack>,
    /// What becomes of the units taken off.
    pub eliminated: Vec<Eliminated>,
}

/// A hex over its limit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Overstack {
    /// The hex.
    pub hex: String,
    /// Stacking points in it.
    pub stacking_points: u8,
    /// Units there with stacking points.
    pub units: Vec<String>,
    /// Case numbers.
    pub cases: &'static [&'static str],
}

/// A unit taken off the map.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Eliminated {
    /// The unit.
    pub unit: String,
    /// Its box, or the die that decides.
    pub report: crate::query::elimination::EliminationReport,
}

/// An overrun as far as the answers go.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OverrunAnswers {
    /// Strengths of the overrunning units and of the units in the hex.
    pub strength: [u16; 2],
    /// Movement points of the overrun.
    pub cost: Points,
    /// Everything in the order in which it happens.
    pub notes: Vec<Note>,
    /// What is asked next; none once all is settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub ask: Option<OverrunAsk>,
    /// The units after the overrun, once all is settled.
    pub units: Vec<UnitAfter>,
}

/// A question in an overrun.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OverrunAsk {
    /// Who answers or rolls.
    pub by: Side,
    /// What it is about.
    pub about: OverrunQuestion,
    /// The unit concerned.
    pub unit: String,
    /// The hexes it may react to.
    pub hexes: Vec<String>,
}

/// What an overrun asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum OverrunQuestion {
    /// Whether and where to a unit reacts.
    Reaction,
    /// The roll for disruption after it.
    DisruptionDie,
    /// What becomes of a supply unit.
    SupplyUnit,
    /// Whether it is captured.
    CaptureDie,
}

/// A unit after an overrun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnitAfter {
    /// The unit.
    pub unit: String,
    /// What became of it.
    pub fate: Fate,
    /// Where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub hex: Option<String>,
    /// Carries a disrupted marker.
    pub disrupted: bool,
    /// Carries a Captured marker.
    pub captured: bool,
}

/// What became of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Fate {
    /// Moved into the hex.
    Moved,
    /// Reacted to another hex.
    Reacted,
    /// In the Destroyed Units Box.
    Destroyed,
    /// A supply unit taken off the map.
    Removed,
    /// A supply unit taken by the enemy.
    Captured,
    /// A supply unit that its first owner has back.
    Retaken,
    /// As before.
    Untouched,
}

/// A combat to be adjudicated.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CombatAnswer {
    /// The combat.
    pub query: CombatQuery,
}

/// A thing that may be done.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DoneAnswer {
    /// What was found and what comes of it.
    pub notes: Vec<Note>,
    /// Hexes concerned, such as those of a railroad repaired or travelled.
    pub hexes: Vec<String>,
    /// Units changed.
    pub units: Vec<UnitAfter>,
    /// The chance of success, as numerator and denominator, where a die is still to be rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub chance: Option<[u32; 2]>,
}
