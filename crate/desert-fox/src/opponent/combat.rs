//! Declaring attacks, and supplying them.

use std::cell::RefCell;

use hexgrid::Hex;

use crate::game::legal::{AttackOption, Legal};
use crate::model::units::Side;
use crate::opponent::evaluation::{Evaluation, Knowledge, evaluation};
use crate::opponent::matching::matching;
use crate::opponent::rations;
use crate::opponent::situation::{full_strength, strength};
use crate::opponent::worth::{NOTHING, Worth};
use crate::rules::combat::from_map::attacks::may_attack;
use crate::rules::combat::terms::Support;
use crate::state::State;
use crate::state::counters::{Counter, UnitId};
use crate::state::order::Order;
use crate::state::path::Spot;
use crate::turn::cache::Cache;

/// What all supply units of a player together are worth, in tenths of a strength point.
const STOCK: i32 = 240;

/// What is assumed of combats that are weighed, while all pieces stay where they are.
#[derive(Debug)]
pub struct Terms<'a> {
    /// Hexes where supply units will follow.
    pub fed: &'a [Hex],
    /// Air points and ships that each side would commit.
    pub support: [Support; 2],
    /// What hexes are worth.
    pub worth: &'a Worth,
    /// Units for which no supply is left.
    pub unsupplied: &'a [UnitId],
    /// Hexes are attacked in more ways than one by one or all together.
    pub parts: bool,
    /// The combats weighed so far.
    pub known: RefCell<Vec<(Attack, Option<Evaluation>)>>,
}

impl Terms<'_> {
    /// What stands on the map, and nothing else.
    const fn on_map(parts: bool) -> Self {
        let support = [Support { air_points: 0, naval: false }; 2];
        Self { fed: &[], support, worth: &NOTHING, unsupplied: &[], parts, known: RefCell::new(Vec::new()) }
    }
}

/// A combat to be declared.
pub type Attack = (Vec<UnitId>, Vec<Hex>);

/// The next attack to declare: those that must be made first, then those that promise enough, in tenths of a strength
/// point; none when the rest is left alone. A careful player leaves units out that cannot be supplied.
pub fn attack(
    cache: &mut Cache,
    state: &State,
    options: &[AttackOption],
    (least, worth): (i32, &Worth),
    careful: bool,
) -> Option<Order> {
    let terms = Terms { worth, ..Terms::on_map(careful) };
    let attack = owed(cache, options, &terms).or_else(|| paying(cache, options, least, &terms))?;
    let (units, hexes) = trimmed(cache, attack);
    let units = if careful { fed_part(cache, state, units, &hexes) } else { units };
    Some(Order::Attack { units, hexes: hexes.into_iter().map(Spot).collect() })
}

