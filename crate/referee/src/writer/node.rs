//! How a tree is written.

use std::borrow::Cow;

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::reader::Node;

impl Serialize for Node<'static> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Node::Null => serializer.serialize_unit(),
            Node::Bool(value) => serializer.serialize_bool(*value),
            Node::Natural(value) => serializer.serialize_u64(*value),
            Node::Negative(value) => serializer.serialize_i64(*value),
            Node::Broken(value) => serializer.serialize_f64(*value),
            // A text of the program: JavaScript keeps its own copy of those.
            Node::Text(Cow::Borrowed(text)) => serializer.serialize_unit_variant("", 0, text),
            Node::Text(Cow::Owned(text)) => serializer.serialize_str(text),
            Node::List(nodes) => serializer.collect_seq(nodes),
            Node::Object(members) => object(members, serializer),
        }
    }
}

/// The names of a struct are texts of the program too; those of a map need not be.
fn object<S: Serializer>(members: &[(Cow<'static, str>, Node<'static>)], serializer: S) -> Result<S::Ok, S::Error> {
    if members.iter().any(|(name, _)| matches!(name, Cow::Owned(_))) {
        return serializer.collect_map(members.iter().map(|(name, node)| (name, node)));
    }
    let mut object = serializer.serialize_struct("", members.len())?;
    for (name, node) in members {
        if let Cow::Borrowed(name) = name {
            object.serialize_field(name, node)?;
        }
    }
    object.end()
}
