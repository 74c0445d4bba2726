//! Desert Fox as the shared record plays it: its rules behind [`referee::Rules`], the form of its options, and its transcript.

pub mod desert_fox;
pub mod fingerprint;
pub mod options;
pub mod transcript;

pub use desert_fox::{DesertFox, RULES_REVISION};
pub use fingerprint::fingerprint;
pub use referee::record::{CannotUndo, Checkpoint, DiceMode, Revisions, Verified, dice, link, notes, save, save_v1};
pub use referee::rules::{LONGEST_ORDER, MOST_ORDERS};

use crate::model::refusal::Refusal;
use crate::state::event::Log;
use crate::state::order::Order;
use crate::turn::config::Options;

/// A game of Desert Fox.
pub type Game = referee::record::Game<DesertFox>;
/// Its record.
pub type Record = referee::record::Record<Options, Order>;
/// An order of its record.
pub type Entry = referee::record::Entry<Order>;
/// What an order brought about.
pub type Report = referee::record::Report<Log>;
/// Why a record does not follow.
pub type Fault = referee::record::Fault<Refusal>;
/// A record made by an older revision.
pub type Older = referee::record::Older<Refusal>;
/// Why a link of a game or turn cannot be made, read or followed.
pub type LinkFault = link::LinkFault<Refusal>;
/// Why a save file cannot be read.
pub type SaveError = save::SaveError<Refusal>;

/// What a link carries.
pub type Shared = link::Shared<DesertFox>;
/// A turn in a link.
pub type TurnV1 = link::TurnV1<Order>;
/// A save file.
pub type SaveV1 = save_v1::SaveV1<DesertFox>;

/// How the names of save files end.
pub const SAVE_EXTENSION: &str = "desertfox.json";

/// The name of a save file without date and extension: scenario, game-turn and whose player-turn it is.
pub fn file_stem(game: &Game) -> String {
    let state = game.state();
    let side = transcript::terms::side_id(state.phasing);
    format!("{}_T{:02}_{side}", game.record().options.scenario, state.turn)
}
