//! The index of the tables by game-turn.

/// A month, numbered as the campaign numbers its game-turns: 1 is March 1941 and 0 the month before it.
///
/// A scenario that begins earlier numbers its own game-turns from its first month; [`crate::data::scenario::Scenario::month`] turns
/// them into months, and every table by game-turn is read with one.
///
/// Cases: 5.1 · Rulings: H096
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month(pub i8);

impl Month {
    /// The first month that has values: September 1940.
    pub const FIRST: Self = Self(-5);
    /// The last month that has values: December 1942.
    pub const LAST: Self = Self(22);

    /// The month of a game-turn of the campaign.
    pub const fn of_campaign(turn: u8) -> Self {
        Self(if turn > i8::MAX as u8 { i8::MAX } else { turn as i8 })
    }
}
