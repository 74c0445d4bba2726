//! One game of a level against itself, with the front at the end of each month.

use referee::conformance::Violation;
use referee::play::{self, Table};
use referee::record::{DiceMode, Game};
use referee::viewer::Given;
use referee::{Draw, Rules};

use crate::balance::front::Front;
use crate::balance::results::{Match, Played};
use crate::ladder::player::Seated;
use crate::played_game::{PlayedGame, no_scenario};
use crate::stats::Clock;

/// Both players, and what is seen of the game.
struct Seats<G: PlayedGame> {
    players: [Seated<G>; 2],
    draws: [Draw; 2],
    seconds: f64,
    turns: u32,
    turn: Option<<G as Rules>::PlayerTurn>,
    /// The month that is played.
    month: Option<u8>,
    fronts: Vec<Front>,
}

impl<G: PlayedGame> Seats<G> {
    /// Notes the start of the game, and every month that is over with the first order of the next one.
    fn look(&mut self, rules: &G, state: &G::State) {
        let month = G::month(rules, state);
        if self.month != month {
            self.fronts.push(Front { month: self.month, ..rules.front(state) });
            self.month = month;
        }
    }
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
        self.look(rules, state);
        let turn = G::player_turn(state);
        if turn.is_some() && turn != self.turn {
            self.turn = turn;
            self.turns += 1;
        }
        let clock = Clock::start();
        let order = self.players[seat].order(rules, state, &mut self.draws[seat]);
        self.seconds += clock.seconds();
        order
    }

    fn watch(&mut self, _: &mut Game<G>, _: Given<'_, G>) -> Result<(), Violation> {
        Ok(())
    }
}

/// Plays the game of a number of dice.
///
/// Errors: the scenario cannot begin, or the game does not come to its end.
pub fn play<G: PlayedGame>(cell: &Match, charts: Option<&G::Charts>, seed: u32) -> Result<Played, String> {
    let dice = DiceMode::Seeded(play::seed(u64::from(seed)));
    let mut options = G::options(&cell.scenario)?;
    if let Some(charts) = charts {
        options = G::with_charts(options, charts);
    }
    let (mut game, _) = Game::<G>::new(options, dice).map_err(|_| no_scenario(&cell.scenario))?;
    let mut seats = Seats {
        players: [(); 2].map(|()| Seated::new(game.rules(), cell.player)),
        draws: [0, 1].map(|seat| Draw::new(u64::from(seed) * 2 + seat)),
        seconds: 0.0,
        turns: 0,
        turn: None,
        month: None,
        fronts: Vec::new(),
    };
    play::play(&mut game, &mut seats).map_err(|error| format!("{} seed {seed}: {error}", cell.scenario))?;
    let state = game.state();
    seats.fronts.push(Front { month: seats.month, ..game.rules().front(state) });
    let end = G::fingerprint(state)[..8].iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte));
    Ok(Played {
        engine: G::FORMATS.engine.to_owned(),
        game: G::ID.to_owned(),
        scenario: cell.scenario.clone(),
        charts: cell.charts.clone(),
        revision: cell.revision,
        player: cell.player.key().to_owned(),
        seed,
        winner: G::winner(state).flatten().map(G::seat),
        result: G::result(state),
        margin: G::margin(state),
        orders: game.len() as u32,
        end: format!("{end:016x}"),
        milliseconds_a_turn: (seats.seconds * 1e3 / f64::from(seats.turns.max(1))).round() as u32,
        fronts: seats.fronts,
    })
}
