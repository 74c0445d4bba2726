//! SHA-256, and bytes as hex digits.

use sha2::{Digest, Sha256};
use thiserror::Error;

/// Digits of a nibble.
const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Why a text is not the hex digits of this number of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HexError {
    /// Too few or too many characters.
    #[error("{found} characters where {expected} hex digits are expected")]
    Length {
        /// Digits that are expected.
        expected: usize,
        /// Characters that were found.
        found: usize,
    },
    /// A character that is no hex digit.
    #[error("'{found}' is no hex digit (character {at} of the text)")]
    Digit {
        /// Its place, counted from 1.
        at: usize,
        /// The character.
        found: char,
    },
}

impl HexError {
    /// Stable name of the fault.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Length { .. } => "hex-length",
            Self::Digit { .. } => "hex-digit",
        }
    }
}

/// SHA-256 of the parts, one after the other with nothing between them.
pub fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    parts.iter().fold(Sha256::new(), Digest::chain_update).finalize().into()
}

/// SHA-256 as 64 hex digits in lower case.
pub fn sha256_hex(bytes: &[u8]) -> String {
    hex(&sha256(&[bytes]))
}

/// Bytes as hex digits in lower case, two for each.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble & 15)]);
    bytes.iter().flat_map(|&byte| [digit(byte >> 4), digit(byte)]).collect()
}

/// Reads `N` bytes out of `2 * N` hex digits of either case, with nothing around or between them.
///
/// Errors: [`HexError::Digit`] for the first character that is no digit, [`HexError::Length`] where there are only digits.
pub fn unhex<const N: usize>(text: &str) -> Result<[u8; N], HexError> {
    let mut bytes = [0; N];
    let mut found = 0;
    for digit in text.chars() {
        let nibble = digit.to_digit(16).ok_or(HexError::Digit { at: found + 1, found: digit })?;
        if let Some(byte) = bytes.get_mut(found / 2) {
            *byte = *byte << 4 | nibble as u8;
        }
        found += 1;
    }
    if found == 2 * N { Ok(bytes) } else { Err(HexError::Length { expected: 2 * N, found }) }
}

/// The bytes of any number of hex digits, as a golden file holds them.
#[cfg(test)]
pub(crate) fn bytes_of(text: &str) -> Vec<u8> {
    text.as_bytes().chunks(2).map(|two| unhex::<1>(str::from_utf8(two).unwrap()).unwrap()[0]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sha256_of_the_empty_message_is_the_published_one() {
        assert_eq!(sha256_hex(b""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }

    #[test]
    fn parts_are_hashed_as_if_they_were_one() {
        let published = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(sha256_hex(b"abc"), published);
        for parts in [&[&b"abc"[..]][..], &[b"a", b"bc"], &[b"", b"ab", b"", b"c"]] {
            assert_eq!(hex(&sha256(parts)), published);
        }
    }

    #[test]
    fn hex_digits_of_either_case_are_the_bytes_they_stand_for() {
        assert_eq!(hex(&[0, 1, 0x7f, 0x80, 0xab, 0xff]), "00017f80abff");
        assert_eq!(unhex("00017f80ABff"), Ok([0, 1, 0x7f, 0x80, 0xab, 0xff]));
        assert_eq!(unhex(""), Ok([]));
        for byte in 0..=u8::MAX {
            assert_eq!(unhex(&hex(&[byte])), Ok([byte]));
        }
    }

    #[test]
    fn what_is_no_hex_is_refused_by_length_or_by_character() {
        for (text, found) in [("", 0), ("0", 1), ("012", 3), ("01234", 5), ("0123456789", 10)] {
            assert_eq!(unhex::<2>(text), Err(HexError::Length { expected: 4, found }), "{text}");
        }
        for (text, at, found) in
            [(" 123", 1, ' '), ("012g", 4, 'g'), ("01é3", 3, 'é'), ("+123", 1, '+'), ("0123\n", 5, '\n')]
        {
            assert_eq!(unhex::<2>(text), Err(HexError::Digit { at, found }), "{text}");
        }
        assert_eq!(unhex::<2>("012").unwrap_err().to_string(), "3 characters where 4 hex digits are expected");
        assert_eq!(unhex::<2>("0x12").unwrap_err().to_string(), "'x' is no hex digit (character 2 of the text)");
    }
}
