//! Writes values as JSON texts, and hands them over to whoever takes a tree.
//!
//! A value becomes a tree first. So the code of each type exists once, whatever becomes of the tree: a save file, a link or an
//! object of the page.

mod grower;
mod node;
mod text;

#[cfg(test)]
mod tests;

use serde::Serialize;

use crate::reader::Node;
use grower::Grower;
pub use text::Quoted;

/// The tree of a value.
pub fn tree<T: Serialize + ?Sized>(value: &T) -> Node<'static> {
    match value.serialize(Grower) {
        Ok(tree) => tree,
    }
}

/// The compact JSON of a value, as `serde_json` writes it.
pub fn text<T: Serialize + ?Sized>(value: &T) -> String {
    let mut text = String::new();
    text::write(&tree(value), &mut text);
    text
}
