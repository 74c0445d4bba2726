//! Orders in a scenario: set-up, Buildups and turns, and what comes of them.

// The situation in which a query begins.
mod situation;
// The state for an answer.
mod view;

pub use situation::{HiddenMine, Situation, Start};
pub use view::{MineView, ScenarioView};

use referee::Viewer;
use serde::{Deserialize, Serialize};

use crate::data::charts::ChartChange;
use crate::data::edition::Edition;
use crate::model::finding::Findings;
use crate::model::rule_set::RuleSet;
use crate::model::scenario::ScenarioId;
use crate::model::units::Side;
use crate::query::fault::Fault;
use crate::query::game::{GameView, game_view};
use crate::query::own_charts::own_charts;
use crate::query::turn::{GivenOrder, give};
use crate::query::views::RefusalView;

/// A scenario, where in it the orders begin, and the orders.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ScenarioQuery {
    /// The rules in force.
    #[serde(default)]
    pub rules: RuleSet,
    /// An owner's values.
    #[serde(default)]
    pub charts: Vec<ChartChange>,
    /// The scenario.
    pub scenario: ScenarioId,
    /// Where the orders begin.
    #[serde(default)]
    pub start: Start,
    /// The dice and cards that are drawn before the first order.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// The orders.
    #[serde(default)]
    #[cfg_attr(feature = "js", tsify(type = "OrderWithDice[]"))]
    pub orders: Vec<GivenOrder>,
    /// The player to whom the state is shown; without one the answer holds everything.
    #[serde(default)]
    pub viewer: Option<Side>,
}

/// What comes of the orders.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ScenarioAnswer {
    /// The situation cannot be set up.
    Refused {
        /// Why.
        refusal: RefusalView,
    },
    /// The state after the last order that was carried out.
    State(Box<ScenarioView>),
    /// The same for a player, or from the deal of the handles on: by handles, with everything that happened.
    Shown(Box<ShownState>),
}

/// A state of a game as a player sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShownState {
    /// The place in the list of an order that was refused; nothing after it was carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<usize>,
    /// How the game stands.
    #[serde(flatten)]
    pub game: GameView,
}

/// Carries out the orders of a query as far as they are legal.
pub fn play_scenario(query: &ScenarioQuery) -> ScenarioAnswer {
    let refused = |fault: Fault| ScenarioAnswer::Refused { refusal: fault.into() };
    let charts = match own_charts(&query.charts) {
        Ok(charts) => charts,
        Err(fault) => return refused(fault),
    };
    let edition = Edition::of(&charts, query.rules);
    let mut findings = Findings::new();
    let mut state = match situation::begin(edition, query, &mut findings) {
        Ok(state) => state,
        Err(fault) => return refused(fault),
    };
    let mut stopped = None;
    for (at, given) in query.orders.iter().enumerate() {
        match give(edition, &state, given, &mut findings) {
            Ok(next) => state = next,
            Err(fault) => {
                stopped = Some((at, fault.into()));
                break;
            }
        }
    }
    if query.viewer.is_none() && !matches!(query.start, Start::Deal) {
        return ScenarioAnswer::State(Box::new(view::view(edition, &state, stopped, &findings)));
    }
    let viewer = query.viewer.map_or(Viewer::Everybody, Viewer::Side);
    let refused = stopped.map(|(at, _)| at);
    ScenarioAnswer::Shown(Box::new(ShownState { refused, game: game_view(edition, &state, &findings, viewer) }))
}
