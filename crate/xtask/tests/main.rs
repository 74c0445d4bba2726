//! The checks of the sources, in one program.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

mod common;
mod compile;
mod identifiers;
mod imports;
mod lengths;
mod programs;
mod shared_words;
