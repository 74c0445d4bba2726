//! Why a link of a game or turn cannot be made, read or followed.

use std::fmt::{Debug, Display};

use thiserror::Error;

use super::replay::Fault;
use crate::link::LinkError;

/// Why a link of a game or turn cannot be made, read or followed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkFault<F: Display + Debug> {
    /// The link itself.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// The link carries neither a game nor a turn.
    #[error("the link carries no game")]
    Kind,
    /// Content that cannot be read, or in a form that this version does not know.
    #[error("the game in the link cannot be read; perhaps a newer version made it")]
    Content,
    /// The game does not follow.
    #[error(transparent)]
    Fault(#[from] Fault<F>),
    /// The turn belongs to another game.
    #[error("the turn belongs to another game")]
    OtherGame,
    /// Orders between the reader's game and the turn are missing.
    #[error("the turn begins after order {from}, but this game has only {have}")]
    Missing {
        /// Orders before the turn.
        from: usize,
        /// Orders of the reader's game.
        have: usize,
    },
    /// The reader's game has gone another way before the turn, or in it.
    #[error("this game has gone another way than the turn")]
    OtherWay,
    /// The turn gives standing orders in the name of its receiver.
    #[error("order {order} of the turn gives standing orders for its receiver, who alone gives them")]
    ForgedStanding {
        /// The index of the order.
        order: usize,
    },
    /// The turn decides for its receiver otherwise than the receiver's standing orders.
    #[error("order {order} of the turn is not the one that follows from the standing orders of its receiver")]
    NotStanding {
        /// The index of the order.
        order: usize,
    },
    /// The reader's game has everything that the turn brings.
    #[error("this game has the turn already")]
    Known,
}

impl<F: Display + Debug> LinkFault<F> {
    /// The index of the order that is at fault.
    pub fn order(&self) -> Option<usize> {
        match self {
            Self::Fault(fault) => fault.order(),
            Self::ForgedStanding { order } | Self::NotStanding { order } => Some(*order),
            _ => None,
        }
    }

    /// Stable name of the fault.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Link(fault) => fault.code(),
            Self::Kind => "kind",
            Self::Content => "content",
            Self::Fault(fault) => fault.code(),
            Self::OtherGame => "other-game",
            Self::Missing { .. } => "missing",
            Self::OtherWay => "other-way",
            Self::ForgedStanding { .. } => "standing-forged",
            Self::NotStanding { .. } => "standing-differs",
            Self::Known => "known",
        }
    }
}
