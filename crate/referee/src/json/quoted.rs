//! Texts in messages.

use std::fmt;

/// A text that shows itself as in JSON, for messages that repeat what was found.
#[derive(Clone, Copy, Debug)]
pub struct Quoted<'a>(pub &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        serde_json::Value::from(self.0).fmt(formatter)
    }
}
