//! What a game is played by: scenario, rules, map, tables and schedules, chosen once and never changed.

use std::borrow::Cow;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::data::board::Board;
use crate::data::calendar::Calendar;
use crate::data::chart_set::{ChartsName, check_of};
use crate::data::charts::Charts;
use crate::data::overlay::ChartChange;
use crate::data::overlays::{Overlaid, bad_overlay, overlays_of};
use crate::data::scenario::{self, Scenario};
use crate::data::schedule::Schedule;
use crate::data::tables::Tables;
use crate::model::defaults::is_default;
use crate::model::preset::RuleSetChoice;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::RuleSet;
use crate::state::counters::{Counter, UnitId, counters_of};

/// What the players choose before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Options {
    /// The scenario's id.
    pub scenario: String,
    /// An earlier revision of the scenario, of a game that began with it; none for the latest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub scenario_revision: Option<u16>,
    /// The rules in force.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub rules: RuleSetChoice,
    /// The owner's values over the shipped ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub charts: Vec<ChartChange>,
    /// Name and check of the owner's charts that these values are; a record then tells these and keeps the values to itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub own_charts: Option<ChartsName>,
}

impl Options {
    /// A scenario by the usual rules.
    pub fn of(scenario: &str) -> Self {
        Self {
            scenario: scenario.to_owned(),
            scenario_revision: None,
            rules: RuleSetChoice::default(),
            charts: Vec::new(),
            own_charts: None,
        }
    }

    /// The same in a revision of the scenario.
    #[must_use]
    pub fn revised(self, revision: u16) -> Self {
        let latest = scenario::by_id(&self.scenario).map(|scenario| scenario.revision);
        Self { scenario_revision: Some(revision).filter(|revision| Some(*revision) != latest), ..self }
    }

    /// Gives the values of the owner's charts to choices that only name them.
    pub fn supply(&mut self, charts: &[ChartChange]) {
        if self.own_charts.is_some() && self.charts.is_empty() {
            self.charts = charts.to_vec();
        }
    }

    /// The scenario as shipped.
    ///
    /// Errors: an unknown scenario or revision.
    fn shipped_scenario(&self) -> Result<&'static Scenario, Vec<Refusal>> {
        let known = scenario::by_id(&self.scenario).is_some();
        scenario::of_revision(&self.scenario, self.scenario_revision).ok_or_else(|| {
            let refused = |path: &str| Refusal::at(RefusalCode::UnknownScenario, path);
            vec![match self.scenario_revision.filter(|_| known) {
                Some(revision) => refused("scenarioRevision").found(revision),
                None => refused("scenario").found(&self.scenario),
            }]
        })
    }

    /// Whether the values are those of the charts named.
    ///
    /// Errors: the charts that are needed, by name and check.
    ///
    /// Cases: 11.7 · Rulings: H090
    fn check_own_charts(&self) -> Result<(), Vec<Refusal>> {
        let Some(own) = self.own_charts.as_ref().filter(|own| own.check != check_of(&self.charts)) else {
            return Ok(());
        };
        let code = if self.charts.is_empty() { RefusalCode::ChartsNeeded } else { RefusalCode::ChartsOther };
        Err(vec![Refusal::at(code, "ownCharts").unit(&own.name).found(&own.check)])
    }
}

/// Everything that a game is played by.
#[derive(Clone, Debug)]
pub struct GameConfig {
    /// The scenario.
    pub scenario: Arc<Scenario>,
    /// The rules in force.
    pub rules: RuleSet,
    /// The same as chosen.
    pub choice: RuleSetChoice,
    /// The map.
    pub board: Cow<'static, Board>,
    /// The tables of the board.
    pub tables: Cow<'static, Tables>,
    /// The combat charts.
    pub charts: Cow<'static, Charts>,
    /// The tables by game-turn.
    pub calendar: Cow<'static, Calendar>,
    /// Who comes and goes when.
    pub schedule: Schedule,
    /// The counters, by number.
    pub counters: Cow<'static, [Counter]>,
}

impl GameConfig {
    /// The configuration of a game.
    ///
    /// Errors: an unknown scenario; a chart value that does not fit; a withdrawal beyond those that a game can settle.
    ///
    /// Rulings: R050, H007
    pub fn new(options: &Options) -> Result<Self, Vec<Refusal>> {
        let shipped = options.shipped_scenario()?;
        options.check_own_charts()?;
        let Overlaid { board, tables, charts, calendar, roster, scenarios, .. } =
            overlays_of(&options.charts, Some(shipped))?;
        let own = scenarios.into_iter().find(|scenario| scenario.id == shipped.id);
        let scenario = Arc::new(own.unwrap_or_else(|| shipped.clone()));
        let rules = options.rules.rules();
        let schedule = Schedule::of(&calendar, &rules, &scenario);
        if !schedule.can_be_settled() {
            return Err(vec![bad_overlay(scenario::too_many_withdrawals(&options.charts))]);
        }
        let counters = counters_of(&roster, &rules);
        Ok(Self { scenario, rules, choice: options.rules, board, tables, charts, calendar, schedule, counters })
    }

    /// A counter with the values of this game.
    #[inline]
    pub fn counter(&self, id: UnitId) -> &Counter {
        &self.counters[id.index()]
    }
}
