//! The typed calls.

use desert_fox::data::chart_set::{self, ChartSetReport, NamedCharts};
use desert_fox::data::chart_values::{self, ChartTables};
use desert_fox::data::overlay::ChartChange;
use desert_fox::data::roster::RosterUnit;
use desert_fox::model::preset::RuleSetChoice;
use desert_fox::query::board::answer::BoardAnswer;
use desert_fox::query::board::answering;
use desert_fox::query::board::query::BoardQuery;
use desert_fox::query::calls as game;
use desert_fox::query::catalogue;
use desert_fox::query::choice::{ChoiceReport, choose};
use desert_fox::query::combat::adjudicate;
use desert_fox::query::combat::query::CombatQuery;
use desert_fox::query::combat::report::{CombatReport, CombatStep};
use desert_fox::query::elimination::{self, EliminationQuery, EliminationReport};
use desert_fox::query::game::asking;
use desert_fox::query::game::query::GameQuery;
use desert_fox::query::game::report::GameAnswer;
use desert_fox::query::refit::{self, RefitQuery, RefitReport};
use serde::{Deserialize, Serialize};
use site::border::{give, read, read_text};
use site::{CopyState, Version, write_copy};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// Tells which engine this is.
#[wasm_bindgen]
pub fn version() -> Result<Ts<Version>, JsValue> {
    give(&Version { engine: env!("CARGO_PKG_VERSION"), build_id: option_env!("BUILD_ID").unwrap_or("dev") })
}

/// Every key of the game in `localStorage` begins so.
const STORAGE_PREFIX: &str = "desertfox:v1:";

/// Writes a text under a key of this page in `localStorage` and reads it back; it never throws.
#[wasm_bindgen(js_name = keepCopy)]
pub fn keep_copy(key: &str, text: &str) -> Result<Ts<CopyState>, JsValue> {
    give(&write_copy(STORAGE_PREFIX, key, text))
}

/// The named rule sets and the switches, each with its rulings.
#[wasm_bindgen(js_name = ruleSets)]
pub fn rule_sets() -> Result<Ts<catalogue::RuleSets>, JsValue> {
    give(&catalogue::rule_sets())
}

/// What a choice of rules amounts to, before a game begins with it: the switches that others bring along, or the two that
/// do not agree.
#[wasm_bindgen(js_name = chooseRules)]
pub fn choose_rules(choice: &Ts<RuleSetChoice>) -> Result<Ts<ChoiceReport>, JsValue> {
    give(&choose(&read(choice)?))
}

/// The scenarios, with what can be played among them.
#[wasm_bindgen]
pub fn scenarios() -> Result<Ts<catalogue::Scenarios>, JsValue> {
    give(&catalogue::scenarios())
}

/// Every counter.
#[derive(Serialize, Tsify)]
pub struct Roster {
    /// The counters, Germans first.
    pub units: &'static [RosterUnit],
}

/// The counters of the game with the values that the sources state.
#[wasm_bindgen]
pub fn roster() -> Result<Ts<Roster>, JsValue> {
    give(&Roster { units: desert_fox::data::roster::roster() })
}

/// The owner's own chart values.
#[derive(Serialize, Deserialize, Tsify)]
#[serde(deny_unknown_fields)]
pub struct ChartOverlay {
    /// The values, applied in order.
    pub changes: Vec<ChartChange>,
}

/// The combat charts with the provenance of each value, the owner's values over the shipped ones.
#[wasm_bindgen]
pub fn charts(overlay: &Ts<ChartOverlay>) -> Result<Ts<catalogue::ChartReport>, JsValue> {
    give(&catalogue::charts(&read(overlay)?.changes))
}

/// The owner's values, and places of the map that are asked for beside the reconstructed ones.
#[derive(Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OwnCharts {
    /// The values.
    pub changes: Vec<ChartChange>,
    /// Places such as `map/L2104/terrain`; those that do not exist are passed over.
    #[serde(default)]
    #[tsify(optional)]
    pub also: Vec<String>,
}

/// Every value that an owner's charts may set, with ours and its source, and the first that cannot be used.
#[wasm_bindgen(js_name = chartTables)]
pub fn chart_tables(own: &Ts<OwnCharts>) -> Result<Ts<ChartTables>, JsValue> {
    let OwnCharts { changes, also } = read(own)?;
    give(&chart_values::chart_tables(&changes, &also))
}

/// Charts of a name and values, with their check and the text of their file; or the first fault.
#[wasm_bindgen(js_name = makeCharts)]
pub fn make_charts(named: &Ts<NamedCharts>) -> Result<Ts<ChartSetReport>, JsValue> {
    give(&chart_set::make_charts(read(named)?))
}

/// The charts of a file; or the first fault in it with its place.
#[wasm_bindgen(js_name = readCharts)]
pub fn read_charts(text: &js_sys::JsString) -> Result<Ts<ChartSetReport>, JsValue> {
    give(&chart_set::report(chart_set::read(&read_text(text))))
}

/// The full report of a combat: every step, the chances of each die face, and the result as far as the answers go.
#[wasm_bindgen(js_name = adjudicateCombat)]
pub fn adjudicate_combat(query: &Ts<CombatQuery>) -> Result<Ts<CombatReport>, JsValue> {
    give(&adjudicate::adjudicate(&read(query)?))
}

/// A combat one decision at a time: what is asked next, or the result.
#[wasm_bindgen(js_name = stepCombat)]
pub fn step_combat(query: &Ts<CombatQuery>) -> Result<Ts<CombatStep>, JsValue> {
    give(&adjudicate::step(&read(query)?))
}

/// Several combats of one combat phase.
#[derive(Serialize, Deserialize, Tsify)]
#[serde(deny_unknown_fields)]
pub struct Combats {
    /// The combats.
    pub queries: Vec<CombatQuery>,
}

/// The order in which combats are resolved: illegal attacks first.
#[wasm_bindgen(js_name = orderCombats)]
pub fn order_combats(combats: &Ts<Combats>) -> Result<Ts<game::CombatOrder>, JsValue> {
    give(&game::order_combats(&read(combats)?.queries))
}

/// The box of an eliminated unit, or the die that decides.
#[wasm_bindgen(js_name = routeElimination)]
pub fn route_elimination(query: &Ts<EliminationQuery>) -> Result<Ts<EliminationReport>, JsValue> {
    give(&elimination::route_elimination(&read(query)?))
}

/// What a unit's disruption and supply allow: forced march and work on forts.
#[wasm_bindgen(js_name = checkUnit)]
pub fn check_unit(query: &Ts<game::UnitQuery>) -> Result<Ts<game::UnitReport>, JsValue> {
    give(&game::check_unit(&read(query)?))
}

/// A question about a position on the map: reach, moves, zones, supply, stacking, overruns and what else it may be asked.
#[wasm_bindgen(js_name = askBoard)]
pub fn ask_board(query: &Ts<BoardQuery>) -> Result<Ts<BoardAnswer>, JsValue> {
    give(&answering::ask(&read(query)?))
}

/// Orders in a situation of a game, with the dice they roll: what comes of them, and what may be ordered next.
#[wasm_bindgen(js_name = playGame)]
pub fn play_game(query: &Ts<GameQuery>) -> Result<Ts<GameAnswer>, JsValue> {
    give(&asking::play(&read(query)?))
}

/// What refitting a unit costs, in refit points.
#[wasm_bindgen(js_name = refitCost)]
pub fn refit_cost(query: &Ts<RefitQuery>) -> Result<Ts<RefitReport>, JsValue> {
    give(&refit::refit_cost(&read(query)?))
}
