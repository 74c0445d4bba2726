//! Games under combinations of all switches: every value of every switch meets every value of every other one.

use std::collections::BTreeSet;

use desert_fox::game::book::Options;
use desert_fox::random::games::{Player, Players, begin_with, play};
use desert_fox::random::invariants::{check, check_step};
use desert_fox::random::watch::{Watch, round_trips};
use desert_fox::rules::{RuleSetChoice, SWITCHES, Switches};
use serde_json::{Map, Value};

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
fn row(open: &BTreeSet<Pair>) -> Vec<usize> {
    let mut chosen = open.first().unwrap().to_vec();
    for (field, switch) in SWITCHES.iter().enumerate() {
        if chosen.iter().any(|(known, _)| *known == field) {
            continue;
        }
        let closes = |value: &usize| chosen.iter().filter(|one| open.contains(&pair(**one, (field, *value)))).count();
        let best = (0..switch.values.len()).rev().max_by_key(closes).unwrap();
        chosen.push((field, best));
    }
    chosen.sort_unstable();
    chosen.into_iter().map(|(_, value)| value).collect()
}

/// Rows of values, one for each switch, in which every pair stands.
fn rows() -> Vec<Vec<usize>> {
    let mut open = all_pairs();
    let mut rows = Vec::new();
    while !open.is_empty() {
        let next = row(&open);
        let closed = pairs_of(&next);
        open.retain(|pair| !closed.contains(pair));
        rows.push(next);
    }
    rows
}

fn options(scenario: &str, row: &[usize]) -> Options {
    let value = |(switch, &value): (&desert_fox::rules::Switch, &usize)| {
        (switch.field.to_owned(), Value::from(switch.values[value]))
    };
    let thrown: Map<String, Value> = SWITCHES.iter().zip(row).map(value).collect();
    let switches: Switches = serde_json::from_value(Value::Object(thrown)).unwrap();
    Options { rules: RuleSetChoice { switches, ..RuleSetChoice::default() }, ..Options::of(scenario) }
}

#[test]
fn the_rows_hold_every_pair_of_values_and_are_few() {
    let rows = rows();
    let held: BTreeSet<Pair> = rows.iter().flat_map(|row| pairs_of(row)).collect();
    assert_eq!(held, all_pairs());
    assert!(rows.len() <= 40, "{} rows", rows.len());
}

#[test]
fn random_races_under_every_pair_of_switches_reach_a_result_and_nothing_breaks_on_the_way() {
    for (number, row) in (0_u64..).zip(rows()) {
        let mut game = begin_with(options("race-for-tobruk", &row), number).unwrap();
        let mut players = Players::new(&mut game, [Player::Random; 2], number);
        let mut watch = Watch::new(&mut game, number);
        let played = play(&mut game, &mut players, |game, given| watch.after(game, given));
        played.unwrap_or_else(|stopped| panic!("row {number} {row:?}: {stopped}"));
        round_trips(&game).unwrap_or_else(|broken| panic!("row {number} {row:?}: {broken}"));
    }
}

#[test]
fn random_campaigns_under_every_pair_of_switches_reach_a_result_and_nothing_breaks_on_the_way() {
    for (number, row) in (100_u64..).zip(rows()) {
        let mut game = begin_with(options("campaign", &row), number).unwrap();
        let mut players = Players::new(&mut game, [Player::Random; 2], number);
        let played = play(&mut game, &mut players, |game, given| {
            check(game.book(), game.state())?;
            check_step(game.book(), given.before, game.state())
        });
        played.unwrap_or_else(|stopped| panic!("row {number} {row:?}: {stopped}"));
    }
}
