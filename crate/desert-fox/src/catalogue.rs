//! What there is to choose from: rule sets with their switches, and the charts.

use serde::Serialize;

use crate::charts::Charts;
use crate::combat::report::Refused;
use crate::overlay::{ChartChange, ChartValue};
use crate::refusal::{Refusal, RefusalCode};
use crate::rules::{Preset, RuleSet, SWITCHES};

/// The named rule sets and the switches.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RuleSets {
    /// The named rule sets, the customary one first.
    pub presets: Vec<PresetInfo>,
    /// The switches with their values and rulings.
    pub switches: Vec<SwitchInfo>,
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
}

/// The named rule sets and the switches, each with its rulings.
pub fn rule_sets() -> RuleSets {
    let preset = |preset: Preset| PresetInfo { preset, rules: preset.rules() };
    let governs = |field: &str| {
        let of_field = |ruling: &&referee::Ruling| ruling.switch.as_ref().is_some_and(|switch| switch.field == field);
        crate::ledger::ledger().iter().filter(of_field).map(|ruling| ruling.id).collect()
    };
    let switch = |switch: &crate::rules::Switch| SwitchInfo {
        field: switch.field,
        values: switch.values,
        rulings: governs(switch.field),
    };
    RuleSets { presets: Preset::ALL.into_iter().map(preset).collect(), switches: SWITCHES.iter().map(switch).collect() }
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
