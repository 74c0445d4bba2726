//! Win chances at a glance: an estimate from the value of a state and the time left, fitted to games between scripts.
//!
//! It stands in for games that have not been played on yet. The logarithm of the chance of each side against a draw is a
//! weighted sum of four terms; the weights come from [`fit`], which maximizes the likelihood of the results of games that
//! scripts played on in styles drawn at random, as [`playing_on`](crate::playing_on) does.

use serde::Serialize;

use crate::draw::Draw;
use crate::rules::Rules;
use crate::search::{Effort, Lineup, Rollout, Scripts, Searchable};

/// Terms of the weighted sums.
const TERMS: usize = 4;
/// A victory point or unit, in the unit of [`Value`](crate::search::Value).
const POINT: f64 = 100.0;
/// Points that count as 1 in the sums, and the most that count.
const SCALE: f64 = 10.0;
const MOST: f64 = 3.0;
/// Weights are whole thousandths.
const THOUSAND: f64 = 1000.0;
/// States drawn for a viewer from whom something is hidden.
const IMAGINED: u32 = 6;

/// What an estimate looks at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The value for the first side, in hundredths of a point.
    pub value: f64,
    /// The share of the game that is left, from 1 to 0.
    pub left: f64,
}

impl Standing {
    /// A constant, the time left, the value, and the value as it weighs late in the game.
    fn terms(self) -> [f64; TERMS] {
        let value = (self.value / POINT / SCALE).clamp(-MOST, MOST);
        [1.0, self.left, value, value * (1.0 - self.left)]
    }
}

/// Weights for a scenario in thousandths: of the first side against a draw, and of the second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weights(pub [[i32; TERMS]; 2]);

/// Chances that add up to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct OutlookView {
    /// That the first side wins, and the second.
    pub wins: [f64; 2],
    /// That nobody wins.
    pub draw: f64,
}

impl Weights {
    /// The chances of a standing.
    pub fn chances(&self, standing: Standing) -> OutlookView {
        let weights = self.0.map(|side| side.map(|weight| f64::from(weight) / THOUSAND));
        let [first, draw, second] = shares(&weights, standing.terms());
        OutlookView { wins: [first, second], draw }
    }
}

/// The chances of the first side, of a draw and of the second side.
fn shares(weights: &[[f64; TERMS]; 2], terms: [f64; TERMS]) -> [f64; 3] {
    let sum = |side: &[f64; TERMS]| side.iter().zip(terms).map(|(weight, term)| weight * term).sum::<f64>();
    let logs = [sum(&weights[0]), 0.0, sum(&weights[1])];
    let most = logs.into_iter().fold(f64::MIN, f64::max);
    let odds = logs.map(|log| (log - most).exp());
    let all: f64 = odds.iter().sum();
    odds.map(|one| one / all)
}

/// The value of a state for the first side, in hundredths of a point; for a viewer the mean over states drawn from what the
/// viewer knows.
pub fn value<R: Searchable>(rules: &mut R, state: &R::State, viewer: Option<<R as Rules>::Side>) -> f64 {
    let side = R::SIDES[0];
    let Some(viewer) = viewer else { return rules.value(state, side).total().into() };
    let mut sum = 0.0;
    for number in 0..IMAGINED {
        let imagined = rules.imagined(state, viewer, &mut Draw::new(number.into()));
        sum += f64::from(rules.value(&imagined, side).total());
    }
    sum / f64::from(IMAGINED)
}

/// How a game stood, and who won it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// How it stood as a player-turn began.
    pub standing: Standing,
    /// 0 for the first side, 1 for a draw, 2 for the second side.
    pub result: usize,
}

/// Plays a game with scripts from a state to its end, in styles and with dice of a number, and gives its standing at the
/// beginning of each player-turn; nothing where it does not come to its end.
pub fn sample<R: Searchable>(
    rules: &mut R,
    scripts: &mut Scripts<R>,
    start: R::State,
    number: u64,
    left: impl Fn(&R::State) -> f64,
) -> Vec<Sample> {
    let mut draw = Draw::new(number);
    let all = R::styles();
    let mut style = || all[draw.below(all.len() as u32) as usize];
    let lineup = Lineup { styles: [style(), style()], luck: number, player_turns: Effort::TO_THE_END };
    let mut turn = None;
    let mut standings = Vec::new();
    let mut rollout = Rollout::begin(scripts, start, lineup);
    loop {
        let now = R::player_turn(rollout.state());
        if now.is_some() && now != turn && R::winner(rollout.state()).is_none() {
            turn = now;
            standings.push(Standing { value: value(rules, rollout.state(), None), left: left(rollout.state()) });
        }
        if rollout.advance(rules, scripts, 1) {
            break;
        }
    }
    let Some(winner) = R::winner(rollout.state()) else { return Vec::new() };
    let result = winner.map_or(1, |side| if side == R::SIDES[0] { 0 } else { 2 });
    standings.into_iter().map(|standing| Sample { standing, result }).collect()
}

