//! Set-up: a line in supply, forward, together, with a guard in the base.

use hexgrid::Hex;

use crate::opponent::known_state::KnownState;
use crate::opponent::worth;
use crate::state::order::Order;
use crate::state::set_up::SetUpOrder;

/// Hexes that the line keeps from the enemy's base, so that it does not run into the enemy's set-up.
const KEEP_OFF: u16 = 3;
/// Units that stand together in a hex of the line.
const STACK: usize = 3;

/// Places the next unit in the best hex, or ends the set-up.
pub fn choose(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let done = Order::SetUp(SetUpOrder::Done);
    if orders.contains(&done) {
        return Some(done);
    }
    let places = orders.iter().filter_map(|order| match order {
        Order::SetUp(SetUpOrder::Place { unit, hex }) => Some((rank(known, *unit, *hex), order)),
        _ => None,
    });
    places.max_by_key(|(rank, _)| *rank).map(|(_, order)| order.clone())
}

/// The worth of a hex for a unit that is placed.
fn rank(known: &KnownState, unit: crate::model::units::UnitId, hex: Hex) -> i32 {
    let board = known.edition.board;
    let mut rank = worth::of_hex(known, unit, hex, worth::objective(known));
    if board.on_coast_road(hex) {
        rank += 10;
    }
    if known.own_count(hex) >= STACK {
        rank -= 20;
    }
    if known.enemy_distance(hex).is_some_and(|distance| distance < KEEP_OFF) {
        rank -= 15;
    }
    rank
}
