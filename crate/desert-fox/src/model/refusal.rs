//! What may not be done, or cannot be read: nothing is changed and the case is named.

use std::fmt;

use referee::RulingId;
use serde::Serialize;

pub use crate::model::refusal_code::RefusalCode;

/// A refusal: which rule, and which part of the query it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Refusal {
    /// The stable code.
    pub code: RefusalCode,
    /// Case numbers of the rule.
    pub cases: &'static [&'static str],
    /// Rulings of the ledger.
    pub rulings: &'static [RulingId],
    /// Where in the query: a path such as `units[2].strength`.
    pub path: String,
    /// The unit concerned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub unit: Option<String>,
    /// The value found, where one is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub found: Option<String>,
}

/// Code, cases, the unit, and the value that was found.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (case {}", self.code.name(), self.cases.join(", "))?;
        for part in [&self.unit, &self.found].into_iter().flatten() {
            write!(f, ", {part}")?;
        }
        f.write_str(")")
    }
}

impl Refusal {
    /// A refusal at a place of the query.
    pub fn at(code: RefusalCode, path: impl Into<String>) -> Self {
        let citation = code.citation();
        Self { code, cases: citation.cases, rulings: citation.rulings, path: path.into(), unit: None, found: None }
    }

    /// Names the unit.
    #[must_use]
    pub fn unit(mut self, unit: &str) -> Self {
        self.unit = Some(unit.to_owned());
        self
    }

    /// Names the value found.
    #[must_use]
    #[allow(clippy::needless_pass_by_value, reason = "takes references and numbers alike")]
    pub fn found(mut self, found: impl std::fmt::Display) -> Self {
        self.found = Some(found.to_string().chars().take(80).collect());
        self
    }
}
