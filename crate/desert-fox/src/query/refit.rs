//! What refitting a unit costs, asked by a program.

use serde::{Deserialize, Serialize};

use crate::data::counter::usually_motorized;
use crate::data::overlay::ChartChange;
use crate::data::roster::{self, RosterUnit};
use crate::data::tables::Tables;
use crate::model::acts::RefitStep;
use crate::model::defaults::is_default;
use crate::model::note::{BoardCode, Note};
use crate::model::preset::RuleSetChoice;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{UnitKind, UnitSize};
use crate::query::combat::report::Refused;
use crate::rules::refit::cost::cost;

/// What refitting one unit costs, as a question: a counter of the roster, or its type, class and size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RefitQuery {
    /// The rules in force.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub rules: RuleSetChoice,
    /// The owner's values over the shipped ones, such as `refit/division`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub charts: Vec<ChartChange>,
    /// The roster's counter, whose values hold unless given here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub roster: Option<String>,
    /// Type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub kind: Option<UnitKind>,
    /// Motorized; by default as the type usually is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub motorized: Option<bool>,
    /// Organizational size, which infantry on foot must have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub size: Option<UnitSize>,
    /// What is bought.
    pub step: RefitStep,
}

/// What refitting one unit costs.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum RefitReport {
    /// The query cannot be read.
    Refused(Refused),
    /// The cost.
    Cost {
        /// Refit points.
        cost: u8,
        /// How it came about.
        notes: Vec<Note>,
    },
}

/// What refitting a unit costs.
///
/// Cases: 2.23, 13.2 · Rulings: R022, H047
pub fn refit_cost(query: &RefitQuery) -> RefitReport {
    match find_cost(query) {
        Ok((step, code, cost)) => {
            let steps = if code == BoardCode::RefitBySize { step.steps() } else { 0 };
            RefitReport::Cost {
                cost: u8::try_from(cost).unwrap_or(u8::MAX),
                notes: vec![Note::of(code).numbers(steps, cost)],
            }
        }
        Err(refusal) => RefitReport::Refused(Refused { refusals: vec![refusal] }),
    }
}

fn find_cost(query: &RefitQuery) -> Result<(RefitStep, BoardCode, u16), Refusal> {
    let changes: Vec<_> = query.charts.iter().enumerate().collect();
    let tables = Tables::standard()
        .with(&changes)
        .map_err(|(at, error)| Refusal::at(RefusalCode::BadOverlay, format!("charts[{at}]")).found(error))?;
    let printed = query.roster.as_deref().map(counter).transpose()?;
    let missing = |field: &str| Refusal::at(RefusalCode::MissingValue, field);
    let kind = query.kind.or(printed.map(|unit| unit.kind)).ok_or_else(|| missing("kind"))?;
    if kind.is_supply() || kind == UnitKind::Detachment {
        return Err(Refusal::at(RefusalCode::OutOfRange, "kind"));
    }
    let motorized = query.motorized.or(printed.map(|unit| unit.motorized)).unwrap_or_else(|| usually_motorized(kind));
    let size = query.size.or(printed.and_then(|unit| unit.size));
    let (code, cost) = cost(kind, motorized, size, query.step, &tables).ok_or_else(|| missing("size"))?;
    Ok((query.step, code, cost))
}

fn counter(id: &str) -> Result<&'static RosterUnit, Refusal> {
    roster::unit(id).ok_or_else(|| Refusal::at(RefusalCode::UnknownUnit, "roster").found(id))
}
