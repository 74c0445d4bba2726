//! The rules of Rommel in the Desert, in layers. Each layer knows only those below it; `crate/xtask/tests/imports`
//! checks that.
//!
//! Case numbers are those of the rulebook of 1984, to which the errata refer. To find a rule by its case number look
//! into [`rules`] and [`procedure`].

// What the rules talk about: sides, types of units, codes of findings and refusals, the switches of a rule set.
pub mod model;
// Values as printed or reconstructed, with their provenance.
pub mod data;
// Units on the map, indexed for queries.
pub mod position;
// The state of a game.
pub mod state;
// The rules as functions of a position, with their findings.
pub mod rules;
// The context in which an order is carried out.
pub mod turn;
// What the players do in each phase of a turn.
pub mod procedure;
// The sequence of play, the dispatch of orders, the list of legal orders.
pub mod game;
// A game as its record.
pub mod record;
// What the page and the command ask, and the answers.
pub mod query;
// The scripted opponent.
pub mod opponent;
// What the analyst says of a game.
pub mod analyst;
// Random play for tests.
#[cfg(feature = "random")]
pub mod random;
