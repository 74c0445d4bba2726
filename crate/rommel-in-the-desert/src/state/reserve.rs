//! Blocks of the game that are not on the map.

use crate::model::units::UnitId;

/// A block in refit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refitting {
    /// The block.
    pub unit: UnitId,
    /// Its steps.
    pub steps: u8,
}

/// Blocks of the game that are not on the map. A block that is neither here nor on the map has been eliminated, or
/// does not enter the scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reserve {
    /// Those that have still to arrive, by number; the Malta Group is not among them.
    pub due: Vec<UnitId>,
    /// Those in refit at sea beside their base: nothing on the map meets them (9.6; I067).
    pub refit: Vec<Refitting>,
    /// Whether the Axis has taken the Malta Group.
    pub malta_taken: bool,
}

impl Reserve {
    /// A block has arrived.
    pub fn arrived(&mut self, unit: UnitId) {
        self.due.retain(|&other| other != unit);
    }
}
