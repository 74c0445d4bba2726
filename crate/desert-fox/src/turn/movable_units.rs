//! Who can move in a phase, found again only for counters that have changed.

use crate::model::acts::MoveMode;
use crate::model::units::Side;
use crate::state::counters::{UnitId, counters};
use crate::state::flag;
use crate::turn::cache::Cache;

/// Which counters can move.
#[derive(Clone, Debug, Default)]
pub(super) struct MovableUnits {
    /// For which edition of the reaches, and, for reactions, for which layout of both players.
    known: Option<(u32, [u32; 2])>,
    /// By counter.
    able: Vec<bool>,
    /// Counters that have changed since.
    dirty: Vec<UnitId>,
}

impl MovableUnits {
    /// Takes notice of counters that have changed.
    pub(super) fn mark_dirty(&mut self, units: &[UnitId]) {
        if self.dirty.len() + units.len() > counters().len() {
            *self = Self { able: std::mem::take(&mut self.able), ..Self::default() };
        } else {
            self.dirty.extend_from_slice(units);
        }
    }
}

impl Cache {
    /// The units of a player that can move or react to some hex, by number.
    pub fn movable_units(&mut self, side: Side, mode: MoveMode) -> Vec<UnitId> {
        let edition = self.refresh(side, mode);
        let known = Some((edition, if mode == MoveMode::Reaction { self.layout } else { [0; 2] }));
        let mut movable_units = std::mem::take(&mut self.movable_units);
        if movable_units.known == known {
            for &id in &movable_units.dirty {
                movable_units.able[id.index()] = self.piece(id).is_some_and(|at| self.can_move(at, side, mode));
            }
        } else {
            movable_units.able.clear();
            movable_units.able.resize(counters().len(), false);
            for at in 0..self.unit_of.len() {
                movable_units.able[self.unit_of[at].index()] = self.can_move(at, side, mode);
            }
        }
        movable_units.dirty.clear();
        movable_units.known = known;
        let able = movable_units.able.iter().enumerate().filter(|(_, able)| **able);
        let list = able.map(|(at, _)| UnitId(at as u8)).collect();
        self.movable_units = movable_units;
        list
    }

    /// Whether any unit of a player can move or react to some hex.
    pub fn any_unit_moves(&mut self, side: Side, mode: MoveMode) -> bool {
        (0..self.unit_of.len()).any(|at| self.can_move(at, side, mode))
    }

    /// Whether a unit can move or react to some hex and belongs to that player.
    fn can_move(&mut self, at: usize, side: Side, mode: MoveMode) -> bool {
        let id = self.unit_of[at];
        self.forces.pieces[at].side == side
            && !self.seen[id.index()].is(flag::STILL)
            && self.find_reach(id, mode) == Ok(true)
    }
}
