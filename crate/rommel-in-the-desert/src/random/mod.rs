//! Random play, states that differ in what a player may not see, and orders that may be illegal, for tests.

// States that a player cannot tell apart.
mod twins;
// Orders that may be legal or not.
mod strays;
// How orders are counted.
mod kinds;
// What holds in every state.
pub mod invariants;
// Standing orders.
pub mod standing;
// Orders drawn without a list.
mod sampled;
// The conformance suite of `referee` on this game.
pub mod sampler;
// Set-ups on a narrow front.
pub mod crowded;
// Whole games under every check.
pub mod watch;

use referee::Draw;

use crate::data::edition::Edition;
use crate::game::legal::legal;
use crate::state::order::Order;
use crate::state::turn::Phase;
use crate::state::{Stage, State};

/// Times in a hundred that a phase, move or step of a Buildup is ended where it can be.
const END: u32 = 30;
/// Times in a hundred of these that a turn is passed at its beginning.
const PASS: u32 = 40;

/// A random legal order of the player who decides; none where the game is over. Ends what is under way often enough
/// that games come to their end. Where the list of legal orders is long, the order is drawn without it.
pub fn order(edition: Edition, state: &State, draw: &mut Draw) -> Option<Order> {
    let ends = draw.chance(END);
    if ends && let Some(end) = sampled::end(state) {
        return Some(end);
    }
    if let Some(order) = sampled::order(edition, state, draw) {
        return Some(order);
    }
    let mut orders = legal(edition, state);
    if ends && state.stage == Stage::Turns && state.turn.phase == Phase::Option && draw.chance(PASS) {
        orders.truncate(1);
    }
    if orders.is_empty() { None } else { Some(orders.swap_remove(draw.below(orders.len() as u32) as usize)) }
}

#[cfg(test)]
mod tests;
