//! What a game tells the page.

use desert_fox::data::chart_set::ChartsName;
use desert_fox::model::points::Points;
use desert_fox::model::refusal::Refusal;
use desert_fox::query::game::journal::OrderTold;
use desert_fox::query::game::report::{EventView, GameView};
use desert_fox::record::Older;
use desert_fox::turn::config::Options;
use referee::{RulingId, Seed};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// How a game begins.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GameStart {
    /// What the players choose.
    pub options: Options,
    /// Where the dice come from; a fresh seed by default.
    #[serde(default)]
    #[tsify(optional)]
    pub dice: DiceChoice,
}

referee::tagged! {
    [deny_unknown_fields]
    /// Where the dice of a game come from.
    #[derive(Default, Tsify)]
    #[serde(rename_all = "camelCase", tag = "kind")]
    pub enum DiceChoice {
        /// From a seed that the browser's own randomness gives.
        #[default]
        Fresh,
        /// From a given seed.
        Seed {
            /// 32 hex digits.
            #[tsify(type = "string")]
            seed: Seed,
        },
        /// The players roll their own dice and tell their faces with each order.
        Entered,
    }
}

/// A game as it stands, or as it stood after some of its orders. `events` and `findings` are those of the last order, or of
/// the set-up before the first.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TableView {
    /// What lies on the table.
    #[serde(flatten)]
    pub game: GameView,
    /// The scenario's id.
    pub scenario: String,
    /// Name and check of the owner's charts that the game is played with.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub own_charts: Option<ChartsName>,
    /// Orders given so far.
    pub orders: u32,
    /// Orders before the player-turn at hand, or before the last one that has any.
    pub turn_begins: u32,
    /// The players roll their own dice.
    pub entered: bool,
}

/// What becomes of an order.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum GivenOrder {
    /// It was carried out.
    Given(Box<OrderTold>),
    /// It may not be given, and nothing has changed. The code `die-missing` asks for one more face.
    Refused {
        /// The rule against it.
        refusal: Refusal,
    },
}

/// Whether an order may be given.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum OrderCheck {
    /// It may; whether its dice let it end well is not foreseen.
    Allowed,
    /// It may not.
    Refused {
        /// The rule against it.
        refusal: Refusal,
    },
}

/// Whether an order can be taken back or given again.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum UndoCheck {
    /// It can, or it was.
    Allowed,
    /// It cannot, and nothing has changed.
    Barred {
        /// `nothing`, `die`, `side` or `received`: why the last order stays.
        reason: &'static str,
    },
}

/// Orders with what they brought about.
#[derive(Serialize, Tsify)]
pub struct Journal {
    /// The orders, in order.
    pub orders: Vec<OrderTold>,
}

/// What happened before the first order.
#[derive(Serialize, Tsify)]
pub struct Opening {
    /// In order.
    pub events: Vec<EventView>,
}

/// A way of a unit.
#[derive(Serialize, Tsify)]
pub struct PathView {
    /// As an order writes it, such as `"e ne e"`.
    pub path: String,
    /// The hexes on it, that of the unit first.
    pub hexes: Vec<String>,
    /// Movement points of the whole way, those spent before it not included.
    pub cost: Points,
}

/// A record made by older rules, which follows by those of today only in part.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct OlderRecord {
    /// The revision of the rules that it was made by.
    pub rules: u16,
    /// The revision of its scenario likewise.
    pub scenario: u16,
    /// Whether the scenario changed since.
    pub scenario_changed: bool,
    /// The rulings that changed since, such as `H080`, in the order of the ledger.
    pub changed: Vec<RulingId>,
    /// Its orders.
    pub orders: u32,
    /// The first of them that follow: those of the game that `loadAsFar` gives.
    pub at: u32,
    /// Orders before the last checkpoint that agreed, 0 where none did; absent where none was compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agreed: Option<u32>,
}

impl OlderRecord {
    /// Puts it in the page's words.
    pub fn of(older: &Older) -> Self {
        let Older { made, changed, scenario, orders, at, agreed, .. } = older;
        Self {
            rules: made.rules,
            scenario: made.scenario,
            scenario_changed: *scenario,
            changed: changed.clone(),
            orders: *orders as u32,
            at: *at as u32,
            agreed: agreed.map(|agreed| agreed as u32),
        }
    }
}

/// The proof of a game: it is played again from its first order.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum GameProof {
    /// Every order was legal and every die its own.
    Follows {
        /// Its orders.
        orders: u32,
        /// The hash of its last state, 64 hex digits.
        state: String,
    },
    /// Something does not follow.
    Fault {
        /// Stable name of the fault.
        code: &'static str,
        /// A sentence.
        message: String,
        /// The first order that does not follow, counted from 0.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[tsify(optional)]
        order: Option<u32>,
    },
}
