//! Numbers from a seed, the same on every computer.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of random numbers.
pub struct Draw(ChaCha8Rng);

impl Draw {
    /// The stream of a seed: `ChaCha8` keyed with the seed's eight bytes, the lowest first, and zeros.
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number from 0 to `below` - 1, or 0.
    pub fn below(&mut self, below: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(below)) >> 32) as u32
    }

    /// A number between two others, both included.
    pub fn between(&mut self, low: u32, high: u32) -> u32 {
        low + self.below(high - low + 1)
    }

    /// True in this number of a hundred draws.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }
}
