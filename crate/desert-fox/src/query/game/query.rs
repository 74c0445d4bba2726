//! A game as it is asked about: a situation, the orders given in it and the dice they roll.

use serde::{Deserialize, Serialize};

use crate::data::overlay::ChartChange;
use crate::model::defaults::is_default;
use crate::model::preset::RuleSetChoice;
use crate::model::units::Side;
use crate::state::Phase;
use crate::state::order::Order;

/// Orders of one question at most.
pub const MOST_ORDERS: usize = 200;
/// Dice of one question at most.
pub const MOST_DICE: usize = 400;

/// A situation of a game and the orders given in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GameQuery {
    /// The scenario's id.
    pub scenario: String,
    /// The rules in force.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub rules: RuleSetChoice,
    /// The owner's values over the shipped ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub charts: Vec<ChartChange>,
    /// The situation; without it the start of the scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub given: Option<Snapshot>,
    /// The orders, in the order in which they are given; each by the player who decides then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional, type = "GameOrder[]"))]
    pub orders: Vec<Order>,
    /// The faces of the dice that the orders roll, in the order asked; all of them are to be rolled.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub dice: Vec<u8>,
    /// Lists what may be ordered after them.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub legal: bool,
}

/// What is different from the start of the scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Snapshot {
    /// No counter of the scenario is on the map or in a box but those named here.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub empty: bool,
    /// The game-turn; the scenario's first by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub turn: Option<u8>,
    /// Who has the first player-turn of the game-turn; the player of the scenario by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub first: Option<Side>,
    /// Whose player-turn it is; the first player's by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub phasing: Option<Side>,
    /// The phase that is entered, with all that happens by itself; the beginning of the game-turn by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional, type = "GamePhase"))]
    pub phase: Option<Phase>,
    /// Counters that are elsewhere or otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub units: Vec<GivenUnit>,
    /// Every fort.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub forts: Vec<GivenFort>,
    /// Ports that belong to another player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub ports: Vec<GivenPort>,
    /// Air points.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub air: BothAir,
    /// Refit points.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub refit: RefitPool,
    /// Victory points won on the way.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub points: BothPoints,
    /// The scheduled units whose withdrawal is settled; by default those of earlier game-turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub settled: Option<Vec<String>>,
    /// Railroad hexes repaired.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub repaired: u8,
    /// Tobruk has yielded its dump.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub dump_taken: bool,
    /// Malta has been invaded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub invasion: Option<GivenInvasion>,
    /// Rommel on the map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub rommel: Option<GivenRommel>,
}

/// Rommel on the map; what is not said of him is not so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GivenRommel {
    /// The printed number of his hex.
    pub hex: String,
    /// He has led a combat in this player-turn.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub led: bool,
    /// The hex whose units he has spared the die in this player-turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub spared: Option<String>,
}

/// The invasion of Malta.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GivenInvasion {
    /// The game-turn on which it was launched.
    pub turn: u8,
    /// Malta has fallen.
    pub fallen: bool,
    /// The units committed.
    pub units: Vec<String>,
}

/// A counter that is elsewhere or otherwise than at the start; what is not said of it is not so.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GivenUnit {
    /// The counter's name.
    pub id: String,
    /// The printed number of its hex, or `refitBox`, `destroyed`, `withdrawn`, `arriving`, `aside`.
    pub at: String,
    /// Shows its depleted side.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub depleted: bool,
    /// Carries a disrupted marker.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub disrupted: bool,
    /// A supply unit that shows its dump.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub dump: bool,
    /// A supply unit in the hands of the player whose counter it is not.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub taken: bool,
    /// A supply unit under a Captured marker.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub captured: bool,
    /// Has moved in this player-turn.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub moved: bool,
    /// Has fought in this player-turn.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub fought: bool,
    /// A reinforcement before the end of its first combat phase.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub fresh: bool,
    /// Under emergency supply.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub emergency: bool,
    /// Withdrawn by die: the game-turn on which it left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub since: Option<u8>,
    /// Withdrawn in place of this scheduled unit, whose return it will make.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub instead_of: Option<String>,
    /// A detachment formed by a unit on foot.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub on_foot: bool,
}

