//! Save files: JSON that people can read, compare and mend, with a check against files cut short and states against other rules.
//!
//! # Stability
//! Files of schema 1 are read for ever; `tests/saves/v1/` holds some that must stay readable, and a JSON schema in `docs/`
//! describes those of each game. Another form gets another number, structs of its own, and a way from the older ones to
//! it.
//!
//! The check is SHA-256 of the canonical text: everything but the check as compact JSON, members in the order of [`SaveV1`], those
//! at their usual value left out. So white space that mail adds, or another order of the members, does no harm. It finds
//! accidents; whether the game is legal is found by playing it again.

use std::fmt::{Debug, Display};

use thiserror::Error;

use super::game::Game;
use super::replay::{AsFar, Fault, whole};
use super::save_v1::SaveV1;
use super::{Checkpoint, RecordOf};
use crate::json::{FileHead, ParseError};
use crate::link::LETTERS;
use crate::reader::save_texts;
use crate::rules::Rules;

/// The form of save files that is written.
pub const SCHEMA: u32 = 1;
/// Bytes of the longest save file that is read.
pub const LONGEST_SAVE: usize = 2 * 1024 * 1024;

/// Why a save file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SaveError<F: Display + Debug> {
    /// Longer than any game.
    #[error("the file is too long: at most {LONGEST_SAVE} bytes")]
    TooLong,
    /// No JSON, or a value that cannot be read.
    #[error(transparent)]
    ParseError(#[from] ParseError),
    /// JSON, but no save file.
    #[error("this is no saved game of {game}")]
    Format {
        /// The game.
        game: &'static str,
    },
    /// A save file of another game; its letter.
    #[error("this is a saved game of another game, whose links begin with '{0}'")]
    OtherGame(char),
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
    Fault(#[from] Fault<F>),
}

impl<F: Display + Debug> SaveError<F> {
    /// Stable name of the fault.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLong => "too-long",
            Self::ParseError(_) => "unreadable",
            Self::Format { .. } => "format",
            Self::OtherGame(_) => "another-game",
            Self::Newer { .. } => "newer",
            Self::Check => "check",
            Self::Fault(fault) => fault.code(),
        }
    }
}

/// A save file that was read: a record, and the states that it is said to pass through.
#[derive(Clone, Debug)]
pub struct Saved<R: Rules> {
    /// The version of the engine that wrote it.
    pub engine: String,
    /// The record.
    pub record: RecordOf<R>,
    /// The states, by orders given before.
    pub checkpoints: Vec<Checkpoint>,
}

impl<R: Rules> PartialEq for Saved<R> {
    fn eq(&self, other: &Self) -> bool {
        let Self { engine, record, checkpoints } = self;
        (engine, record, checkpoints) == (&other.engine, &other.record, &other.checkpoints)
    }
}

impl<R: Rules> Game<R> {
    /// Reads a save file without playing its game, also out of a mail; see [`reader`](crate::reader).
    ///
    /// Errors: the first fault in the order size, JSON, format, schema, values, check.
    pub fn read_save(text: &str) -> Result<Saved<R>, SaveError<R::Refusal>> {
        if text.len() > LONGEST_SAVE {
            return Err(SaveError::TooLong);
        }
        let mut fault = None;
        for text in save_texts(text) {
            match (Self::read_text(&text), &fault) {
                (Ok(saved), _) => return Ok(saved),
                // What is wrong with a file that can be read says more than where one cannot be.
                (Err(SaveError::ParseError(_)), Some(_)) => {}
                (Err(new), None | Some(SaveError::ParseError(_))) => fault = Some(new),
                (Err(_), Some(_)) => {}
            }
        }
        Err(fault.unwrap_or(SaveError::Check))
    }

    fn read_text(text: &str) -> Result<Saved<R>, SaveError<R::Refusal>> {
        let head = FileHead::of(text)?;
        if head.format != R::FORMATS.save {
            let format = SaveError::Format { game: R::FORMATS.game };
            let letter = letter_of(&head.format).filter(|&letter| !R::FORMATS.link.starts_with(letter));
            return Err(letter.map_or(format, SaveError::OtherGame));
        }
        match head.schema {
            1 => SaveV1::<R>::parse(text)?.read(),
            found if found > SCHEMA => Err(SaveError::Newer { found }),
            found => Err(fault("schema", format!("no save file has schema {found}")).into()),
        }
    }

    /// The game as a save file: a member to a line, and each order on its own.
    pub fn save(&self) -> String {
        SaveV1::of(self).text()
    }

    /// The game of a save file, played again.
    ///
    /// Errors: why it cannot be read, or the first order that does not follow.
    pub fn load(text: &str) -> Result<Self, SaveError<R::Refusal>> {
        Self::load_with(text, |_| ())
    }

    /// The same with options completed by what the file leaves to its reader, such as charts of their own.
    ///
    /// Errors: as for `load`.
    pub fn load_with(text: &str, complete: impl FnOnce(&mut R::Options)) -> Result<Self, SaveError<R::Refusal>> {
        Ok(whole(Self::load_as_far(text, complete)?)?)
    }

    /// The same of a file of older rules as far as it follows by those of today, and why it follows no farther. Such a game is
    /// one of its own; the file stays what it is.
    ///
    /// Errors: as for `load_with`, of a file of the current revisions.
    pub fn load_as_far(text: &str, complete: impl FnOnce(&mut R::Options)) -> Result<AsFar<R>, SaveError<R::Refusal>> {
        let Saved { mut record, checkpoints, .. } = Self::read_save(text)?;
        complete(&mut record.options);
        Ok(Self::replay_as_far(&record, &checkpoints)?)
    }
}

/// The letter of the game whose save files have a format: that with which the name of the game begins.
fn letter_of(format: &str) -> Option<char> {
    format.strip_suffix("-save")?.chars().next().filter(|letter| LETTERS.contains(letter))
}

/// A value that cannot be read.
pub(super) fn fault(path: impl Into<String>, message: impl Into<String>) -> ParseError {
    ParseError { path: path.into(), message: message.into() }
}
