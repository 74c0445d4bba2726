//! A game as its record: what was chosen before it, where its dice come from, and every order. Everything else is played again
//! from these: the state, undo, save files, links, and the proof that every order was legal.

pub mod agreement;
pub mod branch;
pub mod dice;
mod form;
pub mod game;
mod history;
pub mod link;
mod link_fault;
pub mod looks;
pub mod notes;
mod receive;
pub mod replay;
pub mod revision;
pub mod save;
pub mod save_agreement;
pub mod save_v1;
pub mod terms;
pub mod undo;

pub use agreement::{Agreement, AgreementFault};
pub use branch::Branch;
use form::first_eight;
pub use form::{Checkpoint, DiceMode, Entry, Record, RecordOf};
pub use game::{Game, Report};
pub use looks::{Look, LookBy};
pub use replay::{Fault, Older, Verified};
pub use revision::Revisions;
pub use terms::{Choices, Terms};
pub use undo::CannotUndo;
