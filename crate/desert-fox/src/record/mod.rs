//! A game as its record: what was chosen before it, where its dice come from, and every order. Everything else is played again
//! from these: the state, undo, save files, links, the proof that every order was legal, and the transcript.

mod history;
pub mod dice;
pub mod fingerprint;
mod form;
pub mod game;
pub mod link;
pub mod notes;
pub mod options;
mod receive;
pub mod replay;
pub mod revision;
pub mod save;
pub mod save_v1;
pub mod transcript;
pub mod undo;

pub use fingerprint::fingerprint;
pub use form::{Checkpoint, DiceMode, Entry, LONGEST_ORDER, MOST_ORDERS, Record};
use form::{first_eight, player_turn};
pub use game::{Game, Report};
pub use replay::{Fault, Older, Verified, verify};
pub use revision::{RULES_REVISION, Revisions};
pub use undo::CannotUndo;
