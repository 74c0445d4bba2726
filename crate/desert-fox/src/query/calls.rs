//! The calls that a program may make, the same for the page, the command and the case files.

use serde::{Deserialize, Serialize};

use crate::data::chart_set::{ChartSetReport, NamedCharts, make_charts};
use crate::data::overlay::ChartChange;
use crate::data::roster::{RosterUnit, roster};
use crate::model::preset::RuleSetChoice;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::query::board::answer::BoardAnswer;
use crate::query::board::answering;
use crate::query::board::query::BoardQuery;
use crate::query::catalogue::{ChartReport, RuleSets, charts, rule_sets};
use crate::query::choice::{ChoiceReport, choose};
use crate::query::combat::adjudicate;
use crate::query::combat::query::CombatQuery;
use crate::query::combat::report::{CombatReport, CombatStep, Refused};
use crate::query::elimination::EliminationQuery;
use crate::query::elimination::EliminationReport;
use crate::query::elimination::route_elimination;
use crate::query::game::asking;
use crate::query::game::query::GameQuery;
use crate::query::game::report::GameAnswer;
use crate::query::refit::{RefitQuery, RefitReport, refit_cost};
use crate::rules::forts;
use crate::rules::movement;

/// A call with its query.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "call", content = "query", rename_all = "camelCase")]
pub enum Request {
    /// The full report of a combat.
    AdjudicateCombat(CombatQuery),
    /// A combat one decision at a time.
    StepCombat(CombatQuery),
    /// The order in which combats are resolved.
    OrderCombats(Vec<CombatQuery>),
    /// The box of an eliminated unit.
    RouteElimination(EliminationQuery),
    /// What a unit's state allows.
    CheckUnit(UnitQuery),
    /// A question about a position on the map.
    AskBoard(BoardQuery),
    /// Orders in a situation of a game.
    PlayGame(Box<GameQuery>),
    /// What refitting a unit costs.
    RefitCost(RefitQuery),
    /// The rule sets.
    RuleSets,
    /// The counters.
    Roster,
    /// The combat charts.
    Charts(Vec<ChartChange>),
    /// What a choice of rules amounts to.
    ChooseRules(RuleSetChoice),
    /// Charts of an owner, by a name and values.
    MakeCharts(NamedCharts),
}

/// The answer to a call.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "call", content = "answer", rename_all = "camelCase")]
pub enum Response {
    /// The full report of a combat.
    AdjudicateCombat(CombatReport),
    /// A combat one decision at a time.
    StepCombat(CombatStep),
    /// The order in which combats are resolved.
    OrderCombats(CombatOrder),
    /// The box of an eliminated unit.
    RouteElimination(EliminationReport),
    /// What a unit's state allows.
    CheckUnit(UnitReport),
    /// What the referee says about the position.
    AskBoard(BoardAnswer),
    /// What comes of the orders.
    PlayGame(GameAnswer),
    /// What refitting a unit costs.
    RefitCost(RefitReport),
    /// The rule sets.
    RuleSets(RuleSets),
    /// The counters.
    Roster(&'static [RosterUnit]),
    /// The combat charts.
    Charts(ChartReport),
    /// What a choice of rules amounts to.
    ChooseRules(ChoiceReport),
    /// Charts of an owner, by a name and values.
    MakeCharts(ChartSetReport),
}

/// Answers a call.
pub fn answer(request: &Request) -> Response {
    match request {
        Request::AdjudicateCombat(query) => Response::AdjudicateCombat(adjudicate::adjudicate(query)),
        Request::StepCombat(query) => Response::StepCombat(adjudicate::step(query)),
        Request::OrderCombats(queries) => Response::OrderCombats(order_combats(queries)),
        Request::RouteElimination(query) => Response::RouteElimination(route_elimination(query)),
        Request::CheckUnit(query) => Response::CheckUnit(check_unit(query)),
        Request::AskBoard(query) => Response::AskBoard(answering::ask(query)),
        Request::PlayGame(query) => Response::PlayGame(asking::play(query)),
        Request::RefitCost(query) => Response::RefitCost(refit_cost(query)),
        Request::RuleSets => Response::RuleSets(rule_sets()),
        Request::Roster => Response::Roster(roster()),
        Request::Charts(changes) => Response::Charts(charts(changes)),
        Request::ChooseRules(choice) => Response::ChooseRules(choose(choice)),
        Request::MakeCharts(named) => Response::MakeCharts(make_charts(named.clone())),
    }
}

/// The order in which combats are resolved.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum CombatOrder {
    /// A combat may not be fought.
    Refused(Refused),
    /// The combats by index of the query, illegal attacks first.
    Order {
        /// In order of resolution.
        combats: Vec<OrderedCombat>,
    },
}

/// A combat in the order of resolution.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct OrderedCombat {
    /// Index in the query.
    pub combat: u32,
    /// An illegal attack.
    pub illegal: bool,
}

/// Puts combats in their order of resolution.
pub fn order_combats(queries: &[CombatQuery]) -> CombatOrder {
    match adjudicate::order(queries) {
        Ok(order) => {
            let combat = |(at, illegal): (usize, bool)| OrderedCombat { combat: at as u32, illegal };
            CombatOrder::Order { combats: order.into_iter().map(combat).collect() }
        }
        Err(refusals) => CombatOrder::Refused(Refused { refusals }),
    }
}

/// A unit's state, for what it allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UnitQuery {
    /// The rules in force.
    #[serde(default)]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub rules: RuleSetChoice,
    /// Carries a disrupted marker.
    pub disrupted: bool,
    /// In general supply.
    pub general_supply: bool,
}

/// What a unit's state allows; each refusal names its case.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct UnitReport {
    /// Building or improving a fort (14.1).
    pub fort_work: Permission,
    /// A forced march (8.7).
    pub forced_march: Permission,
}

/// Allowed, or refused by a rule.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Permission {
    /// Nothing in the unit's state bars it.
    pub allowed: bool,
    /// The rule that bars it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub refusal: Option<Refusal>,
}

impl Permission {
    fn of(result: Result<(), RefusalCode>, path: &str) -> Self {
        let refusal = result.err().map(|code| Refusal::at(code, path));
        Self { allowed: refusal.is_none(), refusal }
    }
}

/// What a unit's disruption and supply allow.
///
/// Cases: 8.71, 11.66, 14.14 · Rulings: R034, R046, R056, R062
pub fn check_unit(query: &UnitQuery) -> UnitReport {
    let rules = query.rules.rules();
    let fort_work = forts::may_work(query.disrupted, query.general_supply, &rules);
    UnitReport {
        fort_work: Permission::of(fort_work, "disrupted"),
        forced_march: Permission::of(movement::may_force_march(query.disrupted), "disrupted"),
    }
}
