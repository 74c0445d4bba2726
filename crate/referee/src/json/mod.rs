//! JSON texts: what is in them, and the place of what cannot be read.
//!
//! `serde_json` makes a tree of the text, and every value is read out of such a tree: so the place of a fault is told inside an
//! enum with a `kind` too, where `serde` by itself loses it. A struct takes no members but its fields,
//! and an `Option` that may be left out is marked `#[serde(default)]`. Fields and variants are found by their places among all
//! names, which have no room for `#[serde(alias)]`.

mod access;
mod fault;
mod file_head;
mod node;
mod quoted;
mod tagged;
mod tree;

#[cfg(test)]
mod tests;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_path_to_error::{Path, Segment};
use thiserror::Error;

pub use fault::Fault;
pub use file_head::FileHead;
pub use node::Node;
pub use quoted::Quoted;
pub use tagged::{Tagged, TaggedByName, tagged};

/// Why a JSON text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message} at {}", Quoted(path))]
pub struct ParseError {
    /// Path of the value, empty for the whole.
    pub path: String,
    /// What is wrong with it.
    pub message: String,
}

impl ParseError {
    /// Where the fault lies, never empty: the path of the value, the name of a field that the whole lacks, or `$` for the
    /// whole.
    pub fn place(&self) -> &str {
        let missing = self.message.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`'));
        if self.path.is_empty() { missing.unwrap_or("$") } else { &self.path }
    }
}

/// The tree of a text. Errors: it is no JSON, with the place where it stops being so.
pub fn tree(text: &str) -> Result<Node<'_>, ParseError> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| ParseError { path: known(error.path()), message: without_place(error.inner()) })?;
    reader.end().map_err(|error| ParseError { path: String::new(), message: without_place(&error) })?;
    Ok(read)
}

/// The text of a path, as far as it could be read: empty for the whole.
fn known(path: &Path) -> String {
    let text = path.to_string();
    match path.iter().next_back() {
        None => String::new(),
        Some(Segment::Unknown) => text.trim_end_matches('?').trim_end_matches('.').to_owned(),
        Some(_) => text,
    }
}

/// The message without line and column.
fn without_place(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    message.strip_suffix(&place).unwrap_or(&message).to_owned()
}

/// Reads a JSON text to its very end.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, ParseError> {
    from_node(&tree(text)?)
}

/// Reads a value out of a tree. Errors: the first value that cannot be read.
pub fn from_node<T: DeserializeOwned>(node: &Node) -> Result<T, ParseError> {
    T::deserialize(node).map_err(Fault::into_parse_error)
}

/// Reads the members of these names out of an object, whatever else is in it.
pub fn parse_members<T: DeserializeOwned>(text: &str, names: &[&str]) -> Result<T, ParseError> {
    let mut tree = tree(text)?;
    if let Node::Object(members) = &mut tree {
        members.retain(|(name, _)| names.contains(&&**name));
    }
    from_node(&tree)
}

/// The compact JSON of a value.
///
/// # Panics
/// Where a type refuses a value of its own, or has maps with keys that are no texts; none does.
pub fn to_text<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| unreachable!("every value can be written: {error}"))
}
