//! How far a source of supply is from every hex along the shortest line.

use hexgrid::{Hex, HexSet};

use super::ground::SupplyGround;
use crate::data::board::{HEXES, LONGEST, Link};

/// The distance of a hex without a line.
pub const UNLINKED: u8 = u8::MAX;

/// Sets of hexes that wait at a time: one more than the longest link.
const SETS: usize = LONGEST + 1;
/// Words of a set with a bit for each hex.
const WORDS: usize = HEXES.div_ceil(u64::BITS as usize);

/// The length of the shortest line from each hex to a source, for a unit that stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distances {
    hexes: [u8; HEXES],
}

impl Distances {
    /// Distances to the base of the side.
    ///
    /// Cases: 7.0 · Rulings: I039, D013
    pub fn to_base(ground: &SupplyGround) -> Self {
        let base = ground.base();
        if ground.is_blocked(base) { Self { hexes: [UNLINKED; HEXES] } } else { Self::to_source(ground, base) }
    }

    /// Distances to a source over chains of units and the coast road. Lines grow outwards from the source, so none
    /// runs in a loop.
    ///
    /// Cases: 7.0 · Rulings: I044, I045, I046, D003
    pub fn to_source(ground: &SupplyGround, source: Hex) -> Self {
        let mut hexes = [UNLINKED; HEXES];
        let mut waiting = [[0_u64; WORDS]; SETS];
        hexes[source.index()] = 0;
        add(&mut waiting[0], source);
        let (mut distance, mut empty) = (0_u8, 0);
        while empty < SETS {
            let at_distance = std::mem::take(&mut waiting[usize::from(distance) % SETS]);
            empty = if at_distance == [0; WORDS] { empty + 1 } else { 0 };
            for from in members(at_distance) {
                if hexes[from.index()] != distance {
                    continue;
                }
                for (_, link) in ground.edition.board.links.from(from) {
                    let further = distance.saturating_add(link.length);
                    if further < hexes[link.to.index()] && ground.is_open(from, link) {
                        hexes[link.to.index()] = further;
                        if ground.is_link_point(link.to) {
                            add(&mut waiting[usize::from(further) % SETS], link.to);
                        }
                    }
                }
            }
            distance = distance.saturating_add(1);
        }
        Self { hexes }
    }

    /// The hexes after the first of one shortest line from each of some hexes, on the ground of these distances.
    ///
    /// Cases: 7.0
    pub fn carrying(&self, ground: &SupplyGround, starts: impl Iterator<Item = Hex>) -> HexSet {
        let mut carrying = HexSet::with_len(HEXES);
        let mut followed = HexSet::with_len(HEXES);
        for start in starts {
            let mut at = start;
            while followed.insert(at) {
                let Some(link) = self.next_link(ground, at) else { break };
                for &hex in link.between().iter().chain([&link.to]) {
                    carrying.insert(hex);
                }
                at = link.to;
            }
        }
        carrying
    }

    /// The first link of a shortest line from a hex; none in the source and where there is no line.
    pub fn next_link<'a>(&self, ground: &SupplyGround<'a>, at: Hex) -> Option<&'a Link> {
        let distance = self.get(at).filter(|&distance| distance > 0)?;
        let nearer = |link: &&Link| {
            let rest = self.get(link.to).and_then(|rest| rest.checked_add(link.length));
            let ends = ground.is_link_point(link.to) || link.to == ground.base();
            rest == Some(distance) && ends && ground.is_open(at, link)
        };
        ground.edition.board.links.from(at).map(|(_, link)| link).find(nearer)
    }

    /// The length of the shortest line from a hex, in hexes; none where there is no line.
    #[inline]
    pub fn get(&self, hex: Hex) -> Option<u8> {
        self.hexes.get(hex.index()).copied().filter(|&distance| distance != UNLINKED)
    }
}

fn add(set: &mut [u64; WORDS], hex: Hex) {
    set[hex.index() / 64] |= 1 << (hex.index() % 64);
}

/// The hexes of a set in the order of their indices.
fn members(set: [u64; WORDS]) -> impl Iterator<Item = Hex> {
    set.into_iter().enumerate().flat_map(|(place, word)| {
        let rests = std::iter::successors(Some(word), |&rest| Some(rest & rest.wrapping_sub(1)));
        let bits = rests.take_while(|&rest| rest != 0).map(u64::trailing_zeros);
        bits.map(move |bit| Hex::from_index(place * 64 + bit as usize))
    })
}