/// The weights that make the results of some samples most likely, found by gradient ascent.
pub fn fit(samples: &[Sample]) -> Weights {
    const STEPS: usize = 4_000;
    const RATE: f64 = 1.0;
    /// Draws the weights towards 0, so that results which never came up stay possible.
    const RIDGE: f64 = 2e-4;
    let mut weights = [[0.0; TERMS]; 2];
    let count = f64::from(samples.len().max(1) as u32);
    for _ in 0..STEPS {
        let mut slope = weights.map(|side| side.map(|weight| -RIDGE * weight));
        for Sample { standing, result } in samples {
            let terms = standing.terms();
            let chances = shares(&weights, terms);
            for (side, of) in slope.iter_mut().zip([0, 2]) {
                let miss = f64::from(u8::from(*result == of)) - chances[of];
                side.iter_mut().zip(terms).for_each(|(slope, term)| *slope += miss * term / count);
            }
        }
        for (side, slope) in weights.iter_mut().zip(slope) {
            side.iter_mut().zip(slope).for_each(|(weight, slope)| *weight += RATE * slope);
        }
    }
    Weights(weights.map(|side| side.map(|weight| (weight * THOUSAND).round() as i32)))
}

/// Weights with the mean squared error that they have on other games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fitted {
    /// The weights.
    pub weights: Weights,
    /// Their error.
    pub error: f64,
    /// The error of the mean result of the fitted games, which a fit has to beat.
    pub usual: f64,
}

impl Fitted {
    /// Fits to the samples of the games below a number, and proves the weights on half as many games from it on.
    pub fn to(games: u64, mut samples: impl FnMut(u64) -> Vec<Sample>) -> Self {
        let seen: Vec<Sample> = (0..games).flat_map(&mut samples).collect();
        let fresh: Vec<Sample> = (games..games + games / 2).flat_map(&mut samples).collect();
        let weights = fit(&seen);
        let share = |result| {
            let count = seen.iter().filter(|one| one.result == result).count();
            f64::from(count as u32) / f64::from(seen.len().max(1) as u32)
        };
        let usual = OutlookView { wins: [share(0), share(2)], draw: share(1) };
        Self { weights, error: error(&fresh, |standing| weights.chances(standing)), usual: error(&fresh, |_| usual) }
    }
}

/// The mean squared error of the chances of some samples over the three results: 0 is perfect.
pub fn error(samples: &[Sample], chances: impl Fn(Standing) -> OutlookView) -> f64 {
    let of = |sample: &Sample| {
        let OutlookView { wins: [first, second], draw } = chances(sample.standing);
        let miss = |(at, chance): (usize, f64)| (f64::from(u8::from(at == sample.result)) - chance).powi(2);
        [first, draw, second].into_iter().enumerate().map(miss).sum::<f64>()
    };
    samples.iter().map(of).sum::<f64>() / f64::from(samples.len().max(1) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games in which the better standing wins always, and an even one is drawn.
    fn clear() -> Vec<Sample> {
        let of = |value: i32| Sample {
            standing: Standing { value: f64::from(value), left: 0.5 },
            result: if value > 300 {
                0
            } else if value < -300 {
                2
            } else {
                1
            },
        };
        (-10..=10).map(|value| of(value * 100)).collect()
    }

    #[test]
    fn fitted_chances_follow_the_results_and_add_up_to_one() {
        let weights = fit(&clear());
        for sample in clear() {
            let OutlookView { wins: [first, second], draw } = weights.chances(sample.standing);
            assert!((first + second + draw - 1.0).abs() < 1e-12);
            let most = [first, draw, second].into_iter().fold(0.0, f64::max);
            if sample.standing.value.abs() > 600.0 || sample.standing.value.abs() < 200.0 {
                assert!(([first, draw, second][sample.result] - most).abs() < 1e-12, "{sample:?}");
            }
        }
        let even = OutlookView { wins: [1.0 / 3.0; 2], draw: 1.0 / 3.0 };
        assert!(error(&clear(), |standing| weights.chances(standing)) < error(&clear(), |_| even) / 2.0);
    }

    #[test]
    fn weights_are_proved_on_other_games_than_those_that_they_are_fitted_to() {
        let mut asked = Vec::new();
        let fitted = Fitted::to(4, |number| {
            asked.push(number);
            clear()
        });
        assert_eq!(asked, [0, 1, 2, 3, 4, 5]);
        assert!(fitted.error < fitted.usual / 2.0, "{fitted:?}");
        let seen: Vec<Sample> = (0..4).flat_map(|_| clear()).collect();
        assert_eq!(fitted.weights, fit(&seen));
    }

    #[test]
    fn without_weights_all_results_are_equally_likely() {
        let OutlookView { wins, draw } = Weights::default().chances(Standing { value: 900.0, left: 0.1 });
        assert!([wins[0], wins[1], draw].iter().all(|chance| (chance - 1.0 / 3.0).abs() < 1e-12));
    }
}
