//! A game that is being played: its record, its state, and what can be undone.

use std::collections::VecDeque;

use super::dice::{first_link, idle, order_bytes};
use super::undo::{Barriers, CannotUndo};
use super::{Checkpoint, DiceMode, Entry, Record, RecordOf};
use crate::chain::Link32;
use crate::draw::Draw;
use crate::rules::{GameOptions, LONGEST_ORDER, MOST_ORDERS, RecordRefusal, Reveals, Rules};

/// What an order brought about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report<L> {
    /// The numbers that were rolled or drawn, in order.
    pub faces: Vec<u8>,
    /// What happened, in order.
    pub log: L,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Game<R: Rules> {
    pub(super) rules: R,
    pub(super) record: RecordOf<R>,
    pub(super) state: R::State,
    /// The first link, and one after each order.
    pub(super) links: Vec<Link32>,
    /// Who decided each order.
    pub(super) deciders: Vec<R::Side>,
    pub(super) checkpoints: Vec<Checkpoint>,
    /// The state at the start and some of those after it, see [`Game::state_after`].
    pub(super) states: Vec<R::State>,
    /// The states before the last orders, back to the last order that cannot be undone.
    pub(super) past: VecDeque<R::State>,
    /// Why the order before the first of `past` stays.
    pub(super) barrier: CannotUndo,
    /// Orders that were undone, the next one to redo last.
    pub(super) undone: Vec<Entry<R::Order>>,
}

/// A game at its start, and what happens before its first order.
pub type Started<R> = (Game<R>, Report<<R as Rules>::Log>);

impl<R: Rules> Game<R> {
    /// A game at its start, and what happens before its first order.
    ///
    /// Errors: options that no game can have.
    pub fn new(options: R::Options, dice: DiceMode) -> Result<Started<R>, Vec<R::Refusal>> {
        let mut log = R::Log::default();
        let game = Self::begin(options, dice, &mut log)?;
        Ok((game, Report { faces: Vec::new(), log }))
    }

    pub(super) fn begin(options: R::Options, dice: DiceMode, log: &mut R::Log) -> Result<Self, Vec<R::Refusal>> {
        let mut rules = R::new(&options)?;
        let state = rules.start(log);
        let revisions = options.revisions();
        let record = Record { options, revisions, dice, branches: Vec::new(), orders: Vec::new(), looks: Vec::new() };
        Ok(Self {
            links: vec![first_link::<R>(&record)],
            deciders: Vec::new(),
            checkpoints: vec![Checkpoint::of::<R>(0, &state)],
            states: vec![state.clone()],
            past: VecDeque::new(),
            barrier: CannotUndo::Nothing,
            undone: Vec::new(),
            rules,
            record,
            state,
        })
    }

    /// The rules it is played by.
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// Its record.
    pub const fn record(&self) -> &RecordOf<R> {
        &self.record
    }

    /// Its state.
    pub const fn state(&self) -> &R::State {
        &self.state
    }

    /// Rules and state, for questions about the state.
    pub const fn parts(&mut self) -> (&mut R, &R::State) {
        (&mut self.rules, &self.state)
    }

    /// The player who decides next.
    pub fn to_act(&self) -> R::Side {
        self.rules.to_act(&self.state)
    }

    /// Orders given.
    pub const fn len(&self) -> usize {
        self.record.orders.len()
    }

    /// Whether no order has been given.
    pub const fn is_empty(&self) -> bool {
        self.record.orders.is_empty()
    }

    /// The chain: the first link, and one after each order.
    pub fn links(&self) -> &[Link32] {
        &self.links
    }

    /// What a computer player draws from; the same for the same record.
    pub fn draw(&self) -> Draw {
        let link = self.links.last().map_or([0; 8], |link| std::array::from_fn(|at| link.0[at]));
        Draw::new(u64::from_le_bytes(link))
    }

    /// The states at the start of the game and of every player-turn.
    pub fn checkpoints(&self) -> &[Checkpoint] {
        &self.checkpoints
    }

    /// Orders given before the current player-turn, or before the last one that has any.
    pub fn turn_begins(&self) -> usize {
        let begun = self.checkpoints.iter().rev().map(|checkpoint| checkpoint.orders);
        begun.into_iter().find(|orders| *orders < self.len()).unwrap_or_default()
    }

    /// Carries out an order of the player who decides, with the numbers that the players rolled where they roll the
    /// dice.
    ///
    /// Errors: the rule against it. Nothing has changed then.
    pub fn give(&mut self, order: R::Order, faces: &[u8]) -> Result<Report<R::Log>, R::Refusal> {
        let mut log = R::Log::default();
        let faces = self.carry_out(order, faces, &mut log)?;
        self.undone.clear();
        self.continued();
        Ok(Report { faces, log })
    }

    /// From here on the record is one of the current revisions: all of it follows by them.
    pub(super) fn continued(&mut self) {
        self.record.revisions = self.record.options.revisions();
    }

    /// Whether an order may be given. No die of the game is rolled or foreseen.
    ///
    /// Errors: the rule against it.
    pub fn check(&mut self, order: &R::Order) -> Result<(), R::Refusal> {
        let bytes = self.admit(order)?;
        self.rules.carry_out(&self.state, order, idle(&bytes), &mut R::muted()).map(|_| ())
    }

    /// Errors: the players have not agreed on a seed, the record is full, or the order longer than any that can be meant.
    fn admit(&self, order: &R::Order) -> Result<Vec<u8>, RecordRefusal> {
        self.record.dice.admit()?;
        if self.len() >= MOST_ORDERS {
            return Err(RecordRefusal::TooLarge { found: self.len() });
        }
        let bytes = order_bytes(order);
        if bytes.len() > LONGEST_ORDER { Err(RecordRefusal::TooLarge { found: bytes.len() }) } else { Ok(bytes) }
    }

    /// Carries out an order and writes it down.
    ///
    /// Errors: the rule against it. Nothing has changed then.
    pub(super) fn carry_out(&mut self, order: R::Order, faces: &[u8], log: &mut R::Log) -> Result<Vec<u8>, R::Refusal> {
        let bytes = self.admit(&order)?;
        let link = self.links.last().copied().unwrap_or_else(|| first_link::<R>(&self.record));
        let random = self.record.dice.random::<R>(link, &bytes, faces)?;
        let by = self.to_act();
        let implied = self.rules.implied_order(&self.state).as_ref() == Some(&order);
        let carried = self.rules.carry_out(&self.state, &order, random, log)?;
        let before = std::mem::replace(&mut self.state, carried.state);
        let faces = carried.faces;
        self.links.push(link.then(&bytes, &faces));
        self.record.orders.push(Entry { order, faces: Some(faces.clone()), note: None });
        self.deciders.push(by);
        self.branch_chain();
        let begun = R::player_turn(&self.state);
        if begun.is_some() && begun != R::player_turn(&before) {
            self.checkpoints.push(Checkpoint::of::<R>(self.len(), &self.state));
        }
        self.save_state();
        let revealed = carried.reveals != Reveals::Nothing;
        self.push_undo(before, by, Barriers { rolled: !faces.is_empty(), revealed, implied });
        Ok(faces)
    }
}
