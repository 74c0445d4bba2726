//! What refitting a unit costs (2.23, 13.2).

use serde::{Deserialize, Serialize};

use crate::combat::query::is_usual;
use crate::combat::report::Refused;
use crate::counter::usually_motorized;
use crate::overlay::ChartChange;
use crate::position::note::{BoardCode, Note};
use crate::refusal::{Refusal, RefusalCode};
use crate::roster::{self, RosterUnit};
use crate::rules::RuleSetChoice;
use crate::tables::{Number, Tables};
use crate::units::UnitKind;

/// The organizational size shown above a counter's symbol.
///
/// Cases: 2.22
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum UnitSize {
    /// Battalion or smaller.
    Battalion,
    /// Regiment.
    Regiment,
    /// Brigade.
    Brigade,
    /// Division.
    Division,
}

/// What refit points buy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum RefitStep {
    /// A depleted unit turned to its full side.
    Undeplete,
    /// A unit rebuilt, depleted.
    Rebuild,
    /// A unit rebuilt in full.
    RebuildFull,
}

impl RefitStep {
    /// Steps of the counter that it brings back.
    pub const fn steps(self) -> u16 {
        match self {
            Self::Undeplete | Self::Rebuild => 1,
            Self::RebuildFull => 2,
        }
    }
}

/// Refit points that turn a depleted desert patrol to its full side, whatever others cost.
///
/// Cases: 18.24 · Rulings: R102
const PATROL: u16 = 1;

/// Infantry, as its symbol shows it; heavy weapons are a type of their own.
const fn is_foot_infantry(kind: UnitKind) -> bool {
    kind.is_infantry() && !matches!(kind, UnitKind::HeavyWeapons)
}

/// What refitting one unit costs, as a question: a counter of the roster, or its type, class and size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RefitQuery {
    /// The rules in force.
    #[serde(default, skip_serializing_if = "is_usual")]
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

/// Refit points that a unit costs, by its size for infantry on foot and by the step for every other unit.
///
/// Errors: nothing where infantry on foot is of unknown size.
///
/// Cases: 2.23, 13.2 · Rulings: R022, H047
pub fn cost(
    kind: UnitKind,
    motorized: bool,
    size: Option<UnitSize>,
    step: RefitStep,
    tables: &Tables,
) -> Option<(BoardCode, u16)> {
    if kind == UnitKind::DesertPatrol && step == RefitStep::Undeplete {
        return Some((BoardCode::RefitPatrol, PATROL));
    }
    let by_step = match step {
        RefitStep::Undeplete => Number::Undeplete,
        RefitStep::Rebuild => Number::Rebuild,
        RefitStep::RebuildFull => Number::RebuildFull,
    };
    if motorized || !is_foot_infantry(kind) {
        return Some((BoardCode::RefitByStep, tables.number(by_step)));
    }
    let by_size = match size? {
        UnitSize::Battalion => return Some((BoardCode::RefitByStep, tables.number(by_step))),
        UnitSize::Regiment => Number::Regiment,
        UnitSize::Brigade => Number::Brigade,
        UnitSize::Division => Number::Division,
    };
    Some((BoardCode::RefitBySize, step.steps() * tables.number(by_size)))
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

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [UnitSize; 4] = [UnitSize::Battalion, UnitSize::Regiment, UnitSize::Brigade, UnitSize::Division];
    const STEPS: [RefitStep; 3] = [RefitStep::Undeplete, RefitStep::Rebuild, RefitStep::RebuildFull];

    fn points(kind: UnitKind, motorized: bool, size: Option<UnitSize>, step: RefitStep) -> Option<u16> {
        cost(kind, motorized, size, step, Tables::standard()).map(|(_, points)| points)
    }

    #[test]
    fn size_alters_the_cost_of_infantry_on_foot_alone() {
        for step in STEPS {
            let division = points(UnitKind::Infantry, false, Some(UnitSize::Division), step);
            assert_ne!(division, points(UnitKind::Infantry, false, Some(UnitSize::Brigade), step));
            for (kind, motorized) in
                [(UnitKind::Armor, true), (UnitKind::MotorizedInfantry, true), (UnitKind::Artillery, false)]
            {
                let costs = SIZES.map(|size| points(kind, motorized, Some(size), step));
                assert!(costs.iter().all(|cost| *cost == points(kind, motorized, None, step)), "{kind:?}");
            }
        }
    }

    #[test]
    fn infantry_on_foot_pays_for_each_step_by_its_size() {
        let division = |step| points(UnitKind::HeavyInfantry, false, Some(UnitSize::Division), step);
        assert_eq!(STEPS.map(division), [Some(2), Some(2), Some(4)]);
        let brigade = |step| points(UnitKind::Infantry, false, Some(UnitSize::Brigade), step);
        assert_eq!(STEPS.map(brigade), [Some(1), Some(1), Some(2)]);
        assert_eq!(points(UnitKind::Infantry, false, None, RefitStep::Rebuild), None);
    }

    #[test]
    fn every_infantry_counter_on_foot_has_a_size() {
        for unit in roster::roster().iter().filter(|unit| !unit.motorized && is_foot_infantry(unit.kind)) {
            assert!(unit.size.is_some(), "{}", unit.id);
        }
    }
}
