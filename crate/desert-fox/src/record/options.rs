//! The choices before a game in the form that save files and links keep.
//!
//! # Stability
//! This form is frozen with schema 1: it names the rule set even when it is the usual one, so that another usual rule set
//! changes no old game. A later form gets structs of its own and a way from this one to it.

use referee::GameOptions;
use referee::json::{Node, ParseError, from_node, to_text};
use referee::record::Revisions;
use referee::record::terms::{ChartsNamed, Choices, RuleSetName, SwitchSet, ValueSet};
use serde::{Deserialize, Serialize};

use crate::data::chart_set::ChartsName;
use crate::data::chart_values::{OwnValue, own_values};
use crate::data::overlay::ChartChange;
use crate::data::overlay::LONGEST_TEXT;
use crate::data::overlay::MOST_CHANGES;
use crate::data::scenario;
use crate::model::defaults::is_default;
use crate::model::preset::{Preset, RuleSetChoice};
use crate::model::rule_set::{SWITCHES, Switches};
use crate::record::RULES_REVISION;
use crate::record::transcript::terms;
use crate::turn::config::Options;

/// The rules in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RulesV1 {
    /// The named rule set.
    pub preset: Preset,
    /// Switches set otherwise.
    #[serde(default, skip_serializing_if = "is_default")]
    pub switches: Switches,
}

/// The choices before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OptionsV1 {
    /// The scenario's id.
    pub scenario: String,
    /// The rules in force.
    pub rules: RulesV1,
    /// The owner's values over the shipped ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub charts: Vec<ChartChange>,
    /// Name and check of the owner's charts, in place of their values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_charts: Option<ChartsName>,
    /// The revision of the rules.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub rules_revision: u16,
    /// The revision of the scenario.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub scenario_revision: u16,
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
    /// Errors: the first text that is too long, or too many values of the owner.
    fn check(&self) -> Result<(), ParseError> {
        let long = |text: &str| text.chars().count() > LONGEST_TEXT;
        let fault = |path: String, message: String| Err(ParseError { path, message });
        for (revision, name) in [(self.rules_revision, "rulesRevision"), (self.scenario_revision, "scenarioRevision")] {
            if revision == 0 {
                return fault(name.to_owned(), "revisions count from 1".to_owned());
            }
        }
        if long(&self.scenario) {
            return fault("scenario".to_owned(), format!("a text of more than {LONGEST_TEXT} characters"));
        }
        if let Some(own) = &self.own_charts {
            if !own.is_sound() {
                return fault("ownCharts".to_owned(), "no name and check of charts".to_owned());
            }
            if !self.charts.is_empty() {
                return fault("charts".to_owned(), "values beside the charts that are named".to_owned());
            }
        }
        if self.charts.len() > MOST_CHANGES {
            return fault("charts".to_owned(), format!("more than {MOST_CHANGES} values"));
        }
        let wrong = |change: &ChartChange| {
            long(&change.what) || long(&change.new) || change.old.as_ref().is_some_and(|old| long(old))
        };
        match self.charts.iter().position(wrong) {
            Some(at) => fault(format!("charts[{at}]"), format!("a text of more than {LONGEST_TEXT} characters")),
            None => Ok(()),
        }
    }
}

impl GameOptions for Options {
    fn revisions(&self) -> Revisions {
        let shipped = scenario::of_revision(&self.scenario, self.scenario_revision);
        let scenario = shipped.map_or(1, |scenario| scenario.revision);
        Revisions { rules: RULES_REVISION, scenario }
    }

    fn choices(&self) -> Choices {
        let RuleSetChoice { preset, .. } = self.rules;
        let (rules, usual) = (self.rules.rules(), preset.rules());
        let switch = |field| {
            let (value, usual) = (rules.value(field)?, usual.value(field)?);
            (value != usual).then_some(SwitchSet { field, value, usual })
        };
        let value = |OwnValue { what, ours, own, .. }: OwnValue| {
            let value = own.filter(|own| *own != ours)?;
            Some(ValueSet { what, value, shipped: ours })
        };
        let charts = self.own_charts.as_ref();
        Choices {
            rule_set: RuleSetName { id: preset.id(), name: terms::preset(preset) },
            switches: SWITCHES.iter().filter_map(|known| switch(known.field)).collect(),
            charts: charts.map(|own| ChartsNamed { name: own.name.clone(), check: own.check.clone() }),
            values: own_values(&self.charts).into_iter().filter_map(value).collect(),
            latest_scenario: scenario::by_id(&self.scenario).map_or(1, |scenario| scenario.revision),
        }
    }

    fn write(&self, revisions: Revisions) -> String {
        let Revisions { rules: rules_revision, scenario: scenario_revision } = revisions;
        to_text(&OptionsV1 { rules_revision, scenario_revision, ..OptionsV1::from(self) })
    }

    fn read(json: &Node) -> Result<(Self, Revisions), ParseError> {
        let options: OptionsV1 = from_node(json)?;
        options.check()?;
        let revisions = Revisions { rules: options.rules_revision, scenario: options.scenario_revision };
        Ok((Self::from(options).revised(revisions.scenario), revisions))
    }
}

