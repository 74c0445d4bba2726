//! Forced marches: only where a hex more wins something.

use crate::opponent::known_state::KnownState;
use crate::opponent::worth;
use crate::state::order::Order;

/// What a forced march must gain, since half of them disrupt the unit.
const WORTHWHILE: i32 = 60;

/// Rolls for marches that are declared, and marches into the enemy base or where supply gains much by it.
pub fn choose(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let others = orders.iter().find(|order| !matches!(order, Order::ForceMarch { .. })).cloned();
    if matches!(others, Some(Order::RollMarch { .. })) {
        return others;
    }
    let before = worth::of_supply(known);
    let gains = orders.iter().filter_map(|order| Some((gain(known, order, before)?, order)));
    let best = gains.max_by_key(|&(gain, _)| gain).filter(|&(gain, _)| gain >= WORTHWHILE);
    best.map(|(_, order)| order.clone()).or(others)
}

/// What a forced march gains where it succeeds.
fn gain(known: &KnownState, order: &Order, before: i32) -> Option<i32> {
    let Order::ForceMarch { unit, step } = order else { return None };
    let end = known.end(*unit, &[*step])?;
    if end == known.enemy_base() && known.enemy_in(end) == 0 {
        return Some(i32::MAX);
    }
    if known.enemy_in(end) > 0 {
        return None;
    }
    Some(worth::of_supply_after(known, *unit, end, step.opposite()) - before)
}
