//! The revisions of the rules and of the scenario that a record was made by.
//!
//! # Stability
//! The rules get another revision when an order of an older record may be refused or may bring another result; the ledger names
//! the rulings that changed (`changed`). A scenario gets another revision when its set-up, arrivals or victory numbers change
//! (`revision` in `data/scenarios.toml`). Records of revision 1 do not name it, so that their bytes stay as they are. Revisions
//! are no part of the chain of dice: an older game goes on with its own dice.

use crate::data::scenario;

/// The revision of the rules of this engine.
pub const RULES_REVISION: u16 = 2;

/// The revisions that a record was made by, or last continued by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Revisions {
    /// Of the rules, from 1.
    pub rules: u16,
    /// Of the scenario, from 1.
    pub scenario: u16,
}

impl Default for Revisions {
    fn default() -> Self {
        Self { rules: 1, scenario: 1 }
    }
}

impl Revisions {
    /// The revisions of this engine for a scenario; 1 for a scenario that it does not know.
    pub fn current(scenario: &str) -> Self {
        let scenario = scenario::by_id(scenario).map_or(1, |scenario| scenario.revision);
        Self { rules: RULES_REVISION, scenario }
    }

    /// Whether either revision is lower than that of `other`.
    pub const fn is_older(self, other: Self) -> bool {
        self.rules < other.rules || self.scenario < other.scenario
    }
}
