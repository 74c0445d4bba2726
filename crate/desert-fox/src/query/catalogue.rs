//! What there is to choose from: rule sets with their switches, and the charts.

use serde::Serialize;

use crate::data::charts::Charts;
use crate::data::overlay::{ChartChange, ChartValue};
use crate::data::scenario::{self, Scenario, ScenarioSet, Victory};
use crate::model::preset::Preset;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::{RuleSet, SWITCHES};
use crate::model::units::Side;
use crate::query::choice::{RELATIONS, Relation};
use crate::query::combat::report::Refused;

/// The named rule sets and the switches.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RuleSets {
    /// The named rule sets, the customary one first.
    pub presets: Vec<PresetInfo>,
    /// The switches with their values and rulings.
    pub switches: Vec<SwitchInfo>,
    /// What switches have to do with one another.
    pub relations: &'static [Relation],
}

/// A named rule set.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PresetInfo {
    /// Its name.
    pub preset: Preset,
    /// What it stands for.
    pub rules: RuleSet,
}

/// A switch of the rule set.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SwitchInfo {
    /// The field of the rule set.
    pub field: &'static str,
    /// The values it takes, as printed first.
    pub values: &'static [&'static str],
    /// The rulings behind it.
    pub rulings: Vec<referee::RulingId>,
    /// The cases of these rulings, each once.
    pub cases: Vec<&'static str>,
    /// The game-turn from which it changes anything, where that is not the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub from: Option<u8>,
}

/// What can be played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Scenarios {
    /// Every scenario that a publication names, in the order of a menu.
    pub scenarios: Vec<ScenarioInfo>,
}

/// A scenario.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ScenarioInfo {
    /// Stable id.
    pub id: &'static str,
    /// Key of its name in the texts of the page.
    pub name: &'static str,
    /// The publication that has it.
    pub set: ScenarioSet,
    /// Months before March 1941 with which its game-turn 1 begins.
    pub earlier: u8,
    /// Its first game-turn; one is a month.
    pub first_turn: u8,
    /// Its last game-turn.
    pub last_turn: u8,
    /// Who takes the first player-turn of the first game-turn.
    pub first_player: Side,
    /// How it is won.
    pub victory: Victory,
}

/// The scenarios.
pub fn scenarios() -> Scenarios {
    let info = |scenario: &'static Scenario| ScenarioInfo {
        id: &scenario.id,
        name: &scenario.name,
        set: scenario.set,
        earlier: scenario.earlier,
        first_turn: scenario.first_turn,
        last_turn: scenario.last_turn,
        first_player: scenario.first_player,
        victory: scenario.victory,
    };
    Scenarios { scenarios: scenario::all().iter().map(info).collect() }
}

/// The named rule sets and the switches, each with its rulings.
pub fn rule_sets() -> RuleSets {
    let preset = |preset: Preset| PresetInfo { preset, rules: preset.rules() };
    let switch = |switch: &crate::model::rule_set::Switch| SwitchInfo {
        field: switch.field,
        values: switch.values,
        rulings: crate::data::ledger::of_switch(switch.field).collect(),
        cases: crate::data::ledger::cases_of_switch(switch.field),
        from: crate::query::choice::from_turn(switch.field),
    };
    RuleSets {
        presets: Preset::ALL.into_iter().map(preset).collect(),
        switches: SWITCHES.iter().map(switch).collect(),
        relations: RELATIONS,
    }
}

/// The combat charts with the provenance of each value.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum ChartReport {
    /// A change is refused.
    Refused(Refused),
    /// The charts.
    Charts {
        /// Every value in the order of the charts.
        values: Vec<ChartValue>,
    },
}

/// The combat charts, with the owner's values over the shipped ones.
pub fn charts(changes: &[ChartChange]) -> ChartReport {
    match Charts::standard().with(changes) {
        Ok(charts) => ChartReport::Charts { values: charts.values() },
        Err((at, error)) => {
            let refusal = Refusal::at(RefusalCode::BadOverlay, format!("changes[{at}]")).found(error);
            ChartReport::Refused(Refused { refusals: vec![refusal] })
        }
    }
}
