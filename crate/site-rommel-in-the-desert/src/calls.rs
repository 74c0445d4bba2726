//! The typed calls.

use rommel_in_the_desert::data::board::classify;
use rommel_in_the_desert::query::calls::{HexsideQuery, HexsideReport};
use rommel_in_the_desert::query::catalogue::{self, ChartReport, OwnCharts, Roster, Scenarios, Switches};
use rommel_in_the_desert::query::chances::{ChancesAnswer, ChancesQuery, chances};
use rommel_in_the_desert::query::position::{PositionAnswer, PositionQuery, ask};
use rommel_in_the_desert::query::scenario::{self, ScenarioAnswer, ScenarioQuery};
use rommel_in_the_desert::query::turn::{TurnAnswer, TurnQuery, play};
use site::border::{give, read};
use site::{CopyState, Version, write_copy};
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// Tells which engine this is.
#[wasm_bindgen]
pub fn version() -> Result<Ts<Version>, JsValue> {
    give(&Version { engine: env!("CARGO_PKG_VERSION"), build_id: option_env!("BUILD_ID").unwrap_or("dev") })
}

/// Every key of the game in `localStorage` begins so.
const STORAGE_PREFIX: &str = "rommelinthedesert:v1:";

/// Writes a text under a key of this game in `localStorage` and reads it back; it never throws.
#[wasm_bindgen(js_name = keepCopy)]
pub fn keep_copy(key: &str, text: &str) -> Result<Ts<CopyState>, JsValue> {
    give(&write_copy(STORAGE_PREFIX, key, text))
}

/// The switches of the rule set, each with its rulings; `rulings.json` has their texts.
#[wasm_bindgen]
pub fn switches() -> Result<Ts<Switches>, JsValue> {
    give(&catalogue::switches())
}

/// The scenarios with the values that are shipped.
#[wasm_bindgen]
pub fn scenarios() -> Result<Ts<Scenarios>, JsValue> {
    give(&catalogue::scenarios())
}

/// The 100 blocks with the values that are shipped.
#[wasm_bindgen]
pub fn roster() -> Result<Ts<Roster>, JsValue> {
    give(&catalogue::blocks())
}

/// Every value of the charts with its provenance, the owner's values in place of ours; or the first of these that cannot
/// be used.
#[wasm_bindgen]
pub fn charts(own: &Ts<OwnCharts>) -> Result<Ts<ChartReport>, JsValue> {
    give(&catalogue::charts(&read(own)?))
}

/// A question about a position on the map: hexes and hexsides, supply and its lines, moves, withdrawals, fires.
#[wasm_bindgen(js_name = askPosition)]
pub fn ask_position(query: &Ts<PositionQuery>) -> Result<Ts<PositionAnswer>, JsValue> {
    give(&ask(&read(query)?))
}

/// The chances of a battle turn of a position before it is fought, for the target types stated; the others are chosen as
/// the scripted opponent chooses.
#[wasm_bindgen(js_name = battleChances)]
pub fn battle_chances(query: &Ts<ChancesQuery>) -> Result<Ts<ChancesAnswer>, JsValue> {
    give(&chances(&read(query)?))
}

/// Orders in a situation of a turn, with the dice they roll: what comes of them, and what may be ordered next.
#[wasm_bindgen(js_name = playTurn)]
pub fn play_turn(query: &Ts<TurnQuery>) -> Result<Ts<TurnAnswer>, JsValue> {
    give(&play(&read(query)?))
}

/// Orders in a scenario, from its set-up or from a situation, with the dice they roll.
#[wasm_bindgen(js_name = playScenario)]
pub fn play_scenario(query: &Ts<ScenarioQuery>) -> Result<Ts<ScenarioAnswer>, JsValue> {
    give(&scenario::play_scenario(&read(query)?))
}

/// What a hexside counts as that a printed map covers in part.
#[wasm_bindgen(js_name = classifyHexside)]
pub fn classify_hexside(query: &Ts<HexsideQuery>) -> Result<Ts<HexsideReport>, JsValue> {
    let HexsideQuery { feature, percent_covered } = read(query)?;
    give(&HexsideReport { terrain: classify(feature, percent_covered) })
}
