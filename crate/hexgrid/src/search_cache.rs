//! Searches backwards that are kept until something changes on their ground.

use crate::spread::Spread;
use crate::{Grid, Ground, Hex, HexSet};

/// Most searches that are kept.
const MOST_SEARCHES: usize = 192;

/// Hexes that are compared at once.
const BLOCK: usize = 64;

/// What a search has found, and on what it depends.
#[derive(Clone, Debug)]
struct CachedSearch {
    target: Hex,
    range: u16,
    layer: u8,
    hexes: Vec<Hex>,
    /// The hexes found and those around them.
    ground: HexSet,
    /// Whether all of them are as they were.
    valid: bool,
}

/// Kept searches.
#[derive(Clone, Debug, Default)]
pub struct SearchCache {
    searches: Vec<CachedSearch>,
    next: usize,
    /// The states of all hexes at the last look; none where the ground tells none.
    states: Vec<u8>,
    /// Memory of a search that may not be kept.
    uncached: Vec<Hex>,
}

impl SearchCache {
    /// Looks at the ground: searches on which it has changed hold no longer; none does where it tells no states.
    pub fn refresh(&mut self, ground: &impl Ground) {
        let Some((states, bits)) = ground.states() else {
            self.searches.clear();
            self.states.clear();
            return;
        };
        if self.states.len() != states.len() {
            self.searches.clear();
            self.states.resize(states.len(), 0);
        }
        for (block, (known, now)) in self.states.chunks_mut(BLOCK).zip(states.chunks(BLOCK)).enumerate() {
            let changes = known.iter().zip(now).fold(0, |all, (known, now)| all | known ^ now & bits);
            if changes == 0 {
                continue;
            }
            for (at, (known, now)) in
                known.iter_mut().zip(now).enumerate().filter(|(_, (known, now))| **known != *now & bits)
            {
                *known = now & bits;
                let hex = Hex::from_index(block * BLOCK + at);
                for searches in self.searches.iter_mut().filter(|searches| searches.ground.contains(hex)) {
                    searches.valid = false;
                }
            }
        }
    }

    /// The hexes from which a way leads to the target at a cost within the range, the target first; the ground is as at the
    /// last look.
    pub fn run(
        &mut self,
        spread: &mut Spread,
        grid: &Grid,
        (target, range, layer): (Hex, u16, u8),
        ground: &impl Ground,
    ) -> &[Hex] {
        let same =
            |searches: &CachedSearch| (searches.target, searches.range, searches.layer) == (target, range, layer);
        let known = self.searches.iter().position(same);
        if let Some(at) = known.filter(|&at| self.searches[at].valid) {
            return &self.searches[at].hexes;
        }
        spread.run(grid, target, range, layer, ground);
        if self.states.is_empty() {
            self.uncached.clear();
            self.uncached.extend_from_slice(spread.hexes());
            return &self.uncached;
        }
        let at = known.unwrap_or_else(|| self.place(grid));
        let searches = &mut self.searches[at];
        (searches.target, searches.range, searches.layer, searches.valid) = (target, range, layer, true);
        searches.hexes.clear();
        searches.hexes.extend_from_slice(spread.hexes());
        searches.ground.clear();
        for &hex in spread.hexes() {
            searches.ground.insert(hex);
            for (_, near) in grid.neighbours(hex) {
                searches.ground.insert(near);
            }
        }
        &searches.hexes
    }

    /// A place for one search more, in turn over that of an older one.
    fn place(&mut self, grid: &Grid) -> usize {
        if self.searches.len() < MOST_SEARCHES {
            let (target, hexes, ground) = (Hex::from_index(0), Vec::new(), HexSet::new(grid));
            self.searches.push(CachedSearch { target, range: 0, layer: 0, hexes, ground, valid: false });
            return self.searches.len() - 1;
        }
        self.next = (self.next + 1) % MOST_SEARCHES;
        self.next
    }
}
