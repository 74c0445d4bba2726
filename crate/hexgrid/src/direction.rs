//! The six ways out of a hex.

/// A way out of a hex whose points look north and south, counted from the east over the north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// To the next column of the row.
    East,
    /// To the row above, on the right.
    NorthEast,
    /// To the row above, on the left.
    NorthWest,
    /// To the column before in the row.
    West,
    /// To the row below, on the left.
    SouthWest,
    /// To the row below, on the right.
    SouthEast,
}

impl Direction {
    /// All six, in the order of their indices.
    pub const ALL: [Self; 6] =
        [Self::East, Self::NorthEast, Self::NorthWest, Self::West, Self::SouthWest, Self::SouthEast];

    /// The place in [`Direction::ALL`], 0 to 5.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The way back.
    #[inline]
    pub const fn opposite(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::NorthEast => Self::SouthWest,
            Self::NorthWest => Self::SouthEast,
            Self::West => Self::East,
            Self::SouthWest => Self::NorthEast,
            Self::SouthEast => Self::NorthWest,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Direction;

    #[test]
    fn the_way_back_lies_three_places_on() {
        for (index, direction) in Direction::ALL.into_iter().enumerate() {
            assert_eq!(direction.index(), index);
            assert_eq!(direction.opposite(), Direction::ALL[(index + 3) % 6]);
        }
    }
}
