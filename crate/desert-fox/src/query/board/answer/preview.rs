//! Answers of previews on the map of a game: combat supply by its suppliers, stacking, overruns.

use serde::Serialize;

use crate::model::note::Note;
use crate::model::points::Points;
use crate::model::units::Side;

/// Combat supply of a player, by supplier.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SuppliersAnswer {
    /// Sources first, then dumps and MSUs.
    pub suppliers: Vec<SupplierRange>,
    /// The units that need combat supply.
    pub units: Vec<CombatSupplyState>,
    /// Case numbers.
    pub cases: &'static [&'static str],
}

/// What a source or supply unit serves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SupplierRange {
    /// The supply unit, or the hex of a source.
    pub from: String,
    /// Its hex.
    pub hex: String,
    /// A source.
    pub source: bool,
    /// Chained to a source, so that it gives general supply as well.
    pub linked: bool,
    /// Movement points that a path to it may cost, at motorized rates.
    pub range: Points,
    /// The hexes in its range.
    pub hexes: Vec<String>,
    /// The player's units there that need supply.
    pub units: Vec<String>,
}

/// Whether a unit would be in combat supply.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CombatSupplyState {
    /// The unit.
    pub unit: String,
    /// A supplier is in range, or it has its supply already.
    pub supplied: bool,
}

/// What a move would change in the supply of a player's units.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SupplyAfterAnswer {
    /// Units that are in general supply and would not be.
    pub general_lost: Vec<String>,
    /// Units that are in combat supply and would not be.
    pub combat_lost: Vec<String>,
    /// Case numbers.
    pub cases: &'static [&'static str],
}

/// The stacking points of every hex with units that count.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StacksAnswer {
    /// The limit.
    pub limit: u8,
    /// The hexes.
    pub hexes: Vec<StackPoints>,
    /// Case numbers.
    pub cases: &'static [&'static str],
}

/// The stacking points of a hex.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StackPoints {
    /// The hex.
    pub hex: String,
    /// Whose units are in it.
    pub side: Side,
    /// Stacking points.
    pub stacking_points: u8,
    /// More than the limit.
    pub over: bool,
}

/// Overruns that could be made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OverrunsAnswer {
    /// The best overrun of each hex.
    pub overruns: Vec<PossibleOverrun>,
    /// Case numbers.
    pub cases: &'static [&'static str],
}

/// An overrun that could be made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PossibleOverrun {
    /// The hex overrun.
    pub hex: String,
    /// The hex from which it is overrun.
    pub from: String,
    /// The units that overrun it.
    pub units: Vec<String>,
    /// Nothing but supply units is in it.
    pub supply_only: bool,
    /// Strengths, attacking and defending.
    pub strength: [u16; 2],
    /// The odds, such as `10:1`.
    pub odds: String,
    /// Movement points spent before it.
    pub spent: Points,
    /// Movement points of the overrun itself.
    pub cost: Points,
    /// How strengths and cost came about.
    pub notes: Vec<Note>,
}

/// The faces with which the dice of an overrun decide.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RollsAnswer {
    /// The highest face that captures a supply unit; any other destroys it.
    pub captured_up_to: u8,
    /// The highest face with which the unit is not disrupted by its reaction; none for supply units.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub passes_to: Option<u8>,
    /// Case numbers.
    pub cases: &'static [&'static str],
}
