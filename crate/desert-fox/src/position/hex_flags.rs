//! What each hex holds for one player, as bit flags: enemies, their zones, own units.

use hexgrid::{Direction, Hex};

use crate::data::board::Board;
use crate::position::forces::Piece;
use crate::position::stacks::Stacks;
use crate::position::zones;

/// The bits of a hex.
pub mod hex_flag {
    /// Enemy combat units.
    pub const ENEMY: u8 = 1;
    /// Enemy supply units.
    pub const ENEMY_SUPPLY: u8 = 2;
    /// An enemy zone of control.
    pub const ZONE: u8 = 4;
    /// An enemy detachment with no other unit of its owner: roads and railroads are closed to units that move.
    pub const DETACHMENT: u8 = 8;
    /// Own combat units.
    pub const OWN: u8 = 16;
    /// Own supply units.
    pub const OWN_SUPPLY: u8 = 32;
    /// Supply does not pass.
    pub const CUT: u8 = 64;
    /// The zone of control of an enemy detachment: it impedes units that move, and nothing else.
    pub const DETACHMENT_ZONE: u8 = 128;
    /// A zone of control that a unit feels when it moves or retreats.
    pub const ZONE_IN_MOVEMENT: u8 = ZONE | DETACHMENT_ZONE;
    /// Anything that makes a step dearer or bars it.
    pub const BLOCKING: u8 = ENEMY | ENEMY_SUPPLY | ZONE_IN_MOVEMENT;
}

/// The flags of every hex, for one player.
#[derive(Clone, Debug)]
pub struct HexFlags(Vec<u8>);

impl HexFlags {
    /// The bits of a hex.
    #[inline]
    pub fn at(&self, hex: Hex) -> u8 {
        self.0[hex.index()]
    }

    /// The bits of every hex.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Whether any of the bits is set.
    #[inline]
    pub fn has(&self, hex: Hex, bits: u8) -> bool {
        self.at(hex) & bits != 0
    }

    /// What both players see.
    pub fn of(board: &Board, pieces: &[Piece]) -> [Self; 2] {
        let mut hex_flags = [Self(vec![0; board.grid.len()]), Self(vec![0; board.grid.len()])];
        Self::refill(&mut hex_flags, board, pieces);
        hex_flags
    }

    /// What both players see, over the memory of the last time, which was of the same board.
    pub fn refill(hex_flags: &mut [Self; 2], board: &Board, pieces: &[Piece]) {
        for hex_flags in &mut *hex_flags {
            hex_flags.0.fill(0);
        }
        let mut any_detachment = false;
        for piece in pieces {
            any_detachment |= lay_unit(hex_flags, board, piece);
        }
        if any_detachment {
            for piece in pieces {
                lay_detachment(hex_flags, board, piece);
            }
        }
        for hex_flags in hex_flags {
            hex_flags.0.iter_mut().for_each(cut);
        }
    }

    /// What both players see once pieces have come, gone or changed in some hexes: nothing changes but there and around them.
    pub fn refresh(hex_flags: &mut [Self; 2], board: &Board, pieces: &[Piece], stacks: &Stacks, hexes: &[Hex]) {
        change_around(hex_flags, board, hexes, |bits| *bits = 0);
        let mut any_detachment = false;
        for_near(board, stacks, hexes, |at| any_detachment |= lay_unit(hex_flags, board, &pieces[at]));
        if any_detachment {
            for_near(board, stacks, hexes, |at| {
                lay_detachment(hex_flags, board, &pieces[at]);
            });
        }
        change_around(hex_flags, board, hexes, cut);
    }
}

/// Goes over the units that mark some hexes: they lie at most two rows and columns off. Whatever else they mark is marked
/// already.
#[inline]
fn for_near(board: &Board, stacks: &Stacks, hexes: &[Hex], mut set_all: impl FnMut(usize)) {
    for &hex in hexes {
        let (row, column) = (board.grid.row(hex), board.grid.column(hex));
        for row in row.saturating_sub(2)..row.saturating_add(3) {
            for column in column.saturating_sub(2)..column.saturating_add(3) {
                if let Some(near) = board.grid.at(row, column) {
                    stacks.in_hex(near).for_each(&mut set_all);
                }
            }
        }
    }
}

