//! Finds where links begin in a text and what may belong to each.

use std::cell::Cell;

use super::alike::{EM_DASH, EN_DASH, HYPHEN_AT_LINE_END, latin};
use super::letters::{Escapes, Letter, Letters};
use super::tags::Untagged;
use crate::link::{CHECK_DIGITS, LETTERS, LONGEST_LINK, LinkError};

/// Digits of the longest number in a tag that is told from another text.
const MOST_DIGITS: usize = 24;

/// What begins as a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begun {
    /// The first letters that the tag may have: one, or all where the one in the text is of another script.
    pub letters: Vec<char>,
    /// The number behind the letter.
    pub number: String,
    /// The byte at which it begins.
    pub start: usize,
    /// All parts of the link, or what is wrong.
    pub rest: Result<Rest, LinkError>,
}

/// What stands behind the tag of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rest {
    /// The letter of the kind.
    pub kind: char,
    /// The payload, in which dashes may stand and hyphens at the ends of lines.
    pub payload: String,
    /// The check.
    pub check: String,
    /// The byte behind the link.
    pub end: usize,
}

/// The characters that a link may be made of, without tags, and of full stops in a row the first: mail doubles one at
/// the start of a line.
#[derive(Clone, Debug)]
struct Marks<'a> {
    letters: Untagged<'a>,
    before: char,
}

impl<'a> Marks<'a> {
    const fn new(letters: Letters<'a>) -> Self {
        Self { letters: Untagged(letters), before: ' ' }
    }
}

impl Iterator for Marks<'_> {
    type Item = Letter;

    fn next(&mut self) -> Option<Letter> {
        loop {
            let letter = self.letters.find(|letter| is_mark(letter.char))?;
            if std::mem::replace(&mut self.before, letter.char) != '.' || letter.char != '.' {
                return Some(letter);
            }
        }
    }
}

fn is_mark(char: char) -> bool {
    match char {
        '-' | '_' | '.' | EN_DASH | EM_DASH | HYPHEN_AT_LINE_END => true,
        char if char.is_ascii() => char.is_ascii_alphanumeric(),
        char => char.is_alphabetic(),
    }
}

/// Every place of a text where a link begins.
#[derive(Debug)]
pub struct Begins<'a> {
    letters: Letters<'a>,
    /// Bytes that may still be read behind such places.
    left: &'a Cell<usize>,
}

/// Every place of a text where a link begins, read with some escapes, until no bytes are left to read behind them.
pub const fn begins<'a>(text: &'a str, escapes: Escapes, left: &'a Cell<usize>) -> Begins<'a> {
    Begins { letters: Letters::new(text, 0, escapes), left }
}

impl Iterator for Begins<'_> {
    type Item = Begun;

    fn next(&mut self) -> Option<Begun> {
        loop {
            let here = self.letters.clone().limited(self.left);
            let letter = self.letters.next()?;
            if let Some(begun) = begun(Marks::new(here), letter.char).or_else(|| self.within(letter)) {
                return Some(begun);
            }
        }
    }
}

impl Begins<'_> {
    /// The link that begins within what looks like an escape: `%d1.g`, `\r1.g`.
    fn within(&self, Letter { start, end, .. }: Letter) -> Option<Begun> {
        let Letters { text, escapes, .. } = self.letters;
        let from = |at| Letters::new(text, at, escapes).limited(self.left);
        let mut places = text.get(start..end)?.char_indices().skip(1).filter(|(_, char)| char.is_ascii_alphabetic());
        places.find_map(|(at, char)| begun(Marks::new(from(start + at)), char))
    }
}

/// The link that begins with a character, which is the first of some marks.
fn begun(mut marks: Marks<'_>, first: char) -> Option<Begun> {
    let small = latin(first).unwrap_or(first).to_ascii_lowercase();
    let letters = match small {
        _ if LETTERS.contains(&small) => vec![small],
        // One that a program has put in the place of a letter.
        _ if !first.is_ascii() && first.is_alphabetic() => LETTERS.to_vec(),
        _ => return None,
    };
    let start = marks.next()?.start;
    let mut head = marks.by_ref().map(|mark| mark.char).filter(|&char| char != HYPHEN_AT_LINE_END);
    let mut number = String::new();
    loop {
        match head.next()? {
            digit if digit.is_ascii_digit() && number.len() < MOST_DIGITS => number.push(digit),
            '.' if !number.is_empty() => break,
            _ => return None,
        }
    }
    let kind = head.next()?;
    let kind = latin(kind).unwrap_or(kind).to_ascii_lowercase();
    if !kind.is_ascii_lowercase() || head.next()? != '.' {
        return None;
    }
    let rest = rest(kind, marks);
    // Words of another script are not called a link that was damaged.
    (first.is_ascii() || rest.is_ok()).then_some(Begun { letters, number, start, rest })
}

/// What stands behind the kind of a link.
///
/// Errors: it is no link, or only part of one.
fn rest(kind: char, mut marks: Marks<'_>) -> Result<Rest, LinkError> {
    // What is wrong where the text ends. A letter of no link may stand for one that is lost.
    let mut fault = LinkError::CutShort;
    let mut payload = String::new();
    loop {
        let char = marks.next().ok_or(fault)?.char;
        match latin(char).unwrap_or(char) {
            '.' => break,
            char if char.is_ascii() || matches!(char, EN_DASH | EM_DASH | HYPHEN_AT_LINE_END) => payload.push(char),
            _ => fault = LinkError::Check,
        }
        if payload.len() > LONGEST_LINK {
            return Err(LinkError::TooLong);
        }
    }
    let mut check = String::new();
    loop {
        let mark = marks.next().ok_or(fault)?;
        match latin(mark.char).unwrap_or(mark.char).to_ascii_lowercase() {
            digit if digit.is_ascii_hexdigit() => check.push(digit),
            HYPHEN_AT_LINE_END => {}
            char if char.is_ascii() || matches!(char, EN_DASH | EM_DASH) => return Err(LinkError::Check),
            _ => fault = LinkError::Check,
        }
        if check.len() == CHECK_DIGITS {
            return Ok(Rest { kind, payload, check, end: mark.end });
        }
    }
}
