//! Trying orders out: how they are counted, how the list holds them, and what an accepted one leads to.

use referee::conformance::Kind;
use referee::{Draw, Listed};

use crate::game::legal::{Legal, legal};
use crate::model::acts::MoveMode;
use crate::opponent::player;
use crate::random::invariants::Violation;
use crate::random::strays::below;
use crate::record::{DesertFox, Game};
use crate::rules::movement::march::forced_mode;
use crate::state::State;
use crate::state::counters::UnitId;
use crate::state::order::Order;
use crate::state::path::{Path, Spot};

/// Orders that are given at most to see what an accepted one leads to.
const FOLLOWED: u32 = 100;

/// The kinds by which an order is counted, in the state before it.
pub(super) fn kinds(state: &State, order: &Order) -> Vec<Kind> {
    let kind = match order {
        Order::Attack { hexes, .. } => (hexes.len() > 1).then_some("attacks on several hexes"),
        Order::Overrun { units, .. } => is_part(state, units).then_some("overruns by part of a stack"),
        Order::Supply { .. } => Some("allotments of supply"),
        Order::Withdraw { .. } => Some("withdrawals"),
        _ => None,
    };
    kind.into_iter().collect()
}

/// Whether some combat units of a side stay behind in the hex of these.
fn is_part(state: &State, units: &[UnitId]) -> bool {
    let Some(first) = units.first() else { return false };
    let stack = state.unit(*first).hex().into_iter().flat_map(|hex| state.in_hex(hex));
    stack.filter(|id| id.counter().is_combat()).count() > units.len()
}

/// Whether an accepted order decides what else can be ordered in its phase.
pub(super) fn decides(order: &Order) -> bool {
    matches!(order, Order::Supply { .. }) || matches!(order, Order::Attack { hexes, .. } if hexes.len() > 1)
}

/// Gives an order and ends the phase, if need be by random orders: what is accepted leads to no state without a legal
/// order that is accepted.
pub(super) fn follow(mut game: Game, order: &Order, draw: &mut Draw) -> Result<(), Violation> {
    let phase = game.state().phase;
    let mut next = Some(order.clone());
    for _ in 0..FOLLOWED {
        let Some(given) = next else { return Err(violation("leaves no legal order", order, "")) };
        if let Err(refusal) = game.give(given.clone(), &[]) {
            let given = serde_json::to_string(&given).unwrap_or_default();
            return Err(violation("is followed by", order, &format!("{given}, refused as {}", refusal.code.name())));
        }
        if game.state().phase != phase {
            return Ok(());
        }
        next = if now(&mut game).orders.contains(&Order::Done) {
            Some(Order::Done)
        } else {
            let (DesertFox { config, cache }, state) = game.parts();
            player::order(config, cache, state, draw)
        };
    }
    Ok(())
}

fn violation(what: &str, order: &Order, more: &str) -> Violation {
    let order = serde_json::to_string(order).unwrap_or_default();
    Violation(format!("{order} {what} {more}").trim_end().to_owned())
}

fn now(game: &mut Game) -> Legal<'_> {
    let (DesertFox { config, cache }, state) = game.parts();
    legal(config, cache, state)
}

/// How the list holds an accepted order.
pub(super) fn listed(rules: &mut DesertFox, state: &State, order: &Order) -> Listed {
    let DesertFox { config, cache } = rules;
    legal(config, cache, state).listed(order, |unit| state.unit(unit).hex())
}

/// One of the listed orders.
pub(super) fn listed_order(rules: &mut DesertFox, state: &State, draw: &mut Draw) -> Option<Order> {
    let DesertFox { config, cache } = rules;
    let legal = legal(config, cache, state);
    let mut orders = Vec::new();
    if !legal.orders.is_empty() {
        orders.push(legal.orders[below(draw, legal.orders.len())].clone());
    }
    if !legal.attacks.is_empty() {
        let option = &legal.attacks[below(draw, legal.attacks.len())];
        orders.push(Order::Attack { units: vec![draw.pick(&option.units)], hexes: vec![Spot(option.hex)] });
    }
    if !legal.carries.is_empty() {
        let option = &legal.carries[below(draw, legal.carries.len())];
        let hex = option.hexes.get(below(draw, option.hexes.len()));
        orders.extend(hex.map(|&hex| Order::Transport { units: vec![option.unit], by: option.by, hex: Spot(hex) }));
    }
    let whole = legal.withdrawals.iter().find(|option| option.itself);
    orders.extend(whole.map(|option| Order::Withdraw { due: option.due, units: vec![option.due] }));
    let mut step = None;
    if !legal.moves.is_empty() {
        let option = &legal.moves[below(draw, legal.moves.len())];
        let forced = option.hexes.is_empty() || !option.forced.is_empty() && draw.chance(30);
        let hexes = if forced { option.forced } else { option.hexes };
        step = hexes.get(below(draw, hexes.len())).map(|&(hex, _)| (option.unit, option.mode, hex, forced));
    }
    if let Some((unit, mode, hex, forced)) = step {
        let usual = if forced { forced_mode(mode)? } else { mode };
        let path = Path::through(&cache.path(unit, usual, hex)?)?;
        orders.push(match (mode, forced) {
            (MoveMode::Reaction, _) => Order::React { unit, path },
            (_, true) => Order::ForcedMarch { units: vec![unit], path },
            (_, false) => Order::Move { units: vec![unit], path },
        });
    }
    if orders.is_empty() { None } else { Some(orders.swap_remove(below(draw, orders.len()))) }
}
