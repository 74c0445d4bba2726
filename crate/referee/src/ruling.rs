//! What the ledger says of one ruling.

use serde::{Deserialize, Serialize};

use crate::{CaseId, RulingId};

/// One entry of the ledger: a decision of the sources, or of this project, about one or several cases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Ruling {
    /// Its number.
    pub id: RulingId,
    /// The cases and procedure steps it speaks of, the first one foremost.
    #[serde(default)]
    pub cases: Vec<CaseId>,
    /// The part of the game it corrects, where that is not a numbered case: one of the ledger's
    /// [`components`](crate::Ledger::components). Each game declares the TypeScript type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional, type = "Component"))]
    pub component: Option<String>,
    /// What sort of ruling it is.
    pub kind: RulingKind,
    /// Key of the publication it comes from.
    pub source: String,
    /// Key of the [`Section`](crate::Section) of the ledger that lists it.
    pub section: String,
    /// The rule-set switch that turns it on and off; a ruling without one always applies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub switch: Option<Switch>,
    /// What it says, in one sentence.
    pub text: String,
    /// What is uncertain about it, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Why a house ruling decides as it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// Why no case plays it: it decides nothing in a game that is played. A case plays every other ruling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unplayed: Option<String>,
    /// The revisions of the rules in which the referee changed how it carries the ruling out, or in which the ruling was
    /// decided in another way, rising from 2.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changed: Vec<u16>,
}

/// What sort of decision a ruling is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum RulingKind {
    /// Corrects a misprint.
    Erratum,
    /// Says what an unclear rule means.
    Clarification,
    /// Adds to a rule what was left out.
    Addition,
    /// Replaces a rule by another one, for those who like it better.
    Change,
    /// Brings a new rule that players may agree to use.
    Optional,
    /// One step of a procedure written out in order.
    Procedure,
    /// Decided by this project where the sources are silent.
    House,
}

/// The field of the rule set that a ruling turns, and its values with the ruling and without it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Switch {
    /// Name of the field, as in the JSON of the rule set.
    pub field: String,
    /// Value of the field while the ruling applies.
    pub on: String,
    /// Value of the field while it does not.
    pub off: String,
}
