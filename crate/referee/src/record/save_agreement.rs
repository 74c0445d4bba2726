//! The agreement on a seed in save files.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::DiceMode;
use super::agreement::{Agreement, Bytes32};
use super::save::fault;
use crate::chain::{Seed, hex_text};
use crate::hash::{HexError, hex, unhex};
use crate::json::ParseError;

/// The agreement of a save file: 64 hex digits each. This struct is frozen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgreementV1 {
    /// The hash of the secret.
    pub commitment: Digits,
    /// What the other player drew; none before the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<Digits>,
    /// The secret; none before the reveal. The seed stands beside the agreement then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reveal: Option<Digits>,
}

/// 32 bytes as 64 hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digits(pub Bytes32);

hex_text!(Digits);

impl AgreementV1 {
    /// The agreement of a record.
    pub fn of(agreement: &Agreement) -> Self {
        let digits = |bytes: &Bytes32| Digits(*bytes);
        Self {
            commitment: digits(agreement.commitment()),
            answer: agreement.answer().map(digits),
            reveal: agreement.reveal().map(digits),
        }
    }
}

/// Where the dice of a save file come from. Whether an agreement holds is not checked here.
///
/// Errors: a reveal without an answer, a seed before the reveal, or none after it.
pub(super) fn dice_of(seed: Option<Seed>, agreement: Option<&AgreementV1>) -> Result<DiceMode, ParseError> {
    let Some(&AgreementV1 { commitment: Digits(commitment), answer, reveal }) = agreement else {
        return Ok(seed.map_or(DiceMode::Entered, DiceMode::Seeded));
    };
    let agreement = match (answer, reveal, seed) {
        (None, None, None) => Agreement::Offered { commitment },
        (Some(Digits(answer)), None, None) => Agreement::Answered { commitment, answer },
        (Some(Digits(answer)), Some(Digits(reveal)), Some(Seed(seed))) => {
            Agreement::Revealed { commitment, answer, reveal, seed }
        }
        (None, Some(_), _) => return Err(fault("agreement.reveal", "a reveal needs an answer before it")),
        (_, None, Some(_)) => return Err(fault("seed", "a seed that is not agreed yet")),
        (Some(_), Some(_), None) => return Err(fault("seed", "a revealed agreement has a seed")),
    };
    Ok(DiceMode::Agreed(agreement))
}
