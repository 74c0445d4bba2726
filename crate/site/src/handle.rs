//! A game that is being played.

use referee::record::{DiceMode, Game, Report};
use referee::viewer::Given;
use referee::{ComputerPlayer, Draw, Viewer, Views};
use wasm_bindgen::JsValue;

use crate::faults::beyond;

/// A game with the player for whom it is shown: what a handle of JavaScript holds.
///
/// Numbers of orders count from 0.
pub struct Handle<R: Views> {
    pub(crate) played: Game<R>,
    pub(crate) viewer: Viewer<R::Side>,
    /// What the last order brought about, with the orders given by then.
    pub(crate) last: Option<(usize, Report<R::Log>)>,
}

impl<R: Views> From<Game<R>> for Handle<R> {
    fn from(game: Game<R>) -> Self {
        Self { played: game, viewer: Viewer::Everybody, last: None }
    }
}

impl<R: Views> Handle<R> {
    /// Begins a game.
    ///
    /// Errors: options that no game can have.
    pub fn begin(options: R::Options, dice: DiceMode) -> Result<Self, Vec<R::Refusal>> {
        let (game, report) = Game::new(options, dice)?;
        Ok(Self { last: Some((0, report)), ..game.into() })
    }

    /// For whom the game is shown from here on.
    pub const fn set_viewer(&mut self, viewer: Viewer<R::Side>) {
        self.viewer = viewer;
    }

    /// For whom the game is shown.
    pub const fn viewer(&self) -> Viewer<R::Side> {
        self.viewer
    }

    /// Whether the viewer sees what the player who decides may see.
    pub fn sees_decider(&self) -> bool {
        self.viewer.sees(self.played.rules().to_act(self.played.state()))
    }

    /// The game with its record.
    pub const fn played(&self) -> &Game<R> {
        &self.played
    }

    /// Rules and state, for questions about the state.
    pub const fn parts(&mut self) -> (&mut R, &R::State) {
        self.played.parts()
    }

    /// The game with its record, for a question that goes over its orders again.
    pub const fn played_mut(&mut self) -> &mut Game<R> {
        &mut self.played
    }

    /// The state after the first `orders` orders.
    ///
    /// Errors: `bad-argument` beyond the last order.
    pub fn state_at(&mut self, orders: usize) -> Result<R::State, JsValue> {
        self.played.state_after(orders).ok_or_else(|| beyond(orders))
    }

    /// The game as it stood after the first `orders` orders.
    ///
    /// Errors: `bad-argument` beyond the last order.
    pub fn view_at(&mut self, orders: usize) -> Result<R::View, JsValue> {
        let state = self.state_at(orders)?;
        let report = self.report_at(orders);
        Ok(self.played.parts().0.view(&state, &report.log, self.viewer))
    }

    /// What happened before the first order, as a view of the start.
    pub fn opening(&mut self) -> Result<R::View, JsValue> {
        let log = self.played.opening();
        let start = self.played.state_after(0).ok_or_else(|| beyond(0))?;
        Ok(self.played.parts().0.view(&start, &log, self.viewer))
    }

    /// Everything that may be ordered.
    pub fn legal(&mut self) -> R::LegalView {
        let (rules, state) = self.played.parts();
        rules.legal(state, self.viewer)
    }

    /// Carries out an order of the player who decides; `faces` are those of the players' own dice.
    ///
    /// Errors: the rule against it, and nothing has changed.
    pub fn give(&mut self, order: &R::Order, faces: &[u8]) -> Result<R::EntryView, R::Refusal> {
        let before = self.played.state().clone();
        let report = self.played.give(order.clone(), faces)?;
        let at = self.played.len() - 1;
        let given = Given { at, before: &before, order, report: &report, note: None };
        let entry = self.played.parts().0.entry(given, self.viewer);
        self.last = Some((at + 1, report));
        Ok(entry)
    }

    /// Whether an order may be given. No die of the game is rolled or foreseen.
    ///
    /// Errors: the rule against it.
    pub fn check(&mut self, order: &R::Order) -> Result<(), R::Refusal> {
        self.played.check(order)
    }

    /// The order that a computer player would give; the same for the same record.
    pub fn advice(&mut self, player: &mut impl ComputerPlayer<R>) -> Option<R::Order> {
        let mut draw = self.draw();
        let (rules, state) = self.played.parts();
        player.advice(rules, state, &mut draw)
    }

    /// What a computer player draws from; the same for the same record.
    pub(crate) fn draw(&self) -> Draw {
        self.played.draw()
    }

    /// What the last of the first `orders` orders brought about.
    fn report_at(&mut self, orders: usize) -> Report<R::Log> {
        match &self.last {
            Some((known, report)) if *known == orders && orders == self.played.len() => return report.clone(),
            _ if orders == 0 => return Report { faces: Vec::new(), log: self.played.opening() },
            _ => {}
        }
        let mut found = Report { faces: Vec::new(), log: R::Log::default() };
        self.played.replay_range(orders - 1..orders, |_, _, _, report| found = report);
        if orders == self.played.len() {
            self.last = Some((orders, found.clone()));
        }
        found
    }
}
