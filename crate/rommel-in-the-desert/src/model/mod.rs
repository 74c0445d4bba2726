//! What the rules talk about, without any behaviour of the game.

// Sides and nations, types of units, blocks by number.
pub mod units;
// Hexsides, roads and countries.
pub mod map;
// Where a value comes from.
pub mod provenance;
// The scenarios by their keys.
pub mod scenario;
// Turn options and what they allow.
pub mod turn_option;
// How a scenario ends.
pub mod outcome;
// The switches of a rule set.
pub mod rule_set;
// Codes of findings with their cases and rulings.
pub mod finding;
// Codes of refusals.
pub mod refusal;
// Refusals in words.
mod refusal_texts;