/// Changes the bits of hexes and of those around them.
#[inline]
fn change_around(hex_flags: &mut [HexFlags; 2], board: &Board, hexes: &[Hex], change: impl Fn(&mut u8)) {
    for &hex in hexes {
        for hex_flags in &mut *hex_flags {
            change(&mut hex_flags.0[hex.index()]);
            for (_, near) in board.grid.neighbours(hex) {
                change(&mut hex_flags.0[near.index()]);
            }
        }
    }
}

/// Flags a hex through which supply does not pass.
#[inline]
fn cut(bits: &mut u8) {
    if block(*bits).is_some() {
        *bits |= hex_flag::CUT;
    }
}

/// Sets the flags of a unit unless it is a detachment; returns whether it is one.
///
/// Cases: 10.1 · Rulings: R030, H043
fn lay_unit(hex_flags: &mut [HexFlags; 2], board: &Board, piece: &Piece) -> bool {
    let (own, enemy) = match (piece.is_detachment(), piece.kind.is_supply()) {
        (true, _) => return true,
        (false, true) => (hex_flag::OWN_SUPPLY, hex_flag::ENEMY_SUPPLY),
        (false, false) => (hex_flag::OWN, hex_flag::ENEMY),
    };
    hex_flags[piece.side.index()].0[piece.hex.index()] |= own;
    let seen = &mut hex_flags[piece.side.enemy().index()];
    seen.0[piece.hex.index()] |= enemy;
    zone(board, piece, |hex| seen.0[hex.index()] |= hex_flag::ZONE);
    false
}

/// Sets the flags of a detachment, once those of all other units are set.
///
/// Its zone is its own hex, unless that is a city. It is treated as if it were not there while another unit of its owner
/// stands with it.
///
/// Cases: 10.12, 17.23, 17.24, 17.26 · Rulings: R037, R084, R085, R087, R088, H043
fn lay_detachment(hex_flags: &mut [HexFlags; 2], board: &Board, piece: &Piece) {
    let seen = &mut hex_flags[piece.side.enemy().index()].0[piece.hex.index()];
    if piece.is_detachment() && *seen & (hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY) == 0 {
        let zone = if board.city(piece.hex).is_some() { 0 } else { hex_flag::DETACHMENT_ZONE };
        *seen |= hex_flag::DETACHMENT | zone;
    }
}

/// Lays the zone of a unit: each combat unit with stacking points covers the hexes around its own.
///
/// Cases: 10.1, 10.11, 10.12 · Rulings: R030, H012
#[inline]
pub fn zone(board: &Board, piece: &Piece, mut set_all: impl FnMut(Hex)) {
    if !piece.zone {
        return;
    }
    for direction in Direction::ALL {
        if let Some(to) = board.grid.neighbour(piece.hex, direction)
            && zones::extends(piece.motorized, board.side(piece.hex, direction), board.terrain(to), !piece.pure_armor)
        {
            set_all(to);
        }
    }
}

/// Why supply does not pass through a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    /// Enemy units.
    Unit,
    /// An enemy zone, no friendly combat unit in the hex.
    Zone,
}

/// Whether supply is barred from a hex: by enemy units, or by an enemy zone that no friendly combat unit in the hex negates.
/// A supply unit there negates nothing.
///
/// Cases: 7.12, 10.27, 13.2 · Rulings: R025, R036, H043
#[inline]
pub const fn block(hex_flags: u8) -> Option<Block> {
    if hex_flags & (hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY) != 0 {
        return Some(Block::Unit);
    }
    if hex_flags & hex_flag::ZONE != 0 && hex_flags & hex_flag::OWN == 0 { Some(Block::Zone) } else { None }
}
