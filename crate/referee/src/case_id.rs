//! Case numbers: the numbers by which rulebooks and their expanded procedures name a rule.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::json::Quoted;

const PATH_LEN: usize = 4;

/// The number of a rule, as printed.
///
/// Four forms are known: a chapter (`18`), a case of the rulebook (`11.4`, `11.62`), an item inside a case (`11.62:3`,
/// `16.4-1`) and a step of a written-out procedure (`1a1`, `7c3a`, `2J1`). Cases order as in the book: by chapter, then
/// digit by digit, a case before its sub-cases and items.
///
/// ```
/// use referee::CaseId;
///
/// let case: CaseId = "11.62:3".parse()?;
/// assert_eq!(case.to_string(), "11.62:3");
/// assert_eq!(case.chapter(), 11);
/// assert!("11.4".parse::<CaseId>()? < case);
/// assert!("eleven".parse::<CaseId>().is_err());
/// # Ok::<(), referee::CaseIdError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct CaseId {
    chapter: u8,
    path: [u8; PATH_LEN],
    mark: u8,
    item: u8,
}

/// Why a text is no case number. Each carries the text that was found.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{} is no case number: expected the form of 11.4, 11.62:3, 16.4-1 or 1a1", Quoted(text))]
pub struct CaseIdError {
    text: String,
}

impl CaseIdError {
    /// The stable code of this error.
    pub const fn code(&self) -> &'static str {
        "bad-case-id"
    }
}

impl CaseId {
    /// The case number written in `text`, or `None` where it has none of the four forms.
    pub const fn parse(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        let Some((chapter, mut at)) = number(bytes, 0) else { return None };
        let mut path = [0; PATH_LEN];
        let mut used = 0;
        while at < bytes.len() && !is_item_mark(bytes[at]) {
            if used == PATH_LEN || !fits_path(bytes[at], used, path[0]) {
                return None;
            }
            path[used] = bytes[at];
            used += 1;
            at += 1;
        }
        if used == 1 && path[0] == b'.' {
            return None;
        }
        if at == bytes.len() {
            return Some(Self { chapter, path, mark: 0, item: 0 });
        }
        let Some((item, end)) = number(bytes, at + 1) else { return None };
        if end != bytes.len() {
            return None;
        }
        Some(Self { chapter, path, mark: bytes[at], item })
    }

    /// A case number known when the program is written; [`case!`](crate::case) turns a misprint into a compile error.
    ///
    /// # Panics
    /// When `text` is no case number.
    pub const fn literal(text: &'static str) -> Self {
        let parsed = Self::parse(text);
        assert!(parsed.is_some(), "a case number has the form of 11.4, 11.62:3, 16.4-1 or 1a1");
        match parsed {
            Some(case) => case,
            None => Self { chapter: 0, path: [0; PATH_LEN], mark: 0, item: 0 },
        }
    }

    /// The chapter of the rulebook, or the step of the procedure, that the case belongs to.
    pub const fn chapter(self) -> u8 {
        self.chapter
    }
}

/// A case number checked when the program is compiled.
///
/// ```
/// assert_eq!(referee::case!("11.4").to_string(), "11.4");
/// ```
#[macro_export]
macro_rules! case {
    ($text:literal) => {
        const { $crate::CaseId::literal($text) }
    };
}

/// Reads a number from 1 to 99 without leading zero at `at`; gives it with the place behind it.
const fn number(bytes: &[u8], at: usize) -> Option<(u8, usize)> {
    if at >= bytes.len() || !bytes[at].is_ascii_digit() || bytes[at] == b'0' {
        return None;
    }
    let first = bytes[at] - b'0';
    if at + 1 < bytes.len() && bytes[at + 1].is_ascii_digit() {
        return Some((first * 10 + bytes[at + 1] - b'0', at + 2));
    }
    Some((first, at + 1))
}

const fn is_item_mark(byte: u8) -> bool {
    byte == b':' || byte == b'-'
}

/// Cases continue with a point and digits; procedure steps with a letter, then letters and digits.
const fn fits_path(byte: u8, place: usize, first: u8) -> bool {
    if place == 0 {
        return byte == b'.' || byte.is_ascii_alphabetic();
    }
    byte.is_ascii_digit() || (first != b'.' && byte.is_ascii_alphabetic())
}

impl fmt::Display for CaseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.chapter)?;
        self.path.iter().filter(|&&byte| byte != 0).try_for_each(|&byte| write!(f, "{}", char::from(byte)))?;
        if self.mark == 0 { Ok(()) } else { write!(f, "{}{}", char::from(self.mark), self.item) }
    }
}

impl FromStr for CaseId {
    type Err = CaseIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text).ok_or_else(|| CaseIdError { text: text.to_owned() })
    }
}

impl TryFrom<String> for CaseId {
    type Error = CaseIdError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<CaseId> for String {
    fn from(case: CaseId) -> Self {
        case.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &[&str] =
        &["1", "1a", "1a1", "2J1", "4-1", "7.3", "7c3a", "11.4", "11.6", "11.62", "11.62:3", "11.7", "16.0", "16.4-1"];

    #[test]
    fn a_case_prints_as_it_was_written() {
        for text in PRINTED {
            assert_eq!(text.parse::<CaseId>().unwrap().to_string(), *text);
        }
    }

    #[test]
    fn cases_order_as_in_the_book() {
        let sorted = ["1", "1a", "1a1", "4-1", "7.3", "11.4", "11.6", "11.62", "11.62:3", "11.62:10", "11.7", "16.0"];
        let cases: Vec<CaseId> = sorted.iter().map(|text| text.parse().unwrap()).collect();
        assert!(cases.is_sorted(), "{cases:?}");
    }

    #[test]
    fn what_is_no_case_number_is_refused_with_its_text() {
        for text in
            ["", ".4", "11.", "0.4", "011", "111.4", "11.4.2", "11.4a", "11.62:", "11.62:0", "11.4:1:2", "11.4 ", "é"]
        {
            let error = text.parse::<CaseId>().unwrap_err();
            assert!(error.to_string().contains(&format!("{text:?}")), "{error}");
            assert_eq!(error.code(), "bad-case-id");
        }
    }

    #[test]
    fn json_holds_the_printed_number() {
        let json = serde_json::to_string(&crate::case!("11.62:3")).unwrap();
        assert_eq!(json, "\"11.62:3\"");
        assert_eq!(serde_json::from_str::<CaseId>(&json).unwrap(), crate::case!("11.62:3"));
        assert!(serde_json::from_str::<CaseId>("\"x\"").is_err());
    }
}
