//! Save files: JSON that people can read, compare and mend, with a check against files cut short and states against other rules.
//!
//! # Stability
//! Files of schema 1 are read for ever; `tests/saves/v1/` holds some that must stay readable, and `docs/save.schema.json`
//! describes them. Another form gets another number, structs of its own, and a way from the older ones to it.
//!
//! The check is SHA-256 of the canonical text: everything but the check as compact JSON, members in the order of [`SaveV1`], those
//! at their usual value left out, hexes by their lettered numbers. So white space that mail adds, or another order of the
//! members, does no harm. It finds accidents; whether the game is legal is found by playing it again.

use referee::json::{ParseError, parse};
use thiserror::Error;

use super::game::Game;
use super::replay::{Fault, Older, whole};
use super::save_v1::SaveV1;
use super::{Checkpoint, Record};
use crate::data::file_head::FileHead;
use crate::data::overlay::ChartChange;

/// What a save file says that it is.
pub const FORMAT: &str = "desert-fox-save";
/// The form of save files that is written.
pub const SCHEMA: u32 = 1;
/// Bytes of the longest save file that is read.
pub const LONGEST_SAVE: usize = 2 * 1024 * 1024;
/// How the names of save files end.
pub const EXTENSION: &str = "desertfox.json";

/// Why a save file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SaveError {
    /// Longer than any game.
    #[error("the file is too long: at most {LONGEST_SAVE} bytes")]
    TooLong,
    /// No JSON, or a value that cannot be read.
    #[error(transparent)]
    ParseError(#[from] ParseError),
    /// JSON, but no save file.
    #[error("this is no saved game of Desert Fox")]
    Format,
    /// Made by a newer version.
    #[error("the file was made by a newer version (schema {found}, this version reads up to {SCHEMA})")]
    Newer {
        /// The form of the file.
        found: u32,
    },
    /// Part of the file is missing or changed.
    #[error("the file is incomplete or was changed: its check does not fit")]
    Check,
    /// The game does not follow.
    #[error(transparent)]
    Fault(#[from] Fault),
}

impl SaveError {
    /// Stable name of the fault.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLong => "too-long",
            Self::ParseError(_) => "unreadable",
            Self::Format => "format",
            Self::Newer { .. } => "newer",
            Self::Check => "check",
            Self::Fault(fault) => fault.code(),
        }
    }
}

/// A save file that was read: a record, and the states that it is said to pass through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The version of the engine that wrote it.
    pub engine: String,
    /// The record.
    pub record: Record,
    /// The states, by orders given before.
    pub checkpoints: Vec<Checkpoint>,
}

impl Game {
    /// The game as a save file: a member to a line, and each order on its own.
    pub fn save(&self) -> String {
        SaveV1::of(self).text()
    }

    /// The name of its save file without date and extension: scenario, game-turn and whose player-turn it is.
    pub fn file_stem(&self) -> String {
        let state = self.state();
        format!(
            "{}_T{:02}_{}",
            self.record().options.scenario,
            state.turn,
            super::transcript::terms::side_id(state.phasing)
        )
    }

    /// The game of a save file, played again.
    ///
    /// Errors: why it cannot be read, or the first order that does not follow.
    pub fn load(text: &str) -> Result<Self, SaveError> {
        Self::load_with(text, &[])
    }

    /// The same with the values of the owner's charts, where the file names some.
    ///
    /// Errors: as for `load`; the charts that are needed.
    pub fn load_with(text: &str, charts: &[ChartChange]) -> Result<Self, SaveError> {
        Ok(whole(Self::load_as_far(text, charts)?)?)
    }

    /// The same of a file of older rules as far as it follows by those of today, and why it follows no farther. Such a game is
    /// one of its own; the file stays what it is.
    ///
    /// Errors: as for `load_with`, of a file of the current revisions.
    pub fn load_as_far(text: &str, charts: &[ChartChange]) -> Result<(Self, Option<Box<Older>>), SaveError> {
        let Saved { mut record, checkpoints, .. } = read(text)?;
        record.options.supply(charts);
        Ok(Self::replay_as_far(&record, &checkpoints)?)
    }
}

/// Reads a save file without playing its game.
///
/// Errors: the first fault in the order size, JSON, format, schema, values, check.
pub fn read(text: &str) -> Result<Saved, SaveError> {
    if text.len() > LONGEST_SAVE {
        return Err(SaveError::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}');
    let head = FileHead::of(text)?;
    if head.format != FORMAT {
        return Err(SaveError::Format);
    }
    match head.schema {
        1 => parse::<SaveV1>(text)?.read(),
        found if found > SCHEMA => Err(SaveError::Newer { found }),
        found => Err(fault("schema", format!("no save file has schema {found}"))),
    }
}

/// A value that cannot be read.
pub(super) fn fault(path: impl Into<String>, message: impl Into<String>) -> SaveError {
    SaveError::ParseError(ParseError { path: path.into(), message: message.into() })
}
