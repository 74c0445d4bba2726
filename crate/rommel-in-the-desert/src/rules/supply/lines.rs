//! How far a source of supply is from every hex along the shortest line.

use hexgrid::Hex;

use super::ground::SupplyGround;
use crate::data::board::HEXES;

/// The distance of a hex without a line.
pub const UNLINKED: u8 = u8::MAX;

/// Lists of hexes that wait at a time: one more than the longest link.
const LISTS: usize = 4;

/// The length of the shortest line from each hex to a source, for a unit that stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distances {
    hexes: Vec<u8>,
}

impl Distances {
    /// Distances to the base of the side.
    ///
    /// Cases: 7.0 · Rulings: I039, D013
    pub fn to_base(ground: &SupplyGround) -> Self {
        let base = ground.base();
        if ground.is_blocked(base) { Self { hexes: vec![UNLINKED; HEXES] } } else { Self::to_source(ground, base) }
    }

    /// Distances to a source over chains of units and the coast road. Lines grow outwards from the source, so none
    /// runs in a loop.
    ///
    /// Cases: 7.0 · Rulings: I044, I045, I046, D003
    pub fn to_source(ground: &SupplyGround, source: Hex) -> Self {
        let mut hexes = vec![UNLINKED; HEXES];
        let mut waiting: [Vec<Hex>; LISTS] = Default::default();
        hexes[source.index()] = 0;
        waiting[0].push(source);
        let mut distance = 0;
        while waiting.iter().any(|list| !list.is_empty()) {
            let at_distance = std::mem::take(&mut waiting[usize::from(distance) % LISTS]);
            for from in at_distance.into_iter().filter(|from| hexes[from.index()] == distance).collect::<Vec<_>>() {
                for (_, link) in ground.edition.board.links.from(from) {
                    let further = distance.saturating_add(link.length);
                    if further < hexes[link.to.index()] && ground.is_open(from, link) {
                        hexes[link.to.index()] = further;
                        if ground.is_link_point(link.to) {
                            waiting[usize::from(further) % LISTS].push(link.to);
                        }
                    }
                }
            }
            distance += 1;
        }
        Self { hexes }
    }

    /// The length of the shortest line from a hex, in hexes; none where there is no line.
    #[inline]
    pub fn get(&self, hex: Hex) -> Option<u8> {
        self.hexes.get(hex.index()).copied().filter(|&distance| distance != UNLINKED)
    }
}
