//! The games of a pair in a scenario, and what follows from them.

use std::fmt;

use crate::ladder::results::{Played, in_order};
use crate::measure::player::PlayerKind;
use crate::played_game::PlayedGame;
use crate::stats::{real, wilson};

/// Games between two looks at the interval: the fewer looks, the fewer false stops.
const LOOK_EVERY: usize = 20;

/// A pair in a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The scenario.
    pub scenario: String,
    /// Both players, the one taken for the stronger first.
    pub players: [PlayerKind; 2],
}

impl Cell {
    /// Whether a game belongs to this cell, on dice from a seed on.
    fn has<G: PlayedGame>(&self, played: &Played, first_seed: u32) -> bool {
        let keys = self.players.map(PlayerKind::key);
        let same = played.game == G::ID && played.scenario == self.scenario && played.players == keys;
        same && played.seed == first_seed + played.number / 2
    }

    /// Its games on dice from a seed on, in their order, up to the first that is missing.
    pub fn of<G: PlayedGame>(&self, games: &[Played], first_seed: u32) -> Vec<Played> {
        in_order(games.iter().filter(|played| self.has::<G>(played, first_seed)).cloned().collect())
    }
}

/// The result of some games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games won, drawn and lost by the first player.
    pub games: [usize; 3],
    /// The first player's share of the points, draws counted half.
    pub score: f64,
    /// Its interval of 95 %.
    pub interval: [f64; 2],
    /// Thinking of both players for a player-turn, in milliseconds.
    pub milliseconds: [f64; 2],
}

impl Tally {
    /// The result of games.
    pub fn of(games: &[Played]) -> Self {
        let count = |halves: u8| games.iter().filter(|game| game.halves == halves).count();
        let [won, drawn, lost] = [count(2), count(1), count(0)];
        let n = real(games.len());
        let score = if games.is_empty() { 0.5 } else { (real(won) + real(drawn) / 2.0) / n };
        let time = |player: usize| {
            let sum: u32 = games.iter().map(|game| game.milliseconds_a_turn[player]).sum();
            f64::from(sum) / n.max(1.0)
        };
        Self { games: [won, drawn, lost], score, interval: wilson(score, n), milliseconds: [time(0), time(1)] }
    }

    /// Games played.
    pub fn count(&self) -> usize {
        self.games.iter().sum()
    }

    /// Whether the interval leaves 50 % out.
    pub fn is_ordered(&self) -> bool {
        self.interval[0] > 0.5 || self.interval[1] < 0.5
    }
}

/// Whether a pair needs no more games: it is ordered at a look after the fewest games, or has the most.
pub fn is_settled(games: &[Played], least: u32, most: u32) -> bool {
    let count = games.len();
    let looks = count >= least as usize && (count - least as usize).is_multiple_of(LOOK_EVERY);
    count >= most as usize || looks && Tally::of(games).is_ordered()
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [won, drawn, lost] = self.games;
        let [low, high] = self.interval.map(|bound| bound * 100.0);
        write!(out, "{:.0} % ({low:.0}-{high:.0}), {won} won, {drawn} drawn, {lost} lost", self.score * 100.0)
    }
}
