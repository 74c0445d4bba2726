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

use crate::model::units::Side;

/// A game of Rommel in the Desert.
pub type Game = referee::record::Game<Rommel>;

/// How the names of save files end.
pub const SAVE_EXTENSION: &str = "rommelinthedesert.json";

/// The name of a save file without date and extension: scenario, month and whose turn it is.
pub fn file_stem(game: &Game) -> String {
    let (state, scenario) = (game.state(), game.record().options.scenario.key());
    let month = state.calendar.map_or(0, |calendar| calendar.month);
    let side = match state.turn.side {
        Side::Axis => "axis",
        Side::Allied => "allied",
    };
    format!("{scenario}_M{month:02}_{side}")
}
