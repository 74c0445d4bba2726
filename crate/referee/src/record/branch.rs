//! Games that were continued from an earlier order of another one.
//!
//! # Stability
//! A game that is continued keeps the first orders with their dice and is another game from there on: the place and a
//! random number stand in its record and go into its chain. What is hashed stays as it is for ever:
//!
//! | what | SHA-256 of the parts, one after the other |
//! |---|---|
//! | the link after the orders kept | `referee branch v1`, the link there without it, the number |
//! | the id of a continued game, its first 8 bytes | `referee branch id v1`, the first link, and of each branch the orders kept (4 bytes, little-endian) and the number |

use serde::{Deserialize, Serialize};

use super::first_eight;
use super::game::Game;
use crate::chain::Link32;
use crate::hash::sha256;
use crate::rules::Rules;

const LINK: &[u8] = b"referee branch v1";
const ID: &[u8] = b"referee branch id v1";

/// Branches of the longest record: how often a game was continued, and the game that came of it, and so on.
pub const MOST_BRANCHES: usize = 100;

/// Where a game was continued from an earlier order of another one. The struct is part of links: it is frozen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// The orders kept.
    pub at: u32,
    /// A random number.
    pub number: [u8; 16],
}

/// Whether branches can stand in a record of some orders: few enough, in the order of the game, and none beyond its
/// end.
pub(super) fn are_sound(branches: &[Branch], orders: usize) -> bool {
    branches.len() <= MOST_BRANCHES
        && branches.is_sorted_by_key(|branch| branch.at)
        && branches.last().is_none_or(|last| last.at as usize <= orders)
}

impl<R: Rules> Game<R> {
    /// Another game with the first orders of this one and their dice; the dice from there on are its own, and turns of
    /// one do not fit the other. None beyond the last order, and for the hundred-and-first branch.
    pub fn continue_from(&self, orders: usize, number: [u8; 16]) -> Option<Self> {
        let mut record = self.branch(orders)?.record;
        record.branches.push(Branch { at: orders as u32, number });
        if are_sound(&record.branches, orders) { Self::replay(&record, &[]).ok() } else { None }
    }

    /// What tells this game from every other whatever its orders.
    pub fn id(&self) -> [u8; 8] {
        let first = self.link_after(0);
        if self.record().branches.is_empty() {
            return first;
        }
        let branches: Vec<u8> = self
            .record()
            .branches
            .iter()
            .flat_map(|branch| branch.at.to_le_bytes().into_iter().chain(branch.number))
            .collect();
        first_eight(&sha256(&[ID, &first, &branches]))
    }

    /// Takes the branches of the record at the current order into the chain.
    pub(super) fn branch_chain(&mut self) {
        let at = self.len();
        for branch in self.record.branches.iter().filter(|branch| branch.at as usize == at) {
            if let Some(link) = self.links.last_mut() {
                *link = Link32(sha256(&[LINK, &link.0, &branch.number]));
            }
        }
    }
}
