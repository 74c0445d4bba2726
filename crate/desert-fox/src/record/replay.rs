//! Playing a record again: the proof that every order was legal and every die its own.

use referee::RulingId;
use thiserror::Error;

use super::game::{Game, Report};
use super::{Checkpoint, DiceMode, Entry, MOST_ORDERS, Record, Revisions, fingerprint, first_eight};
use crate::data::ledger::changed_since;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::state::event::Log;

/// Why a record does not follow.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The game cannot begin.
    #[error("the game cannot begin: {}", .0.first().map_or_else(String::new, reported))]
    Options(Vec<Refusal>),
    /// More orders than a record may have.
    #[error("{orders} orders, but a record has {MOST_ORDERS} at most")]
    TooLong {
        /// Orders of the record.
        orders: usize,
    },
    /// An order that the rules refuse.
    #[error("order {order} is refused: {}", reported(.refusal))]
    Refused {
        /// Its index.
        order: usize,
        /// The rule against it.
        refusal: Refusal,
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
    #[error("the record was made by newer rules (revision {}, scenario {})", .0.rules, .0.scenario)]
    Newer(Revisions),
    /// A record of older rules that does not follow by those of today.
    #[error(transparent)]
    Older(Box<Older>),
}

/// A record made by an older revision, and how far it follows by the rules of today.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{fault}; {}", told_older(.made, .changed, *.scenario))]
pub struct Older {
    /// Why it does not follow: `Options`, `Refused`, `Faces` or `Checkpoint`.
    pub fault: Fault,
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

/// Of what rules a record is, and what changed since.
fn told_older(made: &Revisions, changed: &[RulingId], scenario: bool) -> String {
    let Revisions { rules, scenario: edition } = made;
    let changed: Vec<_> = changed.iter().map(ToString::to_string).collect();
    let rulings = if changed.is_empty() { "no ruling".to_owned() } else { changed.join(", ") };
    let scenario =
        if scenario { format!("; its scenario (then revision {edition}) changed too") } else { String::new() };
    format!("the record was made by revision {rules} of the rules; changed since: {rulings}{scenario}")
}

fn reported(refusal: &Refusal) -> String {
    let Refusal { code, cases, unit, found, .. } = refusal;
    let part = |text: &Option<String>| text.as_ref().map(|text| format!(", {text}")).unwrap_or_default();
    format!("{} (case {}{}{})", code.name(), cases.join(", "), part(unit), part(found))
}

impl Fault {
    /// Stable name of the fault.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Options(_) => "options",
            Self::TooLong { .. } => "too-long",
            Self::Refused { .. } => "refused",
            Self::Faces { .. } => "faces",
            Self::Checkpoint { .. } => "checkpoint",
            Self::Newer(_) => "newer",
            Self::Older(older) => older.fault.code(),
        }
    }

    /// The index of the first order that does not follow. For a checkpoint it is the last order before it, as far as the
    /// record can tell.
    pub fn order(&self) -> Option<usize> {
        match self {
            Self::Options(_) | Self::Newer(_) => None,
            Self::Older(older) => older.fault.order(),
            Self::TooLong { .. } => Some(MOST_ORDERS),
            Self::Refused { order, .. } | Self::Faces { order, .. } => Some(*order),
            Self::Checkpoint { orders, .. } => orders.checked_sub(1),
        }
    }

    /// The fault of a record; of an older one [`Fault::Older`] where a change of the rules can be the cause.
    pub(super) fn dated(self, record: &Record, at: usize, agreed: Option<usize>) -> Self {
        let (made, today) = (record.revisions, Revisions::current(&record.options.scenario));
        if !made.is_older(today) || matches!(self, Self::Checkpoint { found: None, .. }) {
            return self;
        }
        let changed = changed_since(made.rules);
        let scenario = made.scenario < today.scenario;
        Self::Older(Box::new(Older { fault: self, made, changed, scenario, orders: record.orders.len(), at, agreed }))
    }
}

/// The game of a record that follows to its end.
///
/// Errors: an older record that does not.
pub(super) fn whole((game, stopped): (Game, Option<Box<Older>>)) -> Result<Game, Fault> {
    stopped.map_or(Ok(game), |older| Err(Fault::Older(older)))
}

