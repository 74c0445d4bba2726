//! Values as printed, with their provenance, and the values of an owner in place of them.

// The map.
pub mod board;
// The counters.
pub mod roster;
// A counter that a question describes.
pub mod counter;
// The tables of the map: costs, ranges, limits.
pub mod tables;
// The combat charts.
pub mod charts;
pub mod chart_data;
// The turn record track, and the tables and schedules by game-turn.
pub mod calendar;
// The scenarios.
pub mod scenario;
// Reinforcements and withdrawals of a scenario under a rule set.
pub mod schedule;
// One value of an owner.
pub mod overlay;
// All of them, sorted to what they change.
pub mod overlays;
// The values that an owner may enter.
pub mod chart_values;
// Files of an owner’s values.
pub mod chart_set;

// The rulings.
pub mod ledger;
