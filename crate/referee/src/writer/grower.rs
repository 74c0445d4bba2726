//! Makes a tree of any value.

use std::borrow::Cow;
use std::fmt;

use serde::ser::{
    Error, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

use crate::reader::Node;

/// There is nothing that a tree cannot hold, so that no function has to hand a fault on.
#[derive(Debug)]
pub enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl Error for Never {
    /// # Panics
    /// Where the own `Serialize` of a type refuses a value, which none does.
    fn custom<T: fmt::Display>(_: T) -> Self {
        unreachable!("every value can be written")
    }
}

type Grown = Result<Node<'static>, Never>;

/// Takes whatever a value consists of.
#[derive(Clone, Copy)]
pub struct Grower;

/// The items of an array, and the variant that holds it.
pub struct Items {
    nodes: Vec<Node<'static>>,
    variant: Option<&'static str>,
}

/// The members of an object, and the variant that holds it.
pub struct Members {
    nodes: Vec<(Cow<'static, str>, Node<'static>)>,
    variant: Option<&'static str>,
    name: Cow<'static, str>,
}

impl Items {
    #[inline(never)]
    fn new(len: usize, variant: Option<&'static str>) -> Self {
        Self { nodes: Vec::with_capacity(len), variant }
    }

    #[inline(never)]
    fn push(&mut self, node: Node<'static>) {
        self.nodes.push(node);
    }

    #[inline(never)]
    fn whole(self) -> Node<'static> {
        within(self.variant, Node::List(self.nodes))
    }
}

impl Members {
    #[inline(never)]
    fn new(len: usize, variant: Option<&'static str>) -> Self {
        Self { nodes: Vec::with_capacity(len), variant, name: Cow::Borrowed("") }
    }

    #[inline(never)]
    fn push(&mut self, name: Cow<'static, str>, node: Node<'static>) {
        self.nodes.push((name, node));
    }

    #[inline(never)]
    fn whole(self) -> Node<'static> {
        within(self.variant, Node::Object(self.nodes))
    }
}

/// The content of a variant under its name.
#[inline(never)]
fn within(variant: Option<&'static str>, node: Node<'static>) -> Node<'static> {
    match variant {
        Some(name) => Node::Object(vec![(Cow::Borrowed(name), node)]),
        None => node,
    }
}

/// The name of a member of a map: a text or a number.
#[inline(never)]
fn name(node: Node<'static>) -> Cow<'static, str> {
    match node {
        Node::Text(text) => text,
        Node::Natural(number) => number.to_string().into(),
        Node::Negative(number) => number.to_string().into(),
        Node::Bool(value) => value.to_string().into(),
        _ => Cow::Borrowed(""),
    }
}

/// The numbers and texts, each with its kind of node.
macro_rules! grow {
    ($($method:ident($type:ty) => $value:ident $node:expr;)+) => {
        $(#[inline]
        fn $method(self, $value: $type) -> Grown {
            Ok($node)
        })+
    };
}

/// A negative number, or one that is not.
#[inline(never)]
fn whole(number: i64) -> Node<'static> {
    u64::try_from(number).map_or(Node::Negative(number), Node::Natural)
}

impl Serializer for Grower {
    type Ok = Node<'static>;
    type Error = Never;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Items;
    type SerializeMap = Members;
    type SerializeStruct = Members;
    type SerializeStructVariant = Members;

    grow! {
        serialize_bool(bool) => value Node::Bool(value);
        serialize_i8(i8) => value whole(value.into());
        serialize_i16(i16) => value whole(value.into());
        serialize_i32(i32) => value whole(value.into());
        serialize_i64(i64) => value whole(value);
        serialize_u8(u8) => value Node::Natural(value.into());
        serialize_u16(u16) => value Node::Natural(value.into());
        serialize_u32(u32) => value Node::Natural(value.into());
        serialize_u64(u64) => value Node::Natural(value);
        serialize_f32(f32) => value Node::Broken(value.into());
        serialize_f64(f64) => value Node::Broken(value);
        serialize_char(char) => value Node::Text(value.to_string().into());
        serialize_str(&str) => value Node::Text(Cow::Owned(value.to_owned()));
        serialize_unit_struct(&'static str) => _name Node::Null;
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Grown {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Grown {
        Ok(Node::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Grown {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Grown {
        Ok(Node::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Grown {
        Ok(Node::Text(Cow::Borrowed(variant)))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Grown {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Grown {
        Ok(within(Some(variant), value.serialize(self)?))
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Items, Never> {
        Ok(Items::new(len.unwrap_or_default(), None))
    }

    fn serialize_tuple(self, len: usize) -> Result<Items, Never> {
        Ok(Items::new(len, None))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<Items, Never> {
        Ok(Items::new(len, None))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Items, Never> {
        Ok(Items::new(len, Some(variant)))
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Members, Never> {
        Ok(Members::new(len.unwrap_or_default(), None))
    }

    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Members, Never> {
        Ok(Members::new(len, None))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Members, Never> {
        Ok(Members::new(len, Some(variant)))
    }
}

/// The parts of an array, by the names that each kind of value has for them.
macro_rules! items {
    ($($trait:ident $method:ident),+) => {
        $(impl $trait for Items {
            type Ok = Node<'static>;
            type Error = Never;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
                let node = value.serialize(Grower)?;
                self.push(node);
                Ok(())
            }

            fn end(self) -> Grown {
                Ok(self.whole())
            }
        })+
    };
}

items! {
    SerializeSeq serialize_element, SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field, SerializeTupleVariant serialize_field
}

/// The parts of an object, likewise.
macro_rules! members {
    ($($trait:ident),+) => {
        $(impl $trait for Members {
            type Ok = Node<'static>;
            type Error = Never;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Never> {
                let node = value.serialize(Grower)?;
                self.push(Cow::Borrowed(name), node);
                Ok(())
            }

            fn end(self) -> Grown {
                Ok(self.whole())
            }
        })+
    };
}

members! { SerializeStruct, SerializeStructVariant }

impl SerializeMap for Members {
    type Ok = Node<'static>;
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        self.name = name(key.serialize(Grower)?);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        let node = value.serialize(Grower)?;
        let name = std::mem::take(&mut self.name);
        self.push(name, node);
        Ok(())
    }

    fn end(self) -> Grown {
        Ok(self.whole())
    }
}
