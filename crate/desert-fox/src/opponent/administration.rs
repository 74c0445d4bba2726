//! What is decided behind the front: arrivals, withdrawals, Malta, transport, refit, forts, the modes of supply units.

use std::sync::Arc;

use crate::data::calendar::Month;
use crate::data::tables::Number;
use crate::game::legal::{CarryOption, Legal, WithdrawOption};
use crate::model::acts::Carrier;
use crate::model::acts::RefitStep;
use crate::model::units::{Side, Terrain, UnitKind};
use crate::opponent::distances::Distances;
use crate::opponent::distances::Landmark;
use crate::opponent::goals::Stance;
use crate::opponent::plan::MovementPlan;
use crate::opponent::situation::{full_strength, strength};
use crate::opponent::supply_units::{Chain, SupplyPaths};
use crate::position::hex_flags::hex_flag;
use crate::procedure::herkules;
use crate::procedure::reinforcement::withdrawal::{suffices, too_many};
use crate::procedure::rommel::is_led;
use crate::state::counters::{Counter, UnitId};
use crate::state::order::Order;
use crate::state::path::Spot;
use crate::state::{Place, State, flag};
use crate::turn::cache::Cache;

/// Half movement points that a voyage to Tobruk must save.
const WORTH_THE_RISK: u32 = 60;
/// Half movement points that a transport must save.
const WORTH_A_LOAD: i32 = 30;
/// Supply units that an invasion leaves.
const KEPT_SUPPLY: usize = 4;
/// Supply units from which some are expended in an emergency.
const SPARE_SUPPLY: usize = 8;
/// Strength for which that pays.
const WORTH_A_SUPPLY_UNIT: i32 = 10;
/// Forts that a player keeps.
const MOST_FORTS: usize = 8;

/// Puts an arrival on the map, as near to its work as may be: units on foot through Tobruk, where that saves them a long march.
pub fn place(legal: &Legal, distances: &Distances, main: Landmark, tobruk: hexgrid::Hex) -> Option<Order> {
    let march = |hex| u32::from(distances.cost(main, false, hex));
    let from_base = |foot: UnitId| {
        let ends = legal.orders.iter().filter_map(|order| match order {
            Order::Place { unit, hex } if *unit == foot => Some(march(hex.0)),
            _ => None,
        });
        ends.min().unwrap_or(u32::MAX)
    };
    let saves = |order: &&Order| match order {
        Order::ThroughTobruk { unit } => !unit.counter().motorized && from_base(*unit) > march(tobruk) + WORTH_THE_RISK,
        _ => false,
    };
    if let Some(order) = legal.orders.iter().find(saves) {
        return Some(order.clone());
    }
    let way = |order: &&Order| match order {
        Order::Place { unit, hex } => Some((unit.index(), distances.cost(main, unit.counter().motorized, hex.0))),
        _ => None,
    };
    legal.orders.iter().filter(|order| way(order).is_some()).min_by_key(way).cloned()
}

/// Withdraws what must be withdrawn now; for the die the unit that is worth least.
pub fn withdraw(state: &State, legal: &Legal) -> Option<Order> {
    if legal.orders.contains(&Order::Done) {
        return Some(Order::Done);
    }
    if state.drawn.count() > 0 {
        let face = |unit: UnitId| legal.counters[unit.index()].face(state.unit(unit).is(flag::DEPLETED));
        let evaluation = |unit: &UnitId| (face(*unit).strength, u8::MAX - face(*unit).morale, unit.index());
        let least = legal.withdrawals.iter().map(|option| option.due).min_by_key(evaluation);
        return least.map(|due| Order::Withdraw { due, units: vec![due] });
    }
    let WithdrawOption { due, itself, others } =
        legal.withdrawals.iter().find(|option| option.itself || !option.others.is_empty())?;
    let units = if *itself { vec![*due] } else { enough(*due, others, legal.counters) };
    Some(Order::Withdraw { due: *due, units })
}

/// Sends Rommel to the strongest Germans that he can join, unless he is with them.
pub fn lead(state: &State, legal: &Legal) -> Option<Order> {
    let strength = |hex: hexgrid::Hex| -> u16 {
        let led = state.in_hex(hex).filter(|&unit| is_led(unit));
        led.map(|unit| u16::from(legal.counters[unit.index()].face(state.unit(unit).is(flag::DEPLETED)).strength)).sum()
    };
    let goals = legal.orders.iter().filter_map(|order| match order {
        Order::Rommel { hex } => Some((strength(hex.0), std::cmp::Reverse(hex.0), order)),
        _ => None,
    });
    let (best, _, order) = goals.max_by_key(|&(strength, hex, _)| (strength, hex))?;
    (best > state.rommel.hex.map_or(0, strength)).then(|| order.clone())
}