/// A record as far as it follows.
struct Followed {
    game: Game,
    /// Orders before the last checkpoint that agreed.
    agreed: usize,
    /// Why it follows no farther.
    fault: Option<Fault>,
}

/// A record that follows from its first order to its last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Hash of the state at its end.
    pub state: [u8; 32],
    /// Its orders.
    pub orders: usize,
}

/// Plays a record again and compares it with the states that it is said to have passed through.
///
/// Errors: the first order that does not follow.
pub fn verify(record: &Record, checkpoints: &[Checkpoint]) -> Result<Verified, Fault> {
    let game = Game::replay(record, checkpoints)?;
    Ok(Verified { state: fingerprint(game.state()), orders: game.len() })
}

impl Game {
    /// The game of a record, played again order by order.
    ///
    /// Errors: the first order that does not follow, and then a checkpoint out of order or beyond the last order; of an older
    /// record [`Fault::Older`] with the same.
    pub fn replay(record: &Record, checkpoints: &[Checkpoint]) -> Result<Self, Fault> {
        whole(Self::replay_as_far(record, checkpoints)?)
    }

    /// The same of an older record as far as it follows by the rules of today, and why it follows no farther. Such a game is one
    /// of the current revisions.
    ///
    /// Errors: as for `replay`, of a record of the current revisions.
    pub fn replay_as_far(record: &Record, checkpoints: &[Checkpoint]) -> Result<(Self, Option<Box<Older>>), Fault> {
        let Followed { mut game, agreed, fault } = Self::follow_record(record, checkpoints)?;
        let Some(fault) = fault else {
            game.record.revisions = record.revisions;
            return Ok((game, None));
        };
        match fault.dated(record, game.len(), Some(agreed)) {
            Fault::Older(older) => Ok((game, Some(older))),
            fault => Err(fault),
        }
    }

    /// The game of a record before its first order.
    ///
    /// Errors: the record is too long, newer, or cannot begin.
    pub(super) fn begin_record(record: &Record, log: &mut Log) -> Result<Self, Fault> {
        if record.orders.len() > MOST_ORDERS {
            return Err(Fault::TooLong { orders: record.orders.len() });
        }
        if Revisions::current(&record.options.scenario).is_older(record.revisions) {
            return Err(Fault::Newer(record.revisions));
        }
        let begun = Self::begin(record.options.clone(), record.dice, log);
        begun.map_err(|refusals| {
            // A scenario that is none was none in any revision; values of the charts may have changed.
            let of_charts = refusals.iter().all(|one| one.code == RefusalCode::BadOverlay);
            let fault = Fault::Options(refusals);
            if of_charts { fault.dated(record, 0, None) } else { fault }
        })
    }

    /// Errors: as for `begin_record`.
    fn follow_record(record: &Record, checkpoints: &[Checkpoint]) -> Result<Followed, Fault> {
        let mut log = Log::muted();
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
    pub(super) fn follow(&mut self, entry: &Entry) -> Result<Report, Fault> {
        let mut log = Log::default();
        let faces = self.follow_with(entry, &mut log)?;
        Ok(Report::of(log, faces))
    }

    fn follow_with(&mut self, entry: &Entry, log: &mut Log) -> Result<Vec<u8>, Fault> {
        let order = self.len();
        let reported = entry.faces.as_deref();
        let entered = match self.record().dice {
            DiceMode::Seeded(_) => &[],
            DiceMode::Entered => reported.unwrap_or_default(),
        };
        let carried = self.carry(entry.order.clone(), entered, log);
        let rolled = carried.map_err(|refusal| Fault::Refused { order, refusal })?;
        self.keep_note(entry.note.clone());
        match reported {
            Some(reported) if reported != rolled => Err(Fault::Faces { order, reported: reported.to_vec(), rolled }),
            _ => Ok(rolled),
        }
    }

    /// Compares the state with the checkpoints made of it, and takes them off those ahead.
    fn compare(&self, ahead: &mut &[Checkpoint]) -> Result<(), Fault> {
        while let Some((&Checkpoint { orders, state }, rest)) = ahead.split_first()
            && orders == self.len()
        {
            let found = first_eight(&fingerprint(self.state()));
            if found != state {
                return Err(Fault::Checkpoint { orders, reported: state, found: Some(found) });
            }
            *ahead = rest;
        }
        Ok(())
    }
}
