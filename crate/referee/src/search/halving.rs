//! Candidates, rounds and the best so far.

use crate::draw::Draw;
use crate::search::rollout::{Lineup, Rollout, Scripts, seat};
use crate::search::{Effort, Explanation, Searchable, Value};

/// Orders of one step: a few milliseconds in the browser at most.
const STEP: u32 = 8;

/// Rollouts from which candidates with equal values are taken to play alike.
const ALIKE: usize = 2;

/// Rounds of a search among this many candidates.
fn rounds_of(candidates: usize) -> u32 {
    candidates.next_power_of_two().ilog2().max(1)
}

/// Drops candidates whose values equal those of an earlier one.
fn drop_alike<S>(left: &mut Vec<usize>, candidates: &[Candidate<S>]) {
    let mut unlike: Vec<usize> = Vec::with_capacity(left.len());
    left.retain(|&at| {
        let is_new = unlike.iter().all(|&other| candidates[other].values != candidates[at].values);
        if is_new {
            unlike.push(at);
        }
        is_new
    });
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Rollouts that are done.
    pub done: u32,
    /// Rollouts that the search was given.
    pub of: u32,
}

/// A candidate with the values of its rollouts. Rollout n of each candidate has the same luck.
#[derive(Clone, Debug)]
struct Candidate<S> {
    style: S,
    /// What it counts more in each rollout than its value.
    bonus: i64,
    values: Vec<Value>,
}

impl<S> Candidate<S> {
    /// The sum over the first `count` rollouts, all by default.
    fn total(&self, count: usize) -> i64 {
        self.values.iter().take(count).map(|value| i64::from(value.total()) + self.bonus).sum()
    }

    fn is_better(&self, other: &Self) -> bool {
        let count = self.values.len().min(other.values.len());
        self.total(count) > other.total(count)
    }
}

/// A decision that is being searched: which style to play until the next one.
#[derive(Clone, Debug)]
pub struct Search<R: Searchable> {
    root: R::State,
    side: R::Side,
    current: Option<R::Style>,
    effort: Effort,
    seed: u64,
    candidates: Vec<Candidate<R::Style>>,
    /// The candidates still in, by their numbers, the best first.
    left: Vec<usize>,
    /// The next one of them to be rolled out, and rollouts that each has in this round.
    at: usize,
    goal: usize,
    /// Rounds that are still to come, the one under way included.
    rounds: u32,
    rollout: Option<Rollout<R>>,
    orders: u32,
    done: u32,
    over: bool,
}

impl<R: Searchable> Search<R> {
    /// A search for the player who decides and who chose `current` last. The draw settles all of its luck.
    pub fn new(rules: &mut R, state: &R::State, current: Option<R::Style>, effort: Effort, draw: &mut Draw) -> Self {
        let candidate = |style| {
            let bonus = if current == Some(style) { R::MARGIN.into() } else { 0 };
            Candidate { style, bonus, values: Vec::new() }
        };
        let candidates: Vec<_> = rules.candidates(state, current).into_iter().map(candidate).collect();
        let seed = u64::from(draw.below(u32::MAX)) << 32 | u64::from(draw.below(u32::MAX));
        let over = effort.rollouts == 0 || candidates.len() < 2 || R::winner(state).is_some();
        let mut search = Self {
            root: state.clone(),
            side: rules.to_act(state),
            current,
            effort,
            seed,
            left: (0..candidates.len()).collect(),
            rounds: rounds_of(candidates.len()),
            candidates,
            at: 0,
            goal: 0,
            rollout: None,
            orders: 0,
            done: 0,
            over,
        };
        search.goal = search.share();
        search
    }

    /// Rollouts that each candidate gets in a round: rounds cost the same.
    fn share(&self) -> usize {
        let each = self.effort.rollouts / rounds_of(self.candidates.len()) / (self.left.len().max(1) as u32);
        each.max(1) as usize
    }

    /// Plays a few orders of a rollout; whether there is more to do.
    pub fn step(&mut self, rules: &mut R, scripts: &mut Scripts<R>) -> bool {
        if self.over {
            return false;
        }
        let mut rollout = match self.rollout.take() {
            Some(rollout) => rollout,
            None => self.begin_rollout(rules, scripts),
        };
        let before = rollout.orders();
        let finished = rollout.advance(rules, scripts, STEP);
        self.orders += rollout.orders() - before;
        if finished {
            let value = rules.value(rollout.state(), self.side);
            self.take(value);
        } else {
            self.rollout = Some(rollout);
        }
        !self.over
    }

