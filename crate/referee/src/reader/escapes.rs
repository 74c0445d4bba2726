//! Escapes of characters: percent codes and those of mail, HTML entities, backslashes, the words of RTF.

use super::alike::INVISIBLE;
use super::bytes::windows;
use super::letters::{Escapes, Letters};

/// Levels of an escape within an escape, such as `%25252E`.
const MOST_LEVELS: usize = 4;
/// Bytes of the longest name of an entity.
const LONGEST_ENTITY: usize = 32;
/// Digits of the longest number in braces, as in `\u{2e}`.
const MOST_IN_BRACES: usize = 6;
/// Bytes of the longest word of RTF, of a name of characters and of a command to a console.
const LONGEST_WORD: usize = 40;

impl Letters<'_> {
    /// The character of an escape that begins with a character, and the byte behind it.
    pub(super) fn unescaped(&self, mark: char, behind: usize) -> Option<(char, usize)> {
        match (mark, self.escapes) {
            ('%', _) => self.wide_code(behind).or_else(|| self.coded('%', behind)),
            ('=', _) if self.text[behind..].starts_with('?') => self.encoded_word(behind),
            ('=', Escapes::QuotedPrintable) | ('-', Escapes::Hyphens) => self.coded(mark, behind),
            ('_', Escapes::Hyphens) => Some(('/', behind)),
            ('\u{1b}', _) => self.console(behind),
            ('&', _) => self.entity(behind),
            ('\\', Escapes::Rtf) => self.rtf_word(behind),
            ('\\', _) => self.backslash(behind),
            _ => None,
        }
    }

    /// The head of an encoded word of mail: `=?UTF-8?Q?`.
    fn encoded_word(&self, place: usize) -> Option<(char, usize)> {
        let word = self.text.get(place..)?.strip_prefix('?')?;
        let charset = word.bytes().take(LONGEST_WORD).position(|byte| byte == b'?')?;
        let is_quoted = word[charset..].starts_with("?Q?") || word[charset..].starts_with("?q?");
        is_quoted.then_some((INVISIBLE, place + charset + 4))
    }

    /// A command to a console, such as that of a colour, behind its first character.
    fn console(&self, place: usize) -> Option<(char, usize)> {
        let command = self.text.get(place..)?.strip_prefix('[')?;
        let numbers = command.bytes().take(LONGEST_WORD).take_while(|byte| matches!(byte, b'0'..=b'9' | b';')).count();
        let is_command = command[numbers..].starts_with(|char: char| char.is_ascii_alphabetic());
        is_command.then_some((INVISIBLE, place + numbers + 2))
    }

    /// The character with a number of some hex digits.
    fn numbered(&self, place: usize, digits: usize) -> Option<(char, usize)> {
        let (mut number, mut behind) = (0_u32, place);
        for _ in 0..digits {
            let (digit, next) = self.digit(behind, is_hex, 0)?;
            (number, behind) = ((number << 4) + u32::from(digit), next);
        }
        Some((char::from_u32(number)?, behind))
    }

    /// The character of a code as old scripts write it: `%u2013`.
    fn wide_code(&self, place: usize) -> Option<(char, usize)> {
        let ('u', next) = self.step(place)? else { return None };
        self.numbered(next, 4)
    }

    /// The byte of a code behind its mark, and the place behind it. Each of its digits may be a code itself, and
    /// `%252E` is a code within a code.
    fn byte(&self, place: usize, is_digit: fn(char) -> bool, levels: usize) -> Option<(u8, usize)> {
        let pair = |place| {
            let (first, next) = self.digit(place, is_digit, levels)?;
            let (second, behind) = self.digit(next, is_digit, levels)?;
            Some((first * 16 + second, behind))
        };
        let (mut byte, mut end) = pair(place)?;
        for _ in 1..MOST_LEVELS {
            let Some(inner) = Some(end).filter(|_| byte == b'%').and_then(pair) else { break };
            (byte, end) = inner;
        }
        Some((byte, end))
    }

    /// A hex digit, and the byte behind it. A line break may stand before it.
    fn digit(&self, place: usize, is_digit: fn(char) -> bool, levels: usize) -> Option<(u8, usize)> {
        let (char, next) = match self.step(place)? {
            ('\n', next) => self.step(next)?,
            other => other,
        };
        let (char, behind) = match char {
            '%' if levels > 0 => {
                self.byte(next, is_digit, levels - 1).map(|(byte, behind)| (char::from(byte), behind))?
            }
            _ => (char, next),
        };
        Some((u8::try_from(Some(char).filter(|&char| is_digit(char))?.to_digit(16)?).ok()?, behind))
    }

    /// The character of a code, which is one of Windows-1252 or a byte of UTF-8.
    fn coded(&self, mark: char, place: usize) -> Option<(char, usize)> {
        // A hyphen is part of links: the codes of Proofpoint are in capitals.
        let is_digit: fn(char) -> bool = match mark {
            '-' => |char| char.is_ascii_digit() || ('A'..='F').contains(&char),
            _ => is_hex,
        };
        let (byte, behind) = self.byte(place, is_digit, MOST_LEVELS)?;
        Some((windows(byte), behind))
    }

    /// The character of an HTML entity behind its `&`; `&amp;#46;` is one within another. One that stands for no
    /// character of a link is passed over.
    fn entity(&self, mut place: usize) -> Option<(char, usize)> {
        for _ in 0..MOST_LEVELS {
            let (char, behind) = self.entity_at(place)?;
            if char != '&' || self.entity_at(behind).is_none() {
                return Some((char, behind));
            }
            place = behind;
        }
        None
    }

    fn entity_at(&self, mut place: usize) -> Option<(char, usize)> {
        let mut name = String::new();
        while name.len() < LONGEST_ENTITY {
            let (char, behind) = self.step(place)?;
            match char {
                ';' => return Some((named(&name)?, behind)),
                '#' | '0'..='9' | 'a'..='z' | 'A'..='Z' => name.push(char),
                _ => return None,
            }
            place = behind;
        }
        None
    }

    /// The character of an escape behind its backslash.
    fn backslash(&self, place: usize) -> Option<(char, usize)> {
        match self.step(place)? {
            ('n' | 'r', behind) => Some(('\n', behind)),
            ('t', behind) => Some((' ', behind)),
            ('u', next) => match self.step(next)? {
                ('{', inner) => self.in_braces(inner),
                _ => self.numbered(next, 4),
            },
            ('U', next) => self.numbered(next, 8),
            ('x', next) => self.numbered(next, 2),
            _ => self.octal(place),
        }
    }

    fn in_braces(&self, place: usize) -> Option<(char, usize)> {
        let digits = self.text.get(place..)?.bytes().take(MOST_IN_BRACES + 1).position(|byte| byte == b'}')?;
        self.numbered(place, digits).map(|(char, behind)| (char, behind + 1))
    }

    fn octal(&self, place: usize) -> Option<(char, usize)> {
        let digits =
            self.text.get(place..place + 3).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()))?;
        Some((windows(u8::from_str_radix(digits, 8).ok()?), place + 3))
    }

    /// The character of a word of RTF behind its backslash; a word that stands for none is passed over, with its
    /// number.
    fn rtf_word(&self, place: usize) -> Option<(char, usize)> {
        let rest = self.text.get(place..)?;
        match rest.chars().next()? {
            '\'' => {
                let (byte, behind) = self.byte(place + 1, is_hex, 0)?;
                return Some((windows(byte), behind));
            }
            '_' => return Some(('-', place + 1)),
            '-' | '~' => return Some((INVISIBLE, place + 1)),
            _ => {}
        }
        let (head, _) = rest.split_at(rest.bytes().take(LONGEST_WORD).take_while(u8::is_ascii_graphic).count());
        let word = head.bytes().take_while(u8::is_ascii_alphabetic).count();
        let (word, number) = head.split_at(word);
        let digits = number.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b'-').count();
        let behind = place + word.len() + digits;
        let behind = behind + usize::from(self.text[behind..].starts_with(' '));
        match word {
            "" => None,
            // Numbers are of 16 bits with a sign.
            "u" => {
                let number = number[..digits].parse::<i32>().ok()?.rem_euclid(0x1_0000);
                Some((char::from_u32(u32::try_from(number).ok()?)?, self.behind_substitute(behind)))
            }
            "endash" => Some(('\u{2013}', behind)),
            "emdash" => Some(('\u{2014}', behind)),
            _ => Some((INVISIBLE, behind)),
        }
    }

    /// The byte behind the character that old programs show in the place of one of RTF.
    fn behind_substitute(&self, place: usize) -> usize {
        let rest = self.text.get(place..).unwrap_or_default();
        let length = match rest.strip_prefix("\\'") {
            Some(code) if code.len() > 1 && code.is_char_boundary(2) => 4,
            _ => usize::from(rest.starts_with(['?', '-'])),
        };
        place + length
    }
}

const fn is_hex(char: char) -> bool {
    char.is_ascii_hexdigit()
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
        "percnt" => '%',
        "period" => '.',
        "lowbar" | "UnderBar" => '_',
        "equals" => '=',
        "sol" => '/',
        "quest" => '?',
        "hyphen" | "dash" | "minus" => '-',
        "ndash" => '\u{2013}',
        "mdash" | "horbar" => '\u{2014}',
        "filig" => '\u{fb01}',
        "fllig" => '\u{fb02}',
        "NewLine" => '\n',
        "Tab" | "nbsp" | "NonBreakingSpace" | "ensp" | "emsp" | "thinsp" => ' ',
        _ if name.is_empty() || name.contains('#') => return None,
        _ => INVISIBLE,
    })
}
