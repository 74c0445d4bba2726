//! Ruling numbers: the numbers by which the ledger, the code and the case files name a ruling.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::json::Quoted;

const NUMBER: u16 = 0x3FFF;
const LARGEST: u16 = 999;

/// A series of ruling numbers. Each ledger has one for the rulings of its sources and one for its house rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
pub enum Series {
    /// `R`: the sources of Desert Fox.
    R = 0,
    /// `I`: the errata of Rommel in the Desert.
    I = 0x4000,
    /// `H`: house rulings for Desert Fox.
    H = 0x8000,
    /// `D`: house rulings for Rommel in the Desert.
    D = 0xC000,
}

impl Series {
    /// Every series, in the order of the rulings.
    pub const ALL: [Self; 4] = [Self::R, Self::I, Self::H, Self::D];

    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Self::R => 'R',
            Self::I => 'I',
            Self::H => 'H',
            Self::D => 'D',
        }
    }

    /// Whether it numbers house rulings.
    pub const fn is_house(self) -> bool {
        matches!(self, Self::H | Self::D)
    }
}

/// The number of a ruling in a ledger: `R001` or `I001` and on for rulings of the sources, `H001` or `D001` and on for house
/// rulings, by which this project decides what the sources leave open. Source rulings order before house rulings.
///
/// ```
/// use referee::RulingId;
///
/// const COMBINED_ARMS: RulingId = RulingId::cited("R017");
/// assert_eq!(COMBINED_ARMS.to_string(), "R017");
/// assert_eq!("H002".parse::<RulingId>()?, RulingId::house(2));
/// assert!("R17".parse::<RulingId>().is_err());
/// # Ok::<(), referee::RulingIdError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct RulingId(u16);

/// Why a text is no ruling number. Each carries the text that was found.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{} is no ruling number: expected R, I, H or D and three digits, as in R017", Quoted(text))]
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
    /// Ruling `number` (1 to 999) of the sources of Desert Fox.
    ///
    /// # Panics
    /// When the number is out of range; in a `const` that is a compile error.
    pub const fn new(number: u16) -> Self {
        Self::in_series(Series::R, number)
    }

    /// House ruling `number` (1 to 999) for Desert Fox.
    ///
    /// # Panics
    /// When the number is out of range; in a `const` that is a compile error.
    pub const fn house(number: u16) -> Self {
        Self::in_series(Series::H, number)
    }

    /// Ruling `number` (1 to 999) of a series.
    ///
    /// # Panics
    /// When the number is out of range; in a `const` that is a compile error.
    pub const fn in_series(series: Series, number: u16) -> Self {
        assert!(number >= 1 && number <= LARGEST, "a ruling number lies between 1 and 999");
        Self(series as u16 | number)
    }

    /// The number without its series letter.
    pub const fn number(self) -> u16 {
        self.0 & NUMBER
    }

    /// The series that it belongs to.
    pub const fn series(self) -> Series {
        Series::ALL[(self.0 >> NUMBER.count_ones()) as usize]
    }

    /// Whether this is a house ruling.
    pub const fn is_house(self) -> bool {
        self.series().is_house()
    }

    /// The ruling of a printed id such as `R017` or `D026`, as code cites it.
    ///
    /// # Panics
    /// When the text is no id; in a `const` that is a compile error.
    #[expect(clippy::panic, reason = "a wrong citation shall not compile")]
    pub const fn cited(id: &str) -> Self {
        match Self::parse(id) {
            Some(id) => id,
            None => panic!("a ruling is cited as R, I, H or D and three digits"),
        }
    }

    const fn parse(text: &str) -> Option<Self> {
        let &[series, hundreds, tens, ones] = text.as_bytes() else { return None };
        if !(hundreds.is_ascii_digit() && tens.is_ascii_digit() && ones.is_ascii_digit()) {
            return None;
        }
        let number = (hundreds - b'0') as u16 * 100 + (tens - b'0') as u16 * 10 + (ones - b'0') as u16;
        let series = match series {
            b'R' => Series::R,
            b'I' => Series::I,
            b'H' => Series::H,
            b'D' => Series::D,
            _ => return None,
        };
        if number == 0 { None } else { Some(Self::in_series(series, number)) }
    }
}

impl fmt::Display for RulingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:03}", self.series().letter(), self.number())
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
        for text in ["R001", "R017", "R170", "R999", "I001", "I078", "H001", "H999", "D001", "D106"] {
            assert_eq!(text.parse::<RulingId>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn source_rulings_order_before_house_rulings() {
        assert!(RulingId::new(2) < RulingId::new(170));
        assert!(RulingId::new(170) < RulingId::house(1));
        assert!(RulingId::in_series(Series::I, 999) < RulingId::house(1));
        for series in Series::ALL {
            let id = RulingId::in_series(series, 1);
            assert_eq!((id.series(), id.is_house()), (series, series.is_house()));
        }
    }

    #[test]
    fn what_is_no_ruling_number_is_refused_with_its_text() {
        for text in ["", "R", "R17", "R0017", "R000", "H000", "r017", "X017", "R+17", "R01é", "é017"] {
            let error = text.parse::<RulingId>().unwrap_err();
            assert!(error.to_string().contains(&format!("{text:?}")), "{error}");
        }
    }

    #[test]
    fn json_holds_the_printed_number() {
        assert_eq!(serde_json::to_string(&RulingId::house(2)).unwrap(), "\"H002\"");
        assert_eq!(serde_json::from_str::<RulingId>("\"R055\"").unwrap(), RulingId::new(55));
        assert!(serde_json::from_str::<RulingId>("55").is_err());
    }
}
