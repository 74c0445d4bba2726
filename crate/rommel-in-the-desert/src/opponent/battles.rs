//! Fires, hits, refusals, withdrawals and rearguards.

use hexgrid::Hex;

use crate::model::units::{UnitClass, UnitId};
use crate::opponent::sight::Sight;
use crate::state::order::Order;

/// Odds in percent below which combat is refused.
const REFUSED: i32 = 60;

/// The fire with the best chance, among types that the battle has turned up.
pub fn fire(sight: &Sight, orders: &[Order]) -> Option<Order> {
    let battle = sight.state.battle.as_ref()?;
    let chance = |unit: UnitId, target: UnitClass| {
        let class = sight.state.position.block(unit).class();
        i32::from(7 - sight.edition.numbers.hits_from(class, target))
    };
    let few = |target: UnitClass| {
        let enemies = sight.state.position.fighting(sight.side.enemy(), battle.hex);
        -(enemies.filter(|&unit| sight.state.position.block(unit).class() == target).count() as i32)
    };
    let fires = orders.iter().filter_map(|order| match order {
        Order::Fire { unit, target } => Some(((chance(*unit, *target), few(*target)), order)),
        _ => None,
    });
    fires.max_by_key(|(rank, _)| *rank).map(|(_, order)| order.clone())
}

/// The unit that takes a hit: the one with most steps.
pub fn hit(sight: &Sight, orders: &[Order]) -> Option<Order> {
    let units = orders.iter().filter_map(|order| match order {
        Order::Hit { unit } => Some((sight.state.position.unit(*unit).steps, order)),
        _ => None,
    });
    units.max_by_key(|(steps, _)| *steps).map(|(_, order)| order.clone())
}

/// Refuses the worst battle that is a bad one.
pub fn refuse(sight: &Sight, orders: &[Order]) -> Option<Order> {
    let hexes = orders.iter().filter_map(|order| match order {
        Order::Refuse { hex } => Some((odds_of_defence(sight, *hex), order)),
        _ => None,
    });
    let worst = hexes.min_by_key(|(odds, _)| *odds).filter(|(odds, _)| *odds < REFUSED);
    worst.map(|(_, order)| order.clone()).or_else(|| orders.contains(&Order::Done).then_some(Order::Done))
}

/// The odds of a defence in percent; a fortress doubles the defenders.
fn odds_of_defence(sight: &Sight, hex: Hex) -> i32 {
    let fortress = sight.edition.board.tile(hex).is_some_and(|tile| tile.fortress.is_some());
    sight.odds(hex) * if fortress { 2 } else { 1 }
}

/// Withdraws to the hex with most friends that is not beside the enemy, without a forced march where that can be.
pub fn withdraw(sight: &Sight, orders: &[Order]) -> Option<Order> {
    let ends = orders.iter().filter_map(|order| match order {
        Order::Move { unit, path } => Some((rank(sight, sight.end(*unit, path)?, path.len()), order)),
        _ => None,
    });
    ends.max_by_key(|(rank, _)| *rank).map(|(_, order)| order.clone())
}

fn rank(sight: &Sight, hex: Hex, steps: usize) -> i32 {
    let friends = sight.own_in(hex).min(60);
    friends - sight.threat(hex) * 2 - steps as i32
}

/// Engages a rearguard that is not stronger.
pub fn engage(sight: &Sight, orders: &[Order]) -> Option<Order> {
    let hex = sight.state.rearguard.as_ref()?.hex;
    let order = Order::Engage { engage: sight.odds(hex) >= 100 };
    orders.contains(&order).then_some(order)
}
