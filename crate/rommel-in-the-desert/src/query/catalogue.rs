//! What can be chosen and looked up before a game: switches, scenarios, blocks and the values of the charts.

use serde::{Deserialize, Serialize};

use crate::data::charts::{ChartChange, ChartValue, Charts};
use crate::data::ledger;
use crate::data::roster::{Block, roster};
use crate::data::scenario::Scenario;
use crate::model::rule_set::SWITCHES;
use crate::model::scenario::ScenarioId;

/// A switch with the rulings that it turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SwitchView {
    /// The field of the rule set.
    pub field: &'static str,
    /// The values it takes; the first is the default.
    pub values: &'static [&'static str],
    /// Rulings of the ledger.
    pub rulings: Vec<String>,
}

/// Everything in which rules may differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Switches {
    /// The switches, in the order of the rule set.
    pub switches: Vec<SwitchView>,
}

/// The switches of the rule set.
pub fn switches() -> Switches {
    let rulings = |field| ledger::of_switch(field).map(|id| id.to_string()).collect();
    let view = SWITCHES.iter().map(|switch| (switch.field, switch.values, rulings(switch.field)));
    Switches { switches: view.map(|(field, values, rulings)| SwitchView { field, values, rulings }).collect() }
}

/// A scenario. Lists of two hold the value of the Axis, then that of the Allies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ScenarioSummary {
    /// Its id.
    pub id: ScenarioId,
    /// Its case in the rulebook.
    pub case: String,
    /// The first and the last month; 1 is April 1941, in the scenario of 1940 September 1940.
    pub months: [u8; 2],
    /// Supply cards at the start.
    pub hands: [u8; 2],
    /// Supply cards of each Buildup.
    pub cards: [u8; 2],
    /// Buildup points of each Buildup.
    pub points: [u8; 2],
    /// Buildup points of a special Buildup before the first month.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub special: Option<[u8; 2]>,
    /// Whether the Axis has the Rommel bonus.
    pub rommel: bool,
    /// Whether the position at Tobruk can decide it.
    pub positional: bool,
    /// The first month in which the Axis may take the Malta Group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub malta_from: Option<u8>,
    /// Blocks that are set up at the start.
    pub blocks: [usize; 2],
}

impl ScenarioSummary {
    fn of(scenario: &Scenario) -> Self {
        let mut blocks = [0; 2];
        roster().iter().filter(|block| scenario.starts(block)).for_each(|block| blocks[block.side().index()] += 1);
        Self {
            id: scenario.key,
            case: scenario.case.clone(),
            months: scenario.months,
            hands: scenario.hands,
            cards: scenario.cards,
            points: scenario.points,
            special: scenario.special,
            rommel: scenario.rommel,
            positional: scenario.positional,
            malta_from: scenario.malta_from,
            blocks,
        }
    }
}

/// The scenarios.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Scenarios {
    /// Each of them, as shipped.
    pub scenarios: Vec<ScenarioSummary>,
}

/// The scenarios with the values that are shipped.
pub fn scenarios() -> Scenarios {
    Scenarios { scenarios: Charts::shipped().scenarios.iter().map(ScenarioSummary::of).collect() }
}

/// The blocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Roster {
    /// Each of them, as shipped.
    pub blocks: &'static [Block],
}

/// The 100 blocks with the values that are shipped.
pub fn blocks() -> Roster {
    Roster { blocks: roster() }
}

/// An owner's values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct OwnCharts {
    /// The values, applied in order.
    pub changes: Vec<ChartChange>,
}

/// Every value of the charts, or the first of the owner's that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ChartReport {
    /// The values with the owner's over ours.
    Charts {
        /// In the order of the charts.
        values: Vec<ChartValue>,
    },
    /// A value that cannot be used.
    Refused {
        /// Its place in the list, from 0.
        at: usize,
        /// `unknown`, `value`, `twice`, `old` or `too-long`.
        code: &'static str,
        /// A sentence.
        message: String,
    },
}

/// Every value that an owner may set, the owner's values in place of ours.
pub fn charts(own: &OwnCharts) -> ChartReport {
    match Charts::shipped().with(&own.changes) {
        Ok(charts) => ChartReport::Charts { values: charts.values() },
        Err((at, fault)) => ChartReport::Refused { at, code: fault.code(), message: fault.to_string() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_switch_names_its_rulings_and_every_scenario_its_blocks() {
        let Switches { switches } = switches();
        assert!(switches.len() == SWITCHES.len() && switches.iter().all(|switch| !switch.rulings.is_empty()));
        let Scenarios { scenarios } = scenarios();
        assert_eq!(scenarios.iter().map(|one| one.id).collect::<Vec<_>>(), ScenarioId::ALL);
        assert_eq!(scenarios[ScenarioId::Italian1940.index()].blocks, [8, 4]);
        assert_eq!(blocks().blocks.len(), 100);
    }

    #[test]
    fn an_owners_value_is_among_the_charts_or_refused_at_its_place() {
        let change = |what: &str| ChartChange { what: what.to_owned(), old: None, new: "8".to_owned() };
        let asked =
            |changes: &[&str]| charts(&OwnCharts { changes: changes.iter().map(|what| change(what)).collect() });
        let ChartReport::Charts { values } = asked(&["buildup/card"]) else { panic!("refused") };
        let owned: Vec<_> = values.iter().filter(|value| value.owned).map(|value| value.what.as_str()).collect();
        assert_eq!(owned, ["buildup/card"]);
        let refused = asked(&["buildup/card", "buildup/chair"]);
        assert!(matches!(refused, ChartReport::Refused { at: 1, code: "unknown", .. }), "{refused:?}");
    }
}
