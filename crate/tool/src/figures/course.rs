//! A game with every state that it passed through.

use referee::record::Game;

use crate::played_game::PlayedGame;

/// A game, its states and what its orders brought about.
pub struct Course<G: PlayedGame> {
    /// The rules.
    pub rules: G,
    /// The state before each order, and the one at the end.
    pub states: Vec<G::State>,
    /// The orders.
    pub orders: Vec<G::Order>,
    /// What each brought about.
    pub logs: Vec<G::Log>,
}

impl<G: PlayedGame> Course<G> {
    /// The course of a game.
    pub fn of(game: &mut Game<G>) -> Self {
        let mut course = Self { rules: game.rules().clone(), states: Vec::new(), orders: Vec::new(), logs: Vec::new() };
        game.replay_range(0..game.len(), |_, before, entry, report| {
            course.states.push(before.clone());
            course.orders.push(entry.order.clone());
            course.logs.push(report.log);
        });
        course.states.push(game.state().clone());
        course
    }

    /// The state at the end.
    pub fn end(&self) -> &G::State {
        &self.states[self.orders.len()]
    }
}
