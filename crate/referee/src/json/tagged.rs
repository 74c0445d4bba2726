//! Enums of which a member of the object tells the variant: `{"kind": "hexes", "hexes": []}`.
//!
//! `serde` reads such an enum, and all that is in it, by a second copy of the code of every type; here it is a tree like any other.

use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use super::access::number_of;
use super::fault::Fault;
use super::node::Node;

/// Declares an enum with `#[serde(tag = "kind")]` in camel case and how it is read; the brackets before it hold further
/// attributes for reading, such as `deny_unknown_fields`.
///
/// Attributes of a field stand in this order: documentation, `serde`, `cfg_attr`, `tsify`.
#[macro_export]
macro_rules! tagged {
    (
        [$($strict:meta)?]
        $(#[$outer:meta])*
        pub enum $name:ident {
            $(
                $(#[$inner:meta])*
                $variant:ident $({
                    $(
                        $(#[doc = $doc:literal])*
                        $(#[serde($($read:tt)*)])?
                        $(#[cfg_attr($($other:tt)*)])?
                        $(#[tsify($($shown:tt)*)])?
                        $field:ident: $type:ty
                    ),+ $(,)?
                })?
            ),+ $(,)?
        }
    ) => {
        $(#[$outer])*
        pub enum $name {
            $(
                $(#[$inner])*
                $variant $({
                    $(
                        $(#[doc = $doc])*
                        $(#[serde($($read)*)])?
                        $(#[cfg_attr($($other)*)])?
                        $(#[tsify($($shown)*)])?
                        $field: $type
                    ),+
                })?
            ),+
        }

        const _: () = {
            use $name as Made;

            #[allow(dead_code, reason = "the shape of the enum, which is itself what is made")]
            #[derive(::serde::Deserialize)]
            #[serde(remote = "Made", rename_all = "camelCase", rename_all_fields = "camelCase" $(, $strict)?)]
            enum Shape {
                $($variant $({ $($(#[serde($($read)*)])? $field: $type),+ })?),+
            }

            impl<'de> ::serde::Deserialize<'de> for $name {
                fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    $crate::json::tagged(from, |variant| Shape::deserialize(variant))
                }
            }
        };
    };
}

/// The member that tells the variant.
const TAG: &str = "kind";

/// Reads an enum of which the member `kind` tells the variant.
pub fn tagged<'de, T, D: Deserializer<'de>>(
    from: D,
    read: fn(TaggedByName) -> Result<T, Fault>,
) -> Result<T, D::Error> {
    let mut node = Node::deserialize(from)?;
    let read = take_kind(&mut node).and_then(|name| read(TaggedByName { name: &name, rest: &node }));
    read.map_err(|fault| D::Error::custom(fault.folded()))
}

/// Takes the name of the variant out of an object.
fn take_kind(node: &mut Node) -> Result<String, Fault> {
    let Node::Object(members) = node else { return Err(node.unfit(&"an object")) };
    let mut named = members.iter().enumerate().filter(|(_, (name, _))| name == TAG).map(|(at, _)| at);
    let at = named.next().ok_or_else(|| Fault::missing_field(TAG))?;
    if named.next().is_some() {
        return Err(Fault::duplicate_field(TAG));
    }
    String::deserialize(&members.remove(at).1).map_err(|fault| fault.under(TAG))
}

/// A variant and the other members of its object.
pub struct Tagged<'de> {
    number: u32,
    rest: &'de Node<'de>,
}

/// The same, before it is known which variants there are.
pub struct TaggedByName<'de> {
    name: &'de str,
    rest: &'de Node<'de>,
}

impl<'de> Deserializer<'de> for TaggedByName<'de> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.rest.deserialize_any(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let number = number_of(self.name, variants).map_err(|fault| fault.under(TAG))?;
        visitor.visit_enum(Tagged { number, rest: self.rest })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct newtype_struct seq
        tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for Tagged<'de> {
    type Error = Fault;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), Fault> {
        seed.deserialize(self.number.into_deserializer()).map(|variant| (variant, self))
    }
}

impl<'de> VariantAccess<'de> for Tagged<'de> {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Fault> {
        seed.deserialize(self.rest)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        self.rest.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Fault> {
        self.rest.deserialize_struct("", fields, visitor)
    }
}
