//! The players of a game that needs no person, under the eyes of a watcher.

use std::path::Path;

use referee::conformance::Violation;
use referee::play::Table;
use referee::record::Game;
use referee::viewer::Given;

use crate::measure::player::{PlayerKind, Seated};
use crate::played_game::{PlayedGame, Watch};
use crate::stats::Span;

/// The players of one game, and what is noted of it on the way.
pub struct Players<G: PlayedGame> {
    seats: [Seated<G>; 2],
    watch: Option<G::Watch>,
    /// Orders before the player-turn under way.
    begun: usize,
    /// Characters of the link of each player-turn.
    pub turn_links: Span,
    /// Why a player gave no order.
    pub fault: Option<String>,
}

impl<G: PlayedGame> Players<G> {
    /// The players of a game, which a watch knows by its number. `frozen` is the program of the frozen player.
    ///
    /// Errors: that program cannot be run, or none is named.
    pub fn new(
        game: &mut Game<G>,
        kinds: [PlayerKind; 2],
        number: u64,
        frozen: Option<&Path>,
        checked: bool,
    ) -> Result<Self, String> {
        let seated = |seat: usize| Seated::new(game.rules(), kinds[seat], seat, frozen);
        let seats = [seated(0)?, seated(1)?];
        let watch = checked.then(|| G::Watch::new(game, number));
        Ok(Self { seats, watch, begun: 0, turn_links: Span::default(), fault: None })
    }

    /// Orders that were taken back and given again, and orders that stay, under a watch.
    pub fn undone(&self) -> [u32; 2] {
        self.watch.as_ref().map_or([0; 2], Watch::undone)
    }

    /// What was tried and what was met under a watch, with its number.
    pub fn met(&self) -> Vec<(&'static str, u32)> {
        self.watch.as_ref().map_or_else(Vec::new, Watch::met)
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
        let seat = G::seat(game.to_act());
        self.seats[seat].order(game).unwrap_or_else(|fault| {
            self.fault = Some(fault);
            None
        })
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
