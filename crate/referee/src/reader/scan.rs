//! Finds where links begin in a text and what may belong to each.

use std::collections::VecDeque;

use super::alike::{EM_DASH, EN_DASH, latin};
use super::letters::{Escapes, Letter, Letters};
use crate::link::{CHECK_DIGITS, LETTERS, LONGEST_LINK};

/// Digits of the longest number in a tag that is told from another text.
const MOST_DIGITS: usize = 24;

/// What may be a link: its tag and kind, and the payload with dashes that stand for one hyphen or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The first letters that the tag may have: one, or all where the one in the text is of another script.
    pub letters: Vec<char>,
    /// The number behind the letter.
    pub number: String,
    /// The letter of the kind.
    pub kind: char,
    /// The payload, in which dashes may stand.
    pub payload: String,
    /// The check.
    pub check: String,
    /// The byte at which it begins, and the one behind it.
    pub place: (usize, usize),
}

/// What stands where a link begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Begun {
    /// All parts of a link.
    Whole(Candidate),
    /// The text ends in the middle of the link.
    Cut {
        /// The letter and the number of its tag.
        tag: (char, String),
    },
    /// Another text than a check stands where it is expected.
    Unchecked {
        /// The letter and the number of its tag.
        tag: (char, String),
    },
    /// More characters than a link may have.
    TooLong,
}

/// The characters that a link may be made of, in a text with some escapes.
#[derive(Clone, Debug)]
struct Marks<'a>(Letters<'a>);

impl Iterator for Marks<'_> {
    type Item = Letter;

    fn next(&mut self) -> Option<Letter> {
        self.0.find(|letter| match letter.char {
            EN_DASH | EM_DASH => true,
            char if char.is_ascii() => char.is_ascii_alphanumeric() || matches!(char, '-' | '_' | '.'),
            char => char.is_alphabetic(),
        })
    }
}

/// Every place of a text where a link begins.
#[derive(Debug)]
pub struct Begins<'a> {
    marks: Marks<'a>,
    /// The last characters read.
    last: VecDeque<Letter>,
}

/// Every place of a text where a link begins, read with some escapes.
pub fn begins(text: &str, escapes: Escapes) -> Begins<'_> {
    Begins { marks: Marks(Letters::new(text, 0, escapes)), last: VecDeque::new() }
}

impl Iterator for Begins<'_> {
    type Item = Begun;

    fn next(&mut self) -> Option<Begun> {
        loop {
            let mark = self.marks.next()?;
            let begun = if mark.char == '.' { self.begun() } else { None };
            self.last.push_back(mark);
            if self.last.len() > MOST_DIGITS + 1 {
                self.last.pop_front();
            }
            if begun.is_some() {
                return begun;
            }
        }
    }
}

impl Begins<'_> {
    /// The link whose first dot has just been read.
    fn begun(&self) -> Option<Begun> {
        let digits = self.last.iter().rev().take_while(|mark| mark.char.is_ascii_digit()).count();
        let tag = self.last.len().checked_sub(digits + 1).filter(|_| digits > 0)?;
        let first = self.last.get(tag)?;
        let small = first.char.to_ascii_lowercase();
        let letters = match first.char.is_ascii() {
            true if LETTERS.contains(&small) => vec![small],
            true => return None,
            // One that looks like a letter of a tag, or one that a program has put in the place of it.
            false => LETTERS.to_vec(),
        };
        let mut ahead = self.marks.clone();
        let kind = ahead.next()?.char;
        let kind = latin(kind).unwrap_or(kind).to_ascii_lowercase();
        if !kind.is_ascii_lowercase() || ahead.next()?.char != '.' {
            return None;
        }
        let number = self.last.iter().skip(tag + 1).map(|mark| mark.char).collect();
        Some(rest(letters, number, kind, first.start, ahead))
    }
}

/// What stands behind the kind of a link.
fn rest(letters: Vec<char>, number: String, kind: char, start: usize, mut ahead: Marks<'_>) -> Begun {
    let tag = (letters[0], number.clone());
    let mut payload = String::new();
    loop {
        let Some(mark) = ahead.next() else { return Begun::Cut { tag } };
        match mark.char {
            '.' => break,
            char if char.is_ascii() || matches!(char, EN_DASH | EM_DASH) => payload.push(char),
            char => payload.extend(latin(char)),
        }
        if payload.len() > LONGEST_LINK {
            return Begun::TooLong;
        }
    }
    let mut check = String::new();
    // Mail doubles a full stop at the start of a line.
    let mut behind = ahead.by_ref().skip_while(|mark| mark.char == '.');
    loop {
        let Some(mark) = behind.next() else { return Begun::Cut { tag } };
        match latin(mark.char).unwrap_or(mark.char).to_ascii_lowercase() {
            digit if digit.is_ascii_hexdigit() => check.push(digit),
            _ => return Begun::Unchecked { tag },
        }
        if check.len() == CHECK_DIGITS {
            return Begun::Whole(Candidate { letters, number, kind, payload, check, place: (start, mark.end) });
        }
    }
}
