//! The players of a game that needs no person, under the eyes of a watcher.

use referee::conformance::{Seen, Violation};
pub use referee::play::Player;
use referee::play::Table;
use referee::record::Game;
use referee::search::Searchable;
use referee::viewer::Given;
use referee::{ComputerPlayer, Draw};

use crate::played_game::{PlayedGame, Watch};
use crate::stats::Span;

/// The players of one game, and what is noted of it on the way.
pub struct Players<G: PlayedGame> {
    seats: [Player; 2],
    script: Option<<G as Searchable>::Script>,
    draw: Draw,
    watch: Option<G::Watch>,
    /// Orders before the player-turn under way.
    begun: usize,
    /// Characters of the link of each player-turn.
    pub turn_links: Span,
}

impl<G: PlayedGame> Players<G> {
    /// The players of a game; its number settles what they draw.
    pub fn new(game: &mut Game<G>, seats: [Player; 2], number: u64, checked: bool) -> Self {
        let script = seats.contains(&Player::Scripted).then(|| game.rules().script());
        let watch = checked.then(|| G::Watch::new(game, number));
        Self { seats, script, draw: Draw::new(number), watch, begun: 0, turn_links: Span::default() }
    }

    /// What was seen under a watch.
    pub fn seen(&self) -> Option<&Seen> {
        self.watch.as_ref().map(Watch::seen)
    }
}

impl<G: PlayedGame> Table<G> for Players<G> {
    fn is_over(&self, state: &G::State) -> bool {
        G::is_over(state)
    }

    fn place(&self, state: &G::State) -> String {
        G::place(state)
    }

    fn order(&mut self, game: &mut Game<G>) -> Option<G::Order> {
        let scripted = self.seats[G::seat(game.to_act())] == Player::Scripted;
        let (rules, state) = game.parts();
        match &mut self.script {
            Some(script) if scripted => script.advice(rules, state, &mut self.draw),
            _ => G::random(rules, state, &mut self.draw),
        }
    }

    fn watch(&mut self, game: &mut Game<G>, given: Given<'_, G>) -> Result<(), Violation> {
        let turn = game.checkpoints().last().map_or(0, |checkpoint| checkpoint.orders);
        if turn > self.begun {
            self.turn_links.push(game.turn_link(self.begun).map_or(usize::MAX, |link| link.len()));
            self.begun = turn;
        }
        self.watch.as_mut().map_or(Ok(()), |watch| watch.after(game, given))
    }
}