/// The units that can be supplied, where they are enough for the attack.
fn fed_part(cache: &mut Cache, state: &State, mut units: Vec<UnitId>, hexes: &[Hex]) -> Vec<UnitId> {
    let gun = |cache: &Cache, unit: UnitId| cache.counters[unit.index()].full.strength == 0;
    units.sort_by_key(|&unit| (gun(cache, unit), std::cmp::Reverse(full_strength(&cache.counters, unit))));
    let fed = rations::supplied(cache, state, &units);
    if fed.len() == units.len() {
        return units;
    }
    let forces = &cache.forces;
    let is_reached = |hex: &Hex| {
        let able = |at: usize| {
            forces.board.grid.distance(forces.pieces[at].hex, *hex) == 1 && may_attack(forces, at, *hex).is_ok()
        };
        fed.iter().filter_map(|&unit| cache.piece(unit)).any(able)
    };
    if !hexes.iter().all(is_reached) {
        return units;
    }
    let legal = weighed(cache, &fed, hexes, &Terms::on_map(false)).is_some_and(|evaluation| !evaluation.illegal);
    if legal { fed } else { units }
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
fn paying(cache: &mut Cache, options: &[AttackOption], least: i32, terms: &Terms) -> Option<Attack> {
    let free = options.iter().filter(|option| !option.must);
    let weighed = free.filter_map(|option| Some((weighed(cache, &option.units, &[option.hex], terms)?.gain, option)));
    let (gain, option) = weighed.max_by_key(|(gain, _)| *gain)?;
    (gain >= least).then(|| (option.units.clone(), vec![option.hex]))
}

/// The first attack of the best way to attack all hexes that must be.
fn owed(cache: &mut Cache, options: &[AttackOption], terms: &Terms) -> Option<Attack> {
    let first = options.iter().find(|option| option.must)?;
    best_way(cache, &group(options, first), terms).into_iter().next()
}

/// The units that would have to make attacks below the table.
pub fn hopeless(cache: &mut Cache, side: Side, options: &[AttackOption]) -> Vec<UnitId> {
    let judged = judged(cache, side, options).into_iter();
    judged.filter(|(_, legal)| !legal).flat_map(|(units, _)| units).collect()
}

/// The units that stay beside some that cannot move: only with them the attacks that these owe lie on the table.
pub fn needed(cache: &mut Cache, side: Side, options: &[AttackOption], stuck: &[UnitId]) -> Vec<UnitId> {
    let holds = |units: &[UnitId]| units.iter().any(|unit| stuck.contains(unit));
    let judged = judged(cache, side, options).into_iter();
    judged.filter(|(units, legal)| *legal && holds(units)).flat_map(|(units, _)| units).collect()
}

/// The attackers of each attack that must be made, and whether it lies on the table with the supply that all share.
fn judged(cache: &mut Cache, side: Side, options: &[AttackOption]) -> Vec<(Vec<UnitId>, bool)> {
    let terms = Terms::on_map(true);
    let attacks: Vec<Attack> = groups(options).into_iter().flat_map(|group| best_way(cache, &group, &terms)).collect();
    let unsupplied = rations::unsupplied(cache, side, attacks.iter().map(|(units, _)| units.as_slice()));
    let judge = |(units, hexes): Attack| {
        let fed: Vec<UnitId> = units.iter().copied().filter(|unit| !unsupplied.contains(unit)).collect();
        let mut legal = |units: &[UnitId], terms: &Terms| {
            weighed(cache, units, &hexes, terms).is_some_and(|evaluation| !evaluation.illegal)
        };
        let nothing_left = || Terms { unsupplied: &units, ..Terms::on_map(true) };
        let judged = legal(&fed, &terms) || fed.len() < units.len() && legal(&units, &nothing_left());
        (units, judged)
    };
    attacks.into_iter().map(judge).collect()
}

/// What all attacks that must be made promise together, in tenths of a strength point; none where one lies below the table.
pub fn worth(cache: &mut Cache, options: &[AttackOption], terms: &Terms) -> Option<i32> {
    let mut sum = 0;
    for group in groups(options) {
        let way = best_way(cache, &group, terms);
        if way.is_empty() {
            return None;
        }
        for (attackers, hexes) in way {
            sum += weighed(cache, &attackers, &hexes, terms).filter(|evaluation| !evaluation.illegal)?.gain;
        }
    }
    Some(sum)
}

/// The hexes that must be attacked, with those together that share attackers.
fn groups(options: &[AttackOption]) -> Vec<Vec<&AttackOption>> {
    let mut groups: Vec<Vec<&AttackOption>> = Vec::new();
    for option in options.iter().filter(|option| option.must) {
        if !groups.iter().flatten().any(|known| known.hex == option.hex) {
            groups.push(group(options, option));
        }
    }
    groups
}

/// The best way to attack all hexes of a group: one by one, or together; where attacks are weighed against the table, in
/// other parts too.
fn best_way(cache: &mut Cache, group: &[&AttackOption], terms: &Terms) -> Vec<Attack> {
    let apart = apart(group, &cache.counters);
    if group.len() == 1 || group.len() > 4 {
        return apart;
    }
    let together = together(group);
    if terms.parts {
        return best_parts(cache, group, terms, [apart, vec![together]]);
    }
    let sum = |cache: &mut Cache, attacks: &[Attack]| -> Option<i32> {
        attacks.iter().map(|(units, hexes)| Some(weighed(cache, units, hexes, terms)?.gain)).sum()
    };
    let best = match (sum(cache, &apart), sum(cache, std::slice::from_ref(&together))) {
        (Some(apart), Some(together)) if apart < together => true,
        (None, Some(_)) => true,
        _ => apart.is_empty(),
    };
    if best { vec![together] } else { apart }
}

/// The way with the fewest attacks below the table, then with the best sum, of two ways and of those in which one hex is
/// attacked by itself.
fn best_parts(cache: &mut Cache, group: &[&AttackOption], terms: &Terms, choices: [Vec<Attack>; 2]) -> Vec<Attack> {
    let mut choices: Vec<Vec<Attack>> = choices.into();
    choices.push(balanced(cache, group));
    for single in 0..group.len() {
        if group.len() > 2 {
            choices.extend(split(group, single, &cache.counters));
        }
    }
    let mut best: Option<((usize, i32), Vec<Attack>)> = None;
    for way in choices.into_iter().filter(|way| !way.is_empty()) {
        let (mut illegal, mut sum, mut possible) = (0, 0, true);
        for (units, hexes) in &way {
            match weighed(cache, units, hexes, terms) {
                Some(evaluation) => {
                    illegal += usize::from(evaluation.illegal);
                    sum += evaluation.gain;
                }
                None => possible = false,
            }
        }
        let worth = (if possible { illegal } else { usize::MAX }, -sum);
        if best.as_ref().is_none_or(|(known, _)| worth < *known) {
            best = Some((worth, way));
        }
    }
    best.map_or_else(Vec::new, |(_, way)| way)
}

/// Each hex attacked by itself, units going where the odds are worst so far, the strongest first.
fn balanced(cache: &Cache, group: &[&AttackOption]) -> Vec<Attack> {
    let forces = &cache.forces;
    let defense: Vec<i32> = group
        .iter()
        .map(|option| {
            let there = forces.in_hex(option.hex).map(|at| &forces.pieces[at]);
            let strength: i32 = there.filter(|piece| piece.is_combat()).map(strength).sum();
            strength.max(1) * if forces.fort(option.hex) > 0 { 2 } else { 1 }
        })
        .collect();
    let mut units: Vec<UnitId> = group.iter().flat_map(|option| option.units.iter().copied()).collect();
    units.sort_unstable();
    units.dedup();
    let choices = |unit: UnitId| group.iter().filter(|option| option.units.contains(&unit)).count();
    units.sort_by_key(|&unit| (choices(unit), std::cmp::Reverse(full_strength(&cache.counters, unit))));
    let mut parts: Vec<(i32, Vec<UnitId>)> = vec![(0, Vec::new()); group.len()];
    for unit in units {
        let open = (0..group.len()).filter(|&place| group[place].units.contains(&unit));
        let Some(place) = open.min_by_key(|&place| parts[place].0 * 60 / defense[place]) else { continue };
        parts[place].0 += i32::from(full_strength(&cache.counters, unit));
        parts[place].1.push(unit);
    }
    if parts.iter().any(|(_, units)| units.is_empty()) {
        return Vec::new();
    }
    parts.into_iter().zip(group).map(|((_, units), option)| (units, vec![option.hex])).collect()
}

/// One hex attacked by those who can attack no other, or by its strongest, and all others together.
fn split(group: &[&AttackOption], single: usize, counters: &[Counter]) -> Option<Vec<Attack>> {
    let others: Vec<&AttackOption> = (0..group.len()).filter(|at| *at != single).map(|at| group[at]).collect();
    let is_free = |unit: &UnitId| !others.iter().any(|option| option.units.contains(unit));
    let mut own: Vec<UnitId> = group[single].units.iter().copied().filter(is_free).collect();
    if own.is_empty() {
        own.push(group[single].units.iter().copied().max_by_key(|&unit| full_strength(counters, unit))?);
    }
    let (mut rest, hexes) = together(&others);
    rest.retain(|unit| !own.contains(unit));
    let able = |option: &&AttackOption| option.units.iter().any(|unit| rest.contains(unit));
    (!rest.is_empty() && others.iter().all(able)).then(|| vec![(own, vec![group[single].hex]), (rest, hexes)])
}

/// A hex that must be attacked, with all others that share attackers with it.
fn group<'a>(options: &'a [AttackOption], first: &'a AttackOption) -> Vec<&'a AttackOption> {
    let mut group = vec![first];
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
    group
}

/// Each hex attacked by itself: one unit for each, all others against the hex where they are strongest; nothing where there
/// are too few units.
fn apart(group: &[&AttackOption], counters: &[Counter]) -> Vec<Attack> {
    let weakest_first = |option: &&AttackOption| {
        let mut units = option.units.clone();
        units.sort_by_key(|&unit| full_strength(counters, unit));
        units
    };
    let mut taken = matching(&group.iter().map(weakest_first).collect::<Vec<_>>());
    if taken.len() < group.len() {
        return Vec::new();
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

fn together(group: &[&AttackOption]) -> Attack {
    let mut units: Vec<UnitId> = group.iter().flat_map(|option| option.units.iter().copied()).collect();
    units.sort_unstable();
    units.dedup();
    (units, group.iter().map(|option| option.hex).collect())
}

/// What an attack promises, in tenths of a strength point.
pub fn gain(cache: &mut Cache, units: &[UnitId], hexes: &[Hex]) -> Option<i32> {
    weighed(cache, units, hexes, &Terms::on_map(false)).map(|evaluation| evaluation.gain)
}

fn weighed(cache: &mut Cache, units: &[UnitId], hexes: &[Hex], terms: &Terms) -> Option<Evaluation> {
    let mut known = terms.known.borrow_mut();
    if let Some((_, evaluation)) = known.iter().find(|((by, at), _)| by == units && at == hexes) {
        return *evaluation;
    }
    let pieces: Vec<usize> = units.iter().filter_map(|&unit| cache.piece(unit)).collect();
    cache.with_supplies();
    let (forces, supplies) = cache.last_supplies();
    let decided = |at: usize| {
        let unsupplied = units.iter().zip(&pieces).any(|(unit, piece)| *piece == at && terms.unsupplied.contains(unit));
        let fed = terms.fed.contains(&forces.pieces[at].hex) || cache.is_fed(at);
        if fed { Some(true) } else { unsupplied.then_some(false) }
    };
    let knowledge = Knowledge { supplies, decided: &decided, support: terms.support, worth: terms.worth };
    let evaluation = evaluation(forces, knowledge, &pieces, hexes);
    known.push(((units.to_vec(), hexes.to_vec()), evaluation));
    evaluation
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
