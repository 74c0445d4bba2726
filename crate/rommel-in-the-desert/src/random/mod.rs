//! Random play, states that differ in what a player may not see, and orders that may be illegal, for tests.

// States that a player cannot tell apart.
mod twins;
// Orders that may be legal or not, and whether the legal list covers them.
mod trials;
// What holds in every state.
pub mod invariants;
// The conformance suite of `referee` on this game.
pub mod sampler;

use referee::Draw;

use crate::data::edition::Edition;
use crate::game::legal::legal;
use crate::state::order::Order;
use crate::state::turn::Phase;
use crate::state::{Stage, State};

/// Times in a hundred that a phase, move or step of a Buildup is ended where it can be.
const END: u32 = 30;

/// A random legal order of the player who decides; none where the game is over. Ends what is under way often enough
/// that games come to their end.
pub fn order(edition: Edition, state: &State, draw: &mut Draw) -> Option<Order> {
    let orders = legal(edition, state);
    let ends = |order: &&Order| {
        matches!(order, Order::Done)
            || matches!(order, Order::SetUp(crate::state::set_up::SetUpOrder::Done))
            || matches!(order, Order::Buildup(crate::state::buildup::BuildupOrder::Done))
    };
    let end = orders.iter().find(ends);
    let passes = state.stage == Stage::Turns && state.turn.phase == Phase::Option && draw.chance(END);
    if passes {
        return orders.first().cloned();
    }
    if let Some(end) = end.filter(|_| draw.chance(END)) {
        return Some(end.clone());
    }
    if orders.is_empty() { None } else { Some(orders[draw.below(orders.len() as u32) as usize].clone()) }
}
