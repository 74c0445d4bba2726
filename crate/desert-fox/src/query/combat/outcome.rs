//! What becomes of the units, and what is still to be decided, in names instead of indices.

use referee::RulingId;
use serde::Serialize;

use crate::data::charts::Provenance;
use crate::model::refusal::RefusalCode;
use crate::model::units::Side;
use crate::query::combat::query::Answer;
use crate::rules::combat::script::Question;

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
    /// How many decisions were assumed, from the terrain row on.
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
    /// The end of each unit that fights, and of each supply unit that stood by and was met by an advance.
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

/// A decision or die, with every legal answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DecisionView {
    /// What it is about.
    pub question: Question,
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
