//! Playing a record again: the proof that every order was legal and every die its own.

use std::fmt::{self, Debug, Display};

use thiserror::Error;

use super::game::{Game, Report};
use super::{AgreementFault, Checkpoint, DiceMode, Entry, RecordOf, Revisions, first_eight};
use crate::rules::{GameOptions, MOST_ORDERS, Rules};
use crate::ruling_id::RulingId;

/// Why a record does not follow.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault<F: Display + Debug> {
    /// The game cannot begin.
    #[error("the game cannot begin: {}", .0.first().map_or_else(String::new, ToString::to_string))]
    Options(Vec<F>),
    /// The agreement on the seed does not hold.
    #[error(transparent)]
    Agreement(AgreementFault),
    /// More orders than a record may have.
    #[error("{orders} orders, but a record has {MOST_ORDERS} at most")]
    TooLong {
        /// Orders of the record.
        orders: usize,
    },
    /// An order that the rules refuse.
    #[error("order {order} is refused: {refusal}")]
    Refused {
        /// Its index.
        order: usize,
        /// The rule against it.
        refusal: F,
    },
    /// An order that rolls other faces than the record tells.
    #[error("order {order} rolls {rolled:?}, but the record says {reported:?}")]
    Faces {
        /// Its index.
        order: usize,
        /// What the record says.
        reported: Vec<u8>,
        /// What it rolls.
        rolled: Vec<u8>,
    },
    /// The state after some orders is another than the record says.
    #[error("after {orders} orders the game stands otherwise than the record says")]
    Checkpoint {
        /// Orders given before it.
        orders: usize,
        /// What the record says.
        reported: [u8; 8],
        /// What it is; none for a checkpoint out of order or beyond the last order.
        found: Option<[u8; 8]>,
    },
    /// A record made by newer revisions than those of this engine.
    #[error(
        "the record was made by newer rules (revision {}, scenario {}); this version has revision {}, scenario {}",
        made.rules, made.scenario, known.rules, known.scenario
    )]
    Newer {
        /// The revisions that it was made by.
        made: Revisions,
        /// Those of this engine.
        known: Revisions,
    },
    /// A record of older rules that does not follow by those of today.
    #[error("{0}")]
    Older(Box<Older<F>>),
}

/// A record made by an older revision, and how far it follows by the rules of today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Older<F: Display + Debug> {
    /// Why it does not follow: `Options`, `Refused`, `Faces` or `Checkpoint`.
    pub fault: Fault<F>,
    /// The revisions that it was made by.
    pub made: Revisions,
    /// The rulings that changed since, in the order of the ledger.
    pub changed: Vec<RulingId>,
    /// Whether the scenario changed since.
    pub scenario: bool,
    /// Its orders.
    pub orders: usize,
    /// The first of them that follow.
    pub at: usize,
    /// Orders before the last checkpoint that agreed, 0 where none did; none where no checkpoint was compared.
    pub agreed: Option<usize>,
}

/// The fault, the rules by which the record was made, and what changed since.
impl<F: Display + Debug> Display for Older<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { fault, made: Revisions { rules, scenario: edition }, changed, scenario, .. } = self;
        let changed: Vec<_> = changed.iter().map(ToString::to_string).collect();
        let rulings = if changed.is_empty() { "no ruling".to_owned() } else { changed.join(", ") };
        write!(f, "{fault}; the record was made by revision {rules} of the rules; changed since: {rulings}")?;
        if *scenario { write!(f, "; its scenario (then revision {edition}) changed too") } else { Ok(()) }
    }
}

