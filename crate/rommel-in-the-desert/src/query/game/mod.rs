//! What a game of Rommel in the Desert shows to whom.

// How a game stands.
mod view;
// Orders and what they brought about, as far as a viewer may know it.
mod entry;
// What is hidden in findings and orders.
mod hidden;
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
pub use entry::{EntryView, FindingEntry, OrderView};
pub(in crate::query) use hidden::knows;
pub use refusal::GameRefusal;
pub use view::{BlockView, GameView, HandView, game_view};
