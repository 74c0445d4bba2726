//! The values inside a value, each read with its name or index for error messages.

use std::borrow::Cow;
use std::slice;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
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

/// The members of an object.
pub struct Members<'de> {
    nodes: slice::Iter<'de, (Cow<'de, str>, Node<'de>)>,
    current: Option<(&'de str, &'de Node<'de>)>,
}

impl<'de> Members<'de> {
    pub fn new(nodes: &'de [(Cow<'de, str>, Node<'de>)]) -> Self {
        Self { nodes: nodes.iter(), current: None }
    }

    fn next(&mut self) -> Option<&'de str> {
        self.current = self.nodes.next().map(|(name, node)| (&**name, node));
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

/// The fields of a struct in the order of their names; those that the object leaves out are `None`.
pub struct Fields<'de> {
    names: slice::Iter<'static, &'static str>,
    nodes: Nodes<'de>,
}

enum Nodes<'de> {
    Named(&'de [(Cow<'de, str>, Node<'de>)]),
    Listed(slice::Iter<'de, Node<'de>>),
}

impl<'de> Fields<'de> {
    /// Errors: a member of another name, or two of one name.
    pub fn new(names: &'static [&'static str], nodes: &'de [(Cow<'de, str>, Node<'de>)]) -> Result<Self, Fault> {
        for (at, (name, _)) in nodes.iter().enumerate() {
            let Some(known) = names.iter().find(|known| *known == name) else {
                return Err(Fault::unknown_field(name, names).under(name));
            };
            if nodes[..at].iter().any(|(other, _)| other == name) {
                return Err(Fault::duplicate_field(known));
            }
        }
        Ok(Self { names: names.iter(), nodes: Nodes::Named(nodes) })
    }

    /// The items of an array, of which the first has the first name.
    pub fn listed(names: &'static [&'static str], nodes: &'de [Node<'de>]) -> Self {
        Self { names: names.iter(), nodes: Nodes::Listed(nodes.iter()) }
    }

    fn next(&mut self) -> Option<(&'static str, &'de Node<'de>)> {
        let name = *self.names.next()?;
        let node = match &mut self.nodes {
            Nodes::Named(nodes) => nodes.iter().find(|(known, _)| known == name).map(|(_, node)| node),
            Nodes::Listed(nodes) => nodes.next(),
        };
        node.map(|node| (name, node))
    }
}

impl<'de> SeqAccess<'de> for Fields<'de> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        let Some((name, node)) = self.next() else { return Ok(None) };
        seed.deserialize(node).map(Some).map_err(|fault| fault.under(name))
    }
}

/// A variant of an enum: its name alone, or an object with its name and content.
///
/// It is told by its number: comparing names once is enough for all enums.
pub struct Choice<'de> {
    number: u32,
    name: &'de str,
    content: Option<&'de Node<'de>>,
}

impl<'de> Choice<'de> {
    pub fn new(node: &'de Node<'de>, variants: &'static [&'static str]) -> Result<Self, Fault> {
        let (name, content) = match node {
            Node::Text(name) => (name, None),
            Node::Object(nodes) if let Some((name, content)) = nodes.first() => (name, Some(content)),
            _ => return Err(Fault::no_value()),
        };
        Ok(Self { number: number_of(name, variants)?, name, content })
    }

    fn content(&self, expected: &'static str) -> Result<&'de Node<'de>, Fault> {
        self.content.ok_or_else(|| Fault::invalid_type(Unexpected::UnitVariant, &expected))
    }
}

impl<'de> EnumAccess<'de> for Choice<'de> {
    type Error = Fault;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), Fault> {
        seed.deserialize(self.number.into_deserializer()).map(|value| (value, self))
    }
}

/// The number of a variant. Errors: there is none of this name.
pub fn number_of(name: &str, variants: &'static [&'static str]) -> Result<u32, Fault> {
    let at = variants.iter().position(|known| *known == name);
    at.map(|at| at as u32).ok_or_else(|| Fault::unknown_variant(name, variants))
}

impl<'de> VariantAccess<'de> for Choice<'de> {
    type Error = Fault;

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
