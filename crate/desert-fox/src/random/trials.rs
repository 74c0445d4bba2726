//! Trying orders out: what is listed is accepted, what is accepted is listed, and what is refused changes nothing.

use crate::game::legal::{Legal, legal};
use crate::model::acts::MoveMode;
use crate::opponent::player;
use crate::random::invariants::{Violation, listed};
use crate::random::strays::{below, stray};
use crate::record::{DesertFox, Game};
use crate::rules::movement::march::forced_mode;
use crate::state::State;
use crate::state::counters::UnitId;
use crate::state::order::Order;
use crate::state::path::{Path, Spot};
use referee::Draw;

/// Listed orders that are tried.
const LISTED: u32 = 5;
/// Orders that are tried and may not be listed.
pub const STRAY: u32 = 30;
/// Orders that are given at most to see what an accepted one leads to.
const FOLLOWED: u32 = 100;

/// How many orders of some kinds there were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds {
    /// All of them.
    pub all: u32,
    /// Attacks on several hexes.
    pub combined_attacks: u32,
    /// Overruns by part of a stack.
    pub partial_overruns: u32,
    /// Ways to supply the combats of a phase.
    pub allotments: u32,
    /// Withdrawals.
    pub withdrawals: u32,
}

impl Kinds {
    /// Counts an order in the state before it.
    pub fn count(&mut self, state: &State, order: &Order) {
        self.all += 1;
        match order {
            Order::Attack { hexes, .. } => self.combined_attacks += u32::from(hexes.len() > 1),
            Order::Overrun { units, .. } => self.partial_overruns += u32::from(is_part(state, units)),
            Order::Supply { .. } => self.allotments += 1,
            Order::Withdraw { .. } => self.withdrawals += 1,
            _ => {}
        }
    }

    /// Adds those of another count.
    pub const fn add(&mut self, other: Self) {
        self.all += other.all;
        self.combined_attacks += other.combined_attacks;
        self.partial_overruns += other.partial_overruns;
        self.allotments += other.allotments;
        self.withdrawals += other.withdrawals;
    }
}

/// Whether some combat units of a side stay behind in the hex of these.
fn is_part(state: &State, units: &[UnitId]) -> bool {
    let Some(first) = units.first() else { return false };
    let stack = state.unit(*first).hex().into_iter().flat_map(|hex| state.in_hex(hex));
    stack.filter(|id| id.counter().is_combat()).count() > units.len()
}

/// Tries some listed orders and some that may not be listed; none is given in the game. Tells which of the latter were accepted.
///
/// Errors: a listed order that is refused, an accepted one that is not listed, or a trace of a trial.
pub fn check(game: &mut Game, draw: &mut Draw) -> Result<Kinds, Violation> {
    let before = game.state().clone();
    let known = listed(&now(game));
    let mut accepted = Kinds::default();
    for _ in 0..LISTED {
        let (rules, state) = game.parts();
        let Some(order) = listed_order(rules, state, draw) else { continue };
        if let Err(refusal) = game.check(&order) {
            return Err(violation("is listed but refused as", &order, refusal.code.name()));
        }
    }
    for _ in 0..STRAY {
        let (rules, state) = game.parts();
        let order = stray(rules, state, draw);
        if game.check(&order).is_ok() {
            accepted.count(&before, &order);
            let decides = matches!(&order, Order::Attack { hexes, .. } if hexes.len() > 1);
            if decides || matches!(order, Order::Supply { .. }) {
                follow(game.clone(), &order, draw)?;
            }
            if !is_listed(game.parts().0, &before, &order) {
                return Err(violation("is accepted but not listed", &order, ""));
            }
        }
    }
    if *game.state() != before || listed(&now(game)) != known {
        return Err(Violation(format!("{STRAY} trials have left a trace: {accepted:?}")));
    }
    Ok(accepted)
}

/// Gives an order and ends the phase, if need be by random orders: what is accepted leads to no state without a legal
/// order that is accepted.
fn follow(mut game: Game, order: &Order, draw: &mut Draw) -> Result<(), Violation> {
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

/// Whether the list covers an accepted order. A way back to where it began leads to no other hex, so that no hex is listed
/// for it; an overrun by part of a stack is listed with the whole of it; of the ways to allot supply the best are listed.
pub fn is_listed(rules: &mut DesertFox, state: &State, order: &Order) -> bool {
    let back = |unit: &UnitId, path: &Path| {
        let start = state.unit(*unit).hex();
        start.is_some_and(|start| path.hexes(start).is_some_and(|hexes| hexes.last() == Some(&start)))
    };
    let covered = match order {
        Order::Move { units, path } | Order::ForcedMarch { units, path } => units.iter().all(|unit| back(unit, path)),
        Order::React { unit, path } => back(unit, path),
        Order::Supply { .. } => true,
        _ => false,
    };
    let DesertFox { config, cache } = rules;
    let legal = legal(config, cache, state);
    let covers = |listed: &Order| match (listed, order) {
        (Order::Overrun { units: all, hex: one }, Order::Overrun { units, hex }) => {
            one == hex && units.iter().all(|unit| all.contains(unit))
        }
        _ => false,
    };
    covered || legal.lists(order, |unit| state.unit(unit).hex()) || legal.orders.iter().any(covers)
}

/// One of the listed orders.
fn listed_order(rules: &mut DesertFox, state: &State, draw: &mut Draw) -> Option<Order> {
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
