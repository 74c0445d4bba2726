//! What the rules talk about. Nothing here knows the map, a counter or a game.

// Sides, nations, types of units, terrain.
pub mod units;
// Movement points in halves.
pub mod points;
// Kinds of moves, transports, acts of supply units, steps of refit.
pub mod acts;
// Combat odds.
pub mod odds;
// Results in the notation of the combat results table.
pub mod combat_result;
// The switches of a rule set.
pub mod rule_set;
// The published editions as rule sets.
pub mod preset;
// Findings of a combat.
pub mod finding;
// Findings on the map.
pub mod note;
// Why something may not be done: the codes, and a refusal with its place.
pub mod refusal_code;
pub mod refusal;
pub mod defaults;
