//! How files begin: what tells a file of ours from any other, and its form.

use serde::Deserialize;

use super::{ParseError, parse_members};

/// What every form of a file has, whatever else is in it.
#[derive(Deserialize)]
pub struct FileHead {
    /// What the file says that it is.
    #[serde(default)]
    pub format: String,
    /// The form that it is in.
    #[serde(default)]
    pub schema: u32,
}

impl FileHead {
    /// The head of a file's text. Errors: the text is no JSON, or a member of the head is of another sort.
    pub fn of(text: &str) -> Result<Self, ParseError> {
        parse_members(text, &["format", "schema"])
    }
}
