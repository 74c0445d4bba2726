//! Declaring attacks, and supplying them.

use hexgrid::Hex;

use crate::game::legal::{AttackOption, Legal};
use crate::opponent::assault::threshold;
use crate::opponent::evaluation::{Knowledge, evaluation};
use crate::opponent::full_strength;
use crate::opponent::goals::Stance;
use crate::rules::combat::terms::Support;
use crate::state::State;
use crate::state::counters::{Counter, UnitId};
use crate::state::order::Order;
use crate::state::path::Spot;
use crate::turn::cache::Cache;

/// What all supply units of a player together are worth, in tenths of a strength point.
const STOCK: i32 = 240;

/// A combat to be declared.
type Attack = (Vec<UnitId>, Vec<Hex>);

/// The next attack to declare: those that must be made first, then those that pay; none when the rest is left alone.
pub fn attack(cache: &mut Cache, options: &[AttackOption], stance: Stance) -> Option<Order> {
    let attack = owed(cache, options).or_else(|| paying(cache, options, stance))?;
    let (units, hexes) = trimmed(cache, attack);
    Some(Order::Attack { units, hexes: hexes.into_iter().map(Spot).collect() })
}

/// The same with as many of its strongest units as one combat takes.
fn trimmed(cache: &mut Cache, (mut units, hexes): Attack) -> Attack {
    units.sort_by_key(|&unit| std::cmp::Reverse(full_strength(&cache.counters, unit)));
    while units.len() > 1 && gain(cache, &units, &hexes).is_none() {
        units.truncate(units.len() * 3 / 4);
    }
    (units, hexes)
}

/// An attack on a hex that need not be attacked, if it pays.
fn paying(cache: &mut Cache, options: &[AttackOption], stance: Stance) -> Option<Attack> {
    let free = options.iter().filter(|option| !option.must);
    let weighed = free.filter_map(|option| Some((gain(cache, &option.units, &[option.hex])?, option)));
    let (gain, option) = weighed.max_by_key(|(gain, _)| *gain)?;
    (gain >= threshold(stance)).then(|| (option.units.clone(), vec![option.hex]))
}

/// The first attack of the best way to attack all hexes that must be: one by one, or together.
fn owed(cache: &mut Cache, options: &[AttackOption]) -> Option<Attack> {
    let group = group(options)?;
    let apart = apart(&group, &cache.counters);
    if group.len() == 1 || group.len() > 4 {
        return apart.into_iter().next();
    }
    let together = together(&group);
    let sum = |cache: &mut Cache, attacks: &[Attack]| -> Option<i32> {
        attacks.iter().map(|(units, hexes)| gain(cache, units, hexes)).sum()
    };
    let best = match (sum(cache, &apart), sum(cache, std::slice::from_ref(&together))) {
        (Some(apart), Some(together)) if apart < together => true,
        (None, Some(_)) => true,
        _ => apart.is_empty(),
    };
    if best { Some(together) } else { apart.into_iter().next() }
}

/// The first hex that must be attacked, with all others that share attackers with it.
fn group(options: &[AttackOption]) -> Option<Vec<&AttackOption>> {
    let mut group = vec![options.iter().find(|option| option.must)?];
    let mut next = 0;
    while next < group.len() {
        let units = &group[next].units;
        let shares = |option: &&AttackOption| option.must && option.units.iter().any(|unit| units.contains(unit));
        let more: Vec<&AttackOption> = options.iter().filter(shares).collect();
        for option in more {
            if !group.iter().any(|known| known.hex == option.hex) {
                group.push(option);
            }
        }
        next += 1;
    }
    Some(group)
}

/// Each hex attacked by itself: one unit for each, all others against the hex where they are strongest; nothing where there
/// are too few units.
fn apart(group: &[&AttackOption], counters: &[Counter]) -> Vec<Attack> {
    let mut taken: Vec<(UnitId, usize)> = Vec::new();
    for place in 0..group.len() {
        if !anchor(group, counters, place, &mut taken, &mut vec![false; group.len()]) {
            return Vec::new();
        }
    }
    let mut places: Vec<usize> = (0..group.len()).collect();
    places.sort_by_key(|&place| std::cmp::Reverse(group[place].units.len()));
    for &place in &places {
        for &unit in &group[place].units {
            if !taken.iter().any(|(known, _)| *known == unit) {
                taken.push((unit, place));
            }
        }
    }
    let attack = |place: usize| {
        let units = taken.iter().filter(|(_, at)| *at == place).map(|(unit, _)| *unit).collect();
        (units, vec![group[place].hex])
    };
    places.into_iter().map(attack).collect()
}

/// Finds a unit for a hex, the weakest that is free, if need be by sending another unit elsewhere.
fn anchor(
    group: &[&AttackOption],
    counters: &[Counter],
    place: usize,
    taken: &mut Vec<(UnitId, usize)>,
    tried: &mut Vec<bool>,
) -> bool {
    if std::mem::replace(&mut tried[place], true) {
        return false;
    }
    let mut units = group[place].units.clone();
    units.sort_by_key(|&unit| full_strength(counters, unit));
    for unit in units {
        match taken.iter().position(|(known, _)| *known == unit) {
            None => {
                taken.push((unit, place));
                return true;
            }
            Some(at) => {
                let other = taken[at].1;
                if anchor(group, counters, other, taken, tried) {
                    taken.retain(|(known, _)| *known != unit);
                    taken.push((unit, place));
                    return true;
                }
            }
        }
    }
    false
}

fn together(group: &[&AttackOption]) -> Attack {
    let mut units: Vec<UnitId> = group.iter().flat_map(|option| option.units.iter().copied()).collect();
    units.sort_unstable();
    units.dedup();
    (units, group.iter().map(|option| option.hex).collect())
}

/// What an attack promises, in tenths of a strength point.
pub fn gain(cache: &mut Cache, units: &[UnitId], hexes: &[Hex]) -> Option<i32> {
    let pieces: Vec<usize> = units.iter().filter_map(|&unit| cache.piece(unit)).collect();
    let (forces, supplies) = cache.with_supplies();
    let known = Knowledge { supplies, fed: &|_| false, support: [Support::default(); 2], goal: None };
    evaluation(forces, known, &pieces, hexes).map(|evaluation| evaluation.gain)
}

/// The way to supply the combats that weighs strength kept against supply units spent.
pub fn supply(state: &State, legal: &Legal) -> Option<Order> {
    let own = state.of_side(legal.by).filter(|(id, _)| id.counter().is_supply()).count() as i32;
    let price = (STOCK / own.max(1)).clamp(10, 120);
    let way = |order: &&Order| matches!(order, Order::Supply { .. });
    legal.orders.iter().filter(way).max_by_key(|order| supply_value(state, legal, order, price)).cloned()
}

fn supply_value(state: &State, legal: &Legal, order: &Order, price: i32) -> i32 {
    let Order::Supply { expend, combats } = order else { return i32::MIN };
    let strength = |number: &u8| -> i32 {
        let Some(combat) = state.combats.get(usize::from(*number)) else { return 0 };
        let attackers = combat.units.iter().copied();
        let value = |id: UnitId| 5 * i32::from(full_strength(legal.counters, id)) + 6;
        if legal.by == state.phasing {
            attackers.map(value).sum()
        } else {
            combat
                .hexes
                .iter()
                .flat_map(|&hex| state.in_hex(hex))
                .filter(|id| !id.counter().is_supply())
                .map(value)
                .sum()
        }
    };
    combats.iter().map(strength).sum::<i32>() - price * expend.len() as i32
}
