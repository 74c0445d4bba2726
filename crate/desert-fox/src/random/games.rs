//! Whole games that need no person: each side is played at random or by the scripted opponent.

use referee::hash::hex;
use referee::play::Table;
pub use referee::play::{Player, Stopped, seed};

use crate::model::refusal::Refusal;
use crate::opponent::Opponent;
use crate::random::invariants::Violation;
use crate::random::player;
use crate::record::{DesertFox, DiceMode, Game, fingerprint};
use crate::state::order::Order;
use crate::state::{Phase, State};
use crate::turn::config::Options;
use referee::Draw;

/// The players of one game.
#[derive(Clone, Debug)]
pub struct Players {
    sides: [Player; 2],
    opponent: Option<Opponent>,
    draw: Draw,
}

/// An order that was given, for those who watch a game.
pub type Given<'a> = referee::viewer::Given<'a, DesertFox>;

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

/// Plays a game to its end and shows each order to those who watch.
///
/// Errors: a dead end, a refused order, more orders than a record holds, or what the watcher finds broken.
pub fn play(
    game: &mut Game,
    players: &mut Players,
    watch: impl FnMut(&mut Game, Given<'_>) -> Result<(), Violation>,
) -> Result<(), Stopped> {
    referee::play::play(game, &mut Watched { players, watch })
}

/// Players under the eyes of a watcher.
struct Watched<'a, W> {
    players: &'a mut Players,
    watch: W,
}

impl<W: FnMut(&mut Game, Given<'_>) -> Result<(), Violation>> Table<DesertFox> for Watched<'_, W> {
    fn is_over(&self, state: &State) -> bool {
        state.phase == Phase::Over
    }

    fn place(&self, state: &State) -> String {
        place(state)
    }

    fn order(&mut self, game: &mut Game) -> Option<Order> {
        self.players.order(game)
    }

    fn watch(&mut self, game: &mut Game, given: Given<'_>) -> Result<(), Violation> {
        (self.watch)(game, given)
    }
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

/// The place in the sequence of play.
pub fn place(state: &State) -> String {
    format!("game-turn {}, {:?}, {:?}, {:?}", state.turn, state.phasing, state.phase, state.segment)
}
