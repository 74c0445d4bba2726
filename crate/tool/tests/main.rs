//! The tests of the command line, in one program.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

mod advice;
mod cli;
mod common;
mod games;
mod ledger;
mod robustness;
mod rommel;
mod rommel_questions;
