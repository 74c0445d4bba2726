//! The best attacks of a combat phase together: no unit is in two of them, and no hex is attacked twice (11.1).

use std::collections::BTreeMap;

use hexgrid::Hex;
use referee::luck::Fraction;

use crate::analyst::attacks::{Ground, Group, best_group};

/// Up to this number of units and of hexes every assignment is weighed.
pub const EXHAUSTIVE_UNITS: usize = 8;
const EXHAUSTIVE_HEXES: usize = 4;

/// An attack that may be part of a plan: hexes with the units, by index, that could attack them.
#[derive(Clone, Debug)]
pub struct Slot {
    /// The hexes, attacked in one combat.
    pub hexes: Vec<Hex>,
    /// The units.
    pub units: Vec<usize>,
    /// How many of the hexes must be attacked.
    pub owed: u8,
}

/// Attacks that are made together, by the index of their slots.
pub type Plan = Vec<(usize, Group)>;

/// The attacks that together promise most: of as many owed hexes as can be attacked, the sum of the gains. Every
/// assignment of the units to the slots is weighed where units and hexes are few. Of more, the attack that promises most is
/// taken first, then the one that promises most with the units left, and so on.
///
/// Cases: 11.1 · Rulings: R027, R031
pub fn best_plan(ground: Ground, slots: &[Slot]) -> Plan {
    let distinct = |mut all: Vec<usize>| {
        all.sort_unstable();
        all.dedup();
        all
    };
    let units = distinct(slots.iter().flat_map(|slot| slot.units.iter().copied()).collect());
    let hexes = distinct(slots.iter().flat_map(|slot| slot.hexes.iter().map(|hex| hex.index())).collect());
    if units.len() <= EXHAUSTIVE_UNITS && hexes.len() <= EXHAUSTIVE_HEXES {
        let bits = |slot: &Slot| {
            let of = |list: &[usize], wanted: &dyn Fn(usize) -> bool| {
                (0..list.len()).filter(|&at| wanted(list[at])).fold(0_u32, |mask, at| mask | 1 << at)
            };
            let hexes = of(&hexes, &|hex| slot.hexes.iter().any(|one| one.index() == hex));
            (of(&units, &|unit| slot.units.contains(&unit)), hexes)
        };
        let bits = slots.iter().map(bits).collect();
        let mut search = Search { ground, slots, units: &units, bits, groups: BTreeMap::new(), known: BTreeMap::new() };
        search.best(0, 0, 0).plan
    } else {
        one_by_one(ground, slots)
    }
}

/// What some slots promise at best.
#[derive(Clone)]
struct Best {
    owed: u8,
    gain: Fraction,
    plan: Plan,
}

/// Every assignment of units to slots.
struct Search<'a> {
    ground: Ground<'a>,
    slots: &'a [Slot],
    units: &'a [usize],
    /// The units and the hexes of each slot.
    bits: Vec<(u32, u32)>,
    /// What groups of units promise, by slot.
    groups: BTreeMap<(usize, u32), Option<Group>>,
    /// The best from a slot on, with these units and hexes taken.
    known: BTreeMap<(usize, u32, u32), Best>,
}

impl Search<'_> {
    fn best(&mut self, at: usize, units: u32, hexes: u32) -> Best {
        if at == self.slots.len() {
            return Best { owed: 0, gain: Fraction::ZERO, plan: Vec::new() };
        }
        if let Some(best) = self.known.get(&(at, units, hexes)) {
            return best.clone();
        }
        let mut best = self.best(at + 1, units, hexes);
        let (able, of_hexes) = self.bits[at];
        let free = if hexes & of_hexes == 0 { able & !units } else { 0 };
        let mut group = free;
        while group > 0 {
            if let Some(found) = self.group(at, group) {
                let rest = self.best(at + 1, units | group, hexes | of_hexes);
                let (owed, gain) = (self.slots[at].owed + rest.owed, found.prospect.gain + rest.gain);
                if owed > best.owed || owed == best.owed && (gain - best.gain).of() > 0 {
                    let plan = [(at, found)].into_iter().chain(rest.plan).collect();
                    best = Best { owed, gain, plan };
                }
            }
            group = (group - 1) & free;
        }
        self.known.insert((at, units, hexes), best.clone());
        best
    }

    fn group(&mut self, at: usize, mask: u32) -> Option<Group> {
        let (ground, units, slot) = (self.ground, self.units, &self.slots[at]);
        let weigh = || {
            let chosen = units.iter().enumerate().filter(|(place, _)| mask >> place & 1 == 1).map(|(_, &unit)| unit);
            let units: Vec<usize> = chosen.collect();
            let prospect = ground.prospect(&units, &slot.hexes)?;
            Some(Group { units, prospect })
        };
        self.groups.entry((at, mask)).or_insert_with(weigh).clone()
    }
}

/// The best attack, the best one with the units left, and so on; owed ones first, and of the others those that gain.
fn one_by_one(ground: Ground, slots: &[Slot]) -> Plan {
    let mut plan: Plan = Vec::new();
    let mut open: Vec<Option<Group>> = slots.iter().map(|slot| best_group(ground, &slot.units, &slot.hexes)).collect();
    let rank = |at: usize, group: &Group| (slots[at].owed > 0, group.prospect.gain);
    loop {
        let found = open.iter().enumerate().filter_map(|(at, group)| Some((at, group.as_ref()?)));
        let able = found.filter(|&(at, group)| slots[at].owed > 0 || group.prospect.gain.of() > 0);
        let first = able.reduce(|one, other| {
            let ((owed, gain), (than, least)) = (rank(other.0, other.1), rank(one.0, one.1));
            if owed && !than || owed == than && (gain - least).of() > 0 { other } else { one }
        });
        let Some((at, group)) = first.map(|(at, group)| (at, group.clone())) else { return plan };
        for (other, slot) in slots.iter().enumerate() {
            if slot.hexes.iter().any(|hex| slots[at].hexes.contains(hex)) {
                open[other] = None;
            } else if open[other]
                .as_ref()
                .is_some_and(|known| known.units.iter().any(|unit| group.units.contains(unit)))
            {
                let is_taken = |unit: &usize| {
                    group.units.contains(unit) || plan.iter().any(|(_, earlier)| earlier.units.contains(unit))
                };
                let left: Vec<usize> = slot.units.iter().copied().filter(|unit| !is_taken(unit)).collect();
                open[other] = best_group(ground, &left, &slot.hexes);
            }
        }
        plan.push((at, group));
    }
}
