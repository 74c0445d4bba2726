//! A JSON value, and how other values are read out of it.

use std::borrow::Cow;

use serde::de::{Deserializer, Error, Expected, Unexpected, Visitor};
use serde::forward_to_deserialize_any;

use super::access::{Choice, Fields, Items, Members};
use super::fault::Fault;

/// A JSON value. Members of an object are kept as they stand, two of the same name too: the type that is read says what it
/// thinks of them.
#[derive(Debug)]
pub enum Node<'a> {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number from 0.
    Natural(u64),
    /// A whole number below 0.
    Negative(i64),
    /// Any other number.
    Broken(f64),
    /// A text.
    Text(Cow<'a, str>),
    /// An array.
    List(Vec<Node<'a>>),
    /// An object.
    Object(Vec<(Cow<'a, str>, Node<'a>)>),
}

impl<'a> Node<'a> {
    pub(super) fn unfit(&self, expected: &dyn Expected) -> Fault {
        let found = match self {
            Self::Null => Unexpected::Unit,
            Self::Bool(value) => Unexpected::Bool(*value),
            Self::Natural(value) => Unexpected::Unsigned(*value),
            Self::Negative(value) => Unexpected::Signed(*value),
            Self::Broken(value) => Unexpected::Float(*value),
            Self::Text(text) => Unexpected::Str(text),
            Self::List(_) => Unexpected::Seq,
            Self::Object(_) => Unexpected::Map,
        };
        Fault::invalid_type(found, expected)
    }

    /// The fields of a struct, none of them twice and no others.
    fn fields(&'a self, names: &'static [&'static str], expected: &dyn Expected) -> Result<Fields<'a>, Fault> {
        match self {
            Self::Object(nodes) => Fields::new(names, nodes),
            Self::List(nodes) if nodes.len() <= names.len() => Ok(Fields::listed(names, nodes)),
            Self::List(_) => Err(Fault::trailing()),
            other => Err(other.unfit(expected)),
        }
    }

    /// Errors: more than the one member that names a variant.
    fn is_choice(&self) -> Result<(), Fault> {
        if matches!(self, Self::Object(nodes) if nodes.len() > 1) { Err(Fault::no_value()) } else { Ok(()) }
    }
}

fn list<'de, V: Visitor<'de>>(nodes: &'de [Node<'de>], visitor: V) -> Result<V::Value, Fault> {
    let mut items = Items::new(nodes);
    let value = visitor.visit_seq(&mut items)?;
    items.end().map(|()| value)
}

impl<'de> Deserializer<'de> for &'de Node<'de> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Node::Null => visitor.visit_unit(),
            Node::Bool(value) => visitor.visit_bool(*value),
            Node::Natural(value) => visitor.visit_u64(*value),
            Node::Negative(value) => visitor.visit_i64(*value),
            Node::Broken(value) => visitor.visit_f64(*value),
            Node::Text(text) => visitor.visit_borrowed_str(text),
            Node::List(nodes) => list(nodes, visitor),
            Node::Object(nodes) => visitor.visit_map(Members::new(nodes)),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if let Node::Bool(value) = self { visitor.visit_bool(*value) } else { Err(self.unfit(&visitor)) }
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Node::Natural(value) => visitor.visit_u64(*value),
            Node::Negative(value) => visitor.visit_i64(*value),
            Node::Broken(value) => visitor.visit_f64(*value),
            other => Err(other.unfit(&visitor)),
        }
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_i8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_i16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if let Node::Text(text) = self { visitor.visit_borrowed_str(text) } else { Err(self.unfit(&visitor)) }
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if matches!(self, Node::Null) { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if matches!(self, Node::Null) { visitor.visit_unit() } else { Err(self.unfit(&visitor)) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if let Node::List(nodes) = self { list(nodes, visitor) } else { Err(self.unfit(&visitor)) }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if let Node::Object(nodes) = self { visitor.visit_map(Members::new(nodes)) } else { Err(self.unfit(&visitor)) }
    }

    /// The fields are handed over in the order of their names, so that members that the type does not know are refused for every
    /// type, whatever its attributes say. An array stands for the fields in their order, as in `serde_json`.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let nodes = self.fields(fields, &visitor)?;
        visitor.visit_seq(nodes).map_err(|fault| fault.without(fields))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let value = visitor.visit_enum(Choice::new(self, variants)?)?;
        self.is_choice().map(|()| value)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { bytes byte_buf }
}
