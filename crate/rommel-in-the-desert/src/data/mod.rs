//! Values as printed or reconstructed, each with its provenance.

// The rulings of the errata and of this project.
pub mod ledger;
// Hexes, hexsides and roads.
pub mod board;
// The 100 blocks.
pub mod roster;
// The numbers of the rules.
pub mod numbers;
// All values and rules by which a game is played.
pub mod edition;
