//! Ruling numbers: the numbers by which the ledger, the code and the case files name a ruling.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::json::Quoted;

const LARGEST: u16 = 999;

/// The number of a ruling in the ledger: the letter of its series and a number from 1 to 999, printed with three
/// digits. Which letters a game uses stands in its ledger, see [`Series`](crate::Series).
///
/// Ids order by letter, then by number.
///
/// ```
/// use referee::RulingId;
///
/// const COMBINED_ARMS: RulingId = RulingId::cited("R017");
/// assert_eq!(COMBINED_ARMS.to_string(), "R017");
/// assert_eq!("H002".parse::<RulingId>()?, RulingId::new('H', 2));
/// assert!("R17".parse::<RulingId>().is_err());
/// # Ok::<(), referee::RulingIdError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct RulingId {
    /// A capital letter.
    series: u8,
    number: u16,
}

/// Why a text is no ruling number. Each carries the text that was found.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{} is no ruling number: expected a capital letter and three digits, as in R017", Quoted(text))]
pub struct RulingIdError {
    text: String,
}

impl RulingIdError {
    /// The stable code of this error.
    pub const fn code(&self) -> &'static str {
        "bad-ruling-id"
    }
}

impl RulingId {
    /// Ruling `number` (1 to 999) of the series with this letter (A to Z).
    ///
    /// # Panics
    /// When letter or number is out of range; in a `const` that is a compile error.
    pub const fn new(series: char, number: u16) -> Self {
        assert!(series.is_ascii_uppercase(), "a series of rulings has a capital letter");
        assert!(number >= 1 && number <= LARGEST, "a ruling number lies between 1 and 999");
        Self { series: series as u8, number }
    }

    /// The letter of its series.
    pub const fn series(self) -> char {
        self.series as char
    }

    /// The number without its letter.
    pub const fn number(self) -> u16 {
        self.number
    }

    /// The ruling of a printed id such as `R017` or `H026`, as code cites it.
    ///
    /// # Panics
    /// When the text is no id; in a `const` that is a compile error.
    #[expect(clippy::panic, reason = "a wrong citation shall not compile")]
    pub const fn cited(id: &str) -> Self {
        match Self::parse(id) {
            Some(id) => id,
            None => panic!("a ruling is cited as a capital letter and three digits"),
        }
    }

    const fn parse(text: &str) -> Option<Self> {
        let &[series, hundreds, tens, ones] = text.as_bytes() else { return None };
        if !(hundreds.is_ascii_digit() && tens.is_ascii_digit() && ones.is_ascii_digit()) {
            return None;
        }
        let number = (hundreds - b'0') as u16 * 100 + (tens - b'0') as u16 * 10 + (ones - b'0') as u16;
        if series.is_ascii_uppercase() && number > 0 { Some(Self { series, number }) } else { None }
    }
}

impl fmt::Display for RulingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:03}", self.series(), self.number)
    }
}

impl FromStr for RulingId {
    type Err = RulingIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text).ok_or_else(|| RulingIdError { text: text.to_owned() })
    }
}

impl TryFrom<String> for RulingId {
    type Error = RulingIdError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<RulingId> for String {
    fn from(id: RulingId) -> Self {
        id.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruling_number_prints_as_it_was_written() {
        for text in ["R001", "R017", "R170", "R999", "H001", "I001", "J999"] {
            assert_eq!(text.parse::<RulingId>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn ids_order_by_letter_and_then_by_number() {
        let mut ids = ["R002", "H010", "R001", "H002"].map(RulingId::cited);
        ids.sort_unstable();
        assert_eq!(ids.map(|id| id.to_string()), ["H002", "H010", "R001", "R002"]);
    }

    #[test]
    fn what_is_no_ruling_number_is_refused_with_its_text() {
        for text in ["", "R", "R17", "R0017", "R000", "H000", "r017", "Ä017", "1017", "R+17", "R01é", "é017"] {
            let error = text.parse::<RulingId>().unwrap_err();
            assert!(error.to_string().contains(&format!("{text:?}")), "{error}");
        }
    }

    #[test]
    fn json_holds_the_printed_number() {
        assert_eq!(serde_json::to_string(&RulingId::new('H', 2)).unwrap(), "\"H002\"");
        assert_eq!(serde_json::from_str::<RulingId>("\"R055\"").unwrap(), RulingId::new('R', 55));
        assert!(serde_json::from_str::<RulingId>("55").is_err());
    }
}