impl<F: Display + Debug> Fault<F> {
    /// Stable name of the fault.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Options(_) => "options",
            Self::Agreement(fault) => fault.code(),
            Self::TooLong { .. } => "too-long",
            Self::Refused { .. } => "refused",
            Self::Faces { .. } => "faces",
            Self::Checkpoint { .. } => "checkpoint",
            Self::Newer { .. } => "newer",
            Self::Older(older) => older.fault.code(),
        }
    }

    /// The index of the first order that does not follow. For a checkpoint it is the last order before it, as far as the
    /// record can tell.
    pub fn order(&self) -> Option<usize> {
        match self {
            Self::Options(_) | Self::Agreement(_) | Self::Newer { .. } => None,
            Self::Older(older) => older.fault.order(),
            Self::TooLong { .. } => Some(MOST_ORDERS),
            Self::Refused { order, .. } | Self::Faces { order, .. } => Some(*order),
            Self::Checkpoint { orders, .. } => orders.checked_sub(1),
        }
    }

    /// The fault of a record; of an older one [`Fault::Older`] where a change of the rules can be the cause.
    pub fn dated<R: Rules>(self, record: &RecordOf<R>, at: usize, agreed: Option<usize>) -> Self {
        let (made, today) = (record.revisions, record.options.revisions());
        if !made.is_older(today) || matches!(self, Self::Checkpoint { found: None, .. }) {
            return self;
        }
        let changed = R::changed_since(made.rules);
        let scenario = made.scenario < today.scenario;
        Self::Older(Box::new(Older { fault: self, made, changed, scenario, orders: record.orders.len(), at, agreed }))
    }
}

/// A game as far as its record follows, and why it follows no farther.
pub type AsFar<R> = (Game<R>, Option<Box<Older<<R as Rules>::Refusal>>>);

/// The game of a record that follows to its end.
///
/// Errors: an older record that does not.
pub(super) fn whole<R: Rules>((game, stopped): AsFar<R>) -> Result<Game<R>, Fault<R::Refusal>> {
    stopped.map_or(Ok(game), |older| Err(Fault::Older(older)))
}

/// A record as far as it follows.
struct Followed<R: Rules> {
    game: Game<R>,
    /// Orders before the last checkpoint that agreed.
    agreed: usize,
    /// Why it follows no farther.
    fault: Option<Fault<R::Refusal>>,
}

/// A record that follows from its first order to its last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Hash of the state at its end.
    pub state: [u8; 32],
    /// Its orders.
    pub orders: usize,
}

impl<R: Rules> Game<R> {
    /// Plays a record again and compares it with the states that it is said to have passed through.
    ///
    /// Errors: the first order that does not follow.
    pub fn verify(record: &RecordOf<R>, checkpoints: &[Checkpoint]) -> Result<Verified, Fault<R::Refusal>> {
        let game = Self::replay(record, checkpoints)?;
        Ok(Verified { state: R::fingerprint(game.state()), orders: game.len() })
    }

    /// The game of a record, played again order by order.
    ///
    /// Errors: the first order that does not follow, and then a checkpoint out of order or beyond the last order; of an older
    /// record [`Fault::Older`] with the same.
    pub fn replay(record: &RecordOf<R>, checkpoints: &[Checkpoint]) -> Result<Self, Fault<R::Refusal>> {
        whole(Self::replay_as_far(record, checkpoints)?)
    }

    /// The same of an older record as far as it follows by the rules of today, and why it follows no farther. Such a game is one
    /// of the current revisions.
    ///
    /// Errors: as for `replay`, of a record of the current revisions.
    pub fn replay_as_far(record: &RecordOf<R>, checkpoints: &[Checkpoint]) -> Result<AsFar<R>, Fault<R::Refusal>> {
        let Followed { mut game, agreed, fault } = Self::follow_record(record, checkpoints)?;
        let Some(fault) = fault else {
            game.record.revisions = record.revisions;
            return Ok((game, None));
        };
        match fault.dated::<R>(record, game.len(), Some(agreed)) {
            Fault::Older(older) => {
                let end = game.len();
                game.record.branches.retain(|branch| branch.at as usize <= end);
                game.clamp_looks();
                Ok((game, Some(older)))
            }
            fault => Err(fault),
        }
    }

