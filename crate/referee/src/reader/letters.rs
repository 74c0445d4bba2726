//! The characters of a text as they were before mail, chats and trackers changed them: escapes of every kind are undone, and
//! each character is told with its place in the text.

use super::alike::{Folded, fold, is_blank, is_invisible};

/// Escapes that can be told from a link only by trying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Escapes {
    /// Those alone that no link can hold: percent codes, HTML entities, backslashes, tags.
    Certain,
    /// Besides them those of quoted-printable: `=5F`.
    QuotedPrintable,
    /// Besides them those of Proofpoint's wrapper of the second form: `-5F`, with `_` for a slash.
    Hyphens,
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
    text: &'a str,
    place: usize,
    escapes: Escapes,
    /// The rest of a ligature.
    rest: &'static str,
}

/// Levels of an escape within an escape, such as `%25252E`.
const MOST_LEVELS: usize = 4;
/// Bytes of the longest tag that is passed over.
const LONGEST_TAG: usize = 500;
/// Letters of the longest name of an element, and one more.
const LONGEST_NAME: usize = 7;
/// Elements that break a link without being part of it.
const INLINE: [&str; 12] = ["wbr", "br", "span", "font", "b", "i", "em", "strong", "p", "div", "code", "nobr"];

impl<'a> Letters<'a> {
    /// The characters from a byte on.
    pub const fn new(text: &'a str, place: usize, escapes: Escapes) -> Self {
        Self { text, place, escapes, rest: "" }
    }

    /// The character at a byte and the byte behind it; what nobody sees and soft line ends are passed over.
    fn step(&self, mut place: usize) -> Option<(char, usize)> {
        loop {
            let char = self.text.get(place..)?.chars().next()?;
            let behind = place + char.len_utf8();
            if is_invisible(char) {
                place = behind;
            } else if char == '='
                && let Some(next) = self.line_end(behind)
            {
                place = next;
            } else if is_break(char) {
                let is_between = |char: char| is_blank(char) || char == '>' || char == '|';
                return Some(('\n', self.behind(place, is_between)));
            } else {
                return Some((char, behind));
            }
        }
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

    /// The number that some hex digits make, and the byte behind them. A line break may stand between them.
    fn hex(&self, mut place: usize, digits: usize, is_digit: fn(char) -> bool) -> Option<(u32, usize)> {
        let mut number = 0;
        for _ in 0..digits {
            let (char, next) = match self.step(place)? {
                ('\n', next) => self.step(next)?,
                other => other,
            };
            number = number * 16 + Some(char).filter(|&char| is_digit(char))?.to_digit(16)?;
            place = next;
        }
        Some((number, place))
    }

    /// The byte of a code behind its mark, and the place behind it; `%252E` is a code within a code.
    fn byte(&self, place: usize, is_digit: fn(char) -> bool) -> Option<(u8, usize)> {
        let (mut byte, mut end) = self.hex(place, 2, is_digit)?;
        for _ in 1..MOST_LEVELS {
            match self.hex(end, 2, is_digit) {
                Some((inner, behind)) if byte == u32::from(b'%') => (byte, end) = (inner, behind),
                _ => break,
            }
        }
        u8::try_from(byte).ok().map(|byte| (byte, end))
    }

    /// The character of one code, or of several that are its bytes in UTF-8.
    fn coded(&self, mark: char, place: usize) -> Option<(char, usize)> {
        // Programs write the codes of mail in capitals; a link that stands behind `url=` begins with a small letter.
        let is_digit: fn(char) -> bool = match mark {
            '%' => |char| char.is_ascii_hexdigit(),
            _ => |char| char.is_ascii_digit() || ('A'..='F').contains(&char),
        };
        let (first, mut end) = self.byte(place, is_digit)?;
        let more = match first {
            0..0x80 => return Some((char::from(first), end)),
            0xc0..0xe0 => 1,
            0xe0..0xf0 => 2,
            0xf0.. => 3,
            0x80..0xc0 => 0,
        };
        let mut bytes = vec![first];
        for _ in 0..more {
            match self.step(end).filter(|&(char, _)| char == mark).and_then(|(_, next)| self.byte(next, is_digit)) {
                Some((byte, behind)) if byte & 0xc0 == 0x80 => {
                    bytes.push(byte);
                    end = behind;
                }
                _ => break,
            }
        }
        let char = str::from_utf8(&bytes).ok().and_then(|text| text.chars().next());
        Some((char.unwrap_or(char::REPLACEMENT_CHARACTER), end))
    }

    /// The character of an HTML entity behind its `&`; `&amp;#46;` is one within another.
    fn entity(&self, mut place: usize) -> Option<(char, usize)> {
        for _ in 0..MOST_LEVELS {
            let rest = self.text.get(place..)?;
            let length = rest.bytes().take(10).position(|byte| byte == b';')?;
            let behind = place + length + 1;
            let char = named(rest.get(..length)?)?;
            if char != '&' || self.entity_at(behind).is_none() {
                return Some((char, behind));
            }
            place = behind;
        }
        None
    }

    fn entity_at(&self, place: usize) -> Option<char> {
        let rest = self.text.get(place..)?;
        let length = rest.bytes().take(10).position(|byte| byte == b';')?;
        named(rest.get(..length)?)
    }

    /// The character of a backslash escape behind the backslash.
    fn escaped(&self, place: usize) -> Option<(char, usize)> {
        let is_digit = |char: char| char.is_ascii_hexdigit();
        match self.step(place)? {
            ('n' | 'r', behind) => Some(('\n', behind)),
            ('t', behind) => Some((' ', behind)),
            ('u', next) => {
                let (number, behind) = self.hex(next, 4, is_digit)?;
                Some((char::from_u32(number)?, behind))
            }
            ('x', next) => {
                let (number, behind) = self.hex(next, 2, is_digit)?;
                Some((char::from_u32(number)?, behind))
            }
            _ => None,
        }
    }

    /// The byte behind a tag whose `<` stands before a place.
    fn tag(&self, place: usize) -> Option<usize> {
        let rest = self.text.get(place..)?.trim_start_matches('/');
        let name = rest.bytes().take_while(u8::is_ascii_alphanumeric).take(LONGEST_NAME).count();
        let (name, rest) = rest.split_at(name);
        if !INLINE.iter().any(|inline| inline.eq_ignore_ascii_case(name)) {
            return None;
        }
        let length = rest.bytes().take(LONGEST_TAG).position(|byte| matches!(byte, b'<' | b'>'))?;
        let is_tag = rest.starts_with([' ', '/', '\t', '\r', '\n', '>']) && rest.as_bytes()[length] == b'>';
        is_tag.then_some(self.text.len() - rest.len() + length + 1)
    }
}

impl Iterator for Letters<'_> {
    type Item = Letter;

