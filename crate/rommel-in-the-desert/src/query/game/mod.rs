//! What a game of Rommel in the Desert shows to whom.

// How a game stands.
mod view;
// Orders and what they brought about, as far as a viewer may know it.
mod entry;
// Orders, as far as a viewer may know them.
mod order_view;
// What is hidden in findings and orders.
mod hidden;
// Names of blocks for a viewer.
mod piles;
// Why an order is refused.
mod refusal;
// Orders and findings in words.
mod words;
// Questions about a game as it stands.
mod ask;
// The transcript.
mod transcript;
// The trait of the record.
mod rommel_views;

pub use ask::{GameAnswer, GameQuestion, ask_game};
pub use entry::{EntryView, FindingEntry};
pub(in crate::query) use hidden::knows;
pub use hidden::may_be_told;
pub use order_view::{OrderView, PileBuildup, PileOrder, PileSetUp};
pub use piles::BlockName;
pub use refusal::GameRefusal;
pub use view::{BlockView, GameView, HandView, game_view};