    /// The game of a record before its first order.
    ///
    /// Errors: the record is too long, newer, or cannot begin, or the agreement on its seed does not hold.
    pub fn begin_record(record: &RecordOf<R>, log: &mut R::Log) -> Result<Self, Fault<R::Refusal>> {
        if record.orders.len() > MOST_ORDERS {
            return Err(Fault::TooLong { orders: record.orders.len() });
        }
        let known = record.options.revisions();
        if known.is_older(record.revisions) {
            return Err(Fault::Newer { made: record.revisions, known });
        }
        if let DiceMode::Agreed(agreement) = record.dice {
            agreement.check().map_err(Fault::Agreement)?;
        }
        let begun = Self::begin(record.options.clone(), record.dice, log);
        let mut game = begun.map_err(|refusals| {
            let by_revision = R::may_have_been_allowed(&refusals);
            let fault = Fault::Options(refusals);
            if by_revision { fault.dated::<R>(record, 0, None) } else { fault }
        })?;
        game.record.branches.clone_from(&record.branches);
        game.branch_chain();
        game.record.looks.clone_from(&record.looks);
        Ok(game)
    }

    /// Errors: as for `begin_record`.
    fn follow_record(record: &RecordOf<R>, checkpoints: &[Checkpoint]) -> Result<Followed<R>, Fault<R::Refusal>> {
        let mut log = R::muted();
        let mut game = Self::begin_record(record, &mut log)?;
        let mut ahead = checkpoints;
        let agreed = |ahead: &[Checkpoint]| {
            let passed = checkpoints.len() - ahead.len();
            checkpoints[..passed].last().map_or(0, |checkpoint| checkpoint.orders)
        };
        let mut fault = game.compare(&mut ahead).err();
        let mut entries = record.orders.iter();
        while fault.is_none()
            && let Some(entry) = entries.next()
        {
            let before = game.len();
            fault = game.follow_with(entry, &mut log).and_then(|_| game.compare(&mut ahead)).err();
            if matches!(fault, Some(Fault::Faces { .. }))
                && let Some(earlier) = game.branch(before)
            {
                game = earlier;
            }
        }
        if fault.is_none()
            && let Some(&Checkpoint { orders, state }) = ahead.first()
        {
            fault = Some(Fault::Checkpoint { orders, reported: state, found: None });
        }
        Ok(Followed { agreed: agreed(ahead), game, fault })
    }

    /// Carries out an order of a record, sees that its faces are those that the record tells, and reports.
    pub fn follow(&mut self, entry: &Entry<R::Order>) -> Result<Report<R::Log>, Fault<R::Refusal>> {
        let mut log = R::Log::default();
        let faces = self.follow_with(entry, &mut log)?;
        Ok(Report { faces, log })
    }

    fn follow_with(&mut self, entry: &Entry<R::Order>, log: &mut R::Log) -> Result<Vec<u8>, Fault<R::Refusal>> {
        let order = self.len();
        let reported = entry.faces.as_deref();
        let entered = entry.entered(self.record().dice);
        let carried = self.carry_out(entry.order.clone(), entered, log);
        let rolled = carried.map_err(|refusal| Fault::Refused { order, refusal })?;
        self.keep_note(entry.note.clone());
        match reported {
            Some(reported) if reported != rolled => Err(Fault::Faces { order, reported: reported.to_vec(), rolled }),
            _ => Ok(rolled),
        }
    }

    /// Compares the state with the checkpoints made of it, and takes them off those ahead.
    fn compare(&self, ahead: &mut &[Checkpoint]) -> Result<(), Fault<R::Refusal>> {
        while let Some((&Checkpoint { orders, state }, rest)) = ahead.split_first()
            && orders == self.len()
        {
            let found = first_eight(&R::fingerprint(self.state()));
            if found != state {
                return Err(Fault::Checkpoint { orders, reported: state, found: Some(found) });
            }
            *ahead = rest;
        }
        Ok(())
    }
}