    fn next(&mut self) -> Option<Letter> {
        let start = self.place;
        if let Some(char) = self.rest.chars().next() {
            self.rest = &self.rest[char.len_utf8()..];
            return Some(Letter { char, start, end: start });
        }
        let (raw, behind) = self.step(start)?;
        let whole = match raw {
            '%' => self.coded('%', behind),
            '=' if self.escapes == Escapes::QuotedPrintable => self.coded('=', behind),
            '-' if self.escapes == Escapes::Hyphens => self.coded('-', behind),
            '_' if self.escapes == Escapes::Hyphens => Some(('/', behind)),
            '&' => self.entity(behind),
            '\\' => self.escaped(behind),
            '<' => self.tag(behind).map(|behind| ('\u{200b}', behind)),
            _ => None,
        };
        let (char, end) = whole.unwrap_or((raw, behind));
        self.place = end;
        let char = match fold(char) {
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

/// The character of an entity by its name or number.
fn named(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let number = match number.strip_prefix(['x', 'X']) {
            Some(digits) => u32::from_str_radix(digits, 16),
            None => number.parse(),
        };
        return char::from_u32(number.ok()?);
    }
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "num" => '#',
        "period" => '.',
        "lowbar" | "UnderBar" => '_',
        "equals" => '=',
        "sol" => '/',
        "hyphen" | "dash" | "minus" => '-',
        "ndash" => '\u{2013}',
        "mdash" => '\u{2014}',
        "nbsp" | "ensp" | "emsp" | "thinsp" => ' ',
        "shy" | "zwj" | "zwnj" | "lrm" | "rlm" => '\u{200b}',
        _ => return None,
    })
}
