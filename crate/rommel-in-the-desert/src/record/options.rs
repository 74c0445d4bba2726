//! The choices before a game in the form that save files and links keep.
//!
//! # Stability
//! This form is frozen with schema 1. A later form gets structs of its own and a way from this one to it.

use referee::GameOptions;
use referee::json::{Node, ParseError, from_node, to_text};
use referee::record::Revisions;
use referee::record::terms::{Choices, RuleSetName, SwitchSet, ValueSet};
use serde::{Deserialize, Serialize};

use crate::data::charts::{ChartChange, Charts, LONGEST_TEXT, MOST_CHANGES};
use crate::data::scenario::of_revision;
use crate::model::rule_set::{RuleSet, SWITCHES};
use crate::model::scenario::ScenarioId;
use crate::record::rommel::RULES_REVISION;

/// What the players choose before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Options {
    /// The scenario.
    pub scenario: ScenarioId,
    /// An earlier revision of the scenario, of a game that began with it; none for the latest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub scenario_revision: Option<u16>,
    /// The rules in force.
    #[serde(default)]
    pub rules: RuleSet,
    /// The owner's values in place of ours.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub charts: Vec<ChartChange>,
}

impl Options {
    /// A scenario by the rules and values as shipped.
    pub fn of(scenario: ScenarioId) -> Self {
        Self { scenario, scenario_revision: None, rules: RuleSet::default(), charts: Vec::new() }
    }

    /// The same in a revision of the scenario.
    #[must_use]
    pub fn revised(self, revision: u16) -> Self {
        let latest = of_revision(self.scenario, None).map(|scenario| scenario.revision);
        Self { scenario_revision: Some(revision).filter(|revision| Some(*revision) != latest), ..self }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct OptionsV1 {
    scenario: ScenarioId,
    rules: RuleSet,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    charts: Vec<ChartChange>,
    #[serde(default = "first", skip_serializing_if = "is_first")]
    rules_revision: u16,
    #[serde(default = "first", skip_serializing_if = "is_first")]
    scenario_revision: u16,
}

/// The revision of records that name none.
const fn first() -> u16 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_first(revision: &u16) -> bool {
    *revision == 1
}

impl OptionsV1 {
    /// Errors: a revision of 0, too many values of the owner, or a text that is too long.
    fn check(&self) -> Result<(), ParseError> {
        let fault = |path: &str, message: String| Err(ParseError { path: path.to_owned(), message });
        for (revision, name) in [(self.rules_revision, "rulesRevision"), (self.scenario_revision, "scenarioRevision")] {
            if revision == 0 {
                return fault(name, "revisions count from 1".to_owned());
            }
        }
        if self.charts.len() > MOST_CHANGES {
            return fault("charts", format!("more than {MOST_CHANGES} values"));
        }
        let long = |text: &str| text.chars().count() > LONGEST_TEXT;
        let wrong = |change: &ChartChange| long(&change.what) || long(&change.new);
        match self.charts.iter().position(wrong) {
            Some(at) => fault(&format!("charts[{at}]"), format!("a text of more than {LONGEST_TEXT} characters")),
            None => Ok(()),
        }
    }
}

impl GameOptions for Options {
    fn revisions(&self) -> Revisions {
        let shipped = of_revision(self.scenario, self.scenario_revision);
        Revisions { rules: RULES_REVISION, scenario: shipped.map_or(1, |scenario| scenario.revision) }
    }

    fn choices(&self) -> Choices {
        let usual = RuleSet::default();
        let switch = |field| {
            let (value, usual) = (self.rules.value(field)?, usual.value(field)?);
            (value != usual).then_some(SwitchSet { field, value, usual })
        };
        let shipped = if self.charts.is_empty() { Vec::new() } else { Charts::shipped().values() };
        let value = |ChartChange { what, new, .. }: &ChartChange| {
            let shipped = shipped.iter().find(|value| value.what == *what)?.value.clone();
            (shipped != *new).then(|| ValueSet { what: what.clone(), value: new.clone(), shipped })
        };
        Choices {
            rule_set: RuleSetName { id: "errata1984", name: "Columbia Games with the errata of 1984" },
            switches: SWITCHES.iter().filter_map(|known| switch(known.field)).collect(),
            charts: None,
            values: self.charts.iter().filter_map(value).collect(),
            latest_scenario: of_revision(self.scenario, None).map_or(1, |scenario| scenario.revision),
        }
    }

    fn write(&self, revisions: Revisions) -> String {
        let Self { scenario, rules, charts, .. } = self.clone();
        let Revisions { rules: rules_revision, scenario: scenario_revision } = revisions;
        to_text(&OptionsV1 { scenario, rules, charts, rules_revision, scenario_revision })
    }

    fn read(json: &Node) -> Result<(Self, Revisions), ParseError> {
        let options: OptionsV1 = from_node(json)?;
        options.check()?;
        let OptionsV1 { scenario, rules, charts, rules_revision, scenario_revision } = options;
        let options = Self { scenario, scenario_revision: None, rules, charts }.revised(scenario_revision);
        Ok((options, Revisions { rules: rules_revision, scenario: scenario_revision }))
    }
}

#[cfg(test)]
mod tests {
    use referee::json::tree;

    use super::*;

    fn read(text: &str) -> Result<(Options, Revisions), ParseError> {
        Options::read(&tree(text)?)
    }

    #[test]
    fn choices_are_read_as_they_were_written() {
        let mut options = Options::of(ScenarioId::Gazala);
        options.charts.push(ChartChange { what: "buildup/card".to_owned(), old: None, new: "12".to_owned() });
        for revisions in [Revisions::default(), Revisions { rules: 2, scenario: 3 }] {
            let revised = options.clone().revised(revisions.scenario);
            assert_eq!(read(&options.write(revisions)), Ok((revised, revisions)));
        }
    }

    #[test]
    fn a_revision_is_named_where_it_is_not_the_latest() {
        let of = |revision| Options::of(ScenarioId::Gazala).revised(revision);
        let latest = of_revision(ScenarioId::Gazala, None).unwrap().revision;
        assert!(latest > 1, "an earlier one is shipped");
        assert_eq!((of(latest).scenario_revision, of(latest).revisions().scenario), (None, latest));
        assert_eq!((of(1).scenario_revision, of(1).revisions().scenario), (Some(1), 1));
        assert!(of(latest + 1).revisions().scenario <= latest, "a newer one is not known");
    }

    #[test]
    fn faults_are_refused_at_their_place() {
        let path = |text: &str| read(text).unwrap_err().path;
        assert_eq!(path(r#"{"scenario":"1941","rules":{},"rulesRevision":0}"#), "rulesRevision");
        let long = "x".repeat(LONGEST_TEXT + 1);
        let text = format!(r#"{{"scenario":"1941","rules":{{}},"charts":[{{"what":"a","new":"{long}"}}]}}"#);
        assert_eq!(path(&text), "charts[0]");
    }
}
