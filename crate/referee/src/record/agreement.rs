//! A seed that both players agree on by commit–reveal, so that neither of them can know or choose the dice.
//!
//! # Stability
//! | what | SHA-256 of the parts, one after the other |
//! |---|---|
//! | the commitment | `referee seed commitment v1`, the secret |
//! | the seed, its first 16 bytes | `referee agreed seed v1`, commitment, secret, answer |
//! | the first link of the chain before the reveal | `referee seed agreement v1`, commitment, set-up |
//!
//! Secret and answer are 32 random bytes each. The player who offers a game draws the secret and sends the commitment alone;
//! the other player answers; the reveal of the secret gives the seed. A record never holds a secret before its reveal. From
//! there on the game is that of a record with the seed. The enum is part of links: it is frozen.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::game::Game;
use super::link::LinkFault;
use super::replay::Fault;
use super::{Checkpoint, DiceMode, RecordOf, Revisions};
use crate::chain::{Link32, Seed};
use crate::hash::sha256;
use crate::record::dice::first_link;
use crate::rules::{GameOptions, Rules};

const COMMITMENT: &[u8] = b"referee seed commitment v1";
const SEED: &[u8] = b"referee agreed seed v1";
const CHAIN: &[u8] = b"referee seed agreement v1";

/// A secret, an answer or a commitment.
pub type Bytes32 = [u8; 32];

/// How far the players have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Agreement {
    /// A player has committed to a secret.
    Offered {
        /// The hash of the secret.
        commitment: Bytes32,
    },
    /// The other player has answered.
    Answered {
        /// The hash of the secret.
        commitment: Bytes32,
        /// Drawn by the player who answers.
        answer: Bytes32,
    },
    /// The secret is revealed, and the seed follows.
    Revealed {
        /// The hash of the secret.
        commitment: Bytes32,
        /// Drawn by the player who answers.
        answer: Bytes32,
        /// The secret.
        reveal: Bytes32,
        /// What commitment, secret and answer give.
        seed: [u8; 16],
    },
}

/// Why an agreement does not hold or go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum AgreementFault {
    /// The secret is not the one that the commitment was made of.
    #[error("the revealed number does not fit the commitment")]
    Reveal,
    /// The seed is not that of the two numbers.
    #[error("the seed does not follow from the numbers of the two players")]
    Seed,
    /// Answer and reveal come once each, in this order.
    #[error("the agreement on the seed is not at this step")]
    Step,
    /// Another commitment, or the same with other choices before the game.
    #[error("this is the agreement of another game")]
    OtherGame,
    /// Another answer than this game has.
    #[error("the answer is not the one that this game has")]
    OtherAnswer,
}

impl AgreementFault {
    /// Stable name of the fault.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Reveal => "reveal",
            Self::Seed => "agreed-seed",
            Self::Step => "agreement-step",
            Self::OtherGame => "other-agreement",
            Self::OtherAnswer => "other-answer",
        }
    }
}

/// The commitment to a secret.
pub fn commitment(secret: &Bytes32) -> Bytes32 {
    sha256(&[COMMITMENT, secret])
}

fn agreed_seed(commitment: &Bytes32, secret: &Bytes32, answer: &Bytes32) -> [u8; 16] {
    let hash = sha256(&[SEED, commitment, secret, answer]);
    std::array::from_fn(|at| hash[at])
}

impl Agreement {
    /// The offer of the player who drew a secret.
    pub fn offer(secret: &Bytes32) -> Self {
        Self::Offered { commitment: commitment(secret) }
    }

    /// Stable name of the step: `offered`, `answered` or `revealed`.
    pub const fn step(&self) -> &'static str {
        match self {
            Self::Offered { .. } => "offered",
            Self::Answered { .. } => "answered",
            Self::Revealed { .. } => "revealed",
        }
    }

    /// The hash of the secret.
    pub const fn commitment(&self) -> &Bytes32 {
        let (Self::Offered { commitment } | Self::Answered { commitment, .. } | Self::Revealed { commitment, .. }) =
            self;
        commitment
    }

    /// What the other player drew.
    pub const fn answer(&self) -> Option<&Bytes32> {
        match self {
            Self::Offered { .. } => None,
            Self::Answered { answer, .. } | Self::Revealed { answer, .. } => Some(answer),
        }
    }

    /// The revealed secret.
    pub const fn reveal(&self) -> Option<&Bytes32> {
        match self {
            Self::Offered { .. } | Self::Answered { .. } => None,
            Self::Revealed { reveal, .. } => Some(reveal),
        }
    }

    /// The seed; none before the reveal.
    pub const fn seed(&self) -> Option<Seed> {
        match self {
            Self::Offered { .. } | Self::Answered { .. } => None,
            Self::Revealed { seed, .. } => Some(Seed(*seed)),
        }
    }

    /// Whether the secret fits the commitment, and the seed follows. Before the reveal there is nothing to check.
    ///
    /// Errors: what does not hold.
    pub fn check(&self) -> Result<(), AgreementFault> {
        let Self::Revealed { commitment: committed, answer, reveal, seed } = self else { return Ok(()) };
        if commitment(reveal) != *committed {
            return Err(AgreementFault::Reveal);
        }
        if agreed_seed(committed, reveal, answer) == *seed { Ok(()) } else { Err(AgreementFault::Seed) }
    }

    /// The same with the other player's answer.
    ///
    /// Errors: it has one.
    pub const fn answered(self, answer: Bytes32) -> Result<Self, AgreementFault> {
        match self {
            Self::Offered { commitment } => Ok(Self::Answered { commitment, answer }),
            Self::Answered { .. } | Self::Revealed { .. } => Err(AgreementFault::Step),
        }
    }

    /// The same with the secret, and so with the seed.
    ///
    /// Errors: it has no answer or is revealed, or the secret does not fit the commitment.
    pub fn revealed(self, reveal: Bytes32) -> Result<Self, AgreementFault> {
        let Self::Answered { commitment, answer } = self else { return Err(AgreementFault::Step) };
        let seed = agreed_seed(&commitment, &reveal, &answer);
        let revealed = Self::Revealed { commitment, answer, reveal, seed };
        revealed.check().map(|()| revealed)
    }

    /// The first link of the chain before the reveal.
    pub(super) fn link(&self, set_up: &[u8]) -> Link32 {
        Link32(sha256(&[CHAIN, self.commitment(), set_up]))
    }
}

