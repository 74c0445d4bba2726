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
mod text;
mod tree;

#[cfg(test)]
mod tests;

use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::writer::Quoted;

pub use fault::Fault;
pub use node::Node;
pub use tagged::{Tagged, Untold, tagged};

/// Why a JSON text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message} at {}", Quoted(path))]
pub struct Unreadable {
    /// Path of the value, empty for the whole.
    pub path: String,
    /// What is wrong with it.
    pub message: String,
}

impl Unreadable {
    /// Where the fault lies, never empty: the path of the value, the name of a field that the whole lacks, or `$` for the
    /// whole.
    pub fn place(&self) -> &str {
        let missing = self.message.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`'));
        if self.path.is_empty() { missing.unwrap_or("$") } else { &self.path }
    }
}

/// Reads a JSON text to its very end.
pub fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    text::tree(text).and_then(|tree| T::deserialize(&tree)).map_err(Fault::into_unreadable)
}

/// Reads the members of these names out of an object, whatever else is in it.
pub fn parse_members<T: DeserializeOwned>(text: &str, names: &[&str]) -> Result<T, Unreadable> {
    let mut tree = text::tree(text).map_err(Fault::into_unreadable)?;
    if let Node::Object(members) = &mut tree {
        members.retain(|(name, _)| names.contains(&&**name));
    }
    T::deserialize(&tree).map_err(Fault::into_unreadable)
}
