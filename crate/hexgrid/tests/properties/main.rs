//! What holds for every board, tried on thousands of random ones, with the searches of another library to compare with. A
//! failing test prints the seed of its board.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

mod board;
mod draw;
mod geometry;
mod reach;
mod trace;

use std::ops::Range;
use std::thread::panicking;

/// Tells the seed of a check that fails.
struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if panicking() {
            eprintln!("failing seed: {}", self.0);
        }
    }
}

/// Calls a check with every seed of the range.
fn each(seeds: Range<u64>, mut check: impl FnMut(u64)) {
    for seed in seeds {
        let seed = Seed(seed);
        check(seed.0);
    }
}
