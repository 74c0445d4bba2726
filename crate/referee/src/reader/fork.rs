//! The values inside a value, each read with its name or index at hand.

use std::borrow::Cow;
use std::iter::Zip;
use std::slice;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess, Unexpected, VariantAccess,
    Visitor,
};

use super::fault::Fault;
use super::node::Node;

/// The items of an array.
pub struct Items<'de> {
    nodes: slice::Iter<'de, Node<'de>>,
    next: usize,
}

impl<'de> Items<'de> {
    pub fn new(nodes: &'de [Node<'de>]) -> Self {
        Self { nodes: nodes.iter(), next: 0 }
    }

    /// Errors: items are left that the type has no use for.
    #[inline(never)]
    pub fn end(&self) -> Result<(), Fault> {
        if self.nodes.len() == 0 { Ok(()) } else { Err(Fault::trailing()) }
    }
}

impl<'de> SeqAccess<'de> for &mut Items<'de> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        let Some(node) = self.nodes.next() else { return Ok(None) };
        let index = self.next;
        self.next += 1;
        seed.deserialize(node).map(Some).map_err(|fault| fault.at(index))
    }
}

/// The members of an object, or of an array in which the order tells the names.
pub struct Members<'de> {
    rest: Rest<'de>,
    current: Option<(&'de str, &'de Node<'de>)>,
}

enum Rest<'de> {
    Object(slice::Iter<'de, (Cow<'de, str>, Node<'de>)>),
    List(Zip<slice::Iter<'static, &'static str>, slice::Iter<'de, Node<'de>>>),
}

impl<'de> Members<'de> {
    pub fn new(nodes: &'de [(Cow<'de, str>, Node<'de>)]) -> Self {
        Self { rest: Rest::Object(nodes.iter()), current: None }
    }

    /// The members of an array, of which the first has the first name.
    pub fn named(names: &'static [&'static str], nodes: &'de [Node<'de>]) -> Self {
        Self { rest: Rest::List(names.iter().zip(nodes)), current: None }
    }

    #[inline(never)]
    fn next(&mut self) -> Option<&'de str> {
        self.current = match &mut self.rest {
            Rest::Object(nodes) => nodes.next().map(|(name, node)| (&**name, node)),
            Rest::List(nodes) => nodes.next().map(|(name, node)| (*name, node)),
        };
        self.current.map(|(name, _)| name)
    }
}

impl<'de> MapAccess<'de> for Members<'de> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Fault> {
        let Some(name) = self.next() else { return Ok(None) };
        seed.deserialize(BorrowedStrDeserializer::new(name)).map(Some).map_err(|fault: Fault| fault.under(name))
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Fault> {
        let (name, node) = self.current.ok_or_else(Fault::no_value)?;
        seed.deserialize(node).map_err(|fault| fault.under(name))
    }
}

/// A variant of an enum: its name alone, or an object with its name and content.
pub struct Choice<'de> {
    name: &'de str,
    content: Option<&'de Node<'de>>,
}

impl<'de> Choice<'de> {
    #[inline(never)]
    pub fn new(node: &'de Node<'de>) -> Result<Self, Fault> {
        match node {
            Node::Text(name) => Ok(Self { name, content: None }),
            Node::Object(nodes) if let Some((name, content)) = nodes.first() => {
                Ok(Self { name, content: Some(content) })
            }
            _ => Err(Fault::no_value()),
        }
    }

    fn content(&self, expected: &'static str) -> Result<&'de Node<'de>, Fault> {
        self.content.ok_or_else(|| Fault::invalid_type(Unexpected::UnitVariant, &expected))
    }
}

impl<'de> EnumAccess<'de> for Choice<'de> {
    type Error = Fault;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), Fault> {
        seed.deserialize(BorrowedStrDeserializer::new(self.name)).map(|value| (value, self))
    }
}

impl<'de> VariantAccess<'de> for Choice<'de> {
    type Error = Fault;

    #[inline(never)]
    fn unit_variant(self) -> Result<(), Fault> {
        match self.content {
            None => Ok(()),
            Some(node) => <()>::deserialize(node).map_err(|fault| fault.under(self.name)),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Fault> {
        let read = self.content("newtype variant").and_then(|node| seed.deserialize(node));
        read.map_err(|fault| fault.under(self.name))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        let read = self.content("tuple variant").and_then(|node| node.deserialize_seq(visitor));
        read.map_err(|fault| fault.under(self.name))
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Fault> {
        let read = self.content("struct variant").and_then(|node| node.deserialize_struct("", fields, visitor));
        read.map_err(|fault| fault.under(self.name))
    }
}
