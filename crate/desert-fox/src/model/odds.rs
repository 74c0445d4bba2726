//! Combat odds (11.1).

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Odds such as 2:1 or 1:3, always rounded in the defender's favor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ratio(i16);

/// The text is not of the form `2:1` or `1:3`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is no odds: expected a form such as 2:1 or 1:3")]
pub struct RatioError(pub String);

impl Ratio {
    /// An attack without any strength: below every row.
    pub const NOTHING: Self = Self(i16::MIN);

    /// The odds of two strengths.
    ///
    /// Cases: 11.1 · Rulings: R144
    ///
    /// ```
    /// use desert_fox::model::odds::Ratio;
    /// assert_eq!(Ratio::of(11, 4).to_string(), "2:1");
    /// assert_eq!(Ratio::of(3, 4).to_string(), "1:2");
    /// ```
    pub fn of(attack: i16, defense: i16) -> Self {
        if attack <= 0 {
            return Self::NOTHING;
        }
        let defense = defense.max(1);
        if attack >= defense { Self(attack / defense) } else { Self(-((defense + attack - 1) / attack)) }
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NOTHING => write!(f, "0:1"),
            Self(n) if n > 0 => write!(f, "{n}:1"),
            Self(n) => write!(f, "1:{}", -n),
        }
    }
}

impl FromStr for Ratio {
    type Err = RatioError;

    fn from_str(text: &str) -> Result<Self, RatioError> {
        let error = || RatioError(text.chars().take(20).collect());
        let (attack, defense) = text.split_once(':').ok_or_else(error)?;
        let number = |part: &str| part.parse::<i16>().ok().filter(|n| (1..=99).contains(n));
        match (number(attack), number(defense)) {
            (Some(n), Some(1)) => Ok(Self(n)),
            (Some(1), Some(n)) => Ok(Self(-n)),
            _ => Err(error()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_round_in_the_defenders_favor() {
        let texts = [(11, 4, "2:1"), (13, 4, "3:1"), (4, 4, "1:1"), (3, 4, "1:2"), (1, 3, "1:3"), (0, 3, "0:1")];
        for (attack, defense, text) in texts {
            assert_eq!(Ratio::of(attack, defense).to_string(), text);
        }
    }

    #[test]
    fn odds_are_ordered_from_poor_to_good() {
        let rising: Vec<Ratio> = ["1:3", "1:2", "1:1", "2:1", "9:1"].iter().map(|t| t.parse().unwrap()).collect();
        assert!(rising.is_sorted());
        assert!(Ratio::NOTHING < rising[0]);
    }

    #[test]
    fn a_malformed_text_is_refused() {
        for text in ["", "2", "2:2", "0:1", "a:1", "1:-3", "200:1"] {
            assert!(text.parse::<Ratio>().is_err(), "{text}");
        }
    }
}
