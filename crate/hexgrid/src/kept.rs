//! Searches backwards that are kept until something changes on their ground.

use crate::spread::Spread;
use crate::{Grid, Ground, Hex};

/// Most searches that are kept.
const MOST: usize = 192;

/// What a search has found, and on what it depends.
#[derive(Clone, Debug)]
struct Found {
    target: Hex,
    range: u16,
    layer: u8,
    hexes: Vec<Hex>,
    /// The hexes found and those around them, with their states at that time.
    states: Vec<(Hex, u8)>,
}

/// Kept searches.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    found: Vec<Found>,
    next: usize,
    /// Memory of a search that may not be kept.
    passing: Vec<Hex>,
}

impl Kept {
    /// The hexes from which a way leads to the target at a cost within the range, the target first.
    pub fn run(
        &mut self,
        spread: &mut Spread,
        grid: &Grid,
        (target, range, layer): (Hex, u16, u8),
        ground: &impl Ground,
    ) -> &[Hex] {
        let fits = |found: &Found| {
            (found.target, found.range, found.layer) == (target, range, layer)
                && found.states.iter().all(|&(hex, state)| ground.state(hex) == Some(state))
        };
        if let Some(at) = self.found.iter().position(fits) {
            return &self.found[at].hexes;
        }
        spread.run(grid, target, range, layer, ground);
        let Some(states) = states(grid, spread, ground) else {
            self.passing.clear();
            self.passing.extend_from_slice(spread.hexes());
            return &self.passing;
        };
        let found = Found { target, range, layer, hexes: spread.hexes().to_vec(), states };
        let same = |old: &Found| (old.target, old.range, old.layer) == (target, range, layer);
        let at = match self.found.iter().position(same) {
            Some(at) => at,
            None if self.found.len() < MOST => self.found.len(),
            None => {
                self.next = (self.next + 1) % MOST;
                self.next
            }
        };
        if at == self.found.len() {
            self.found.push(found);
        } else {
            self.found[at] = found;
        }
        &self.found[at].hexes
    }
}

/// The states of the hexes found and of those around them; none where the ground forbids to keep anything.
fn states(grid: &Grid, spread: &Spread, ground: &impl Ground) -> Option<Vec<(Hex, u8)>> {
    let mut states = Vec::with_capacity(spread.hexes().len() * 2);
    for &hex in spread.hexes() {
        states.push((hex, ground.state(hex)?));
    }
    for &hex in spread.hexes() {
        for (_, next) in grid.neighbours(hex).filter(|(_, next)| !spread.contains(*next)) {
            states.push((next, ground.state(next)?));
        }
    }
    Some(states)
}
