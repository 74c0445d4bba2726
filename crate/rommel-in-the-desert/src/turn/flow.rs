//! Whether a part of the game goes on after an order.

/// Whether a part of the game goes on after an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It goes on.
    Stay,
    /// It is over; the sequence of play says what follows.
    Over,
}
