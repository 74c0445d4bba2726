//! A player who gives any legal order, to try the rules out.

use hexgrid::Hex;

use crate::game::legal::{AttackOption, Legal, legal};
use crate::model::acts::MoveMode;
use crate::rules::movement::march::forced_mode;
use crate::state::State;
use crate::state::counters::{Counter, UnitId};
use crate::state::order::Order;
use crate::state::path::{Path, Spot};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use referee::Draw;

/// What a player has picked from the list before the path of a move is known.
enum Pick {
    /// A whole order.
    Order(Order),
    /// A move of a unit to a hex.
    Move(UnitId, MoveMode, Hex, bool),
}

/// A legal order drawn at random; none when nothing can be ordered.
///
/// Kinds of orders are drawn first, so that a phase ends now and then although more moves than ends are listed.
pub fn order(config: &GameConfig, cache: &mut Cache, state: &State, draw: &mut Draw) -> Option<Order> {
    let pick = pick(&legal(config, cache, state), draw)?;
    match pick {
        Pick::Order(order) => Some(order),
        Pick::Move(unit, mode, hex, forced) => {
            let usual = if forced { forced_mode(mode)? } else { mode };
            let path = Path::through(&cache.path(unit, usual, hex)?)?;
            Some(match (mode, forced) {
                (MoveMode::Reaction, _) => Order::React { unit, path },
                (_, true) => Order::ForcedMarch { units: vec![unit], path },
                (_, false) => Order::Move { units: vec![unit], path },
            })
        }
    }
}

fn pick(legal: &Legal, draw: &mut Draw) -> Option<Pick> {
    let done = legal.orders.contains(&Order::Done);
    if done && draw.chance(2) {
        return Some(Pick::Order(Order::Done));
    }
    if let Some(combat) = legal.attacks.iter().find(|option| option.must).or_else(|| pick_of(&legal.attacks, draw))
        && (legal.orders.is_empty() || !draw.chance(12))
    {
        if combat.must && draw.chance(40) {
            return Some(Pick::Order(alone(legal, *pick_of(&combat.units, draw)?)));
        }
        if draw.chance(20)
            && let Some(order) = together(legal, combat, draw)
        {
            return Some(Pick::Order(order));
        }
        let units: Vec<UnitId> = combat.units.iter().copied().filter(|_| !draw.chance(33)).collect();
        let units = if units.is_empty() { combat.units.clone() } else { units };
        return Some(Pick::Order(Order::Attack { units, hexes: vec![Spot(combat.hex)] }));
    }
    if !legal.moves.is_empty() && (legal.orders.is_empty() || !draw.chance(10)) {
        return a_move(legal, draw);
    }
    if let Some(option) = pick_of(&legal.carries, draw)
        && draw.chance(25)
    {
        let hex = Spot(*pick_of(&option.hexes, draw)?);
        return Some(Pick::Order(Order::Transport { units: vec![option.unit], by: option.by, hex }));
    }
    if let Some(option) = pick_of(&legal.withdrawals, draw)
        && (!done || draw.chance(50))
    {
        let units = if option.itself { vec![option.due] } else { enough(option.due, &option.others, legal.counters) };
        return Some(Pick::Order(Order::Withdraw { due: option.due, units }));
    }
    let rare = |order: &&Order| {
        matches!(order, Order::Done | Order::Emergency { .. } | Order::DestroyDump { .. } | Order::Revoke { .. })
    };
    let common: Vec<&Order> = legal.orders.iter().filter(|order| !rare(order)).collect();
    if !common.is_empty() && !draw.chance(3) {
        return pick_of(&common, draw).map(|order| Pick::Order((*order).clone()));
    }
    let other: Vec<&Order> = legal.orders.iter().filter(|order| **order != Order::Done).collect();
    if !other.is_empty() && draw.chance(20) {
        return pick_of(&other, draw).map(|order| Pick::Order((*order).clone()));
    }
    if !legal.moves.is_empty() {
        return a_move(legal, draw);
    }
    pick_of(&legal.orders, draw).map(|order| Pick::Order(order.clone()))
}

/// A move or reaction of any unit.
fn a_move(legal: &Legal, draw: &mut Draw) -> Option<Pick> {
    let option = pick_of(&legal.moves, draw)?;
    let forced = option.hexes.is_empty() || !option.forced.is_empty() && draw.chance(5);
    let &(hex, _) = near(if forced { option.forced } else { option.hexes }, draw)?;
    Some(Pick::Move(option.unit, option.mode, hex, forced))
}

/// One unit attacks every hex that must be attacked and that it can attack: so no hex is left without an attacker.
fn alone(legal: &Legal, unit: UnitId) -> Order {
    let own = legal.attacks.iter().filter(|option| option.must && option.units.contains(&unit));
    Order::Attack { units: vec![unit], hexes: own.map(|option| Spot(option.hex)).collect() }
}

/// An attack on a hex and on another one that some unit can attack as well: that unit and some of the others.
fn together(legal: &Legal, one: &AttackOption, draw: &mut Draw) -> Option<Order> {
    let shared = |other: &&AttackOption| other.hex != one.hex && other.units.iter().any(|id| one.units.contains(id));
    let others: Vec<&AttackOption> = legal.attacks.iter().filter(shared).collect();
    let other = *pick_of(&others, draw)?;
    let both: Vec<UnitId> = one.units.iter().copied().filter(|id| other.units.contains(id)).collect();
    let mut units = vec![*pick_of(&both, draw)?];
    for &unit in one.units.iter().chain(&other.units) {
        let barred = one.barred.contains(&unit) || other.barred.contains(&unit);
        if !barred && !units.contains(&unit) && !draw.chance(33) {
            units.push(unit);
        }
    }
    Some(Order::Attack { units, hexes: vec![Spot(one.hex), Spot(other.hex)] })
}

/// The fewest of the units that make up for a withdrawal, in their order.
fn enough(due: UnitId, others: &[UnitId], counters: &[Counter]) -> Vec<UnitId> {
    use crate::procedure::reinforcement::withdrawal::{suffices, too_many};
    let mut units: Vec<UnitId> = Vec::new();
    for &unit in others {
        if suffices(due, &units, counters) {
            break;
        }
        units.push(unit);
    }
    while too_many(due, &units, counters) {
        let spare = (0..units.len()).find(|&at| {
            let mut rest = units.clone();
            rest.remove(at);
            suffices(due, &rest, counters)
        });
        match spare {
            Some(at) => units.remove(at),
            None => break,
        };
    }
    units
}

/// One of a list in order of cost, near ones rather than far ones, so that a unit moves in several orders.
fn near<'a, T>(list: &'a [T], draw: &mut Draw) -> Option<&'a T> {
    let first = draw.below(list.len().max(1) as u32).min(draw.below(list.len().max(1) as u32));
    list.get(first.min(draw.below(list.len().max(1) as u32)) as usize)
}

fn pick_of<'a, T>(list: &'a [T], draw: &mut Draw) -> Option<&'a T> {
    if list.is_empty() { None } else { list.get(draw.below(list.len() as u32) as usize) }
}
