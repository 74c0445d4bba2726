//! The characters of a text as they were before mail, chats and trackers changed them: escapes of every kind are
//! undone, and each character is told with its place in the text.

use std::cell::Cell;

use super::alike::{Folded, HYPHEN_AT_LINE_END, fold, is_blank, is_invisible};
use super::bytes::{more_bytes, windows_byte};

/// Escapes that can be told from a link only by trying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Escapes {
    /// Those alone that no link can hold: percent codes, HTML entities, backslashes.
    Certain,
    /// Besides them those of quoted-printable: `=5F`.
    QuotedPrintable,
    /// Besides them those of Proofpoint's wrapper of the second form: `-5F`, with `_` for a slash.
    Hyphens,
    /// Besides them the words of RTF: `\endash`.
    Rtf,
}

/// A character and where it stands in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The character; a line break is `\n`, with the blanks and marks of quotation behind it.
    pub char: char,
    /// The byte at which it begins.
    pub start: usize,
    /// The byte behind it.
    pub end: usize,
}

/// The characters of a text.
#[derive(Clone, Debug)]
pub struct Letters<'a> {
    pub(super) text: &'a str,
    place: usize,
    pub(super) escapes: Escapes,
    /// The rest of a ligature.
    rest: &'static str,
    /// Bytes that may still be read; none where all may.
    left: Option<&'a Cell<usize>>,
}

/// Letters of the longest mark of a writer before the `>` of a quotation: `AB>`.
const LONGEST_INITIALS: usize = 4;

impl<'a> Letters<'a> {
    /// The characters from a byte on.
    pub const fn new(text: &'a str, place: usize, escapes: Escapes) -> Self {
        Self { text, place, escapes, rest: "", left: None }
    }

    /// The same as far as the bytes reach that are left, which others use up as well.
    pub const fn limited(self, left: &'a Cell<usize>) -> Self {
        Self { left: Some(left), ..self }
    }

    /// The character at a byte and the byte behind it; what nobody sees and soft line ends are passed over.
    pub(super) fn step(&self, mut place: usize) -> Option<(char, usize)> {
        loop {
            let char = self.text.get(place..)?.chars().next()?;
            let behind = place + char.len_utf8();
            if is_invisible(char) {
                place = behind;
            } else if char == '='
                && let Some(next) = self.line_end(behind)
            {
                let is_quoted = self.text[next..].starts_with(['>', '|']);
                place = if is_quoted { self.behind(next, |char| matches!(char, '>' | '|' | ' ')) } else { next };
            } else if is_break(char) {
                return Some(('\n', self.line_start(place)));
            } else {
                return Some((char, behind));
            }
        }
    }

    /// The character at a byte without its escape, and the byte behind it.
    fn character(&self, place: usize) -> Option<(char, usize)> {
        let (raw, behind) = self.step(place)?;
        self.unescaped(raw, behind).or(Some((raw, behind)))
    }

    /// The character whose bytes in UTF-8 some characters of Windows-1252 are, such as `â€“` for `–`; and the byte
    /// behind it.
    fn joined(&self, first: char, mut behind: usize) -> Option<(char, usize)> {
        let mut bytes = vec![windows_byte(first).filter(|byte| !byte.is_ascii())?];
        for _ in 0..more_bytes(bytes[0]) {
            let (char, next) = self.character(behind)?;
            bytes.push(windows_byte(char)?);
            behind = next;
        }
        let char = str::from_utf8(&bytes).ok()?.chars().next()?;
        Some((char, behind))
    }

    /// The first byte behind line breaks with the blanks and marks of quotation there.
    fn line_start(&self, place: usize) -> usize {
        let place = self.behind(place, |char| is_blank(char) || char == '>' || char == '|');
        // In capitals: the digits of a check are small.
        let initials = self.text[place..].bytes().take(LONGEST_INITIALS).take_while(u8::is_ascii_uppercase).count();
        let is_quoted = self.text[place + initials..].starts_with('>');
        if is_quoted { self.behind(place + initials, |char| is_blank(char) || char == '>') } else { place }
    }

    /// The first byte from a place on that is of none of some characters.
    fn behind(&self, place: usize, passed: impl Fn(char) -> bool) -> usize {
        let rest = self.text.get(place..).unwrap_or_default();
        place + rest.find(|char| !passed(char)).unwrap_or(rest.len())
    }

    /// The byte behind a line break that stands at a place, after blanks.
    fn line_end(&self, place: usize) -> Option<usize> {
        let at = self.behind(place, |char| matches!(char, ' ' | '\t'));
        let rest = self.text.get(at..)?;
        [("\r\n", 2), ("\n", 1), ("\r", 1)].iter().find(|(end, _)| rest.starts_with(end)).map(|(_, length)| at + length)
    }

    /// Whether a line ends at a place.
    fn is_line_end(&self, place: usize) -> bool {
        self.step(place).is_some_and(|(char, _)| char == '\n')
    }
}

impl Iterator for Letters<'_> {
    type Item = Letter;

    fn next(&mut self) -> Option<Letter> {
        if self.left.is_some_and(|left| left.get() == 0) {
            return None;
        }
        let start = self.place;
        if let Some(char) = self.rest.chars().next() {
            self.rest = &self.rest[char.len_utf8()..];
            return Some(Letter { char, start, end: start });
        }
        let (char, end) = self.character(start)?;
        let (char, end) = self.joined(char, end).unwrap_or((char, end));
        self.place = end;
        if let Some(left) = self.left {
            left.set(left.get().saturating_sub(end - start));
        }
        let char = match fold(char) {
            Folded::One('-') if self.is_line_end(end) => HYPHEN_AT_LINE_END,
            Folded::One(char) if is_break(char) => '\n',
            Folded::One(char) => char,
            Folded::Several(first, rest) => {
                self.rest = rest;
                first
            }
        };
        Some(Letter { char, start, end })
    }
}

const fn is_break(char: char) -> bool {
    matches!(char, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}
