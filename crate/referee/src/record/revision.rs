//! The revisions of the rules and of the scenario by which a record was made.
//!
//! # Stability
//! The rules of a game get another revision when an order of an older record may be refused or may have another result; the
//! ledger names the rulings that changed (`changed`). A scenario gets another revision when its set-up, arrivals or victory
//! numbers change. Records of revision 1 leave it out, so that their bytes stay as they are. Revisions are no part of the chain:
//! an older game goes on with its own dice.

/// The revisions by which a record was made, or last continued.
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
    /// Whether either revision is lower than that of `other`.
    pub const fn is_older(self, other: Self) -> bool {
        self.rules < other.rules || self.scenario < other.scenario
    }
}