/// Converts a reconnaissance unit where the enemy has supply units to raid.
pub fn convert(state: &State, legal: &Legal) -> Option<Order> {
    let prey = state.of_side(legal.by.enemy()).any(|(id, _)| id.counter().is_supply());
    let raider =
        |order: &&Order| matches!(order, Order::Convert { unit } if unit.counter().kind != UnitKind::DesertPatrol);
    legal.orders.iter().find(|order| prey && raider(order)).cloned()
}

/// The fewest of the units that make up for a withdrawal, the weakest first.
fn enough(due: UnitId, others: &[UnitId], counters: &[Counter]) -> Vec<UnitId> {
    let mut order = others.to_vec();
    order.sort_by_key(|&unit| full_strength(counters, unit));
    let mut units: Vec<UnitId> = Vec::new();
    for unit in order {
        if suffices(due, &units, counters) {
            break;
        }
        units.push(unit);
    }
    while too_many(due, &units, counters) {
        let without = |at: usize| -> Vec<UnitId> {
            units.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, unit)| *unit).collect()
        };
        match (0..units.len()).find(|&at| suffices(due, &without(at), counters)) {
            Some(at) => units = without(at),
            None => break,
        }
    }
    units
}

/// Invades Malta where that is fair; sends air points to Malta while enough stay in the desert; raids it with supply to spare.
pub fn air(state: &State, month: Month, legal: &Legal, raids: Option<u8>) -> Option<Order> {
    if let Some(order) = invasion(state, month, legal) {
        return Some(order);
    }
    let air = state.air[legal.by.index()];
    let supply = state.of_side(legal.by).filter(|(id, _)| id.counter().is_supply()).count();
    let wanted = |order: &&Order| match order {
        Order::Malta { points } => air.available() > 2 * points,
        Order::Raid { points, .. } => *points >= 2 && raids.is_some_and(|least| supply >= usize::from(least)),
        _ => false,
    };
    legal.orders.iter().rfind(wanted).or_else(|| legal.orders.iter().find(|order| **order == Order::Done)).cloned()
}

/// Invades Malta with an even chance or, while there is time to wait for a better one, with two in three; by the fewest air
/// points that bring the best chance, and with some supply left.
fn invasion(state: &State, month: Month, legal: &Legal) -> Option<Order> {
    let needed = if month < *herkules::MONTHS.end() { 4 } else { 3 };
    let left = state.of_side(legal.by).filter(|(id, _)| id.counter().is_supply()).count().checked_sub(KEPT_SUPPLY)?;
    let evaluation = |order: &&Order| {
        let Order::Invade { units, points, supply } = order else { return None };
        let assault = legal.invasions.iter().find(|assault| assault.is(units, *points))?;
        let fair = assault.wins() >= needed && supply.len() <= left;
        fair.then_some((assault.wins(), std::cmp::Reverse((*points, units.len()))))
    };
    legal.orders.iter().filter(|order| evaluation(order).is_some()).max_by_key(evaluation).cloned()
}

/// Keeps a strong stack out of general supply in supply for the player-turn, while there are supply units to spare.
pub fn emergency(cache: &Cache, state: &State, legal: &Legal) -> Option<Order> {
    let own = || state.of_side(legal.by);
    if own().filter(|(id, _)| id.counter().is_supply()).count() < SPARE_SUPPLY {
        return None;
    }
    let hungry = |id: UnitId| !state.unit(id).is(flag::GENERAL | flag::EMERGENCY | flag::FRESH);
    let strength = |hex: hexgrid::Hex| -> i32 {
        let there = state.in_hex(hex).filter(|&id| id.counter().is_combat() && hungry(id));
        there.filter_map(|id| cache.piece(id)).map(|at| strength(&cache.forces.pieces[at])).sum()
    };
    let order = |order: &&Order| match order {
        Order::Emergency { unit } => state.unit(*unit).hex().is_some_and(|hex| strength(hex) >= WORTH_A_SUPPLY_UNIT),
        _ => false,
    };
    legal.orders.iter().find(order).cloned()
}

/// Carries the unit that saves the most by it, or repairs the railroad.
pub fn transport(plan: &MovementPlan, legal: &Legal) -> Option<Order> {
    if let Some(repair) = legal.orders.iter().rfind(|order| matches!(order, Order::Repair { .. })) {
        return Some(repair.clone());
    }
    let loads = legal.carries.iter().flat_map(|option| option.hexes.iter().map(move |hex| (option, *hex)));
    let saved = loads.filter_map(|(option, hex)| Some((saving(plan, option, hex)?, option.unit, option.by, hex)));
    let (_, unit, by, hex) = saved.max_by_key(|(saving, unit, ..)| (*saving, std::cmp::Reverse(*unit)))?;
    Some(Order::Transport { units: vec![unit], by, hex: Spot(hex) })
}

