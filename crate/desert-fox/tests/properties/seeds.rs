//! Runs a check for many seeds and prints the one at which it fails.

use std::ops::Range;
use std::thread::panicking;

struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if panicking() {
            eprintln!("failing seed: {}", self.0);
        }
    }
}

/// Calls `check` with every seed of the range.
pub fn each(seeds: Range<u64>, mut check: impl FnMut(u64)) {
    for seed in seeds {
        let seed = Seed(seed);
        check(seed.0);
    }
}
