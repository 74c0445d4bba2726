//! Fires, hits, refusals, withdrawals and rearguards.

use hexgrid::Hex;

use crate::game::customary::{fire_rank, hit_rank};
use crate::opponent::known_state::KnownState;
use crate::state::order::Order;

/// Odds in percent below which combat is refused.
const REFUSED: i32 = 60;

/// The fire with the best chance, among types that the battle has turned up.
pub fn fire(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let battle = known.state.battle.as_ref()?;
    let rank = |unit, target| fire_rank(&known.edition, &known.state.position, battle.hex, unit, target);
    let fires = orders.iter().filter_map(|order| match order {
        Order::Fire { unit, target } => Some((rank(*unit, *target), order)),
        _ => None,
    });
    fires.max_by_key(|(rank, _)| *rank).map(|(_, order)| order.clone())
}

/// The unit that takes a hit.
pub fn hit(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let units = orders.iter().filter_map(|order| match order {
        Order::Hit { unit } => Some((hit_rank(&known.state.position, *unit), order)),
        _ => None,
    });
    units.max_by_key(|(rank, _)| *rank).map(|(_, order)| order.clone())
}

/// Refuses the worst battle that is a bad one.
pub fn refuse(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let hexes = orders.iter().filter_map(|order| match order {
        Order::Refuse { hex } => Some((odds_of_defence(known, *hex), order)),
        _ => None,
    });
    let worst = hexes.min_by_key(|(odds, _)| *odds).filter(|(odds, _)| *odds < REFUSED);
    worst.map(|(_, order)| order.clone()).or_else(|| orders.contains(&Order::Done).then_some(Order::Done))
}

/// The odds of a defence in percent; a fortress doubles the defenders.
fn odds_of_defence(known: &KnownState, hex: Hex) -> i32 {
    let fortress = known.edition.board.tile(hex).is_some_and(|tile| tile.fortress.is_some());
    known.odds(hex) * if fortress { 2 } else { 1 }
}

/// Withdraws to the hex with most friends that is not beside the enemy, without a forced march where that can be.
pub fn withdraw(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let ends = orders.iter().filter_map(|order| match order {
        Order::Move { unit, path } => Some((rank(known, known.end(*unit, path)?, path.len()), order)),
        _ => None,
    });
    ends.max_by_key(|(rank, _)| *rank).map(|(_, order)| order.clone())
}

fn rank(known: &KnownState, hex: Hex, steps: usize) -> i32 {
    let friends = known.own_in(hex).min(60);
    friends - known.threat(hex) * 2 - steps as i32
}

/// Engages a rearguard that is not stronger.
pub fn engage(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let hex = known.state.rearguard.as_ref()?.hex;
    let order = Order::Engage { engage: known.odds(hex) >= 100 };
    orders.contains(&order).then_some(order)
}
