//! Why a query cannot be answered.

use crate::model::refusal::{Refusal, RefusalCode};

/// A rule against what is asked, or a name that means nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The rule.
    Rule(Refusal),
    /// The rule, about the block of that name in a game, where handles do not follow the roster.
    Block(Refusal, String),
    /// The name, with the code of what it should have been.
    Name(RefusalCode, String),
}

impl Fault {
    /// A name that means nothing.
    pub fn name(code: RefusalCode, found: &str) -> Self {
        Self::Name(code, found.to_owned())
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self::Rule(refusal)
    }
}
