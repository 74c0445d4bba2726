//! What a record consists of.

use super::agreement::Agreement;
use super::branch::Branch;
use crate::chain::Seed;
use crate::record::looks::Look;
use crate::record::revision::Revisions;
use crate::rules::Rules;

/// Where the random numbers of a game come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceMode {
    /// From the chain of the record.
    Seeded(Seed),
    /// The players roll their own and enter them with each order.
    Entered,
    /// From the chain of the record, once the players have agreed on its seed.
    Agreed(Agreement),
}

/// An order of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<T> {
    /// The order.
    pub order: T,
    /// The numbers that it rolled or drew, in the order in which the rules asked for them. Those of seeded dice may be left
    /// out; entered dice that are left out are none.
    pub faces: Option<Vec<u8>>,
    /// What a player wrote beside it, see [`notes`](crate::record::notes). Nothing of the game depends on it.
    pub note: Option<String>,
}

impl<T> Entry<T> {
    /// The numbers that the players rolled for it; none where the record itself rolls the dice.
    pub fn entered(&self, dice: DiceMode) -> &[u8] {
        if dice == DiceMode::Entered { self.faces.as_deref().unwrap_or_default() } else { &[] }
    }
}

/// The record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<O, T> {
    /// What the players chose before it.
    pub options: O,
    /// The revisions of rules and scenario by which it was made, or last continued.
    pub revisions: Revisions,
    /// Where its random numbers come from.
    pub dice: DiceMode,
    /// Where it was continued from an earlier order of another game, in the order of the game.
    pub branches: Vec<Branch>,
    /// Its orders. Who gave each follows from the sequence of play.
    pub orders: Vec<Entry<T>>,
    /// Where hidden things were shown at the screen of the other side.
    pub looks: Vec<Look>,
}

/// The record of a game with these rules.
pub type RecordOf<R> = Record<<R as Rules>::Options, <R as Rules>::Order>;

/// What the state of a game was after some orders: the first eight bytes of its hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checkpoint {
    /// Orders given before it.
    pub orders: usize,
    /// Beginning of the hash of the state.
    pub state: [u8; 8],
}

impl Checkpoint {
    /// The checkpoint of a state.
    pub fn of<R: Rules>(orders: usize, state: &R::State) -> Self {
        Self { orders, state: first_eight(&R::fingerprint(state)) }
    }
}

/// The first eight bytes of a hash.
pub(super) fn first_eight(hash: &[u8; 32]) -> [u8; 8] {
    std::array::from_fn(|at| hash[at])
}
