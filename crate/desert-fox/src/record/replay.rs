//! Playing a record again: the proof that every order was legal and every die its own.

use thiserror::Error;

use super::game::{Game, Report};
use super::{Checkpoint, DiceMode, Entry, MOST_ORDERS, Record, fingerprint, first_eight};
use crate::game::event::Log;
use crate::refusal::Refusal;

/// Why a record does not follow.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The game cannot begin.
    #[error("the game cannot begin: {}", .0.first().map_or_else(String::new, told))]
    Options(Vec<Refusal>),
    /// More orders than a record may have.
    #[error("{orders} orders, but a record has {MOST_ORDERS} at most")]
    TooLong {
        /// Orders of the record.
        orders: usize,
    },
    /// An order that the rules refuse.
    #[error("order {order} is refused: {}", told(.refusal))]
    Refused {
        /// Its index.
        order: usize,
        /// The rule against it.
        refusal: Refusal,
    },
    /// An order that rolls other faces than the record tells.
    #[error("order {order} rolls {rolled:?}, but the record says {told:?}")]
    Faces {
        /// Its index.
        order: usize,
        /// What the record says.
        told: Vec<u8>,
        /// What it rolls.
        rolled: Vec<u8>,
    },
    /// The state after some orders is another than the record says.
    #[error("after {orders} orders the game stands otherwise than the record says")]
    Checkpoint {
        /// Orders given before it.
        orders: usize,
        /// What the record says.
        told: [u8; 8],
        /// What it is; none for a checkpoint out of order or beyond the last order.
        found: Option<[u8; 8]>,
    },
}

fn told(refusal: &Refusal) -> String {
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
        }
    }

    /// The index of the first order that does not follow. For a checkpoint it is the last order before it, as far as the
    /// record can tell.
    pub fn order(&self) -> Option<usize> {
        match self {
            Self::Options(_) => None,
            Self::TooLong { .. } => Some(MOST_ORDERS),
            Self::Refused { order, .. } | Self::Faces { order, .. } => Some(*order),
            Self::Checkpoint { orders, .. } => orders.checked_sub(1),
        }
    }
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
    /// Errors: the first order that does not follow, and then a checkpoint out of order or beyond the last order.
    pub fn replay(record: &Record, checkpoints: &[Checkpoint]) -> Result<Self, Fault> {
        if record.orders.len() > MOST_ORDERS {
            return Err(Fault::TooLong { orders: record.orders.len() });
        }
        let mut log = Log::muted();
        let mut game = Self::begin(record.options.clone(), record.dice, &mut log).map_err(Fault::Options)?;
        let mut ahead = checkpoints;
        game.compare(&mut ahead)?;
        for entry in &record.orders {
            game.follow_with(entry, &mut log)?;
            game.compare(&mut ahead)?;
        }
        match ahead.first() {
            Some(&Checkpoint { orders, state }) => Err(Fault::Checkpoint { orders, told: state, found: None }),
            None => Ok(game),
        }
    }

    /// Carries out an order of a record, sees that its faces are those that the record tells, and reports.
    pub(super) fn follow(&mut self, entry: &Entry) -> Result<Report, Fault> {
        let mut log = Log::default();
        let faces = self.follow_with(entry, &mut log)?;
        Ok(Report::of(log, faces))
    }

    fn follow_with(&mut self, entry: &Entry, log: &mut Log) -> Result<Vec<u8>, Fault> {
        let order = self.len();
        let told = entry.faces.as_deref();
        let entered = match self.record().dice {
            DiceMode::Seeded(_) => &[],
            DiceMode::Entered => told.unwrap_or_default(),
        };
        let carried = self.carry(entry.order.clone(), entered, log);
        let rolled = carried.map_err(|refusal| Fault::Refused { order, refusal })?;
        self.keep_note(entry.note.clone());
        match told {
            Some(told) if told != rolled => Err(Fault::Faces { order, told: told.to_vec(), rolled }),
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
                return Err(Fault::Checkpoint { orders, told: state, found: Some(found) });
            }
            *ahead = rest;
        }
        Ok(())
    }
}
