//! What every game of the referee needs: case numbers, rulings and their ledger, dice and the chain of a record, links, JSON.
//! It knows no game.

pub mod case_id;
pub mod chain;
pub mod dice;
pub mod hash;
pub mod json;
pub mod ledger;
pub mod link;
pub mod ruling;
pub mod ruling_id;

pub use case_id::{CaseId, CaseIdError};
pub use chain::{Link32, Seed};
pub use dice::{Dice, NeedDie, NoFace};
pub use hash::HexError;
pub use ledger::{Ledger, LedgerFault, Section};
pub use ruling::{Component, Ruling, RulingKind, Switch};
pub use ruling_id::{RulingId, RulingIdError};
