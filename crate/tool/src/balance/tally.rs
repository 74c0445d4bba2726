//! What the games of a match come to.

use std::collections::BTreeMap;
use std::fmt;

use crate::balance::front::Front;
use crate::balance::results::Played;
use crate::stats::{real, wilson};

/// The least and the most score of a side at which a scenario counts as balanced.
const FAIR: [f64; 2] = [0.35, 0.65];

/// The result of some games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games won by the first side, drawn, and won by the second.
    pub games: [usize; 3],
    /// The first side's share of the points, draws counted half.
    pub score: f64,
    /// Its interval of 95 %.
    pub interval: [f64; 2],
    /// How many games had each result.
    pub results: BTreeMap<String, usize>,
    /// Mean and standard error of the margin, where the game counts points.
    pub margin: Option<[f64; 2]>,
    /// Games in which every place is in the end held as at the start.
    pub still: usize,
    /// Thinking for a player-turn, in milliseconds.
    pub milliseconds: f64,
}

impl Tally {
    /// The result of games.
    pub fn of(games: &[Played]) -> Self {
        let count = |winner: Option<usize>| games.iter().filter(|game| game.winner == winner).count();
        let [first, drawn, second] = [count(Some(0)), count(None), count(Some(1))];
        let n = real(games.len());
        let score = if games.is_empty() { 0.5 } else { (real(first) + real(drawn) / 2.0) / n };
        let mut results = BTreeMap::new();
        for game in games {
            *results.entry(game.result.clone()).or_default() += 1;
        }
        let held = |front: Option<&Front>| front.map(|front| front.held.clone());
        let still = games.iter().filter(|game| held(game.fronts.first()) == held(game.fronts.last())).count();
        let time: u32 = games.iter().map(|game| game.milliseconds_a_turn).sum();
        Self {
            games: [first, drawn, second],
            score,
            interval: wilson(score, n),
            results,
            margin: games.iter().map(|game| game.margin).collect::<Option<Vec<_>>>().and_then(|all| mean(&all)),
            still,
            milliseconds: f64::from(time) / n.max(1.0),
        }
    }

    /// Games played.
    pub fn count(&self) -> usize {
        self.games.iter().sum()
    }

    /// Whether the score lies where both sides have a fair chance.
    pub fn is_fair(&self) -> bool {
        (FAIR[0]..=FAIR[1]).contains(&self.score)
    }
}

/// Mean and standard error; none of fewer than two numbers.
fn mean(numbers: &[i32]) -> Option<[f64; 2]> {
    let n = real(numbers.len());
    if numbers.len() < 2 {
        return None;
    }
    let mean = numbers.iter().copied().map(f64::from).sum::<f64>() / n;
    let squares: f64 = numbers.iter().map(|&number| (f64::from(number) - mean).powi(2)).sum();
    Some([mean, (squares / (n - 1.0) / n).sqrt()])
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, drawn, second] = self.games;
        let [low, high] = self.interval.map(|bound| bound * 100.0);
        let (score, still) = (self.score * 100.0, self.still);
        write!(out, "{first}/{drawn}/{second}, {score:.0} % ({low:.0}-{high:.0}), {still} still")
    }
}
