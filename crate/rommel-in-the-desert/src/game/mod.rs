//! The sequence of a turn, the dispatch of orders, and the list of legal orders.

// Carrying out an order.
pub mod carry_out;
// Which phase follows; the only code that goes on to the next one.
pub mod sequence;
// The legal orders.
pub mod legal;

#[cfg(test)]
mod tests;
