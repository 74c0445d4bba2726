//! One continuation of a game, played by scripts.

use crate::draw::Draw;
use crate::random::{Random, Source};
use crate::rules::Rules;
use crate::search::{Searchable, StyledPlayer};
use crate::viewer::ComputerPlayer;

/// Orders of one rollout at most: a script that goes round in a circle does not hold the search up.
const MOST_ORDERS: u32 = 4_000;

/// The scripts that play rollouts, one for each side, made once and kept between rollouts.
#[derive(Clone, Debug)]
pub struct Scripts<R: Searchable> {
    players: [R::Script; 2],
}

impl<R: Searchable> Scripts<R> {
    /// Scripts for games of these rules.
    pub fn new(rules: &R) -> Self {
        let script = rules.script();
        Self { players: [script.clone(), script] }
    }
}

/// Who plays a rollout and with which luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lineup<S> {
    /// The styles of both sides, in the order of [`Searchable::SIDES`].
    pub styles: [S; 2],
    /// The number that settles dice and ties. Equal numbers give equal luck as long as the orders are equal.
    pub luck: u64,
    /// Player-turns that are played to their ends, the one under way included.
    pub player_turns: u32,
}

/// A continuation of a game that is being played.
#[derive(Clone, Debug)]
pub struct Rollout<R: Searchable> {
    state: R::State,
    dice: Draw,
    ties: Draw,
    turn: Option<R::PlayerTurn>,
    turns_left: u32,
    orders: u32,
    over: bool,
}

impl<R: Searchable> Rollout<R> {
    /// Begins a rollout at a state. The scripts adopt its styles; nothing else may use them until it is over.
    pub fn begin(scripts: &mut Scripts<R>, state: R::State, lineup: Lineup<R::Style>) -> Self {
        for (player, style) in scripts.players.iter_mut().zip(lineup.styles) {
            player.adopt(style);
        }
        let [dice, ties] = [0, 1].map(|which| Draw::new(lineup.luck.wrapping_mul(2).wrapping_add(which)));
        let turn = R::player_turn(&state);
        let over = R::winner(&state).is_some() || lineup.player_turns == 0;
        Self { state, dice, ties, turn, turns_left: lineup.player_turns, orders: 0, over }
    }

    /// Plays up to this many orders; whether the rollout is over.
    pub fn advance(&mut self, rules: &mut R, scripts: &mut Scripts<R>, orders: u32) -> bool {
        for _ in 0..orders {
            if self.over {
                break;
            }
            self.over = !self.give(rules, scripts);
        }
        self.over
    }

    /// Plays to the horizon, and gives the state there.
    pub fn finish(mut self, rules: &mut R, scripts: &mut Scripts<R>) -> R::State {
        self.advance(rules, scripts, MOST_ORDERS);
        self.state
    }

    /// The state that has been reached.
    pub const fn state(&self) -> &R::State {
        &self.state
    }

    /// Orders given.
    pub const fn orders(&self) -> u32 {
        self.orders
    }

    /// Gives the next order; whether the rollout goes on.
    fn give(&mut self, rules: &mut R, scripts: &mut Scripts<R>) -> bool {
        let side = rules.to_act(&self.state);
        let Some(order) = scripts.players[seat::<R>(side)].advice(rules, &self.state, &mut self.ties) else {
            return false;
        };
        let dice = Random::outside(DrawnDice(&mut self.dice));
        let Ok(carried) = rules.carry_out(&self.state, &order, dice, &mut R::muted()) else { return false };
        self.state = carried.state;
        self.orders += 1;
        R::winner(&self.state).is_none() && self.orders < MOST_ORDERS && !self.reaches_horizon()
    }

    /// Counts a player-turn that has ended; whether it was the last one.
    fn reaches_horizon(&mut self) -> bool {
        let turn = R::player_turn(&self.state);
        if turn.is_none() || turn == self.turn {
            return false;
        }
        // The first turn after a set-up or between two turns begins, and none has ended.
        let ended = self.turn.is_some();
        self.turn = turn;
        self.turns_left -= u32::from(ended);
        self.turns_left == 0
    }
}

/// Dice of a rollout: never those of the game, which hang on its seed.
#[derive(Debug)]
struct DrawnDice<'a>(&'a mut Draw);

impl Source for DrawnDice<'_> {
    fn number(&mut self, _: u8, of: u8) -> Option<u8> {
        Some(self.0.below(u32::from(of)) as u8 + 1)
    }
}

/// The seat of a side in [`Searchable::SIDES`].
pub(super) fn seat<R: Searchable>(side: <R as Rules>::Side) -> usize {
    usize::from(side == R::SIDES[1])
}
