//! Questions of the page and the command, and their answers.

// Every call.
pub mod calls;
// A combat.
pub mod combat;
// A position.
pub mod board;
// A situation of a game.
pub mod game;
// What a game shows to a viewer.
mod views;
// The box of an eliminated unit.
pub mod elimination;
// What refitting costs.
pub mod refit;
// What a choice of rules amounts to.
pub mod choice;
// The rule sets and charts.
pub mod catalogue;

use referee::cases::UnitWords;

/// What units are called in queries, for case files in words.
pub const UNIT_WORDS: UnitWords = UnitWords {
    id: "id",
    place: |parent| if parent == "given" { "at" } else { "hex" },
    nations: &["german", "italian", "commonwealth"],
};
