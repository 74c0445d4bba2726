//! One game.

use referee::conformance::Violation;
use referee::play::{self, Table};
use referee::record::{DiceMode, Game};
use referee::viewer::Given;
use referee::{Draw, Rules};

use crate::ladder::cell::Cell;
use crate::ladder::player::Seated;
use crate::ladder::results::Played;
use crate::played_game::{PlayedGame, no_scenario};
use crate::stats::Clock;

/// Both players, by the side that each plays, and the time that they think.
struct Seats<G: PlayedGame> {
    players: [Seated<G>; 2],
    draws: [Draw; 2],
    seconds: [f64; 2],
    turns: [u32; 2],
    turn: Option<<G as Rules>::PlayerTurn>,
}

impl<G: PlayedGame> Table<G> for Seats<G> {
    fn is_over(&self, state: &G::State) -> bool {
        G::is_over(state)
    }

    fn place(&self, state: &G::State) -> String {
        G::place(state)
    }

    fn order(&mut self, game: &mut Game<G>) -> Option<G::Order> {
        let seat = G::seat(game.to_act());
        let (rules, state) = game.parts();
        let turn = G::player_turn(state);
        if turn.is_some() && turn != self.turn {
            self.turn = turn;
            self.turns[seat] += 1;
        }
        let clock = Clock::start();
        let order = self.players[seat].order(rules, state, &mut self.draws[seat]);
        self.seconds[seat] += clock.seconds();
        order
    }

    fn watch(&mut self, _: &mut Game<G>, _: Given<'_, G>) -> Result<(), Violation> {
        Ok(())
    }
}

/// Plays a game of a cell. Games 2n and 2n + 1 have the same dice and swapped seats.
///
/// Errors: the game does not come to its end.
pub fn play<G: PlayedGame>(cell: &Cell, first_seed: u32, number: u32) -> Result<Played, String> {
    let seed = first_seed + number / 2;
    let swapped = !number.is_multiple_of(2);
    let dice = DiceMode::Seeded(play::seed(u64::from(seed)));
    let options = G::options(&cell.scenario)?;
    let (mut game, _) = Game::<G>::new(options, dice).map_err(|_| no_scenario(&cell.scenario))?;
    let mut rungs = cell.players;
    if swapped {
        rungs.reverse();
    }
    let mut seats = Seats {
        players: rungs.map(|rung| Seated::new(game.rules(), rung)),
        draws: [0, 1].map(|seat| Draw::new(u64::from(seed) * 2 + seat)),
        seconds: [0.0; 2],
        turns: [0; 2],
        turn: None,
    };
    let named = |error: play::Stopped| format!("{} seed {seed}, {rungs:?}: {error}", cell.scenario);
    play::play(&mut game, &mut seats).map_err(named)?;
    let winner = G::winner(game.state()).flatten().map(G::seat);
    // The seat of the cell's first player.
    let seat = usize::from(swapped);
    let halves = match winner {
        Some(winner) => {
            if winner == seat {
                2
            } else {
                0
            }
        }
        None => 1,
    };
    let both = |of: [f64; 2]| if swapped { [of[1], of[0]] } else { of };
    let each = |seat: usize| seats.seconds[seat] / f64::from(seats.turns[seat].max(1));
    Ok(Played {
        game: G::ID.to_owned(),
        scenario: cell.scenario.clone(),
        players: cell.players.map(|rung| rung.key().to_owned()),
        seed,
        number,
        halves,
        orders: game.len() as u32,
        milliseconds_a_turn: both([each(0), each(1)]).map(|seconds| (seconds * 1e3).round() as u32),
    })
}
