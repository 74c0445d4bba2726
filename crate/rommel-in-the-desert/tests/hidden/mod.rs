//! Hidden information: two states that differ only in what a player may not see give that player equal views, legal
//! lists, answers, journals, transcripts and advice. Twenty deliberate leaks show that the comparison finds each.
//!
//! With `TEST_LONG` ten thousand pairs of states are compared.

// Pairs of states from random play.
mod pairs;
// What differs between two states of a pair.
mod kinds;
// Whether a player can tell two states apart.
mod compare;
// Every question about a game.
mod questions;
// The game with a leak.
mod leaks;
// Which units the enemy has named for scarce sources.
mod naming;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use compare::{Compared, compare};
use kinds::Kind;
use leaks::{Leak, LeakyRommel};
use pairs::{PHASES, Pair, Sample};
use rommel_in_the_desert::analyst::end_from;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::record::{Options, Rommel};

use referee::search::Scripts;
use referee::{Rules as _, Viewer};

fn is_long() -> bool {
    std::env::var_os("TEST_LONG").is_some()
}

/// Games of each scenario at most.
const MOST_ROUNDS: u64 = 60;

/// Plays games of every scenario and hands over their pairs, until it is enough.
fn play_until(quota: usize, mut take: impl FnMut(Pair), is_enough: impl Fn() -> bool) {
    let mut samples: Vec<Sample> = ScenarioId::ALL.into_iter().map(|scenario| Sample::new(scenario, quota)).collect();
    for round in 0..MOST_ROUNDS {
        for sample in &mut samples {
            sample.play(round, &mut take);
        }
        if is_enough() {
            return;
        }
    }
}

/// What was compared.
#[derive(Debug, Default)]
struct Tally {
    pairs: usize,
    /// Those that were compared after an order, too.
    followed: usize,
    kinds: BTreeMap<Kind, usize>,
    phases: BTreeMap<&'static str, usize>,
    scenarios: BTreeMap<&'static str, usize>,
    faults: Vec<String>,
}

impl Tally {
    fn add(&mut self, pair: &Pair, compared: Result<Compared, String>) {
        self.pairs += 1;
        self.followed += usize::from(compared == Ok(Compared::Followed));
        *self.phases.entry(pair.phase).or_default() += 1;
        *self.scenarios.entry(pair.scenario.key()).or_default() += 1;
        for kind in kinds::of(pair) {
            *self.kinds.entry(kind).or_default() += 1;
        }
        if let Err(fault) = compared {
            self.faults.push(format!("{}, {}: {fault}", pair.scenario.key(), pair.phase));
        }
    }

    /// The kinds of hidden matter that were never varied, and the parts of a game without a pair.
    fn missing(&self) -> Vec<String> {
        let kinds = Kind::ALL.into_iter().filter(|kind| !self.kinds.contains_key(kind)).map(|kind| format!("{kind:?}"));
        let phases = PHASES.into_iter().filter(|phase| !self.phases.contains_key(phase)).map(str::to_owned);
        kinds.chain(phases).collect()
    }
}

#[test]
fn a_player_cannot_tell_two_states_apart_that_differ_in_hidden_matter_only() {
    let (least, quota) = if is_long() { (10_000, 150) } else { (400, 4) };
    let tally = RefCell::new(Tally::default());
    let take = |pair: Pair| {
        let mut rules = Rommel::new(&Options::of(pair.scenario)).unwrap();
        let compared = compare(&mut rules, leaks::advice, questions::answers, &pair);
        tally.borrow_mut().add(&pair, compared);
    };
    play_until(quota, take, || tally.borrow().pairs >= least && tally.borrow().missing().is_empty());
    let tally = tally.into_inner();
    println!("{} pairs, {} followed through an order", tally.pairs, tally.followed);
    println!("{:?}\n{:?}\n{:?}", tally.kinds, tally.phases, tally.scenarios);
    let some = &tally.faults[..tally.faults.len().min(5)];
    assert!(some.is_empty(), "{} of {} pairs:\n{}", tally.faults.len(), tally.pairs, some.join("\n"));
    assert!(tally.pairs >= least && tally.followed * 3 > tally.pairs);
    assert_eq!(tally.missing(), [""; 0], "never varied, or without a pair");
    assert_eq!(tally.scenarios.len(), ScenarioId::ALL.len());
}

#[test]
fn every_deliberate_leak_is_caught_and_the_game_without_one_is_not() {
    let caught: RefCell<BTreeMap<Leak, String>> = RefCell::default();
    let pairs = Cell::new(0);
    let take = |pair: Pair| {
        pairs.set(pairs.get() + 1);
        let mut honest = LeakyRommel::new(&Options::of(pair.scenario)).unwrap();
        compare(&mut honest, LeakyRommel::advice, LeakyRommel::answers, &pair).unwrap();
        let mut caught = caught.borrow_mut();
        for leak in Leak::ALL {
            if caught.contains_key(&leak) {
                continue;
            }
            if let Err(fault) =
                compare(&mut honest.clone().with(leak), LeakyRommel::advice, LeakyRommel::answers, &pair)
            {
                caught.insert(leak, fault);
            }
        }
    };
    play_until(2, take, || caught.borrow().len() == Leak::ALL.len());
    println!("{} pairs", pairs.get());
    let caught = caught.into_inner();
    for leak in Leak::ALL {
        let fault = caught.get(&leak).unwrap_or_else(|| panic!("{leak:?} is not caught"));
        assert!(fault.starts_with(&format!("the {} differs", leak.shown_in())), "{leak:?}: {fault}");
    }
    assert!(Leak::ALL.len() >= 10);
}

#[test]
fn games_played_on_end_alike_from_two_states_that_a_player_cannot_tell_apart() {
    let least = if is_long() { 400 } else { 24 };
    let (pairs, decided) = (Cell::new(0), Cell::new(0));
    let take = |pair: Pair| {
        pairs.set(pairs.get() + 1);
        if pairs.get() > least {
            return;
        }
        let mut rules = Rommel::new(&Options::of(pair.scenario)).unwrap();
        let mut scripts = Scripts::new(&rules);
        let viewer = Viewer::Side(pair.viewer);
        let number = pairs.get();
        let [real, twin] =
            [&pair.state, &pair.twin].map(|state| end_from(&mut rules, &mut scripts, state, viewer, number));
        assert_eq!(real, twin, "{}, {}", pair.scenario.key(), pair.phase);
        decided.set(decided.get() + u64::from(real.unwrap().over));
        assert_eq!(end_from(&mut rules, &mut scripts, &pair.state, Viewer::Observer, number), None);
    };
    play_until(1, take, || pairs.get() >= least);
    assert!(pairs.get() >= least && decided.get() > 0, "{} of {}", decided.get(), pairs.get());
}
