//! Whole games, watched order by order: everything is as it must be from the first order to the result.
//!
//! `cargo run -p tool -- play --random --check --games 2000` plays more of them.

#![allow(clippy::expect_used, reason = "a test may fail where it stands")]

mod behaviour;
mod doctored;
mod golden;
mod naive;
mod pairwise;
mod whole;
