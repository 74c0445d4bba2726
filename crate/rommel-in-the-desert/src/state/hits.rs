//! Single hits on double-step units, carried until the end of a battle turn.

use crate::model::units::UnitId;

/// The double-step units that carry a single hit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hits {
    carriers: Vec<UnitId>,
}

impl Hits {
    /// Whether a unit carries a single hit.
    pub fn carries(&self, unit: UnitId) -> bool {
        self.carriers.contains(&unit)
    }

    /// A unit carries a single hit from now on.
    pub fn add(&mut self, unit: UnitId) {
        self.carriers.push(unit);
    }

    /// A unit carries none any more.
    pub fn remove(&mut self, unit: UnitId) {
        self.carriers.retain(|&carrier| carrier != unit);
    }

    /// The units that carry a single hit, in the order in which they were hit.
    pub fn carriers(&self) -> &[UnitId] {
        &self.carriers
    }

    /// Ends carrying and returns the units that carried.
    pub fn take(&mut self) -> Vec<UnitId> {
        std::mem::take(&mut self.carriers)
    }
}
