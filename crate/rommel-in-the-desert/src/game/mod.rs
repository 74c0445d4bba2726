//! The sequence of a turn, the dispatch of orders, and the list of legal orders.

// Carrying out an order.
pub mod carry_out;
// Which stage of a game follows.
pub mod campaign;
// Which phase of a turn follows; the only code that goes on to the next one.
pub mod sequence;
// The stages in which a game or a situation begins.
pub mod start;
// The end of a scenario.
pub mod ending;
// The legal orders.
pub mod legal;
// Those of which the list holds the parts.
pub mod parts;
// The order that standing orders imply.
pub mod implied_order;
// Customary decisions in a battle turn.
pub mod customary;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod scenario_tests;
