//! Findings and refusals by the names of units and hexes.

use hexgrid::Hex;
use serde::Serialize;

use crate::data::board::Board;
use crate::data::roster::roster;
use crate::model::finding::{Citation, Finding};
use crate::model::refusal::Refusal;
use crate::model::units::{Side, UnitId};
use crate::query::fault::Fault;

/// The name of a block.
pub fn unit_name(id: UnitId) -> String {
    roster()[id.index()].name.clone()
}

/// The name of a hex, or its coordinates.
pub fn hex_name(hex: Hex) -> &'static str {
    Board::shipped().name(hex)
}

/// What a rule found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FindingView {
    /// The code.
    #[cfg_attr(feature = "js", tsify(type = "Code"))]
    pub code: &'static str,
    /// Cases of the rulebook.
    pub cases: Vec<&'static str>,
    /// Rulings of the ledger.
    pub rulings: Vec<String>,
    /// The side, where it is not that of the unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// The hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<&'static str>,
    /// The number before.
    pub before: i32,
    /// The number after.
    pub after: i32,
}

impl From<&Finding> for FindingView {
    fn from(finding: &Finding) -> Self {
        let (cases, rulings) = cited(finding.code.citation());
        Self {
            code: finding.code.name(),
            cases,
            rulings,
            side: finding.side,
            unit: finding.unit.map(unit_name),
            hex: finding.hex.map(hex_name),
            before: finding.before,
            after: finding.after,
        }
    }
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RefusalView {
    /// The code.
    #[cfg_attr(feature = "js", tsify(type = "RefusalCode"))]
    pub code: &'static str,
    /// Cases of the rulebook.
    pub cases: Vec<&'static str>,
    /// Rulings of the ledger.
    pub rulings: Vec<String>,
    /// The unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// The hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<&'static str>,
    /// The name in the query that means nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<String>,
}

impl From<Fault> for RefusalView {
    fn from(fault: Fault) -> Self {
        let (refusal, unit, found) = match fault {
            Fault::Rule(refusal) => (refusal, refusal.unit.map(unit_name), None),
            Fault::Block(refusal, name) => (refusal, Some(name), None),
            Fault::Name(code, name) => (Refusal::of(code), None, Some(name)),
        };
        let (cases, rulings) = cited(refusal.code.citation());
        let hex = refusal.hex.map(hex_name);
        Self { code: refusal.code.name(), cases, rulings, unit, hex, found }
    }
}

/// The cases and rulings of a citation as text.
pub(super) fn cited(citation: Citation) -> (Vec<&'static str>, Vec<String>) {
    (citation.cases.to_vec(), citation.rulings.iter().map(ToString::to_string).collect())
}
