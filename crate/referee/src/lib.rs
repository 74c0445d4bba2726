//! What every game of the referee needs: case numbers, rulings and their ledger, random numbers and the chain of a record, links, JSON.
//! It knows no game.

pub mod case_id;
pub mod cases;
pub mod chain;
pub mod conformance;
pub mod deck;
pub mod draw;
pub mod hash;
pub mod json;
pub mod ledger;
pub mod link;
pub mod luck;
pub mod outlook;
pub mod parts;
pub mod play;
pub mod playing_on;
pub mod random;
pub mod reader;
pub mod record;
pub mod rules;
pub mod ruling;
pub mod ruling_id;
pub mod search;
pub mod viewer;

pub use case_id::{CaseId, CaseIdError};
pub use chain::{Link32, Seed};
pub use deck::Deck;
pub use draw::Draw;
pub use hash::HexError;
pub use ledger::{Ledger, LedgerFault, Section, Series};
pub use parts::{Listed, Parts};
pub use random::{NeedNumber, Random, Source};
pub use rules::{CarriedOut, Formats, GameOptions, RecordRefusal, Reveals, Rules};
pub use ruling::{Ruling, RulingKind, Switch};
pub use ruling_id::{RulingId, RulingIdError};
pub use viewer::{ComputerPlayer, Viewer, Views};
