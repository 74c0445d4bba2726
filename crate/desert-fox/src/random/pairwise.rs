//! Rule sets for games under all switches: every value of every switch meets every value of every other one.

use std::collections::BTreeSet;

use crate::model::preset::RuleSetChoice;
use crate::model::rule_set::{SWITCHES, Switches};
use crate::turn::config::Options;

/// Two switches with a value of each, by their numbers; the lower switch first.
type Pair = [(usize, usize); 2];

fn pair(one: (usize, usize), two: (usize, usize)) -> Pair {
    if one < two { [one, two] } else { [two, one] }
}

/// Every pair of values of two switches.
fn all_pairs() -> BTreeSet<Pair> {
    let values = |field: usize| (0..SWITCHES[field].values.len()).map(move |value| (field, value));
    let fields = 0..SWITCHES.len();
    let two = fields.clone().flat_map(|one| (one + 1..SWITCHES.len()).map(move |two| (one, two)));
    two.flat_map(|(one, two)| values(one).flat_map(move |a| values(two).map(move |b| [a, b]))).collect()
}

/// The pairs of a row.
fn pairs_of(row: &[usize]) -> BTreeSet<Pair> {
    let all: Vec<_> = row.iter().copied().enumerate().collect();
    all.iter().flat_map(|&one| all.iter().filter(move |two| one < **two).map(move |&two| [one, two])).collect()
}

/// A row that begins with an open pair and takes for each other switch the value that closes most.
fn row(first: Pair, open: &BTreeSet<Pair>) -> Vec<usize> {
    let mut chosen = first.to_vec();
    for (field, switch) in SWITCHES.iter().enumerate() {
        if chosen.iter().any(|(known, _)| *known == field) {
            continue;
        }
        let closes = |value: &usize| chosen.iter().filter(|one| open.contains(&pair(**one, (field, *value)))).count();
        let best = (0..switch.values.len()).rev().max_by_key(closes).unwrap_or_default();
        chosen.push((field, best));
    }
    chosen.sort_unstable();
    chosen.into_iter().map(|(_, value)| value).collect()
}

/// Rows of values, one for each switch, in which every pair stands.
fn rows() -> Vec<Vec<usize>> {
    let mut open = all_pairs();
    let mut rows = Vec::new();
    while let Some(first) = open.first() {
        let next = row(*first, &open);
        let closed = pairs_of(&next);
        open.retain(|pair| !closed.contains(pair));
        rows.push(next);
    }
    rows
}

/// The rule sets, each throwing all switches.
pub fn rule_sets() -> Vec<Switches> {
    let thrown = |row: Vec<usize>| {
        let mut switches = Switches::default();
        SWITCHES.iter().zip(row).for_each(|(switch, value)| switches.throw(switch.field, switch.values[value]));
        switches
    };
    rows().into_iter().map(thrown).collect()
}

/// The options of the game of a number: its rule set is the one whose turn it is when they are gone through again and again.
pub fn options(scenario: &str, rule_sets: &[Switches], number: u64) -> Options {
    let switches = rule_sets[(number % rule_sets.len() as u64) as usize];
    Options { rules: RuleSetChoice { switches, ..RuleSetChoice::default() }, ..Options::of(scenario) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_hold_every_pair_of_values_and_are_few() {
        let held: BTreeSet<Pair> = rows().iter().flat_map(|row| pairs_of(row)).collect();
        assert_eq!(held, all_pairs());
        assert!(rows().len() <= 40, "{} rows", rows().len());
    }

    #[test]
    fn a_rule_set_throws_every_switch() {
        for switches in rule_sets() {
            assert!(SWITCHES.iter().all(|switch| switches.has(switch.field)));
        }
    }
}
