//! What a supply line of a side may pass.

use hexgrid::Hex;

use crate::data::board::Link;
use crate::data::edition::Edition;
use crate::model::units::Side;
use crate::position::{Position, SideMask};

/// The map as the supply lines of a side see it. It follows from where units stand now.
///
/// Cases: 7.0 · Rulings: I038
#[derive(Clone, Copy, Debug)]
pub struct SupplyGround<'a> {
    /// Board, numbers and rules.
    pub edition: Edition<'a>,
    /// The units.
    pub position: &'a Position,
    /// The side whose lines are traced.
    pub side: Side,
}

impl<'a> SupplyGround<'a> {
    /// The ground of a side.
    pub const fn new(edition: Edition<'a>, position: &'a Position, side: Side) -> Self {
        Self { edition, position, side }
    }

    /// The base of the side.
    pub fn base(&self) -> Hex {
        self.edition.board.base(self.side)
    }

    /// Whether undisrupted enemies close a hex to lines: those without an undisrupted unit of the side beside them.
    ///
    /// Cases: 7.0 · Rulings: I048, D008
    #[inline]
    pub fn is_blocked(&self, hex: Hex) -> bool {
        self.position.holds(self.side.enemy(), hex) && !self.position.holds(self.side, hex)
    }

    /// Whether links begin and end in a hex: an undisrupted unit of the side is in it, or the base or coast road is
    /// open there.
    ///
    /// Cases: 7.0 · Rulings: I039, I044, D001, D008, D010
    #[inline]
    pub fn is_link_point(&self, hex: Hex) -> bool {
        let by_itself = || self.edition.board.on_coast_road(hex) || hex == self.base();
        self.position.holds(self.side, hex) || !self.is_blocked(hex) && by_itself()
    }

    /// Whether a link from a hex is open: no hex between is blocked or ends the link, and battles are entered and
    /// left over hexsides of the side.
    ///
    /// Cases: 7.0 · Rulings: I048, D009
    #[inline]
    pub fn is_open(&self, from: Hex, link: &Link) -> bool {
        self.open_sides(from).has(link.steps[0])
            && self.open_sides(link.to).has(link.last_step().opposite())
            && link.between().iter().all(|&hex| !self.is_blocked(hex) && !self.is_link_point(hex))
    }

    /// The sides over which lines enter and leave a hex.
    fn open_sides(&self, hex: Hex) -> SideMask {
        if self.position.holds(self.side.enemy(), hex) {
            self.position.own_sides(self.side, hex)
        } else {
            SideMask::ALL
        }
    }
}
