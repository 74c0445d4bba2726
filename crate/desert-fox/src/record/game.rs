//! A game that is being played: its record, its state, and what can be taken back.

use std::collections::VecDeque;

use referee::Link32;

use super::dice::{first_link, idle, order_bytes};
use super::undo::CannotUndo;
use super::{Checkpoint, DiceMode, Entry, LONGEST_ORDER, MOST_ORDERS, Record, Revisions, player_turn};
use crate::game::carry_out::carry_out;
use crate::game::setup::start;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::state::State;
use crate::state::event::{CombatFinding, Event, Log};
use crate::state::order::Order;
use crate::turn::cache::Cache;
use crate::turn::config::{GameConfig, Options};
use crate::turn::context::refuse;
use crate::turn::to_act::to_act;

/// What an order brought about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The faces that were rolled, in order.
    pub faces: Vec<u8>,
    /// What happened, in order.
    pub events: Vec<Event>,
    /// Findings of the combat at hand, from its beginning.
    pub findings: Vec<CombatFinding>,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) config: GameConfig,
    pub(super) cache: Cache,
    pub(super) record: Record,
    pub(super) state: State,
    /// The first link, and one after each order.
    pub(super) links: Vec<Link32>,
    pub(super) checkpoints: Vec<Checkpoint>,
    /// The state at the start and some of those after it, see [`Game::state_after`].
    pub(super) states: Vec<State>,
    /// The states before the last orders, back to the last that cannot be taken back.
    pub(super) past: VecDeque<State>,
    /// Why the order before the first of `past` stays.
    pub(super) barrier: CannotUndo,
    /// Orders taken back, the next to be given again last.
    pub(super) undone: Vec<Entry>,
}

impl Game {
    /// A game at its start, and what happens before its first order.
    ///
    /// Errors: an unknown scenario, or values of the owner that do not fit.
    pub fn new(options: Options, dice: DiceMode) -> Result<(Self, Report), Vec<Refusal>> {
        let mut log = Log::default();
        let game = Self::begin(options, dice, &mut log)?;
        Ok((game, Report::of(log, Vec::new())))
    }

    pub(super) fn begin(options: Options, dice: DiceMode, log: &mut Log) -> Result<Self, Vec<Refusal>> {
        let config = GameConfig::new(&options)?;
        let mut cache = Cache::new(&config);
        let state = start(&config, &mut cache, log);
        let revisions = Revisions::current(&options.scenario);
        let record = Record { options, revisions, dice, orders: Vec::new() };
        Ok(Self {
            links: vec![first_link(&record)],
            checkpoints: vec![Checkpoint::of(0, &state)],
            states: vec![state.clone()],
            past: VecDeque::new(),
            barrier: CannotUndo::Nothing,
            undone: Vec::new(),
            config,
            cache,
            record,
            state,
        })
    }

    /// What it is played by.
    pub const fn config(&self) -> &GameConfig {
        &self.config
    }

    /// Its record.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Its state.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Everything that questions about its state need.
    pub const fn parts(&mut self) -> (&GameConfig, &mut Cache, &State) {
        (&self.config, &mut self.cache, &self.state)
    }

    /// Who decides.
    pub fn to_act(&self) -> Side {
        to_act(&self.state)
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

    /// The states at the start of the game and of every player-turn.
    pub fn checkpoints(&self) -> &[Checkpoint] {
        &self.checkpoints
    }

    /// Orders given before the player-turn at hand, or before the last one that has any.
    pub fn turn_begins(&self) -> usize {
        let begun = self.checkpoints.iter().rev().map(|checkpoint| checkpoint.orders);
        begun.into_iter().find(|orders| *orders < self.len()).unwrap_or_default()
    }

    /// Carries out an order of the player who decides, with the faces of his own dice where the players roll them.
    ///
    /// Errors: the rule against it; nothing has changed then.
    pub fn give(&mut self, order: Order, faces: &[u8]) -> Result<Report, Refusal> {
        let mut log = Log::default();
        let rolled = self.carry(order, faces, &mut log)?;
        self.undone.clear();
        self.continued();
        Ok(Report::of(log, rolled))
    }

    /// From here on the record is one of the current revisions: all of it follows by them.
    pub(super) fn continued(&mut self) {
        self.record.revisions = Revisions::current(&self.record.options.scenario);
    }

    /// Whether an order may be given. No die of the game is rolled or foreseen.
    ///
    /// Errors: the rule against it.
    pub fn check(&mut self, order: &Order) -> Result<(), Refusal> {
        let bytes = self.admit(order)?;
        let Self { config, cache, state, .. } = self;
        carry_out(config, cache, state, to_act(state), order, idle(&bytes), &mut Log::muted()).map(|_| ())
    }

    /// Errors: the record is full, or the order longer than any that can be meant.
    fn admit(&self, order: &Order) -> Result<Vec<u8>, Refusal> {
        if self.len() >= MOST_ORDERS {
            return Err(refuse(RefusalCode::TooLarge).found(self.len()));
        }
        let bytes = order_bytes(order);
        if bytes.len() > LONGEST_ORDER { Err(refuse(RefusalCode::TooLarge).found(bytes.len())) } else { Ok(bytes) }
    }

    /// Carries out an order and writes it down.
    ///
    /// Errors: the rule against it; nothing has changed then.
    pub(super) fn carry(&mut self, order: Order, faces: &[u8], log: &mut Log) -> Result<Vec<u8>, Refusal> {
        let bytes = self.admit(&order)?;
        let link = self.links.last().copied().unwrap_or_else(|| first_link(&self.record));
        let dice = self.record.dice.dice(link, &bytes, faces)?;
        let by = self.to_act();
        let carried = carry_out(&self.config, &mut self.cache, &self.state, by, &order, dice, log)?;
        let (rolled, before) = (carried.faces, std::mem::replace(&mut self.state, carried.state));
        self.links.push(link.then(&bytes, &rolled));
        self.record.orders.push(Entry { order, faces: Some(rolled.clone()), note: None });
        let begun = player_turn(&self.state);
        if begun.is_some() && begun != player_turn(&before) {
            self.checkpoints.push(Checkpoint::of(self.len(), &self.state));
        }
        self.save_state();
        self.push_undo(before, by, &rolled);
        Ok(rolled)
    }
}

impl Report {
    pub(super) fn of(log: Log, faces: Vec<u8>) -> Self {
        Self { faces, events: log.events, findings: log.findings }
    }
}
