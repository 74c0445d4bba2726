//! The chain of a record: a seed, and after each order a link that depends on everything before it.
//!
//! # Stability
//! The dice of a record come out of its chain, so what is hashed stays as it is for ever; `tests/golden/dice.json` holds
//! chains that must come out again. All hashes are SHA-256 of their parts, one after the other:
//!
//! | what | parts |
//! |---|---|
//! | the first link | label, seed, set-up |
//! | the link after an order | the link before it, the order, the faces it rolled, each a byte from 1 to 6 |
//! | the key of an order's dice | label, seed, the link before it, the order |
//!
//! The label names the game and the version of its dice. The parts have no lengths before them: seed and links have a fixed
//! one, and an order has to be written so that its own bytes tell where it ends.
//!
//! The chain finds accidents and casual edits. It proves nothing about who made it: the seed lies open in the record, so a
//! determined player can foresee dice.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::hash::{HexError, hex, sha256, unhex};

/// The seed of a record: 128 bits, from the machine or typed by the players, as text 32 hex digits.
///
/// ```
/// use referee::Seed;
///
/// let seed: Seed = "000102030405060708090A0B0C0D0E0F".parse()?;
/// assert_eq!(seed.to_string(), "000102030405060708090a0b0c0d0e0f");
/// assert!("12".parse::<Seed>().is_err());
/// # Ok::<(), referee::HexError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 16]);

/// A link of the chain: 256 bits that stand for everything up to an order, as text 64 hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Link32(pub [u8; 32]);

impl Link32 {
    /// The link before the first order, from the label of the game's dice, the seed and the bytes of the set-up.
    pub fn first(label: &str, seed: &Seed, set_up: &[u8]) -> Self {
        Self(sha256(&[label.as_bytes(), &seed.0, set_up]))
    }

    /// The link after an order, from its bytes and the faces (1 to 6) that it rolled.
    pub fn then(&self, order: &[u8], faces: &[u8]) -> Self {
        Self(sha256(&[&self.0, order, faces]))
    }

    /// The key of the dice of the order that follows this link.
    pub(crate) fn key(&self, label: &str, seed: &Seed, order: &[u8]) -> [u8; 32] {
        sha256(&[label.as_bytes(), &seed.0, &self.0, order])
    }
}

/// Text form of some bytes: hex digits, written in lower case and read in either.
macro_rules! hex_text {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&hex(&self.0))
            }
        }

        impl FromStr for $name {
            type Err = HexError;

            fn from_str(text: &str) -> Result<Self, HexError> {
                unhex(text).map(Self)
            }
        }

        impl TryFrom<String> for $name {
            type Error = HexError;

            fn try_from(text: String) -> Result<Self, HexError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> Self {
                value.to_string()
            }
        }
    };
}

pub(crate) use hex_text;

hex_text!(Seed);
hex_text!(Link32);

#[cfg(test)]
mod tests {
    use super::*;

    const LABEL: &str = "a game's dice v1";
    const SEED: Seed = Seed([7; 16]);

    #[test]
    fn the_first_link_depends_on_label_seed_and_set_up() {
        let first = Link32::first(LABEL, &SEED, b"set-up");
        assert_eq!(first, Link32::first(LABEL, &SEED, b"set-up"));
        assert_ne!(first, Link32::first("a game's dice v2", &SEED, b"set-up"));
        assert_ne!(first, Link32::first(LABEL, &Seed([8; 16]), b"set-up"));
        assert_ne!(first, Link32::first(LABEL, &SEED, b"set-ups"));
    }

    #[test]
    fn a_link_depends_on_every_order_and_face_before_it() {
        let first = Link32::first(LABEL, &SEED, b"");
        let chain =
            |orders: &[(&[u8], &[u8])]| orders.iter().fold(first, |link, (order, faces)| link.then(order, faces));
        let last = chain(&[(b"one", b"\x01\x06"), (b"two", b"")]);
        assert_eq!(last, chain(&[(b"one", b"\x01\x06"), (b"two", b"")]));
        for other in [
            chain(&[(b"two", b""), (b"one", b"\x01\x06")]),
            chain(&[(b"one", b"\x06\x01"), (b"two", b"")]),
            chain(&[(b"one", b"\x01"), (b"two", b"")]),
            chain(&[(b"two", b"")]),
            chain(&[(b"one", b"\x01\x06"), (b"two", b""), (b"", b"")]),
        ] {
            assert_ne!(last, other);
        }
    }

    #[test]
    fn seeds_and_links_are_texts_of_hex_digits() {
        let link = Link32::first(LABEL, &SEED, b"");
        assert_eq!(link.to_string().len(), 64);
        assert_eq!(link.to_string().parse(), Ok(link));
        assert_eq!(serde_json::to_string(&SEED).unwrap(), r#""07070707070707070707070707070707""#);
        assert_eq!(serde_json::from_str::<Link32>(&serde_json::to_string(&link).unwrap()).unwrap(), link);
    }

    #[test]
    fn a_seed_that_is_no_seed_is_refused_with_what_is_wrong() {
        for (json, message) in [
            (r#""12""#, "2 characters where 32 hex digits are expected"),
            (r#""0707070707070707 707070707070707""#, "' ' is no hex digit (character 17 of the text)"),
            ("7", "invalid type: integer `7`, expected a string"),
        ] {
            let error = serde_json::from_str::<Seed>(json).unwrap_err().to_string();
            assert!(error.starts_with(message), "{error}");
        }
    }
}
