//! Whole games that need no person: each side is played at random or by the scripted opponent.

use referee::Seed;
use referee::hash::hex;
use thiserror::Error;

use crate::model::refusal::Refusal;
use crate::model::units::Side;
use crate::opponent::Opponent;
use crate::random::invariants::Violation;
use crate::random::player;
use crate::record::{DesertFox, DiceMode, Game, MOST_ORDERS, Report, fingerprint};
use crate::state::order::Order;
use crate::state::{Phase, State};
use crate::turn::config::Options;
use referee::Draw;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any legal order.
    Random,
    /// The scripted opponent.
    Scripted,
}

/// The players of one game.
#[derive(Clone, Debug)]
pub struct Players {
    sides: [Player; 2],
    opponent: Option<Opponent>,
    draw: Draw,
}

/// An order that was given, as those see it who watch a game.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    /// The state before it.
    pub before: &'a State,
    /// Who gave it.
    pub by: Side,
    /// The order.
    pub order: &'a Order,
    /// What it brought about.
    pub report: &'a Report,
}

/// Why a game did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Stopped {
    /// Nothing can be ordered although the game is not over.
    #[error("after {orders} orders nothing can be ordered: {place}")]
    DeadEnd {
        /// Orders given.
        orders: usize,
        /// Where in the sequence of play.
        place: String,
    },
    /// A player gave an order that the rules refuse.
    #[error("order {orders} is refused as {refusal}: {order}, {place}")]
    Refused {
        /// Orders given before it.
        orders: usize,
        /// The order as JSON.
        order: String,
        /// Name of the refusal.
        refusal: &'static str,
        /// Where in the sequence of play.
        place: String,
    },
    /// More orders than a record holds.
    #[error("after {orders} orders the game is not over: {place}")]
    Endless {
        /// Orders given.
        orders: usize,
        /// Where in the sequence of play.
        place: String,
    },
    /// Something is not as it must be.
    #[error("after {orders} orders, {place}: {violation}")]
    Violation {
        /// Orders given.
        orders: usize,
        /// Where in the sequence of play.
        place: String,
        /// What.
        violation: Violation,
    },
}

/// The seed of the dice of a game: its number in the first eight bytes, the lowest first.
pub fn seed(number: u64) -> Seed {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed(bytes)
}

/// A game of a scenario by the usual rules, at its start; its number settles the dice.
///
/// Errors: an unknown scenario, or one that cannot be played.
pub fn begin(scenario: &str, number: u64) -> Result<Game, Vec<Refusal>> {
    begin_with(Options::of(scenario), number)
}

/// The same by the rules and values of the options.
///
/// Errors: an unknown scenario or one that cannot be played, or values that do not fit.
pub fn begin_with(options: Options, number: u64) -> Result<Game, Vec<Refusal>> {
    Game::new(options, DiceMode::Seeded(seed(number))).map(|(game, _)| game)
}

impl Players {
    /// The players of Axis and Commonwealth; the number of the game settles what they draw.
    pub fn new(game: &mut Game, sides: [Player; 2], number: u64) -> Self {
        let (DesertFox { config, cache }, _) = game.parts();
        let opponent = sides.contains(&Player::Scripted).then(|| Opponent::new(config, cache));
        Self { sides, opponent, draw: Draw::new(number) }
    }

    /// The order of the player who decides; none when nothing can be ordered.
    pub fn order(&mut self, game: &mut Game) -> Option<Order> {
        let scripted = self.sides[game.to_act().index()] == Player::Scripted;
        let (DesertFox { config, cache }, state) = game.parts();
        match &mut self.opponent {
            Some(opponent) if scripted => opponent.order(config, cache, state, &mut self.draw),
            _ => player::order(config, cache, state, &mut self.draw),
        }
    }
}

/// Plays a game to its end and shows each order to whoever watches.
///
/// Errors: a dead end, a refused order, more orders than a record holds, or what the watcher finds broken.
pub fn play(
    game: &mut Game,
    players: &mut Players,
    mut watch: impl FnMut(&mut Game, Given<'_>) -> Result<(), Violation>,
) -> Result<(), Stopped> {
    while game.state().phase != Phase::Over {
        let (orders, by) = (game.len(), game.to_act());
        if orders >= MOST_ORDERS {
            return Err(Stopped::Endless { orders, place: place(game.state()) });
        }
        let order = players.order(game);
        let order = order.ok_or_else(|| Stopped::DeadEnd { orders, place: place(game.state()) })?;
        let before = game.state().clone();
        let report = game.give(order.clone(), &[]).map_err(|refusal| Stopped::Refused {
            orders,
            order: serde_json::to_string(&order).unwrap_or_default(),
            refusal: refusal.code.name(),
            place: place(&before),
        })?;
        let given = Given { before: &before, by, order: &order, report: &report };
        watch(game, given).map_err(|violation| Stopped::Violation {
            orders: orders + 1,
            place: place(game.state()),
            violation,
        })?;
    }
    Ok(())
}

/// Plays the random game of a number to its end.
///
/// Errors: an unknown scenario; a game that does not come to its end.
pub fn random_game(scenario: &str, number: u64) -> Result<Game, String> {
    random_game_with(Options::of(scenario), number)
}

/// The same by the rules and values of the options.
///
/// Errors: as `begin_with`; a game that does not come to its end.
pub fn random_game_with(options: Options, number: u64) -> Result<Game, String> {
    let scenario = options.scenario.clone();
    let mut game = begin_with(options, number).map_err(|_| format!("{scenario} cannot be played"))?;
    let mut players = Players::new(&mut game, [Player::Random; 2], number);
    play(&mut game, &mut players, |_, _| Ok(())).map_err(|stopped| stopped.to_string())?;
    Ok(game)
}

/// What tells a game from every other: its orders, and the beginnings of the hash of its last state and of the last link of
/// its chain, in which every order and every die counts.
pub fn signature(game: &Game) -> String {
    let state = hex(&fingerprint(game.state())[..8]);
    let chain = game.links().last().map_or_else(String::new, |link| hex(&link.0[..8]));
    format!("{} {state} {chain}", game.len())
}

fn place(state: &State) -> String {
    format!("game-turn {}, {:?}, {:?}, {:?}", state.turn, state.phasing, state.phase, state.segment)
}
