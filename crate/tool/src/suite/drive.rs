//! Who gives the orders of a position that is played on.

use std::collections::VecDeque;

use referee::record::{Game, Report};
use referee::search::{Explanation, Level, Strategist};
use referee::{ComputerPlayer, Rules};

use crate::suite::position::Solvable;

/// Who gave an order, the order and what it brought about.
type Stepped<G> = (<G as Rules>::Side, <G as Rules>::Order, Report<<G as Rules>::Log>);

/// A game that is played on, and who gives the orders.
pub struct Drive<G: Solvable> {
    /// The game.
    pub game: Game<G>,
    /// The orders given, and who gave each.
    pub given: Vec<(G::Side, G::Order)>,
    /// Whether one of the orders chosen has rolled dice.
    pub rolled: bool,
    /// Why the last order was given, where that was searched.
    pub why: Option<Explanation>,
    /// Orders to be given first.
    line: VecDeque<G::Order>,
    /// Orders up to the last that was not the least that could be done.
    chosen: usize,
    /// The computer players of both seats.
    players: [Strategist<G>; 2],
    /// Whether, after the line, the side of a seat does as little as it can; what has to be decided its player decides.
    quiet: [bool; 2],
}

impl<G: Solvable> Drive<G> {
    /// A level plays both sides.
    pub fn level(game: Game<G>, level: Level) -> Self {
        let players = [(); 2].map(|()| Strategist::new(game.rules(), level));
        Self {
            game,
            given: Vec::new(),
            rolled: false,
            why: None,
            line: VecDeque::new(),
            chosen: 0,
            players,
            quiet: [false; 2],
        }
    }

    /// These orders are given, and then both sides do as little as they can.
    pub fn line(game: Game<G>, line: &[G::Order]) -> Self {
        Self { line: line.iter().cloned().collect(), quiet: [true; 2], ..Self::level(game, Level::Recruit) }
    }

    /// The side of a seat does as little as it can, and a level plays the other one.
    pub fn against(game: Game<G>, level: Level, quiet: usize) -> Self {
        Self { quiet: [0, 1].map(|seat| seat == quiet), ..Self::level(game, level) }
    }

    /// Gives the next order, and tells who gave it and what it brought about; none where nothing can be ordered.
    ///
    /// Errors: it is refused.
    pub fn step(&mut self) -> Result<Option<Stepped<G>>, String> {
        let (at, by) = (self.game.len(), self.game.to_act());
        let is_chosen = !self.line.is_empty() || !self.quiet[G::seat(by)];
        let Some(order) = self.next() else { return Ok(None) };
        let report = self.game.give(order.clone(), &[]).map_err(|refusal| {
            let order = serde_json::to_string(&order).unwrap_or_default();
            format!("order {at} is refused: {refusal}: {order}")
        })?;
        self.rolled |= is_chosen && !report.faces.is_empty();
        self.given.push((by, order.clone()));
        if is_chosen {
            self.chosen = self.given.len();
        }
        Ok(Some((by, order, report)))
    }

    /// The orders given without the last ones that do as little as can be done.
    pub fn chosen(&self) -> Vec<G::Order> {
        self.given[..self.chosen].iter().map(|(_, order)| order.clone()).collect()
    }

    /// Gives orders while a state is as it says; ends where nothing can be ordered.
    ///
    /// Errors: an order is refused.
    pub fn play_while(&mut self, goes_on: impl Fn(&G::State) -> bool) -> Result<(), String> {
        while goes_on(self.game.state()) && self.step()?.is_some() {}
        Ok(())
    }

    fn next(&mut self) -> Option<G::Order> {
        if G::is_over(self.game.state()) {
            return None;
        }
        if let Some(order) = self.line.pop_front() {
            return Some(order);
        }
        if self.quiet[G::seat(self.game.to_act())]
            && let Some(order) = G::quiet(&mut self.game)
        {
            return Some(order);
        }
        let mut draw = self.game.draw();
        let player = &mut self.players[G::seat(self.game.to_act())];
        let (rules, state) = self.game.parts();
        let order = player.advice(rules, state, &mut draw);
        self.why = player.take_explanation();
        order
    }
}
