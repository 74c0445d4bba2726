//! The best attacks of a combat phase: which hexes, which units, with how many air points (11.1).

use hexgrid::Hex;
use referee::luck::Fraction;

use crate::analyst::weighing::{Leader, Prospect, Weighed, opened};
use crate::position::forces::Forces;

/// Up to this number of units every group of them is weighed.
pub const EXHAUSTIVE: usize = 8;
/// Most units of which one is tried against another.
const EXCHANGED: usize = 14;

/// What is known of a position for weighing attacks.
#[derive(Clone, Copy)]
pub struct Ground<'a> {
    /// The pieces as they stand or would stand.
    pub forces: &'a Forces<'static>,
    /// Who would be in combat supply.
    pub supplied: &'a dyn Fn(usize) -> bool,
    /// What a hex is worth to the attacker when no defender is left in it, in strength points.
    pub worth: &'a dyn Fn(Hex) -> i64,
    /// Columns that a leader shifts, by side.
    pub leader: &'a Leader<'a>,
}

/// No leader shifts any column.
pub const fn unled(_: &[usize], _: &[Hex]) -> [u8; 2] {
    [0; 2]
}

impl Ground<'_> {
    /// Opens an attack; none where it may not be made.
    pub fn opened(&self, attackers: &[usize], targets: &[Hex]) -> Option<Weighed> {
        opened(self.forces, self.supplied, self.worth, self.leader, attackers, targets)
    }

    /// What an attack without air points promises; none where it may not be made.
    pub fn prospect(&self, attackers: &[usize], targets: &[Hex]) -> Option<Prospect> {
        self.opened(attackers, targets)?.prospect(self.forces, 0)
    }
}

/// Units for an attack, by their index, with what it promises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The units, by index.
    pub units: Vec<usize>,
    /// What they promise without air points.
    pub prospect: Prospect,
}

/// The group of units that promises most against some hexes: of up to eight units all groups are weighed, of more those
/// that come from all of them and from each alone by adding, leaving out and exchanging units.
pub fn best_group(ground: Ground, units: &[usize], targets: &[Hex]) -> Option<Group> {
    if units.len() <= EXHAUSTIVE {
        return every_group(ground, units, targets);
    }
    let single = units.iter().filter_map(|&unit| weighed(ground, vec![unit], targets));
    let starts = [weighed(ground, units.to_vec(), targets), single.reduce(better)];
    starts.into_iter().flatten().map(|start| climb(ground, units, targets, start)).reduce(better)
}

/// The best of all groups.
fn every_group(ground: Ground, units: &[usize], targets: &[Hex]) -> Option<Group> {
    let group = |mask: u32| {
        let chosen = units.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, &unit)| unit);
        weighed(ground, chosen.collect(), targets)
    };
    (1..1_u32 << units.len()).filter_map(group).reduce(better)
}

/// Better and better groups, each a unit away from the one before, until none is better.
fn climb(ground: Ground, units: &[usize], targets: &[Hex], start: Group) -> Group {
    let mut best = start;
    loop {
        let next = neighbours(units, &best.units).filter_map(|group| weighed(ground, group, targets)).reduce(better);
        match next {
            Some(next) if is_better(&next.prospect, next.units.len(), &best) => best = next,
            _ => return best,
        }
    }
}

/// The groups with one unit more or less, and where there are few units with one in place of another.
fn neighbours<'a>(units: &'a [usize], group: &'a [usize]) -> impl Iterator<Item = Vec<usize>> + 'a {
    let outside = move || units.iter().copied().filter(|unit| !group.contains(unit));
    let without = move |leaves: usize| group.iter().copied().filter(move |&unit| unit != leaves);
    let fewer = group.iter().map(move |&leaves| without(leaves).collect::<Vec<_>>());
    let more = outside().map(|joins| group.iter().copied().chain([joins]).collect());
    let exchanged = group
        .iter()
        .filter(move |_| units.len() <= EXCHANGED)
        .flat_map(move |&leaves| outside().map(move |joins| without(leaves).chain([joins]).collect()));
    fewer.chain(more).chain(exchanged).filter(|group| !group.is_empty())
}

fn weighed(ground: Ground, units: Vec<usize>, targets: &[Hex]) -> Option<Group> {
    let prospect = ground.prospect(&units, targets)?;
    Some(Group { units, prospect })
}

/// The one of two groups that promises more; of equals the smaller one, and then the first.
fn better(one: Group, other: Group) -> Group {
    if is_better(&other.prospect, other.units.len(), &one) { other } else { one }
}

fn is_better(prospect: &Prospect, units: usize, than: &Group) -> bool {
    let gain = (prospect.gain - than.prospect.gain).of();
    gain > 0 || gain == 0 && units < than.units.len()
}

/// Sorts by gain, the largest first.
pub fn by_gain(one: Fraction, other: Fraction) -> std::cmp::Ordering {
    (other - one).of().cmp(&0)
}
