//! What a game tells the page.

use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::query::game::{EntryView, FindingEntry, GameRefusal as Refusal, GameView};
use rommel_in_the_desert::record::Options;
use serde::Serialize;
use tsify::Tsify;

site::game_types!(entry: EntryView, event: FindingEntry, refusal: Refusal, options: Options, side: Side);

/// A game as it stands, or as it stood after some of its orders. `events` are those of the last order, or of the set-up
/// before the first.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TableView {
    /// What lies on the table, as far as the viewer may know it.
    #[serde(flatten)]
    pub game: GameView,
    /// Orders given so far.
    pub orders: u32,
    /// Orders before the current player-turn, or before the last one that has any.
    pub turn_begins: u32,
    /// The players roll their own dice.
    pub entered: bool,
}
