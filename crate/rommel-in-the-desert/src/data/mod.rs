//! Values as printed or reconstructed, each with its provenance.

// The rulings of the errata and of this project.
pub mod ledger;
// Hexes, hexsides and roads.
pub mod board;
// The 100 blocks.
pub mod roster;
// The numbers of the rules.
pub mod numbers;
// Months, hands, income, set-up and victory.
pub mod scenario;
// The values one by one, and an owner's in place of ours.
pub mod charts;
// All values and rules by which a game is played.
pub mod edition;
