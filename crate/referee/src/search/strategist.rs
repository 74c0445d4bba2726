//! The computer player of a level.

use crate::draw::Draw;
use crate::search::halving::{Progress, Search};
use crate::search::rollout::Scripts;
use crate::search::{Effort, Explanation, Level, Searchable, StyledPlayer};
use crate::viewer::ComputerPlayer;

/// A computer player of one side that chooses the style of its script at each decision, and knows what it chose last.
#[derive(Clone, Debug)]
pub struct Strategist<R: Searchable> {
    level: Level,
    /// In place of the level's.
    effort: Option<Effort>,
    script: R::Script,
    scripts: Scripts<R>,
    style: R::Style,
    /// The decision that the style was chosen for.
    decision: Option<u64>,
    search: Option<Search<R>>,
    explanation: Option<Explanation>,
}

/// What a slice of thinking has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thought<O> {
    /// The order; none when nothing can be ordered.
    Order(Option<O>),
    /// There is more to think about.
    Thinking(Progress),
}

impl<R: Searchable> Strategist<R> {
    /// A player for games of these rules.
    pub fn new(rules: &R, level: Level) -> Self {
        let scripts = Scripts::new(rules);
        let (script, style) = (rules.script(), R::styles()[0]);
        Self { level, effort: None, script, scripts, style, decision: None, search: None, explanation: None }
    }

    /// The same player with another effort at every decision.
    #[must_use]
    pub fn with_effort(mut self, effort: Effort) -> Self {
        self.effort = Some(effort);
        self
    }

    /// Its level.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The style that it plays at present.
    pub const fn style(&self) -> R::Style {
        self.style
    }

    /// Thinks for a slice of `steps` steps, each a few orders of a rollout, about the player who decides. The state must be
    /// the same until an order comes.
    pub fn think(&mut self, rules: &mut R, state: &R::State, steps: usize, draw: &mut Draw) -> Thought<R::Order> {
        self.begin(rules, state, draw);
        if let Some(search) = &mut self.search {
            for _ in 0..steps {
                if !search.step(rules, &mut self.scripts) {
                    break;
                }
            }
            if !search.is_over() {
                return Thought::Thinking(search.progress());
            }
        }
        Thought::Order(self.order_now(rules, state, draw))
    }

    /// Ends a search that is under way, and gives the order of the best style so far.
    pub fn order_now(&mut self, rules: &mut R, state: &R::State, draw: &mut Draw) -> Option<R::Order> {
        if let Some(search) = self.search.take() {
            self.explanation = search.explanation();
            let style = search.best();
            // Within a decision the script keeps what it has planned.
            self.script.adopt(style);
            self.style = style;
        }
        self.script.advice(rules, state, draw)
    }

    /// Why the style of the last decision was chosen, once for each decision; none without a search.
    pub const fn take_explanation(&mut self) -> Option<Explanation> {
        self.explanation.take()
    }

    /// Begins a search where a decision is due that has none yet.
    fn begin(&mut self, rules: &mut R, state: &R::State, draw: &Draw) {
        if self.search.is_some() {
            return;
        }
        let Some(decision) = rules.decision(state) else { return };
        if self.decision.is_some_and(|last| last == decision || rules.goes_on(state, last)) {
            return;
        }
        let current = self.decision.replace(decision).map(|_| self.style);
        let effort = self.effort.unwrap_or_else(|| rules.effort(self.level, state));
        // With a copy, so that the draw is the same whether or not the search ends in this slice.
        self.search = Some(Search::new(rules, state, current, effort, &mut draw.clone()));
    }
}

impl<R: Searchable> ComputerPlayer<R> for Strategist<R> {
    fn advice(&mut self, rules: &mut R, state: &R::State, draw: &mut Draw) -> Option<R::Order> {
        loop {
            if let Thought::Order(order) = self.think(rules, state, usize::MAX, draw) {
                return order;
            }
        }
    }
}
