//! Some of the six sides of a hex.

use hexgrid::Direction;

/// Some of the six sides of a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideMask(u8);

impl SideMask {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// All six.
    pub const ALL: Self = Self(0b11_1111);

    /// Whether a side is among them.
    #[inline]
    pub const fn has(self, direction: Direction) -> bool {
        self.0 & 1 << direction as u8 != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, direction: Direction) -> Self {
        Self(self.0 | 1 << direction as u8)
    }

    /// A bit for each side, by the number of its direction.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The other sides.
    #[must_use]
    pub const fn others(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}
