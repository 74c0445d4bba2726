//! What a game is played by: scenario, rules, map, tables and schedules, chosen once and never changed.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::calendar::{Calendar, Schedule};
use crate::charts::Charts;
use crate::combat::query::is_usual;
use crate::overlay::ChartChange;
use crate::position::overlays::{Overlaid, overlays};
use crate::refusal::{Refusal, RefusalCode};
use crate::rules::{RuleSet, RuleSetChoice};
use crate::scenario::{self, Scenario};
use crate::tables::Tables;

/// What the players choose before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Options {
    /// The scenario's id.
    pub scenario: String,
    /// The rules in force.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub rules: RuleSetChoice,
    /// The owner's values over the shipped ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub charts: Vec<ChartChange>,
}

impl Options {
    /// A scenario by the usual rules.
    pub fn of(scenario: &str) -> Self {
        Self { scenario: scenario.to_owned(), rules: RuleSetChoice::default(), charts: Vec::new() }
    }
}

/// Everything that a game is played by.
#[derive(Clone, Debug)]
pub struct Book {
    /// The scenario.
    pub scenario: &'static Scenario,
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
}

impl Book {
    /// The book of a game.
    ///
    /// Errors: an unknown scenario, or one that cannot be played yet; a chart value that does not fit.
    ///
    /// Rulings: R050
    pub fn new(options: &Options) -> Result<Self, Vec<Refusal>> {
        let unknown = || vec![Refusal::at(RefusalCode::UnknownScenario, "scenario").found(&options.scenario)];
        let scenario = scenario::by_id(&options.scenario).filter(|scenario| scenario.playable).ok_or_else(unknown)?;
        let Overlaid { board, tables, charts, calendar, .. } = overlays(&options.charts)?;
        let rules = options.rules.rules();
        let schedule = Schedule::of(&calendar, &rules);
        Ok(Self { scenario, rules, choice: options.rules, board, tables, charts, calendar, schedule })
    }
}
