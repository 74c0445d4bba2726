//! Going over a game again: the state after any of its orders, what each brought about, and another game from there.

use std::ops::Range;

use super::Entry;
use super::dice::order_bytes;
use super::game::{Game, Report};
use crate::rules::{CarriedOut, Rules};

/// Orders between two states that are kept, so that no order is far from one.
const STATE_INTERVAL: usize = 16;

impl<R: Rules> Game<R> {
    /// Keeps the current state where it is one of those to be kept.
    pub(super) fn save_state(&mut self) {
        if self.len().is_multiple_of(STATE_INTERVAL) {
            self.states.push(self.state.clone());
        }
    }

    /// Forgets the states after orders that are no longer in the record.
    pub(super) fn drop_states(&mut self) {
        self.states.truncate(self.len() / STATE_INTERVAL + 1);
    }

    /// What happened before the first order.
    pub fn opening(&self) -> R::Log {
        let mut log = R::Log::default();
        self.rules.clone().start(&mut log);
        log
    }

    /// The state after some orders; none beyond the last.
    pub fn state_after(&mut self, orders: usize) -> Option<R::State> {
        if orders >= self.len() {
            return (orders == self.len()).then(|| self.state.clone());
        }
        let near = orders / STATE_INTERVAL;
        let mut state = self.states.get(near)?.clone();
        for at in near * STATE_INTERVAL..orders {
            state = self.carry_out_again(at, &state, &mut R::muted())?.state;
        }
        Some(state)
    }

    /// Goes over orders again and shows for each the rules, the state before it, the entry of the record and what it
    /// brought about.
    ///
    /// Orders beyond the last are left out.
    pub fn replay_range(
        &mut self,
        orders: Range<usize>,
        mut show: impl FnMut(&mut R, &R::State, &Entry<R::Order>, Report<R::Log>),
    ) {
        let Some(mut state) = self.state_after(orders.start) else { return };
        for at in orders.start..orders.end.min(self.len()) {
            let mut log = R::Log::default();
            let Some(CarriedOut { state: after, faces, .. }) = self.carry_out_again(at, &state, &mut log) else {
                return;
            };
            show(&mut self.rules, &state, &self.record.orders[at], Report { faces, log });
            state = after;
        }
    }

    /// Carries an order of the record out once more; it followed before, so it follows again.
    fn carry_out_again(
        &mut self,
        at: usize,
        state: &R::State,
        log: &mut R::Log,
    ) -> Option<CarriedOut<R::State, R::Side>> {
        let Self { rules, record, links, .. } = self;
        let entry = record.orders.get(at)?;
        let entered = entry.entered(record.dice);
        let bytes = order_bytes(&entry.order);
        let random = record.dice.random::<R>(*links.get(at)?, &bytes, entered).ok()?;
        rules.carry_out(state, &entry.order, random, log).ok()
    }

    /// Another game with the first orders of this one; none beyond the last.
    pub fn branch(&self, orders: usize) -> Option<Self> {
        if orders > self.len() {
            return None;
        }
        let mut record = self.record.clone();
        record.orders.truncate(orders);
        record.branches.retain(|branch| branch.at as usize <= orders);
        let mut game = Self::replay(&record, &[]).ok()?;
        game.clamp_looks();
        Some(game)
    }
}
