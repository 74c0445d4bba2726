//! What a record consists of.

use referee::Seed;

use crate::model::units::Side;
use crate::record::fingerprint::fingerprint;
use crate::record::revision::Revisions;
use crate::state::order::Order;
use crate::state::{Phase, State};
use crate::turn::config::Options;

/// Orders of the longest record.
pub const MOST_ORDERS: usize = 20_000;
/// Bytes of the longest order in the form of links.
pub const LONGEST_ORDER: usize = 512;

/// Where the dice of a game come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceMode {
    /// From the chain of the record.
    Seeded(Seed),
    /// The players roll their own and tell them with each order.
    Entered,
}

/// An order of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The order.
    pub order: Order,
    /// The faces that it rolled, 1 to 6 each, in the order in which the rules asked for them. Nobody need tell those of
    /// seeded dice; untold faces of entered dice are none.
    pub faces: Option<Vec<u8>>,
    /// What a player wrote beside it, see [`notes`](crate::record::notes). Nothing of the game depends on it.
    pub note: Option<String>,
}

/// The record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What the players chose before it.
    pub options: Options,
    /// The revisions of rules and scenario that it was made by, or last continued by.
    pub revisions: Revisions,
    /// Where its dice come from.
    pub dice: DiceMode,
    /// Its orders. Who gave each follows from the sequence of play.
    pub orders: Vec<Entry>,
}

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
    pub fn of(orders: usize, state: &State) -> Self {
        Self { orders, state: first_eight(&fingerprint(state)) }
    }
}

/// The game-turn and the player of a player-turn; none between player-turns and after the game.
pub(super) fn player_turn(state: &State) -> Option<(u8, Side)> {
    (!matches!(state.phase, Phase::Initiative | Phase::Over)).then_some((state.turn, state.phasing))
}

/// The first eight bytes of a hash.
pub(super) fn first_eight(hash: &[u8; 32]) -> [u8; 8] {
    std::array::from_fn(|at| hash[at])
}
