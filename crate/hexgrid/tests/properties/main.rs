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

/// The seeds of this run: ten thousand from 0 on where `TEST_LONG` is set, otherwise two thousand from `TEST_SEED` on.
fn chosen() -> Range<u64> {
    if std::env::var_os("TEST_LONG").is_some() {
        return 0..10_000;
    }
    let first = std::env::var("TEST_SEED").map_or(0, |text| text.parse().unwrap());
    first..first + 2_000
}

/// Calls a check with every seed of the range.
fn each(seeds: Range<u64>, mut check: impl FnMut(u64)) {
    for seed in seeds {
        let seed = Seed(seed);
        check(seed.0);
    }
}
