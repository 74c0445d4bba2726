//! Numbers from a seed, the same on every computer.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of random numbers: `ChaCha8` keyed with the seed's eight bytes, the lowest first, and zeros.
#[derive(Clone, Debug)]
pub struct Draw(ChaCha8Rng);

impl Draw {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// A number from 0 to `below` - 1, or 0: the upper half of a 32-bit number times `below`, whose bias of at most
    /// `below` in four thousand million does no harm to a test.
    pub fn below(&mut self, below: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(below)) >> 32) as u32
    }

    /// True in this number of a hundred draws.
    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    /// One of a list that is not empty.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len() as u32) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::Draw;

    #[test]
    fn the_stream_of_a_seed_stays_as_it_is() {
        let mut draw = Draw::new(1);
        let numbers: Vec<u32> = (0..8).map(|_| draw.below(100)).collect();
        assert_eq!(numbers, [62, 38, 92, 29, 39, 79, 90, 91]);
    }

    #[test]
    fn every_number_below_the_limit_comes_up() {
        let mut draw = Draw::new(2);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[draw.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (850..1150).contains(&count)), "{seen:?}");
    }
}
