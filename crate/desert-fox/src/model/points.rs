//! Movement points, of which a track may leave halves.

use std::fmt;
use std::ops::{Add, AddAssign, Sub};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Movement points, counted in halves and written as a number such as 1.5.
///
/// Cases: 8.29 · Rulings: R011, H025
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(type = "number"))]
pub struct Points(u16);

impl Points {
    /// None.
    pub const ZERO: Self = Self(0);
    /// More than any unit has: 200 movement points.
    pub const MOST: Self = Self(400);

    /// So many half movement points.
    pub const fn from_halves(halves: u16) -> Self {
        Self(halves)
    }

    /// So many movement points.
    pub const fn whole(points: u8) -> Self {
        Self(points as u16 * 2)
    }

    /// In half movement points.
    pub const fn halves(self) -> u16 {
        self.0
    }

    /// Half of them, down to the half point.
    pub const fn halved(self) -> Self {
        Self(self.0 / 2)
    }

    /// A percentage of them, down to the whole point.
    pub const fn percent(self, percent: u16) -> Self {
        Self((self.0 as u32 * percent as u32 / 200 * 2) as u16)
    }

    /// What is left after spending.
    pub const fn less(self, spent: Self) -> Self {
        Self(self.0.saturating_sub(spent.0))
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.less(other)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.0 / 2, if self.0 % 2 == 1 { ".5" } else { "" })
    }
}

impl FromStr for Points {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let (whole, half) = match text.strip_suffix(".5") {
            Some(whole) => (whole, 1),
            None => (text, 0),
        };
        whole.parse::<u8>().map(|whole| Self(u16::from(whole) * 2 + half)).map_err(|_| ())
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        if self.0.is_multiple_of(2) {
            out.serialize_u16(self.0 / 2)
        } else {
            out.serialize_f64(f64::from(self.0) / 2.0)
        }
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let points = f32::deserialize(from)?;
        let halves = points * 2.0;
        if halves.fract() == 0.0 && (0.0..=f32::from(Self::MOST.0)).contains(&halves) {
            Ok(Self(halves as u16))
        } else {
            Err(serde::de::Error::custom("movement points come in halves, from 0 to 200"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_kept_and_percentages_round_down_to_the_point() {
        assert_eq!(Points::whole(3).halved().to_string(), "1.5");
        assert_eq!(Points::whole(15).percent(50), Points::whole(7));
        assert_eq!(Points::whole(14).percent(150), Points::whole(21));
        assert_eq!(serde_json::to_string(&Points::from_halves(3)).unwrap(), "1.5");
        assert_eq!(serde_json::from_str::<Points>("1.5").unwrap(), Points::from_halves(3));
        assert!(serde_json::from_str::<Points>("0.3").is_err());
        assert!(serde_json::from_str::<Points>("-1").is_err());
        assert!(serde_json::from_str::<Points>("1e9").is_err());
    }
}
