//! Chances from battle turns fought at random.

use referee::Draw;

use crate::query::chances::bout::{Bout, Setup};
use crate::query::chances::tally::Tally;
use crate::rules::battle::count_hits;

/// Chances from a number of battle turns whose dice come from a seed.
pub fn sampled(setup: &Setup, start: &Bout, samples: u32, seed: u64) -> Tally {
    let (mut tally, mut draw) = (Tally::new(setup, start), Draw::new(seed));
    for _ in 0..samples {
        let mut bout = start.clone();
        while let Some(fire) = bout.next_fire(setup) {
            tally.fire(&bout, fire, 1.0);
            let faces: Vec<u8> = (0..fire.dice).map(|_| draw.below(6) as u8 + 1).collect();
            bout.fire(fire, count_hits(fire.hits_from, &faces));
        }
        tally.end(&bout.position, 1.0);
    }
    tally.divide(samples);
    tally
}
