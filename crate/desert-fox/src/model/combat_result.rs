//! The notation of the combat results table.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// One result of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CombatResult {
    /// Hexes to retreat.
    pub retreat: u8,
    /// d: disrupted.
    pub disrupted: bool,
    /// D: depleted.
    pub depleted: bool,
    /// p: one unit of the side is depleted, chosen by the enemy.
    pub partial: bool,
    /// A: each side loses a committed air point.
    pub air_loss: bool,
    /// E: eliminated.
    pub eliminated: bool,
}

impl CombatResult {
    /// What illegally attacking units suffer (11.16).
    pub const ILLEGAL: Self =
        Self { retreat: 4, disrupted: true, depleted: true, partial: false, air_loss: false, eliminated: false };

    /// Nothing happens.
    pub fn is_none(self) -> bool {
        self == Self::default()
    }
}

/// The text is no combat result.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is no combat result: expected '-', 'E' or a form such as 4dp, 6dD, pA")]
pub struct CombatResultError(pub String);

impl fmt::Display for CombatResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("-");
        }
        if self.retreat > 0 {
            write!(f, "{}", self.retreat)?;
        }
        let letters = [
            (self.disrupted, "d"),
            (self.depleted, "D"),
            (self.partial, "p"),
            (self.eliminated, "E"),
            (self.air_loss, "A"),
        ];
        letters.iter().filter(|(shown, _)| *shown).try_for_each(|(_, letter)| f.write_str(letter))
    }
}

impl FromStr for CombatResult {
    type Err = CombatResultError;

    fn from_str(text: &str) -> Result<Self, CombatResultError> {
        let error = || CombatResultError(text.chars().take(20).collect());
        if text == "-" {
            return Ok(Self::default());
        }
        let mut result = Self::default();
        for (at, letter) in text.chars().enumerate() {
            let mark = match letter {
                '1'..='9' if at == 0 => {
                    result.retreat = letter as u8 - b'0';
                    continue;
                }
                'd' => &mut result.disrupted,
                'D' => &mut result.depleted,
                'p' => &mut result.partial,
                'A' => &mut result.air_loss,
                'E' => &mut result.eliminated,
                _ => return Err(error()),
            };
            if std::mem::replace(mark, true) {
                return Err(error());
            }
        }
        if result.is_none() { Err(error()) } else { Ok(result) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_read_as_they_are_written() {
        for text in ["-", "2", "3d", "4dp", "4dD", "6dD", "E", "p", "pA", "A", "2dp"] {
            assert_eq!(text.parse::<CombatResult>().unwrap().to_string(), text);
        }
        assert_eq!(CombatResult::ILLEGAL.to_string(), "4dD");
    }

    #[test]
    fn a_malformed_result_is_refused() {
        for text in ["", "x", "dd", "44", "d4", "0"] {
            assert!(text.parse::<CombatResult>().is_err(), "{text}");
        }
    }
}
