//! What can be wrong between the ledger, the code and the case files.

use std::fmt;

use referee::{LedgerFault, RulingId};
use thiserror::Error;

use crate::citation::Malformed;
use crate::survey::State;

/// One thing that is wrong. Each message names the place, what was found and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The ledger contradicts itself.
    #[error("ledger: {0}")]
    Ledger(LedgerFault),
    /// A file that must be read cannot be.
    #[error("{path}: {reason}")]
    ParseError {
        /// The file.
        path: String,
        /// Why.
        reason: String,
    },
    /// A doc line means to cite but has another form.
    #[error("{path}:{malformed}")]
    Malformed {
        /// The file.
        path: String,
        /// Line and reason.
        malformed: Malformed,
    },
    /// A ruling is named that the ledger does not hold.
    #[error("{place}: {id} is not in the ledger")]
    UnknownRuling {
        /// Where it is named.
        place: String,
        /// The ruling.
        id: RulingId,
    },
    /// A case tests a ruling that no code cites.
    #[error("{place}: {id} is tested, but no rule cites it")]
    Unimplemented {
        /// The case.
        place: String,
        /// The ruling.
        id: RulingId,
    },
    /// A switch that the rule set does not have.
    #[error("ledger: {id}: the rule set has no field {field:?}")]
    UnknownSwitch {
        /// The ruling.
        id: RulingId,
        /// The field.
        field: String,
    },
    /// A switch value that the rule set does not have.
    #[error("ledger: {id}: the field {field:?} has no value {value:?}")]
    UnknownValue {
        /// The ruling.
        id: RulingId,
        /// The field.
        field: String,
        /// The value.
        value: String,
    },
    /// A ruling that has to stay implemented and tested is not.
    #[error("{id} must be implemented and tested, but is {}", shown(*.state))]
    Lost {
        /// The ruling.
        id: RulingId,
        /// What it is now.
        state: State,
    },
    /// The table that the page shows differs from what the repository gives.
    #[error("{path} is out of date; write it again with `tool rulings --write {path}`")]
    Stale {
        /// The table.
        path: String,
    },
}

impl Fault {
    /// A file that cannot be read, and why.
    pub fn unreadable(path: &str, reason: &impl fmt::Display) -> Self {
        Self::ParseError { path: path.to_owned(), reason: reason.to_string().trim_end().to_owned() }
    }
}

fn shown(state: State) -> &'static str {
    match state {
        State::Tested => "tested",
        State::Implemented => "not tested",
        State::Missing => "not implemented",
    }
}