impl From<&Options> for OptionsV1 {
    fn from(options: &Options) -> Self {
        let RuleSetChoice { preset, switches } = options.rules;
        let rules = RulesV1 { preset, switches };
        let own_charts = options.own_charts.clone();
        let charts = if own_charts.is_some() { Vec::new() } else { options.charts.clone() };
        let scenario = options.scenario.clone();
        Self { scenario, rules, charts, own_charts, rules_revision: first(), scenario_revision: first() }
    }
}

impl From<OptionsV1> for Options {
    fn from(options: OptionsV1) -> Self {
        let RulesV1 { preset, switches } = options.rules;
        let rules = RuleSetChoice { preset, switches };
        let OptionsV1 { scenario, charts, own_charts, .. } = options;
        Self { scenario, scenario_revision: None, rules, charts, own_charts }
    }
}

#[cfg(test)]
mod tests {
    use referee::json::tree;

    use super::*;
    use crate::model::rule_set::AirPoints;

    const REVISED: Revisions = Revisions { rules: 2, scenario: 3 };

    fn read(text: &str) -> Result<(Options, Revisions), ParseError> {
        Options::read(&tree(text)?)
    }

    #[test]
    fn choices_are_read_as_they_were_written() {
        let mut options = Options::of("campaign");
        options.rules.preset = Preset::Johnson2019;
        options.rules.switches.air_points = Some(AirPoints::Unlimited);
        options.charts.push(ChartChange { what: "cities/Tobruk".to_owned(), old: None, new: "1".to_owned() });
        for revisions in [Revisions::default(), REVISED] {
            let revised = options.clone().revised(revisions.scenario);
            assert_eq!(read(&options.write(revisions)), Ok((revised, revisions)));
        }
    }

    #[test]
    fn a_record_goes_on_with_the_revision_of_the_scenario_that_it_names() {
        let of = |revision: u16| {
            let text = Options::of("operation-crusader").write(Revisions { scenario: revision, ..REVISED });
            read(&text).unwrap().0
        };
        let latest = scenario::by_id("operation-crusader").unwrap().revision;
        assert!(latest > 1, "an earlier one is shipped");
        assert_eq!((of(latest).scenario_revision, of(latest).revisions().scenario), (None, latest));
        assert_eq!((of(1).scenario_revision, of(1).revisions().scenario), (Some(1), 1));
        assert!(of(latest + 1).revisions().scenario <= latest, "a newer one is not known");
    }

    #[test]
    fn the_usual_rule_set_is_named_and_revisions_of_1_are_left_out() {
        let options = Options::of("race-for-tobruk");
        let usual = r#"{"scenario":"race-for-tobruk","rules":{"preset":"spi1981Errata"}"#;
        assert_eq!(options.write(Revisions::default()), format!("{usual}}}"));
        assert_eq!(options.write(REVISED), format!(r#"{usual},"rulesRevision":2,"scenarioRevision":3}}"#));
    }

    #[test]
    fn charts_of_the_owner_are_told_by_name_and_check_alone() {
        let mut options = Options::of("campaign");
        options.charts.push(ChartChange { what: "cities/Tobruk".to_owned(), old: None, new: "1".to_owned() });
        let check = crate::data::chart_set::check_of(&options.charts);
        options.own_charts = Some(ChartsName { name: "My copy".to_owned(), check });
        let text = options.write(REVISED);
        assert!(!text.contains("Tobruk"));
        let (mut back, _) = read(&text).unwrap();
        assert!(back.charts.is_empty());
        back.supply(&options.charts);
        assert_eq!(back, options.revised(REVISED.scenario));
    }

    #[test]
    fn values_beside_charts_that_are_named_and_a_check_that_is_none_are_refused() {
        let text = |own: &str| format!(r#"{{"scenario":"campaign","rules":{{"preset":"spi1981"}}{own}}}"#);
        let path = |own: &str| read(&text(own)).unwrap_err().path;
        let named = r#","ownCharts":{"name":"A","check":"0123456789abcdef"}"#;
        assert!(read(&text(named)).is_ok());
        assert_eq!(path(&format!(r#","charts":[{{"what":"cities/Tobruk","new":"1"}}]{named}"#)), "charts");
        assert_eq!(path(r#","ownCharts":{"name":"A","check":"0123"}"#), "ownCharts");
    }

    #[test]
    fn a_text_that_is_too_long_is_refused_at_its_place() {
        let change = |what: &str| ChartChange { what: what.to_owned(), old: None, new: "1".to_owned() };
        let mut options = Options::of("campaign");
        options.charts = vec![change("cities/Tobruk"), change(&"x".repeat(LONGEST_TEXT + 1))];
        assert_eq!(read(&options.write(REVISED)).unwrap_err().path, "charts[1]");
        options.charts = vec![change(&"½".repeat(LONGEST_TEXT))];
        assert!(read(&options.write(REVISED)).is_ok(), "characters count, not bytes");
    }
}
