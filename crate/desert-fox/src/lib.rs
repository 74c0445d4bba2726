//! The rules of Desert Fox, in layers. Each layer knows only those below it; `crate/xtask/tests/imports` checks that.
//!
//! To find a rule by its case number look into [`rules`] and [`procedure`]: both list their files in the order of the rulebook.

// What the rules talk about: sides, types of units, codes of findings and refusals, the switches of a rule set.
pub mod model;
// Values as printed, with their provenance, and the values of an owner in place of them.
pub mod data;
// Units on the map, indexed for queries.
pub mod position;
// The state of a game, its orders and its events.
pub mod state;
// The rules as functions of a position or a combat, with their findings.
pub mod rules;
// The context in which an order is carried out, and what is cached between orders.
pub mod turn;
// What the players do in each phase.
pub mod procedure;
// The sequence of play, the orders, and the list of legal ones.
pub mod game;
// A game as its record: saves, links, replay, undo, transcript.
pub mod record;
// Questions of the page and the command, and their answers.
pub mod query;
// The computer player.
#[cfg(feature = "opponent")]
pub mod opponent;
// What the position offers and threatens, and what luck has done, for people.
#[cfg(feature = "opponent")]
pub mod analyst;
// Random combats, positions and games for tests.
#[cfg(feature = "random")]
pub mod random;
