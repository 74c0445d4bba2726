//! What is wrong with a value, and where.

use std::fmt;

use serde::de::{Error, Expected, Unexpected};

use super::ParseError;

/// Stands before the path and before the message of a fault that is handed on as a text.
const SEAM: char = '\u{1f}';

/// Why a value cannot be read; boxed, since every function of every type hands it on.
#[derive(Debug)]
pub struct Fault(Box<Located>);

#[derive(Debug)]
struct Located {
    path: String,
    message: String,
    /// The value itself ends before the field of this index, and nothing inside it is at fault.
    ends_before: Option<usize>,
}

impl Fault {
    pub(super) fn new(message: String) -> Self {
        Self::located(String::new(), message)
    }

    fn located(path: String, message: String) -> Self {
        Self(Box::new(Located { path, message, ends_before: None }))
    }

    /// The same fault of a struct with these fields, told as a missing field where it is one.
    pub fn without(self, fields: &[&'static str]) -> Self {
        let missing = self.0.ends_before.and_then(|index| fields.get(index));
        missing.map_or(self, |name| Self::missing_field(name))
    }

    /// An array has items left that the type has no use for.
    pub fn trailing() -> Self {
        Self::new("trailing characters".to_owned())
    }

    /// There is no value, or more than one.
    pub fn no_value() -> Self {
        Self::new("expected value".to_owned())
    }

    /// The same fault, seen from the object that holds the value.
    pub fn under(mut self, name: &str) -> Self {
        self.0.path = format!(".{name}{}", self.0.path);
        self.0.ends_before = None;
        self
    }

    /// The same fault, seen from the array that holds the value.
    pub fn at(mut self, index: usize) -> Self {
        self.0.path = format!("[{index}]{}", self.0.path);
        self.0.ends_before = None;
        self
    }

    /// Path and message as one text, for `custom` of whatever reads the value.
    pub(super) fn folded(&self) -> String {
        format!("{SEAM}{}{SEAM}{}", self.0.path, self.0.message)
    }

    /// The fault of a text, with its path where the text has one.
    fn unfolded(text: String) -> Self {
        match text.strip_prefix(SEAM).and_then(|rest| rest.split_once(SEAM)) {
            Some((path, message)) => Self::located(path.to_owned(), message.to_owned()),
            None => Self::new(text),
        }
    }

    /// The fault as it is told.
    pub fn into_parse_error(self) -> ParseError {
        let Located { path, message, .. } = *self.0;
        ParseError { path: path.strip_prefix('.').unwrap_or(&path).to_owned(), message }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(&self.0.message)
    }
}

impl std::error::Error for Fault {}

/// The messages are those of `serde_json`.
impl Error for Fault {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::unfolded(message.to_string())
    }

    fn invalid_type(found: Unexpected, expected: &dyn Expected) -> Self {
        Self::new(format!("invalid type: {}, expected {expected}", Found(found)))
    }

    fn invalid_value(found: Unexpected, expected: &dyn Expected) -> Self {
        Self::new(format!("invalid value: {}, expected {expected}", Found(found)))
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Self {
        let mut fault = Self::new(format!("invalid length {length}, expected {expected}"));
        fault.0.ends_before = Some(length);
        fault
    }
}

/// A value named as `serde_json` names it.
struct Found<'a>(Unexpected<'a>);

impl fmt::Display for Found<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self.0 {
            Unexpected::Unit => formatter.write_str("null"),
            // A JSON text holds no others than finite ones.
            Unexpected::Float(value) => write!(formatter, "floating point `{}`", serde_json::Value::from(value)),
            other => other.fmt(formatter),
        }
    }
}
