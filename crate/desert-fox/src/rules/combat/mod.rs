//! Combat (11): the expanded combat procedure, from the situation to the last die.

// Terms that questions share.
pub mod terms;
// A combat: units, hexes and hexsides by index.
pub mod setup;
// The same, taken from a position.
pub mod from_map;
// Who may attack and who must be attacked (11.1).
pub mod duty;
// Decisions and dice.
pub mod script;
// The procedure.
pub mod resolve;
// Supply, strengths, odds, column (11.2 to 11.5).
pub mod opening;
// What the result does to each side (11.6).
pub mod results;
// The combat after the result, as it changes.
pub mod field;
// Retreats (11.62).
pub mod retreat;
// Advance after combat (11.69).
pub mod advance;
// Boxes and captured supply units.
pub mod settle;
// The chances of every face.
pub mod preview;