    /// The next candidate's next rollout. Its luck hangs on its number alone, so that all candidates meet the same.
    fn begin_rollout(&self, rules: &R, scripts: &mut Scripts<R>) -> Rollout<R> {
        let candidate = &self.candidates[self.left[self.at]];
        let number = candidate.values.len() as u64;
        let mut draw = Draw::new(self.seed.wrapping_add(number));
        let enemy = draw.pick(R::enemy_styles());
        let state = rules.imagined(&self.root, self.side, &mut draw);
        let mut styles = [enemy; 2];
        styles[seat::<R>(self.side)] = candidate.style;
        let luck = u64::from(draw.below(u32::MAX));
        Rollout::begin(scripts, state, Lineup { styles, luck, player_turns: self.effort.player_turns })
    }

    /// Notes the value of a rollout, and goes on to the next candidate or round.
    fn take(&mut self, value: Value) {
        self.done += 1;
        let candidate = &mut self.candidates[self.left[self.at]];
        candidate.values.push(value);
        if candidate.values.len() < self.goal {
            return;
        }
        self.at += 1;
        if self.at == self.left.len() {
            self.end_round();
        }
    }

    /// Drops the worse half, and candidates that fared in every rollout as a better one did.
    fn end_round(&mut self) {
        let Self { candidates, left, .. } = self;
        let count = self.goal;
        let half = left.len().div_ceil(2).max(2);
        // A stable sort: among equals the earlier style stays ahead.
        left.sort_by_key(|&at| -candidates[at].total(count));
        if count >= ALIKE {
            drop_alike(left, candidates);
        }
        self.rounds -= 1;
        if left.len() < 2 || self.rounds == 0 || self.orders >= self.effort.orders {
            self.over = true;
            return;
        }
        left.truncate(half);
        self.at = 0;
        self.goal += self.share();
    }

    /// The best style so far: of those that are still in, over the rollouts that they share.
    pub fn best(&self) -> R::Style {
        let mut best = self.left[0];
        for &at in &self.left[1..] {
            if self.candidates[at].is_better(&self.candidates[best]) {
                best = at;
            }
        }
        self.candidates[best].style
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        let of = if self.over { self.done } else { self.effort.rollouts.max(self.done) };
        Progress { done: self.done, of }
    }

    /// Whether there is nothing more to do.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Orders given in all rollouts.
    pub const fn orders(&self) -> u32 {
        self.orders
    }

    /// Why the best style is better than the next; none before both have met a rollout.
    pub fn explanation(&self) -> Option<Explanation> {
        let best = self.best();
        let chosen = self.candidates.iter().find(|candidate| candidate.style == best)?;
        let others = self.candidates.iter().filter(|other| other.style != best && !other.values.is_empty());
        let mean = |candidate: &Candidate<R::Style>| {
            let count = candidate.values.len().min(chosen.values.len());
            (candidate.total(count) * 100).checked_div(count as i64)
        };
        // The last one of equals would be taken: the earlier style is the next.
        let next = others.rev().max_by_key(|other| (other.values.len(), mean(other)))?;
        let count = chosen.values.len().min(next.values.len());
        let [chosen_values, next_values] = [&chosen.values[..count], &next.values[..count]];
        let styles = [best, next.style].map(R::style_key);
        let continues = self.current == Some(best);
        (count > 0).then(|| Explanation::of(styles, continues, R::TERMS, chosen_values, next_values, self.done))
    }
}

#[cfg(test)]
mod tests {
    use super::{Candidate, drop_alike};
    use crate::search::Value;

    #[test]
    fn of_candidates_with_equal_values_the_better_placed_one_stays() {
        let of = |values: [i32; 2]| Candidate {
            style: (),
            bonus: 0,
            values: values.map(|value| Value::of(&[value])).to_vec(),
        };
        let candidates = [[1, 2], [2, 1], [1, 2], [3, 0], [2, 1]].map(of);
        let mut left = vec![4, 3, 2, 1, 0];
        drop_alike(&mut left, &candidates);
        assert_eq!(left, [4, 3, 2], "equal sums are not enough");
    }
}
