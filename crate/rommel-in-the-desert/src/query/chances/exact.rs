//! Chances by all results of every fire.

use std::collections::BTreeMap;

use crate::query::chances::bout::{Bout, Setup};
use crate::query::chances::tally::Tally;

/// The exact chances, up to the rounding of floating-point numbers. Courses of the battle turn that have come to the same
/// point are followed once, with their chances added up.
pub fn exact(setup: &Setup, start: &Bout) -> Tally {
    let mut tally = Tally::new(setup, start);
    let mut courses = BTreeMap::from([(start.key(&setup.units), (start.clone(), 1.0))]);
    while !courses.is_empty() {
        let mut next: BTreeMap<Vec<u8>, (Bout, f64)> = BTreeMap::new();
        for (bout, chance) in courses.into_values() {
            let Some(fire) = bout.next_fire(setup) else {
                tally.end(&bout.position, chance);
                continue;
            };
            tally.fire(&bout, fire, chance);
            for (hits, of_hits) in fire.chances_of_hits().into_iter().enumerate() {
                let mut after = bout.clone();
                after.fire(fire, hits as u8);
                let course = next.entry(after.key(&setup.units)).or_insert((after, 0.0));
                course.1 += chance * of_hits;
            }
        }
        courses = next;
    }
    tally
}
