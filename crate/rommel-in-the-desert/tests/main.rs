//! The tests of the rules from outside, in one program.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

mod analyst;
mod ask_game;
mod chances;
mod chances_in_game;
mod common;
mod conformance;
mod corpus;
mod fire_dice;
mod following;
mod frozen;
mod golden;
mod hidden;
mod imagined;
mod last_month;
mod levels;
mod own_charts;
mod random_games;
mod revisions;
mod rulings;
mod schema;
mod supply_trace;