impl<R: Rules> Game<R> {
    /// The agreement on its seed; none where the seed is not agreed.
    pub const fn agreement(&self) -> Option<&Agreement> {
        match &self.record().dice {
            DiceMode::Agreed(agreement) => Some(agreement),
            DiceMode::Seeded(_) | DiceMode::Entered => None,
        }
    }

    /// Answers the offer.
    ///
    /// Errors: there is none, or it has an answer. Nothing has changed then.
    pub fn answer_offer(&mut self, answer: Bytes32) -> Result<(), AgreementFault> {
        let agreement = self.agreement().ok_or(AgreementFault::Step)?.answered(answer)?;
        self.set_agreement(agreement);
        Ok(())
    }

    /// Reveals the secret of the offer, once it is answered.
    ///
    /// Errors: there is no answer, or the secret is another. Nothing has changed then.
    pub fn reveal_secret(&mut self, secret: Bytes32) -> Result<(), AgreementFault> {
        let agreement = self.agreement().ok_or(AgreementFault::Step)?.revealed(secret)?;
        self.set_agreement(agreement);
        Ok(())
    }

    /// No order is given before the reveal, so that the chain is its first link.
    fn set_agreement(&mut self, agreement: Agreement) {
        self.record.dice = DiceMode::Agreed(agreement);
        self.links = vec![first_link::<R>(&self.record)];
        self.branch_chain();
    }

    /// Takes over what the other player's copy of this game has more of the agreement: the answer, or the reveal with the
    /// orders given since. Orders taken over cannot be undone.
    ///
    /// A reveal is taken over by the copy that has answered alone: no other copy can tell whose answer it is. In the name
    /// of the receiver its orders may give no standing orders, as in a turn.
    ///
    /// Errors: the copy is of another game, has another answer or has nothing new, its agreement does not hold, or its orders
    /// do not follow. Nothing has changed then.
    pub fn agree(
        &mut self,
        record: &RecordOf<R>,
        end: Checkpoint,
        receiver: Option<R::Side>,
    ) -> Result<(), LinkFault<R::Refusal>> {
        let fault = |fault| LinkFault::Fault(Fault::Agreement(fault));
        let DiceMode::Agreed(theirs) = record.dice else { return Err(fault(AgreementFault::OtherGame)) };
        let ours = *self.agreement().ok_or_else(|| fault(AgreementFault::OtherGame))?;
        theirs.check().map_err(fault)?;
        let set_up = |options: &R::Options| options.write(Revisions::default());
        let same = set_up(&self.record.options) == set_up(&record.options) && self.record.branches == record.branches;
        if ours.commitment() != theirs.commitment() || !same {
            return Err(fault(AgreementFault::OtherGame));
        }
        if ours.answer().zip(theirs.answer()).is_some_and(|(ours, theirs)| ours != theirs) {
            return Err(fault(AgreementFault::OtherAnswer));
        }
        match (ours, theirs) {
            (Agreement::Offered { .. }, Agreement::Answered { .. }) => {
                self.set_agreement(theirs);
                self.add_looks(&record.looks);
            }
            (Agreement::Answered { .. }, Agreement::Revealed { .. }) => {
                let options = self.record.options.clone();
                let record = RecordOf::<R> { options, ..record.clone() };
                let begun = RecordOf::<R> { orders: Vec::new(), ..record.clone() };
                Self::replay(&begun, &[])?.follow_each(&record.orders, receiver)?;
                let looks = std::mem::take(&mut self.record.looks);
                *self = Self::replay(&record, &[end])?;
                self.add_looks(&looks);
                self.received();
            }
            (Agreement::Offered { .. }, Agreement::Revealed { .. }) => return Err(fault(AgreementFault::Step)),
            _ => return Err(LinkFault::Known),
        }
        Ok(())
    }
}

#[cfg(test)]
#[path = "agreement_tests.rs"]
mod tests;
