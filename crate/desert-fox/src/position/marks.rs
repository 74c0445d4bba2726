//! What a player sees in each hex: enemies, their zones, his own units.

use hexgrid::{Direction, Hex};

use crate::board::Board;
use crate::position::forces::Piece;
use crate::units::Side;
use crate::zones;

/// The bits of a hex.
pub mod mark {
    /// Enemy combat units.
    pub const ENEMY: u8 = 1;
    /// Enemy supply units.
    pub const ENEMY_SUPPLY: u8 = 2;
    /// An enemy zone of control.
    pub const ZONE: u8 = 4;
    /// An enemy detachment that no other unit of its owner covers.
    pub const DETACHMENT: u8 = 8;
    /// Own combat units.
    pub const OWN: u8 = 16;
    /// Own supply units.
    pub const OWN_SUPPLY: u8 = 32;
    /// Anything that makes a step dearer or bars it.
    pub const BLOCKING: u8 = ENEMY | ENEMY_SUPPLY | ZONE;
}

/// The marks of every hex, for one player.
#[derive(Clone, Debug)]
pub struct Marks(Vec<u8>);

impl Marks {
    /// The bits of a hex.
    #[inline]
    pub fn at(&self, hex: Hex) -> u8 {
        self.0[hex.index()]
    }

    /// Whether any of the bits is set.
    #[inline]
    pub fn has(&self, hex: Hex, bits: u8) -> bool {
        self.at(hex) & bits != 0
    }

    /// What both players see.
    pub fn of(board: &Board, pieces: &[Piece]) -> [Self; 2] {
        let mut marks = [Self(vec![0; board.grid.len()]), Self(vec![0; board.grid.len()])];
        Self::refill(&mut marks, board, pieces);
        marks
    }

    /// What both players see, over the memory of the last time, which was of the same board.
    ///
    /// A detachment has its zone in its own hex alone, and is treated as if it were not there while another unit of its
    /// owner stands with it.
    ///
    /// Cases: 10.1, 17.23, 17.26 · Rulings: R030, R087, R088, H043
    pub fn refill(marks: &mut [Self; 2], board: &Board, pieces: &[Piece]) {
        for marks in &mut *marks {
            marks.0.fill(0);
        }
        for piece in pieces {
            let (own, enemy) = match (piece.is_detachment(), piece.kind.is_supply()) {
                (true, _) => continue,
                (false, true) => (mark::OWN_SUPPLY, mark::ENEMY_SUPPLY),
                (false, false) => (mark::OWN, mark::ENEMY),
            };
            marks[piece.side.index()].0[piece.hex.index()] |= own;
            marks[piece.side.enemy().index()].0[piece.hex.index()] |= enemy;
        }
        for piece in pieces.iter().filter(|piece| piece.is_detachment()) {
            let seen = &mut marks[piece.side.enemy().index()].0[piece.hex.index()];
            if *seen & (mark::ENEMY | mark::ENEMY_SUPPLY) == 0 {
                *seen |= mark::DETACHMENT | mark::ZONE;
            }
        }
        zones(board, pieces, |side, hex| marks[side.enemy().index()].0[hex.index()] |= mark::ZONE);
    }
}

/// Lays the zones of all units: each combat unit with stacking points covers the hexes around its own.
///
/// Cases: 10.1, 10.11, 10.12 · Rulings: R030, H012
pub fn zones(board: &Board, pieces: &[Piece], mut lay: impl FnMut(Side, Hex)) {
    for piece in pieces.iter().filter(|piece| piece.zone) {
        let mountains = !piece.pure_armor;
        for direction in Direction::ALL {
            if let Some(to) = board.grid.neighbour(piece.hex, direction)
                && zones::extends(piece.motorized, board.side(piece.hex, direction), board.terrain(to), mountains)
            {
                lay(piece.side, to);
            }
        }
    }
}
