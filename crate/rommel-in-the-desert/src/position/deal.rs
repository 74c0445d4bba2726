//! The handles of the blocks in a game.

use std::sync::{Arc, OnceLock};

use referee::Draw;

use crate::data::roster::{Block, roster};
use crate::model::units::{Side, UnitId};

/// Which block each handle stands for. A handle belongs to a side, which is known to both players; nothing else
/// follows from it.
#[derive(Clone, Debug)]
pub struct Deal {
    /// The place in the roster by handle.
    places: [u8; UnitId::COUNT],
    /// The blocks in the order of the roster, with an owner's values where there are any.
    blocks: Arc<[Block]>,
}

impl PartialEq for Deal {
    /// The blocks are those of the game.
    fn eq(&self, other: &Self) -> bool {
        self.places == other.places
    }
}

impl Eq for Deal {}

impl Default for Deal {
    /// Handles in the order of the roster, for positions without hidden blocks.
    fn default() -> Self {
        static ROSTER: OnceLock<Arc<[Block]>> = OnceLock::new();
        Self::in_order(ROSTER.get_or_init(|| roster().into()))
    }
}

impl Deal {
    /// Handles of these blocks in their order, for positions without hidden blocks.
    pub fn in_order(blocks: &Arc<[Block]>) -> Self {
        Self { places: std::array::from_fn(|at| at as u8), blocks: Arc::clone(blocks) }
    }

    /// Handles of these blocks, dealt at random within each side.
    pub fn shuffled(draw: &mut Draw, blocks: &Arc<[Block]>) -> Self {
        let mut deal = Self::in_order(blocks);
        for side in Side::BOTH {
            let own: Vec<usize> =
                UnitId::all().filter(|&id| deal.block(id).side() == side).map(UnitId::index).collect();
            for at in (1..own.len()).rev() {
                deal.places.swap(own[at], own[draw.below(at as u32 + 1) as usize]);
            }
        }
        deal
    }

    /// The block behind a handle.
    #[inline]
    pub fn block(&self, id: UnitId) -> &Block {
        &self.blocks[usize::from(self.places[id.index()])]
    }

    /// The place of a block in the roster by handle.
    pub const fn places(&self) -> &[u8; UnitId::COUNT] {
        &self.places
    }

    /// The handle of a block by its place in the roster.
    pub fn handle(&self, place: usize) -> Option<UnitId> {
        UnitId::all().find(|id| usize::from(self.places[id.index()]) == place)
    }

    /// Two handles of one side change their blocks. Nothing happens with handles of both sides.
    pub fn swap(&mut self, one: UnitId, other: UnitId) {
        if self.block(one).side() == self.block(other).side() {
            self.places.swap(one.index(), other.index());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffled_deal_gives_every_block_one_handle_of_its_side() {
        for seed in 0..20 {
            let deal = Deal::shuffled(&mut Draw::new(seed), &roster().into());
            for place in 0..UnitId::COUNT {
                let id = deal.handle(place).unwrap();
                assert_eq!(deal.block(id), &roster()[place]);
                assert_eq!(Deal::default().block(id).side(), roster()[place].side());
            }
            let unchanged = deal.places().iter().enumerate().filter(|&(at, &place)| at == usize::from(place)).count();
            assert!(unchanged < 12, "{unchanged} blocks kept the handle of the roster");
        }
    }
}
