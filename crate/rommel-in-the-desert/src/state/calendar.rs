//! The months of a scenario.

/// The months of a scenario and the one that is played. In the 1940 game month 1 is September 1940, in all others
/// April 1941.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Calendar {
    /// The first month.
    pub first: u8,
    /// The last month.
    pub last: u8,
    /// The month that is played, or that the Buildup under way precedes.
    pub month: u8,
}

impl Calendar {
    /// A calendar in its first month.
    pub const fn new(first: u8, last: u8) -> Self {
        Self { first, last, month: first }
    }

    /// Whether the first month is played.
    pub const fn is_first(self) -> bool {
        self.month == self.first
    }

    /// Whether the last month is played.
    pub const fn is_last(self) -> bool {
        self.month == self.last
    }
}
