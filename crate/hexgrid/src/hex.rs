//! One hex of a board.

/// A hex by its dense index: row by row from the southwest, (row - 1) x columns + column - 1.
///
/// It means something only together with the [`Grid`](crate::Grid) that gave it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(u16);

impl Hex {
    /// The dense index, for the caller's own tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The hex of a dense index below 65,536; whether a grid has this hex is not checked.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    /// The dense index as it is stored.
    #[inline]
    pub(crate) const fn number(self) -> u16 {
        self.0
    }

    /// The hex of a stored dense index.
    #[inline]
    pub(crate) const fn of(number: u16) -> Self {
        Self(number)
    }
}
