//! What a combat call returns, in names instead of indices.

use serde::Serialize;

use crate::charts::{Provenance, TerrainRow};
use crate::combat::query::Answer;
use crate::finding::{Code, Stage};
use crate::refusal::{Refusal, RefusalCode};
use crate::rules::RuleSet;
use crate::units::Side;
use referee::RulingId;

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
    /// Such as 2:1.
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
    /// In use.
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
    /// Together.
    pub total: u8,
}

/// What one face of the die brings.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FaceView {
    /// The face; 0 for an illegal attack, which needs no die.
    pub face: u8,
    /// Face plus column.
    pub adjusted_column: i16,
    /// Column of the defender's results.
    pub defender_column: i16,
    /// Column of the attacker's result.
    pub attacker_column: i16,
    /// How many decisions were assumed.
    pub assumed: u16,
    /// The table's results, by unit.
    pub results: Vec<ResultView>,
    /// What becomes of each unit, later dice as fractions.
    pub units: Vec<UnitChances>,
    /// Air points lost.
    pub air_lost: SidePair,
}

/// A number for each player.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SidePair {
    /// The Axis.
    pub axis: u8,
    /// The Commonwealth.
    pub commonwealth: u8,
}

/// The table's result for one unit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ResultView {
    /// The unit.
    pub unit: String,
    /// The morale line; none for attackers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub morale: Option<u8>,
    /// In the notation of the table.
    pub result: String,
    /// Where the cell comes from.
    pub provenance: Provenance,
}

/// What may become of one unit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnitChances {
    /// The unit.
    pub unit: String,
    /// Every end with its probability; they add up to one.
    pub ends: Vec<EndView>,
}

/// One end of a unit with its probability.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EndView {
    /// The end.
    #[serde(flatten)]
    pub end: UnitEnd,
    /// The probability, as numerator and denominator in lowest terms.
    pub chance: [u32; 2],
}

/// Where a unit ends up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum EndPlace {
    /// Where it stood.
    Stands,
    /// Retreated.
    Retreated,
    /// Advanced.
    Advanced,
    /// In the Refit Box.
    RefitBox,
    /// In the Destroyed Units Box.
    Destroyed,
    /// A supply unit, lost.
    Lost,
    /// A supply unit, captured.
    Captured,
}

/// The end of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnitEnd {
    /// Where.
    pub place: EndPlace,
    /// Hexes retreated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub hexes: Option<u8>,
    /// The hex it is in, when it moved and the hex is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub hex: Option<String>,
    /// Turned to its depleted side in this combat.
    pub depleted: bool,
    /// Carries a disrupted marker.
    pub disrupted: bool,
}

/// The result of a combat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// Die plus column; 0 for an illegal attack.
    pub adjusted_column: i16,
    /// Column of the defender's results.
    pub defender_column: i16,
    /// Column of the attacker's result.
    pub attacker_column: i16,
    /// The table's results, by unit.
    pub results: Vec<ResultView>,
    /// The end of each unit.
    pub units: Vec<UnitOutcome>,
    /// Air points lost.
    pub air_lost: SidePair,
    /// The hex of Tobruk's dump.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub dump: Option<String>,
}

/// The end of one unit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnitOutcome {
    /// The unit.
    pub unit: String,
    /// Its end.
    #[serde(flatten)]
    pub end: UnitEnd,
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum QuestionKind {
    /// Which terrain row counts.
    Row,
    /// What to commit.
    Commit,
    /// The combat die.
    CombatDie,
    /// How many shifts to use.
    Shifts,
    /// Which result an illegal attack suffers.
    IllegalResult,
    /// How a unit retreats.
    Retreat,
    /// Who takes the partial depletion.
    Depletion,
    /// Who advances.
    Advance,
    /// What becomes of a supply unit.
    SupplyUnit,
    /// Where Tobruk's dump is placed.
    Dump,
    /// Which box an eliminated unit goes to.
    BoxDie,
    /// Whether a supply unit is captured.
    CaptureDie,
}

/// A decision or die, with every legal answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DecisionView {
    /// What it is about.
    pub question: QuestionKind,
    /// Who decides or rolls.
    pub by: Side,
    /// The unit concerned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub unit: Option<String>,
    /// Hexes of retreat still owed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub owed: Option<u8>,
    /// Every legal answer, the customary one first.
    pub legal: Vec<Answer>,
    /// Answers that a rule bars, with the rule.
    pub barred: Vec<BarredView>,
}

/// An answer that a rule bars.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BarredView {
    /// The answer.
    pub answer: Answer,
    /// The rule.
    pub code: RefusalCode,
    /// Its cases.
    pub cases: &'static [&'static str],
    /// Its rulings.
    pub rulings: &'static [RulingId],
}
