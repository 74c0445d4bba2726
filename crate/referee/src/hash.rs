//! SHA-256 as text.

use sha2::{Digest, Sha256};

/// Digits of a nibble.
const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// SHA-256 as 64 hex digits in lower case.
pub fn sha256_hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble & 15)]);
    Sha256::digest(bytes).iter().flat_map(|&byte| [digit(byte >> 4), digit(byte)]).collect()
}

#[cfg(test)]
mod tests {
    use super::sha256_hex;

    #[test]
    fn sha256_of_the_empty_message_is_the_published_one() {
        assert_eq!(sha256_hex(b""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }
}
