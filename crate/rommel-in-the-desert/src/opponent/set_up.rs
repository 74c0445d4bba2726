//! Set-up: a line in supply, forward, together, with guards in the base and a garrison in Tobruk.

use hexgrid::Hex;

use crate::model::units::UnitId;
use crate::opponent::known_state::KnownState;
use crate::opponent::worth;
use crate::state::order::Order;
use crate::state::set_up::SetUpOrder;

/// Hexes that the line keeps from the enemy: the Allies more of them, since the Axis moves first.
const KEEP_OFF: [u16; 2] = [2, 5];
/// Units that stand together in a hex of the line.
const STACK: usize = 3;
/// Worth of the coast road, and what a full stack and a near enemy take off.
const COAST: i32 = 10;
const FULL: i32 = 20;
const NEAR: i32 = 25;

/// Places the next unit in the best hex, or ends the set-up.
pub fn choose(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let done = Order::SetUp(SetUpOrder::Done);
    if orders.contains(&done) {
        return Some(done);
    }
    let placed = |order: &Order| match order {
        Order::SetUp(SetUpOrder::Place { unit, hex }) => Some((*unit, *hex)),
        _ => None,
    };
    let (next, _) = orders.iter().find_map(placed)?;
    let of_next = orders.iter().filter_map(|order| placed(order).filter(|&(unit, _)| unit == next));
    let best = of_next.max_by_key(|&(unit, hex)| (rank(known, unit, hex), hex));
    best.map(|(unit, hex)| Order::SetUp(SetUpOrder::Place { unit, hex }))
}

/// The worth of a hex for a unit that is placed.
fn rank(known: &KnownState, unit: UnitId, hex: Hex) -> i32 {
    let mut rank = worth::of_hex(known, unit, hex, worth::objective(known));
    if known.edition.board.on_coast_road(hex) {
        rank += COAST;
    }
    if known.own_count(hex) >= STACK {
        rank -= FULL;
    }
    if known.enemy_distance(hex).is_some_and(|distance| distance < KEEP_OFF[known.side.index()]) && !known.is_fortress(hex) {
        rank -= NEAR;
    }
    rank
}