/// A fort.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GivenFort {
    /// The printed number of its hex.
    pub hex: String,
    /// Level 1 or 2.
    pub level: u8,
    /// Whose it is.
    pub side: Side,
    /// Built or improved in this player-turn.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub fresh: bool,
}

/// A port and its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GivenPort {
    /// The printed number of its hex.
    pub hex: String,
    /// Who held it last.
    pub side: Side,
}

/// Air points of both players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct BothAir {
    /// Of the Axis.
    #[cfg_attr(feature = "js", tsify(optional))]
    pub axis: AirPool,
    /// Of the Commonwealth.
    #[cfg_attr(feature = "js", tsify(optional))]
    pub commonwealth: AirPool,
}

/// Air points of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct AirPool {
    /// All that he has.
    #[cfg_attr(feature = "js", tsify(optional))]
    pub points: u8,
    /// Of those, on Malta.
    #[cfg_attr(feature = "js", tsify(optional))]
    pub malta: u8,
    /// Of those, committed in this player-turn.
    #[cfg_attr(feature = "js", tsify(optional))]
    pub used: u8,
}

/// Refit points of the nation groups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct RefitPool {
    /// German.
    #[cfg_attr(feature = "js", tsify(optional))]
    pub german: u8,
    /// Italian.
    #[cfg_attr(feature = "js", tsify(optional))]
    pub italian: u8,
    /// Commonwealth.
    #[cfg_attr(feature = "js", tsify(optional))]
    pub commonwealth: u8,
}

/// Victory points of both players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct BothPoints {
    /// Of the Axis.
    #[cfg_attr(feature = "js", tsify(optional))]
    pub axis: u8,
    /// Of the Commonwealth.
    #[cfg_attr(feature = "js", tsify(optional))]
    pub commonwealth: u8,
}

/// The form of an order for JavaScript.
#[cfg(feature = "js")]
#[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
const GAME_ORDER: &str = r#"
/** An order of the player who decides; a path is made of e, ne, nw, w, sw and se, such as `"e ne e"`. */
export type GameOrder =
    | "roll"
    | "done"
    | { place: { unit: string; hex: string } }
    | { withdraw: { due: string; units: string[] } }
    | { malta: { points: number } }
    | { raid: { points: number; supply: string[] } }
    | { move: { units: string[]; path: string } }
    | { forcedMarch: { units: string[]; path: string } }
    | { overrun: { units: string[]; hex: string } }
    | { transport: { units: string[]; by: Carrier; hex: string } }
    | { repair: { hexes: number } }
    | { emergency: { unit: string } }
    | { destroyDump: { dump: string; by: string } }
    | { react: { unit: string; path: string } }
    | { attack: { units: string[]; hexes: string[] } }
    | { revoke: { combat: number } }
    | { supply: { expend: string[]; combats: number[] } }
    | { fight: { combat: number } }
    | { answer: GameOrderAnswer }
    | { eliminate: { unit: string } }
    | { refit: { unit: string; step: RefitStep } }
    | { fort: { unit: string } }
    | { mode: { unit: string } }
    | { invade: { units: string[]; points: number; supply: string[] } }
    | { detach: { unit: string } }
    | { convert: { unit: string } }
    | { recover: { unit: string } }
    | { throughTobruk: { unit: string } }
    | { rommel: { hex: string } }
    | { standing: StandingOrders };

/** The answer to a decision within a combat or an overrun. */
export type GameOrderAnswer =
    | { row: { row: TerrainRow } }
    | { commit: { airPoints: number; naval: boolean } }
    | { shifts: { columns: number } }
    | { result: { number: number } }
    | { retreat: { unit: string } }
    | { retreatTo: { unit: string; hex: string } }
    | { stopInCity: { unit: string } }
    | { depleteInstead: { unit: string } }
    | { ignoreRetreat: { unit: string } }
    | { deplete: { unit: string } }
    | { advance: { unit: string; hex: string } }
    | "endAdvance"
    | { destroySupply: { unit: string } }
    | { captureSupply: { unit: string } }
    | { placeDump: { hex: string } }
    | { react: { unit: string; hex: string } }
    | { stay: { unit: string } };
"#;
