//! Set-up: a line in supply, forward, together, with guards in the base and a garrison in Tobruk.

use hexgrid::Hex;

use crate::model::units::UnitId;
use crate::opponent::known_state::KnownState;
use crate::opponent::worth;
use crate::rules::supply::{Distances, SupplyGround};
use crate::state::order::Order;
use crate::state::set_up::SetUpOrder;

/// Hexes that the line keeps from the enemy: the Allies more of them, since the Axis moves first.
const KEEP_OFF: [u16; 2] = [2, 5];
/// Units that stand together in a hex of the line.
const STACK: usize = 3;
/// Loss of a hex whose line the enemy can close when setting up in Tobruk.
const CLOSED: i32 = 40;
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
    let lines = lines_past_tobruk(known);
    let of_next = orders.iter().filter_map(|order| placed(order).filter(|&(unit, _)| unit == next));
    let best = of_next.max_by_key(|&(unit, hex)| (rank(known, &lines, unit, hex), hex));
    best.map(|(unit, hex)| Order::SetUp(SetUpOrder::Place { unit, hex }))
}

/// The lines with an enemy unit in Tobruk, where the enemy may still set up in it.
fn lines_past_tobruk(known: &KnownState) -> Distances {
    let (enemy, tobruk) = (known.side.enemy(), known.tobruk());
    let mut position = known.state.position.clone();
    let zones =
        known.state.scenario.map(|id| known.edition.scenario(id).zones(known.edition.board, enemy)).unwrap_or_default();
    let may_come = position.of_side(enemy).next().is_none() && zones.iter().any(|zone| zone.hexes.contains(tobruk));
    if let Some(unit) = UnitId::all().find(|&unit| may_come && position.side(unit) == enemy) {
        position.place(unit, tobruk, 1);
    }
    Distances::to_base(&SupplyGround::new(known.edition, &position, known.side))
}

/// The worth of a hex for a unit that is placed.
fn rank(known: &KnownState, lines: &Distances, unit: UnitId, hex: Hex) -> i32 {
    let mut rank = worth::of_hex(known, unit, hex);
    if lines.get(hex).is_none() && known.lines().get(hex).is_some() {
        rank -= CLOSED;
    }
    if known.edition.board.on_coast_road(hex) {
        rank += COAST;
    }
    if known.own_count(hex) >= STACK {
        rank -= FULL;
    }
    if known.enemy_distance(hex).is_some_and(|distance| distance < KEEP_OFF[known.side.index()])
        && !known.is_fortress(hex)
    {
        rank -= NEAR;
    }
    rank
}
