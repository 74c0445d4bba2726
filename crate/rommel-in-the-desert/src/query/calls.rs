//! The calls that a program may make, the same for the page, the command and the case files.

use serde::{Deserialize, Serialize};

use crate::data::board::classify;
use crate::model::map::Hexside;
use crate::query::chances::{ChancesAnswer, ChancesQuery, chances};
use crate::query::position::{PositionAnswer, PositionQuery, ask};
use crate::query::scenario::{ScenarioAnswer, ScenarioQuery, play_scenario};
use crate::query::turn::{TurnAnswer, TurnQuery, play};

/// A call with its query.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "call", content = "query", rename_all = "camelCase")]
pub enum Request {
    /// A question about a position on the map.
    AskPosition(PositionQuery),
    /// Orders in a situation of a turn.
    PlayTurn(TurnQuery),
    /// Orders in a scenario, from its set-up or from a situation.
    PlayScenario(ScenarioQuery),
    /// The chances of a battle turn before it is fought.
    BattleChances(ChancesQuery),
    /// What a hexside counts as that a printed map covers in part.
    ClassifyHexside(HexsideQuery),
}

/// The answer to a call.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "call", content = "answer", rename_all = "camelCase")]
pub enum Response {
    /// What the referee says about the position.
    AskPosition(PositionAnswer),
    /// What comes of the orders.
    PlayTurn(TurnAnswer),
    /// What comes of them in the scenario.
    PlayScenario(ScenarioAnswer),
    /// The chances.
    BattleChances(ChancesAnswer),
    /// What the hexside counts as.
    ClassifyHexside(HexsideReport),
}

/// A hexside of a printed map.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HexsideQuery {
    /// What runs along it.
    pub feature: Hexside,
    /// How much of it is covered.
    pub percent_covered: u8,
}

/// What a hexside counts as.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HexsideReport {
    /// The terrain of the hexside.
    pub terrain: Hexside,
}

/// Answers a call.
pub fn answer(request: &Request) -> Response {
    match request {
        Request::AskPosition(query) => Response::AskPosition(ask(query)),
        Request::PlayTurn(query) => Response::PlayTurn(play(query)),
        Request::PlayScenario(query) => Response::PlayScenario(play_scenario(query)),
        Request::BattleChances(query) => Response::BattleChances(chances(query)),
        Request::ClassifyHexside(query) => {
            Response::ClassifyHexside(HexsideReport { terrain: classify(query.feature, query.percent_covered) })
        }
    }
}
