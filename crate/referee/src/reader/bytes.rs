//! The text of a file: UTF-8, UTF-16 as Windows writes it, or Windows-1252 where bytes are no UTF-8.

/// The text that some bytes are.
pub fn text_of(bytes: &[u8]) -> String {
    match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes),
        // The first character of a link and of a save file is one byte.
        [first, 0, ..] if *first != 0 => utf16(bytes, u16::from_le_bytes),
        [0, second, ..] if *second != 0 => utf16(bytes, u16::from_be_bytes),
        _ => utf8(bytes),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units: Vec<u16> = bytes.as_chunks::<2>().0.iter().map(|&pair| unit(pair)).collect();
    String::from_utf16_lossy(&units)
}

fn utf8(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().copied().map(windows));
    }
    text
}

/// The characters of Windows-1252 that are not those of Latin-1, from 0x80 on.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The character of a byte of Windows-1252.
pub(super) fn windows(byte: u8) -> char {
    byte.checked_sub(0x80).and_then(|at| WINDOWS.get(usize::from(at)).copied()).unwrap_or(char::from(byte))
}

/// The byte of Windows-1252 that a character may have been.
pub(super) fn windows_byte(char: char) -> Option<u8> {
    match u8::try_from(char) {
        Ok(byte) => Some(byte),
        Err(_) => WINDOWS.iter().position(|&known| known == char).and_then(|at| u8::try_from(at + 0x80).ok()),
    }
}

/// How many bytes follow the first one of a character in UTF-8.
pub(super) const fn more_bytes(first: u8) -> usize {
    match first {
        0xc2..0xe0 => 1,
        0xe0..0xf0 => 2,
        0xf0..0xf5 => 3,
        _ => 0,
    }
}
