//! A game that is watched order by order, and what was met in it.

use std::collections::BTreeMap;
use std::fmt::{Display, Formatter, Result as Written};

use super::listing::{legal_text, try_orders};
use super::sampler::Kind;
use super::{Sampler, Violation, undo_and_redo};
use crate::draw::Draw;
use crate::record::{CannotUndo, Game};
use crate::viewer::{Given, Views};

/// Trials between two that compare the legal lists before and after.
const COMPARED_EVERY: u32 = 20;

/// What is counted by kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Act {
    /// Orders that were tried beside the list and accepted.
    Accepted,
    /// Those of them that are listed by parts.
    ByParts,
    /// Orders that were given.
    Given,
    /// What came of them.
    Met,
}

impl Display for Act {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        f.write_str(match self {
            Self::Accepted => "tried and accepted",
            Self::ByParts => "listed by parts",
            Self::Given => "given",
            Self::Met => "came of it",
        })
    }
}

/// What was seen of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Orders that were taken back and given again.
    pub undone: u32,
    /// Orders that stay.
    pub not_undone: u32,
    /// Orders that were tried beside the list.
    pub tried: u32,
    /// Those of them that were accepted.
    pub accepted: u32,
    kinds: BTreeMap<(Act, Kind), u32>,
}

impl Seen {
    /// Counts something once for each of its kinds.
    pub fn count(&mut self, act: Act, kinds: &[Kind]) {
        for &kind in kinds {
            *self.kinds.entry((act, kind)).or_default() += 1;
        }
    }

    /// How many there were of a kind.
    pub fn of(&self, act: Act, kind: Kind) -> u32 {
        self.kinds.get(&(act, kind)).copied().unwrap_or_default()
    }

    /// Adds what was seen of other games.
    pub fn add(&mut self, other: &Self) {
        self.undone += other.undone;
        self.not_undone += other.not_undone;
        self.tried += other.tried;
        self.accepted += other.accepted;
        for (&kind, number) in &other.kinds {
            *self.kinds.entry(kind).or_default() += number;
        }
    }

    /// The numbers with what they count.
    pub fn lines(&self) -> Vec<(String, u32)> {
        let tried = [("tried beside the list", self.tried), ("tried and accepted", self.accepted)];
        let tried = tried.map(|(what, number)| (what.to_owned(), number));
        let kinds = self.kinds.iter().map(|((act, kind), number)| (format!("{act}: {kind}"), *number));
        tried.into_iter().chain(kinds).collect()
    }
}

/// Sees after each order that undo and redo agree, and that what is listed is what is accepted.
#[derive(Clone, Debug)]
pub struct Watch<S> {
    sampler: S,
    draw: Draw,
    trials: u32,
    /// What was seen.
    pub seen: Seen,
}

impl<S> Watch<S> {
    /// Watches a game from now on; the seed settles what is tried.
    pub fn new(sampler: S, seed: u64) -> Self {
        Self { sampler, draw: Draw::new(!seed), trials: 0, seen: Seen::default() }
    }

    /// Takes an order back and gives it again, where that can be done, and counts it.
    ///
    /// Errors: undo is not barred by a die or a change of player, or by the wrong one; it does something else.
    pub fn after<R: Views>(&mut self, game: &mut Game<R>, given: Given<'_, R>) -> Result<(), Violation>
    where
        S: Sampler<R>,
    {
        let stays = game.rules().to_act(given.before) == game.to_act();
        let found = game.can_undo();
        let fits = match found {
            Err(CannotUndo::Die) => !given.report.faces.is_empty(),
            Err(CannotUndo::Side) => !stays && given.report.faces.is_empty(),
            Err(_) => given.report.faces.is_empty(),
            Ok(()) => stays && given.report.faces.is_empty(),
        };
        if !fits {
            return Err(Violation(format!("undo is {found:?}")));
        }
        let undone = undo_and_redo(game, given)?;
        self.seen.undone += u32::from(undone);
        self.seen.not_undone += u32::from(!undone);
        self.seen.count(Act::Given, &self.sampler.kinds(given.before, given.order));
        self.seen.count(Act::Met, &self.sampler.events(given, game.state()));
        Ok(())
    }

    /// Tries orders in the state of the game.
    ///
    /// Errors: what is listed is refused, what is accepted is not listed, or the trial leaves a trace.
    pub fn try_orders<R: Views>(&mut self, game: &mut Game<R>) -> Result<(), Violation>
    where
        S: Sampler<R>,
    {
        let compares = self.trials.is_multiple_of(COMPARED_EVERY);
        self.trials += 1;
        let list = compares.then(|| legal_text(game));
        try_orders(game, &mut self.sampler, &mut self.draw, &mut self.seen)?;
        if list.is_some_and(|list| list != legal_text(game)) {
            return Err(Violation::new("asking whether orders may be given changes the legal list"));
        }
        Ok(())
    }
}
