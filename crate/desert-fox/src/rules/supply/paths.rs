//! The ground under supply paths (7.1) and lines of communication (13.2).

use hexgrid::{Direction, Ground, Hex, Lane, Step};

use crate::data::board::Board;
use crate::model::units::Way;
use crate::position::hex_flags::{HexFlags, hex_flag};
use crate::rules::movement::costs::Costs;

/// The layer in which a path keeps to roads and tracks.
pub const WAYS_ONLY: u8 = 1;

/// The ground under a path of supply, at the costs of one class.
#[derive(Clone, Copy, Debug)]
pub struct PathGround<'a> {
    /// The board, for its roads and tracks.
    pub board: &'a Board,
    /// Costs of the class that traces: motorized for supply, the unit's own for a line of communication.
    pub costs: &'a Costs,
    /// What the player sees.
    pub hex_flags: &'a HexFlags,
    /// As if there were no enemy, to find out where he cuts.
    pub no_enemy: bool,
    /// Every step counts one, as for a line of communication.
    pub by_hexes: bool,
}

impl Ground for PathGround<'_> {
    /// A step of the path, from whoever is supplied towards the supply unit.
    ///
    /// Enemy detachments are ignored: they impede the passage of units and nothing else.
    ///
    /// Cases: 7.1, 7.12, 10.27, 13.2, 17.24 · Rulings: R025, R036, R085, H031, H043
    #[inline]
    fn step(&self, from: Hex, layer: u8, direction: Direction, to: Hex) -> Step {
        let (here, there) = (self.hex_flags.at(from), self.hex_flags.at(to));
        let cost = match self.costs.toll(from, direction, false).halves() {
            Ok(cost) => cost,
            Err(reason) => return Step::Barred(reason),
        };
        if !self.no_enemy && (here | there) & hex_flag::CUT != 0 {
            return Step::Barred(crate::rules::movement::costs::Bar::Enemy as u8);
        }
        if layer == WAYS_ONLY && self.board.way(from, direction) == Way::None {
            return Step::Barred(crate::rules::movement::costs::Bar::Marsh as u8);
        }
        Step::Go { cost: if self.by_hexes { 1 } else { cost }, layer }
    }

    fn states(&self) -> Option<(&[u8], u8)> {
        Some((self.hex_flags.bytes(), if self.no_enemy { 0 } else { hex_flag::CUT }))
    }

    #[inline]
    fn lanes_into(&self, to: Hex, layer: u8) -> Option<&[Lane]> {
        if layer == WAYS_ONLY || self.by_hexes {
            return None;
        }
        let bits = if self.no_enemy { 0 } else { self.hex_flags.at(to) };
        if bits & hex_flag::CUT != 0 {
            return Some(&[]);
        }
        Some(self.costs.lanes_into(to))
    }

    #[inline]
    fn must_ask(&self, from: Hex) -> bool {
        !self.no_enemy && self.hex_flags.has(from, hex_flag::CUT)
    }
}
