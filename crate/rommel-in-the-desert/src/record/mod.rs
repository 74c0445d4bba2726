//! Rommel in the Desert as the shared record plays it: its rules behind [`referee::Rules`] and the form of its options.

// The rules behind the trait of the record.
pub mod rommel;
// The choices before a game.
pub mod options;
// The hash of a state.
pub mod fingerprint;

pub use fingerprint::fingerprint;
pub use options::Options;
pub use rommel::{Log, RULES_REVISION, Rommel};

/// A game of Rommel in the Desert.
pub type Game = referee::record::Game<Rommel>;

/// How the names of save files end.
pub const SAVE_EXTENSION: &str = "rommelinthedesert.json";
