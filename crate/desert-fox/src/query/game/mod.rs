//! Orders in a situation of a game, and everything that a program asks of a game.

// The question.
pub mod query;
// The situation.
pub mod snapshot;
// One question in, one answer out.
pub mod asking;
// The map of a game.
pub mod board;
// The report on a combat that might be fought.
pub mod preview;
// The views.
pub mod report;
// Events and findings as views.
pub mod to_view;
// Orders of the journal.
pub mod journal;
// What wins the game, and how it stands.
pub mod objectives;
// The turn record track.
pub mod track;
// The game in numbers.
pub mod series;

#[cfg(test)]
mod overrun_tests;
#[cfg(test)]
mod preview_tests;
