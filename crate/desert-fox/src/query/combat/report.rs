//! What a combat call returns, in names instead of indices.

use referee::RulingId;
use serde::Serialize;

use crate::data::charts::{Provenance, TerrainRow};
use crate::model::finding::{Code, Stage};
use crate::model::refusal::Refusal;
use crate::model::rule_set::RuleSet;
use crate::model::units::Side;
use crate::query::combat::outcome::{DecisionView, FaceView, Outcome, UnitChances};
use crate::rules::combat::terms::Effect;

/// The answer to a combat query.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum CombatReport {
    /// The combat may not be fought, or an answer may not be given.
    Refused(Refused),
    /// The combat, step by step.
    Report(Box<Report>),
}

/// Everything against a query.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Refused {
    /// The refusals, each with its place in the query.
    pub refusals: Vec<Refusal>,
}

/// A combat, step by step.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// The rules it was fought under.
    pub rules: RuleSet,
    /// Combat strengths.
    pub strengths: StrengthView,
    /// Combat supply drawn.
    pub supply: Vec<DrawView>,
    /// Odds.
    pub odds: OddsView,
    /// Terrain rows open to the defender.
    pub rows: Vec<RowView>,
    /// The column in use; none for an illegal attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub column: Option<u8>,
    /// The odds lie below the table.
    pub illegal: bool,
    /// The attacker's shifts.
    pub attacker_shifts: ShiftView,
    /// The defender's shifts.
    pub defender_shifts: ShiftView,
    /// What each face of the die brings, customary choices assumed; one line of face 0 for an illegal attack.
    pub faces: Vec<FaceView>,
    /// The chances of each unit over all faces.
    pub chances: Vec<UnitChances>,
    /// The decision or die that the answers leave open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub pending: Option<DecisionView>,
    /// The result, once every decision and die is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub outcome: Option<Outcome>,
    /// What the rules found, in order.
    pub findings: Vec<FindingView>,
    /// How many answers were used.
    pub answers_used: u32,
}

/// One step of a combat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
pub enum CombatStep {
    /// The combat may not be fought, or an answer may not be given.
    Refused(Refused),
    /// A decision or die is needed.
    Asks {
        /// The decision.
        decision: DecisionView,
        /// What the rules found so far.
        findings: Vec<FindingView>,
    },
    /// The combat is over.
    Done {
        /// The result.
        outcome: Outcome,
        /// What the rules found.
        findings: Vec<FindingView>,
    },
}

/// A finding, with names.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FindingView {
    /// What was found.
    pub code: Code,
    /// The part of the procedure.
    pub stage: Stage,
    /// Case numbers.
    pub cases: &'static [&'static str],
    /// Rulings.
    pub rulings: &'static [RulingId],
    /// The unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub unit: Option<String>,
    /// The hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub hex: Option<String>,
    /// The player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub side: Option<Side>,
    /// Value before; see the code.
    pub before: i16,
    /// Value after; see the code.
    pub after: i16,
}

/// Combat strengths.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StrengthView {
    /// Each unit that fights.
    pub units: Vec<UnitStrength>,
    /// The attacker's sum.
    pub attacker: TotalView,
    /// The defender's sum.
    pub defender: TotalView,
    /// The order of effects that leaves a unit strongest.
    pub best_order: &'static [Effect],
}

/// The strength of one unit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnitStrength {
    /// The unit.
    pub unit: String,
    /// Its owner.
    pub side: Side,
    /// As printed on the side of the counter that is up.
    pub printed: u8,
    /// After all effects.
    pub strength: i16,
}

/// The strength of one side.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TotalView {
    /// Sum over its units.
    pub units: i16,
    /// Armor's share of it.
    pub armor: i16,
    /// Taken by enemy flak.
    pub flak: i16,
    /// What counts.
    pub total: i16,
}

/// Supply drawn from one supply unit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DrawView {
    /// Who draws.
    pub side: Side,
    /// The dump or MSU, where the query names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub source: Option<String>,
    /// Stacking points supplied.
    pub stacking_points: u8,
}

/// Odds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OddsView {
    /// Attacking strength.
    pub attack: i16,
    /// Defending strength.
    pub defense: i16,
    /// Such as 2:1; an attack without strength has 0 to the defending strength, such as 0:4.
    pub text: String,
}

/// A terrain row open to the defender.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RowView {
    /// The row.
    pub row: TerrainRow,
    /// Its column at these odds; none where the attack would be illegal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub column: Option<u8>,
    /// Where the row's cell comes from.
    pub provenance: Provenance,
    /// In use, or assumed while the defender is asked.
    pub chosen: bool,
}

/// Column shifts of one side.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShiftView {
    /// By artillery.
    pub artillery: u8,
    /// By air points.
    pub air_points: u8,
    /// By naval support.
    pub naval: u8,
    /// By a leader.
    #[serde(skip_serializing_if = "crate::model::defaults::is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub leader: u8,
    /// Together.
    pub total: u8,
}
