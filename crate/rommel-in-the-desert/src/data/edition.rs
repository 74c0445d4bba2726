//! All values and rules by which a game is played.

use crate::data::board::Board;
use crate::data::charts::Charts;
use crate::data::numbers::Numbers;
use crate::data::scenario::Scenario;
use crate::model::rule_set::RuleSet;
use crate::model::scenario::ScenarioId;

/// The board, the values and the rule set of a game.
#[derive(Clone, Copy, Debug)]
pub struct Edition<'a> {
    /// The board.
    pub board: &'a Board,
    /// The numbers.
    pub numbers: &'a Numbers,
    /// Numbers, blocks and scenarios.
    pub charts: &'a Charts,
    /// The rules in force.
    pub rules: RuleSet,
}

impl Edition<'static> {
    /// Everything as shipped.
    pub fn shipped() -> Self {
        Edition::of(Charts::shipped(), RuleSet::default())
    }

    /// Everything as shipped, with other rules.
    pub fn with(rules: RuleSet) -> Self {
        Self { rules, ..Self::shipped() }
    }
}

impl<'a> Edition<'a> {
    /// The board and the values of charts.
    pub fn of(charts: &'a Charts, rules: RuleSet) -> Self {
        Self { board: &charts.board, numbers: &charts.numbers, charts, rules }
    }

    /// A scenario.
    pub fn scenario(&self, id: ScenarioId) -> &'a Scenario {
        &self.charts.scenarios[id.index()]
    }
}
