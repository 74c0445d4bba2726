//! How a tree is written as JSON text.

use std::fmt;

use crate::reader::Node;

/// Appends the compact JSON of a tree.
pub fn write(node: &Node, text: &mut String) {
    match node {
        Node::Bool(value) => text.push_str(if *value { "true" } else { "false" }),
        Node::Natural(value) => text.push_str(&value.to_string()),
        Node::Negative(value) => text.push_str(&value.to_string()),
        Node::Broken(value) if value.is_finite() => text.push_str(zmij::Buffer::new().format_finite(*value)),
        Node::Null | Node::Broken(_) => text.push_str("null"),
        Node::Text(value) => quote(value, text),
        Node::List(nodes) => enclosed(['[', ']'], nodes, text, write),
        Node::Object(members) => enclosed(['{', '}'], members, text, |(name, node), text| {
            quote(name, text);
            text.push(':');
            write(node, text);
        }),
    }
}

fn enclosed<T>(brackets: [char; 2], items: &[T], text: &mut String, write: impl Fn(&T, &mut String)) {
    text.push(brackets[0]);
    for (at, item) in items.iter().enumerate() {
        if at > 0 {
            text.push(',');
        }
        write(item, text);
    }
    text.push(brackets[1]);
}

/// Appends a text in quotation marks.
fn quote(value: &str, text: &mut String) {
    text.push('"');
    let mut plain = 0;
    for (at, byte) in value.bytes().enumerate() {
        let short = match byte {
            b'"' | b'\\' => char::from(byte),
            0x08 => 'b',
            0x09 => 't',
            0x0A => 'n',
            0x0C => 'f',
            0x0D => 'r',
            0x00..0x20 => 'u',
            _ => continue,
        };
        text.push_str(&value[plain..at]);
        text.push('\\');
        text.push(short);
        if short == 'u' {
            text.push_str("00");
            text.extend([byte >> 4, byte & 15].map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)])));
        }
        plain = at + 1;
    }
    text.push_str(&value[plain..]);
    text.push('"');
}

/// A text that shows itself as in JSON, for messages that repeat what was found.
#[derive(Clone, Copy, Debug)]
pub struct Quoted<'a>(pub &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let mut text = String::new();
        quote(self.0, &mut text);
        formatter.write_str(&text)
    }
}
