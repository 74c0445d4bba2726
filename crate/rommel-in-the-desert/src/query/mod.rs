//! What the page and the command ask, and the answers.

// The calls that a program may make.
pub mod calls;
// Switches, scenarios, blocks and values.
pub mod catalogue;
// A question about a position, and its answer.
pub mod position;
// Orders in a situation of a turn, and what comes of them.
pub mod turn;
// Orders in a scenario: set-up, Buildups and turns.
pub mod scenario;
// Chances of a battle turn before it is fought.
pub mod chances;
// What a game shows to whom.
pub mod game;
// The charts by which a query is answered.
mod own_charts;
// Why a query cannot be answered.
mod fault;
// Findings and refusals by the names of units and hexes.
pub mod views;

use referee::cases::UnitWords;

/// What units are called in queries, for case files in words.
pub const UNIT_WORDS: UnitWords = UnitWords { id: "unit", place: |_| "hex", nations: &[] };
