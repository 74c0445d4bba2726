//! All values and rules by which a game is played.

use crate::data::board::Board;
use crate::data::numbers::Numbers;
use crate::model::rule_set::RuleSet;

/// The board, the numbers and the rule set of a game.
#[derive(Clone, Copy, Debug)]
pub struct Edition<'a> {
    /// The board.
    pub board: &'a Board,
    /// The numbers.
    pub numbers: &'a Numbers,
    /// The rules in force.
    pub rules: RuleSet,
}

impl Edition<'static> {
    /// Everything as shipped.
    pub fn shipped() -> Self {
        Self { board: Board::shipped(), numbers: Numbers::shipped(), rules: RuleSet::default() }
    }

    /// Everything as shipped, with other rules.
    pub fn with(rules: RuleSet) -> Self {
        Self { rules, ..Self::shipped() }
    }
}
