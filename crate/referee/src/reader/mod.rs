//! Reads values out of JSON texts and tells the place of what cannot be read.
//!
//! A text becomes a tree first, and every value is read out of such a tree. So the code of each type exists once,
//! whatever the text is good for, and the trail to a fault costs next to nothing. A struct takes no members but its fields,
//! and an `Option` that may be left out is marked `#[serde(default)]`. Fields and variants are found by their places among all
//! names, which have no room for `#[serde(alias)]`.

mod fault;
mod fork;
mod node;
mod tagged;
mod tree;

#[cfg(test)]
mod tests;

use serde::de::DeserializeOwned;
use thiserror::Error;

pub use fault::Fault;
pub use node::Node;
pub use tagged::{Tagged, Untold, tagged};

/// Why a JSON text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message} at {path:?}")]
pub struct Unreadable {
    /// Path of the value, empty for the whole.
    pub path: String,
    /// What is wrong with it.
    pub message: String,
}

/// Reads a JSON text to its very end.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    let tree = tree(text)?;
    T::deserialize(&tree).map_err(Fault::into_unreadable)
}

/// Reads the members of these names out of an object, whatever else is in it.
pub fn parse_members<T: DeserializeOwned>(text: &str, names: &[&str]) -> Result<T, Unreadable> {
    let mut tree = tree(text)?;
    if let Node::Object(members) = &mut tree {
        members.retain(|(name, _)| names.contains(&&**name));
    }
    T::deserialize(&tree).map_err(Fault::into_unreadable)
}

/// The tree of a sound JSON text.
fn tree(text: &str) -> Result<Node<'_>, Unreadable> {
    serde_json::from_str(text).map_err(|error| Unreadable { path: break_of(text), message: without_place(&error) })
}

/// Where a text stops being JSON; looked for in a second reading, so that sound texts do without.
fn break_of(text: &str) -> String {
    let mut reader = serde_json::Deserializer::from_str(text);
    let broken = serde_path_to_error::deserialize::<_, Node>(&mut reader).err();
    broken.map(|error| error.path().to_string()).filter(|path| path != ".").unwrap_or_default()
}

/// The message without line and column, which mean nothing to somebody who handed over an object.
fn without_place(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    message.strip_suffix(&place).unwrap_or(&message).to_owned()
}
