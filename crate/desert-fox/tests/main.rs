//! The tests of the rules from outside, in one program.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

mod analyst;
mod board;
mod board_properties;
mod common;
mod conformance;
mod corpus;
mod games;
mod levels;
mod properties;
mod reach_in_games;
mod record;
mod rulings;
