//! One game between two computer players.

use std::path::Path;

use referee::Rules;
use referee::conformance::Violation;
use referee::play::{self, Table};
use referee::record::{DiceMode, Game};
use referee::viewer::Given;

use crate::measure::player::{PlayerKind, Seated};
use crate::played_game::{PlayedGame, no_scenario};
use crate::stats::Clock;

/// A game that came to its end.
#[derive(Debug)]
pub struct Finished<G: PlayedGame> {
    /// The game.
    pub game: Game<G>,
    /// Thinking of each seat in seconds.
    pub seconds: [f64; 2],
    /// Player-turns of each seat.
    pub turns: [u32; 2],
}

impl<G: PlayedGame> Finished<G> {
    /// The seat of the winner; none for a draw.
    pub fn winner(&self) -> Option<usize> {
        G::winner(self.game.state()).flatten().map(G::seat)
    }

    /// The first eight bytes of the hash of the last state as hex digits: it tells builds apart that
    /// play differently.
    pub fn end(&self) -> String {
        let bytes = G::fingerprint(self.game.state());
        let number = bytes[..8].iter().fold(0, |sum: u64, &byte| sum << 8 | u64::from(byte));
        format!("{number:016x}")
    }
}

/// Both players by their seats, and what sees every state.
struct Seats<G: PlayedGame, F> {
    players: [Seated<G>; 2],
    /// Why a player gave no order.
    fault: Option<String>,
    seconds: [f64; 2],
    turns: [u32; 2],
    turn: Option<<G as Rules>::PlayerTurn>,
    look: F,
}

impl<G: PlayedGame, F: FnMut(&G, &G::State)> Table<G> for Seats<G, F> {
    fn is_over(&self, state: &G::State) -> bool {
        G::is_over(state)
    }

    fn place(&self, state: &G::State) -> String {
        G::place(state)
    }

    fn order(&mut self, game: &mut Game<G>) -> Option<G::Order> {
        let seat = G::seat(game.to_act());
        let (rules, state) = game.parts();
        (self.look)(rules, state);
        let turn = G::player_turn(state);
        if turn.is_some() && turn != self.turn {
            self.turn = turn;
            self.turns[seat] += 1;
        }
        let clock = Clock::start();
        let order = self.players[seat].order(game);
        self.seconds[seat] += clock.seconds();
        order.unwrap_or_else(|fault| {
            self.fault = Some(fault);
            None
        })
    }

    fn watch(&mut self, _: &mut Game<G>, _: Given<'_, G>) -> Result<(), Violation> {
        Ok(())
    }
}

/// Plays the game of a number of dice, the players by their seats; `look` sees the state before every order. `frozen` is
/// the program of the frozen player.
///
/// Errors: the scenario cannot begin, or the game does not come to its end.
pub fn play<G: PlayedGame>(
    options: G::Options,
    kinds: [PlayerKind; 2],
    seed: u32,
    frozen: Option<&Path>,
    look: impl FnMut(&G, &G::State),
) -> Result<Finished<G>, String> {
    let scenario = G::scenario(&options).to_owned();
    let dice = DiceMode::Seeded(play::seed(u64::from(seed)));
    let (mut game, _) = Game::<G>::new(options, dice).map_err(|_| no_scenario(&scenario))?;
    let seated = |seat: usize| Seated::new(game.rules(), kinds[seat], seat, frozen);
    let mut seats =
        Seats { players: [seated(0)?, seated(1)?], fault: None, seconds: [0.0; 2], turns: [0; 2], turn: None, look };
    play::play(&mut game, &mut seats).map_err(|error| {
        let reason = seats.fault.take().unwrap_or_else(|| error.to_string());
        format!("{scenario} seed {seed}, {} against {}: {reason}", kinds[0].key(), kinds[1].key())
    })?;
    let Seats { seconds, turns, .. } = seats;
    Ok(Finished { game, seconds, turns })
}
