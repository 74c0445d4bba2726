//! What a supply line of a side may pass.

use hexgrid::Hex;

use crate::data::board::{HEXES, Link};
use crate::data::edition::Edition;
use crate::model::units::Side;
use crate::position::{Position, SideMask};

/// A bit of a hex that is closed to lines; the bits below it are the sides over which lines enter and leave it.
const BLOCKED: u8 = 1 << 6;
/// A bit of a hex in which links begin and end.
const LINK_POINT: u8 = 1 << 7;

/// The map as the supply lines of a side see it. It follows from where units stand now.
///
/// Cases: 7.0 · Rulings: I038
#[derive(Clone, Debug)]
pub struct SupplyGround<'a> {
    /// Board, numbers and rules.
    pub edition: Edition<'a>,
    /// The units.
    pub position: &'a Position,
    /// The side whose lines are traced.
    pub side: Side,
    /// What each hex is for its lines.
    hexes: [u8; HEXES],
}

impl<'a> SupplyGround<'a> {
    /// The ground of a side.
    pub fn new(edition: Edition<'a>, position: &'a Position, side: Side) -> Self {
        let empty = |index| if is_open_by_itself(&edition, side, Hex::from_index(index)) { LINK_POINT } else { 0 };
        let mut hexes: [u8; HEXES] = std::array::from_fn(|index| SideMask::ALL.bits() | empty(index));
        for (_, hex) in position.on_map() {
            hexes[hex.index()] = bits(&edition, position, side, hex);
        }
        Self { edition, position, side, hexes }
    }

    /// The same ground where enemies close one more hex, in which the side has no undisrupted unit.
    ///
    /// Cases: 7.0 · Rulings: I048, D008
    #[must_use]
    pub fn with_enemy_in(&self, hex: Hex) -> Self {
        let mut ground = self.clone();
        ground.hexes[hex.index()] = BLOCKED | SideMask::ALL.bits();
        ground
    }

    /// The ground in a position that differs in some hexes alone.
    pub fn changed<'b>(&self, position: &'b Position, hexes: &[Hex]) -> SupplyGround<'b>
    where
        'a: 'b,
    {
        let mut ground = SupplyGround { edition: self.edition, position, side: self.side, hexes: self.hexes };
        for &hex in hexes {
            ground.hexes[hex.index()] = bits(&self.edition, position, self.side, hex);
        }
        ground
    }

    /// The base of the side.
    pub const fn base(&self) -> Hex {
        self.edition.board.base(self.side)
    }

    #[inline]
    fn has(&self, hex: Hex, bits: u8) -> bool {
        self.hexes[hex.index()] & bits != 0
    }

    /// Whether undisrupted enemies close a hex to lines.
    #[inline]
    pub fn is_blocked(&self, hex: Hex) -> bool {
        self.has(hex, BLOCKED)
    }

    /// Whether links begin and end in a hex.
    #[inline]
    pub fn is_link_point(&self, hex: Hex) -> bool {
        self.has(hex, LINK_POINT)
    }

    /// Whether a link from a hex is open: no hex between is blocked or ends the link, and battles are entered and
    /// left over hexsides of the side.
    ///
    /// Cases: 7.0 · Rulings: I048, D009
    #[inline]
    pub fn is_open(&self, from: Hex, link: &Link) -> bool {
        self.has(from, 1 << link.steps[0] as u8)
            && self.has(link.to, 1 << link.last_step().opposite() as u8)
            && link.between().iter().all(|&hex| !self.has(hex, BLOCKED | LINK_POINT))
    }
}

/// What a hex is for the lines of a side.
fn bits(edition: &Edition, position: &Position, side: Side, hex: Hex) -> u8 {
    let blocked = if is_blocked(position, side, hex) { BLOCKED } else { 0 };
    let link_point = if is_link_point(edition, position, side, hex) { LINK_POINT } else { 0 };
    open_sides(position, side, hex).bits() | blocked | link_point
}

/// Whether undisrupted enemies close a hex to lines: those without an undisrupted unit of the side beside them.
///
/// Cases: 7.0 · Rulings: I048, D008
#[inline]
fn is_blocked(position: &Position, side: Side, hex: Hex) -> bool {
    position.holds(side.enemy(), hex) && !position.holds(side, hex)
}

/// Whether links begin and end in a hex: an undisrupted unit of the side is in it, or the base or coast road is open
/// there.
///
/// Cases: 7.0 · Rulings: I039, I044, D001, D008, D010
#[inline]
fn is_link_point(edition: &Edition, position: &Position, side: Side, hex: Hex) -> bool {
    position.holds(side, hex) || !position.holds(side.enemy(), hex) && is_open_by_itself(edition, side, hex)
}

/// Whether links begin and end in a hex without units.
///
/// Cases: 7.0 · Rulings: I039, I044, D001
#[inline]
fn is_open_by_itself(edition: &Edition, side: Side, hex: Hex) -> bool {
    edition.board.on_coast_road(hex) || hex == edition.board.base(side)
}

/// The sides over which lines enter and leave a hex.
///
/// Cases: 7.0 · Rulings: D009
#[inline]
fn open_sides(position: &Position, side: Side, hex: Hex) -> SideMask {
    if position.holds(side.enemy(), hex) { position.own_sides(side, hex) } else { SideMask::ALL }
}
