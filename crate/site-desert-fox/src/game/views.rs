//! What a game tells the page.

use desert_fox::data::chart_set::ChartsName;
use desert_fox::model::points::Points;
use desert_fox::model::refusal::Refusal;
use desert_fox::model::units::Side;
use desert_fox::query::game::journal::OrderTold;
use desert_fox::query::game::report::{EventView, GameView};
use desert_fox::turn::config::Options;
use serde::Serialize;
use tsify::Tsify;

site::game_types!(entry: OrderTold, event: EventView, refusal: Refusal, options: Options, side: Side);

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
    /// Orders before the current player-turn, or before the last one that has any.
    pub turn_begins: u32,
    /// The players roll their own dice.
    pub entered: bool,
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