fn saving(plan: &MovementPlan, option: &CarryOption, hex: hexgrid::Hex) -> Option<i32> {
    let at = plan.situation.own.iter().position(|unit| unit.id == option.unit)?;
    let unit = &plan.situation.own[at];
    let way = |hex| i32::from(plan.way(at, hex));
    let hex_flags = plan.cache.seen_by(plan.situation.side);
    let fits = unit.points <= plan.cache.forces.tables.number(Number::LoadPoints)
        && plan.points[hex.index()] + unit.points <= plan.limit
        && !hex_flags.has(hex, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY | hex_flag::ZONE);
    let load = i32::from(option.by != Carrier::Rail);
    let saving = way(unit.hex) - way(hex) - load;
    (fits && saving >= WORTH_A_LOAD).then_some(if unit.motorized { saving / 3 } else { saving } * unit.strength)
}

/// What to do in the Refit Phase: rebuild the strongest, then restore, then dig in, then set up the dumps. The
/// paths of supply are those known from the last order where they still hold.
pub fn refit(plan: &mut MovementPlan, legal: &Legal, known: &mut Option<Arc<SupplyPaths>>) -> Option<Order> {
    let value = |order: &&Order| match order {
        Order::Refit { unit, step } => {
            let strength = i32::from(full_strength(&plan.cache.counters, *unit)) * 2;
            let step = match step {
                RefitStep::RebuildFull => 3,
                RefitStep::Rebuild => 2,
                RefitStep::Undeplete => 1,
            };
            Some(strength + step)
        }
        _ => None,
    };
    let best = legal.orders.iter().filter_map(|order| value(&order).map(|value| (value, order)));
    if let Some((_, order)) = best.max_by_key(|(value, _)| *value) {
        return Some(order.clone());
    }
    let recovery = recovery(plan, legal);
    recovery.or_else(|| fort(plan, legal)).or_else(|| mode(plan, legal, known)).or(Some(Order::Done))
}

/// Rolls for a desert patrol that cannot trace the supply with which it would recover by itself.
fn recovery(plan: &mut MovementPlan, legal: &Legal) -> Option<Order> {
    let supplies = plan.cache.supplies(plan.situation.side);
    let stranded = |order: &&Order| match order {
        Order::Recover { unit } => plan.state.unit(*unit).hex().is_some_and(|hex| !supplies.general(hex)),
        _ => false,
    };
    legal.orders.iter().find(stranded).cloned()
}

/// Digs in with stacks that hold near the enemy.
fn fort(plan: &MovementPlan, legal: &Legal) -> Option<Order> {
    let side = plan.situation.side;
    let many = plan.state.forts.iter().filter(|fort| fort.side == side).count() >= MOST_FORTS;
    let board = &plan.cache.forces.board;
    let place = |hex| board.is_port(hex) || board.terrain(hex) == Terrain::City;
    let evaluation = |order: &&Order| {
        let Order::Fort { unit } = order else { return false };
        let Place::Map(hex) = plan.state.unit(*unit).place() else { return false };
        let grid = &plan.cache.forces.board.grid;
        let near = plan.situation.stacks.iter().any(|stack| grid.distance(stack.hex, hex) <= 10);
        let known = plan.state.fort(hex).is_some();
        near && plan.state.stacking_points(hex, &plan.cache.counters) >= 2
            && (known || !many && (plan.goals.stance == Stance::Hold || plan.style.digs && place(hex)))
    };
    legal.orders.iter().find(evaluation).cloned()
}

/// Turns supply units between dumps and MSUs as the chain needs them.
fn mode(plan: &mut MovementPlan, legal: &Legal, known: &mut Option<Arc<SupplyPaths>>) -> Option<Order> {
    let head = crate::opponent::supply_units::head(plan)?;
    let range = plan.cache.forces.tables.number(Number::RangeDump);
    let side: Side = plan.situation.side;
    let chain = Chain::by(known, plan.cache, plan.state, side, head);
    let holds = plan.goals.stance == Stance::Hold;
    let turns = |order: &&Order| match order {
        Order::Mode { unit } => {
            let dump = plan.state.kind(*unit) == crate::model::units::UnitKind::Dump;
            chain.wants_dump(*unit, range, holds) != dump
        }
        _ => false,
    };
    legal.orders.iter().find(turns).cloned()
}
