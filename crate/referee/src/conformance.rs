//! The suite that every game passes: random play, with checks after each order.
//!
//! 1. An order is listed if and only if it is accepted, and asking changes nothing.
//! 2. Undo takes an order back exactly, and never one that rolled a die, showed something hidden, or gave the decision to the
//!    other player.
//! 3. Replay, save file, link and turns give the game back.
//! 4. Two states that differ only in what a viewer may not see give that viewer equal views, lists, entries, transcripts and
//!    advice; and an order after which the viewer can tell them apart counts as one that reveals.
//! 5. Random play comes to an end without a dead end.

use thiserror::Error;

use crate::draw::Draw;
use crate::json::to_text;
use crate::random::{Random, Source};
use crate::record::link::Shared;
use crate::record::{CannotUndo, DiceMode, Game, Report};
use crate::rules::{Reveals, Rules};
use crate::viewer::{Given, Viewer, Views};

/// Orders between two trials of listed and other orders.
const TRIALS_EVERY: usize = 20;
/// Listed orders of one trial.
const LISTED: u32 = 5;
/// Other orders of one trial.
const STRAY: u32 = 20;
/// Pairs of states that are compared after an order, for each viewer.
const TWINS: u32 = 2;

/// Something that is not as it must be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Violation(pub String);

/// What the suite has to know of a game beside its rules.
pub trait Sampler<R: Rules> {
    /// The players, among whom the decision goes to and fro.
    fn sides(&self) -> Vec<R::Side>;

    /// Whether the game is over.
    fn is_over(&self, state: &R::State) -> bool;

    /// A random legal order of the player who decides; none where nothing can be ordered.
    fn legal_order(&mut self, rules: &mut R, state: &R::State, draw: &mut Draw) -> Option<R::Order>;

    /// An order that may be legal or not.
    fn stray_order(&mut self, rules: &mut R, state: &R::State, draw: &mut Draw) -> R::Order;

    /// Whether the legal list covers an order.
    fn is_listed(&mut self, rules: &mut R, state: &R::State, order: &R::Order) -> bool;

    /// The order that the computer player would give for the player who decides; none where there is no computer player.
    fn advice(&mut self, rules: &mut R, state: &R::State) -> Option<R::Order>;

    /// Another state that differs only in what this player may not see; none where nothing is hidden.
    fn twin(&self, state: &R::State, viewer: R::Side, draw: &mut Draw) -> Option<R::State>;
}

/// What a run of the suite has met, so that a test can tell that it met enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Met {
    /// Orders given.
    pub orders: usize,
    /// Orders undone and redone.
    pub undone: usize,
    /// Orders that stay for a die, for something shown, and for a change of player.
    pub barred: [usize; 3],
    /// Stray orders that were accepted.
    pub accepted: usize,
    /// Pairs of states compared.
    pub twins: usize,
    /// Characters of the link of the whole game; none where it is too long for one.
    pub link: Option<usize>,
    /// Bytes of the save file.
    pub save: usize,
}

/// A game under the suite.
#[derive(Debug)]
pub struct Suite<R: Views, S> {
    game: Game<R>,
    sampler: S,
    draw: Draw,
    complete: fn(&mut R::Options, &R::Options),
    met: Met,
}

impl<R: Views, S: Sampler<R>> Suite<R, S> {
    /// Plays a random game to its end, or up to so many orders, under every check. `complete` adds to options that were read
    /// what files and links leave out of these.
    ///
    /// Errors: the first violation, with the order before it.
    pub fn run(
        options: R::Options,
        dice: DiceMode,
        sampler: S,
        seed: u64,
        most_orders: usize,
        complete: fn(&mut R::Options, &R::Options),
    ) -> Result<Met, Violation> {
        let (game, _) = Game::new(options, dice).map_err(|refusals| {
            let refusals: Vec<_> = refusals.iter().map(ToString::to_string).collect();
            Violation(format!("the game cannot begin: {}", refusals.join("; ")))
        })?;
        let mut suite = Self { game, sampler, draw: Draw::new(seed), complete, met: Met::default() };
        suite.play(most_orders).map_err(|Violation(what)| {
            let order = suite.game.record().orders.last().map(|entry| to_text(&entry.order)).unwrap_or_default();
            Violation(format!("after {} orders, the last {order}: {what}", suite.game.len()))
        })?;
        Ok(suite.met)
    }

    fn play(&mut self, most_orders: usize) -> Result<(), Violation> {
        while self.game.len() < most_orders && !self.sampler.is_over(self.game.state()) {
            if self.game.len().is_multiple_of(TRIALS_EVERY) {
                self.try_orders()?;
            }
            let (rules, state) = self.game.parts();
            let order = self.sampler.legal_order(rules, state, &mut self.draw);
            let order = order.ok_or_else(|| violation("nothing can be ordered, but the game is not over"))?;
            self.give(order)?;
        }
        self.met.orders = self.game.len();
        self.round_trips()
    }

    /// Gives a listed order and looks at what came of it.
    fn give(&mut self, order: R::Order) -> Result<(), Violation> {
        let (before, by) = (self.game.state().clone(), self.game.to_act());
        let twins = self.twins(&before);
        let faces = self.faces(&order);
        let report = self
            .game
            .give(order.clone(), &faces)
            .map_err(|refusal| Violation(format!("{} is listed but refused: {refusal}", to_text(&order))))?;
        let reveals = self.compare(&twins, &before, &order, &report)?;
        self.undo(&before, by, &report, reveals)
    }

    /// The numbers that the players enter for an order: as many as it asks for, where they roll their own dice.
    fn faces(&mut self, order: &R::Order) -> Vec<u8> {
        let mut faces = Vec::new();
        if matches!(self.game.record().dice, DiceMode::Seeded(_)) {
            return faces;
        }
        loop {
            let mut probe = Probe { known: &faces, at: 0, asked: None };
            let (rules, state) = self.game.parts();
            // Refused or not, the probe knows whether a number is missing.
            let _ = rules.carry_out(state, order, Random::outside(&mut probe), &mut R::muted());
            let Some(of) = probe.asked else { return faces };
            faces.push(self.draw.below(u32::from(of)) as u8 + 1);
        }
    }

    /// Undo and redo of the last order.
    fn undo(
        &mut self,
        before: &R::State,
        by: R::Side,
        report: &Report<R::Log>,
        reveals: Reveals<R::Side>,
    ) -> Result<(), Violation> {
        let found = self.game.can_undo();
        let barrier = match (report.faces.is_empty(), reveals, self.game.to_act() == by) {
            (false, ..) => Some((0, CannotUndo::Die)),
            (_, Reveals::To(_) | Reveals::ToAll, _) => Some((1, CannotUndo::Reveal)),
            (.., false) => Some((2, CannotUndo::Side)),
            _ => None,
        };
        match (barrier, found) {
            (Some((kind, barrier)), Err(found)) if barrier == found => self.met.barred[kind] += 1,
            (None, Ok(())) => self.undo_and_redo(before, report)?,
            (barrier, _) => return Err(Violation(format!("undo is {found:?}, but has to be barred by {barrier:?}"))),
        }
        Ok(())
    }

    fn undo_and_redo(&mut self, before: &R::State, report: &Report<R::Log>) -> Result<(), Violation> {
        let (after, links) = (self.game.state().clone(), self.game.links().to_vec());
        let undone = self.game.undo();
        if undone.is_err() || self.game.state() != before {
            return Err(violation("undo does not bring back the state before the order"));
        }
        let redone = self.game.redo();
        let same = redone.is_ok_and(|redone| redone.faces == report.faces && redone.log == report.log);
        if !same || *self.game.state() != after || self.game.links() != links {
            return Err(violation("redo does something else than the order did"));
        }
        self.met.undone += 1;
        Ok(())
    }

    /// Tries listed orders and others; none is given.
    fn try_orders(&mut self) -> Result<(), Violation> {
        let before = self.game.state().clone();
        let list = self.legal_text(&before, Viewer::Everybody);
        for _ in 0..LISTED {
            let (rules, state) = self.game.parts();
            let Some(order) = self.sampler.legal_order(rules, state, &mut self.draw) else { continue };
            if let Err(refusal) = self.game.check(&order) {
                return Err(Violation(format!("{} is listed but refused: {refusal}", to_text(&order))));
            }
        }
        for _ in 0..STRAY {
            let (rules, state) = self.game.parts();
            let order = self.sampler.stray_order(rules, state, &mut self.draw);
            if self.game.check(&order).is_ok() {
                self.met.accepted += 1;
                let (rules, state) = self.game.parts();
                if !self.sampler.is_listed(rules, state, &order) {
                    return Err(Violation(format!("{} is accepted but not listed", to_text(&order))));
                }
            }
        }
        if *self.game.state() != before || self.legal_text(&before, Viewer::Everybody) != list {
            return Err(violation("asking whether orders may be given has left a trace"));
        }
        Ok(())
    }

    /// For each player some states that he cannot tell from this one.
    fn twins(&mut self, state: &R::State) -> Vec<(R::Side, R::State)> {
        let sides = self.sampler.sides();
        let mut twins = Vec::new();
        for side in sides {
            let more = (0..TWINS).filter_map(|_| self.sampler.twin(state, side, &mut self.draw));
            twins.extend(more.map(|twin| (side, twin)));
        }
        twins
    }

    /// Holds what players are shown of twins against what they are shown of the state, before an order and after it. Gives
    /// to whom the order has revealed something.
    fn compare(
        &mut self,
        twins: &[(R::Side, R::State)],
        before: &R::State,
        order: &R::Order,
        report: &Report<R::Log>,
    ) -> Result<Reveals<R::Side>, Violation> {
        let at = self.game.len() - 1;
        let (rules, after) = self.game.parts();
        let carried = rules.carry_out(before, order, Random::given(&report.faces), &mut R::muted());
        let carried = carried.map_err(|refusal| Violation(format!("refused when it is given again: {refusal}")))?;
        if carried.state != *after {
            return Err(violation("the same order with the same numbers has led to another state"));
        }
        for (side, twin) in twins {
            self.met.twins += 1;
            let viewer = Viewer::Side(*side);
            self.same_before([before, twin], *side)?;
            let (rules, after) = self.game.parts();
            let mut log = R::Log::default();
            // With other cards the order may not be possible: then nothing can be compared after it.
            let Ok(of_twin) = rules.carry_out(twin, order, Random::given(&report.faces), &mut log) else { continue };
            if carried.reveals.is_to(side) || of_twin.reveals.is_to(side) {
                continue;
            }
            let twin_report = Report { faces: of_twin.faces, log };
            let [real, other] =
                [(before, after, report), (twin, &of_twin.state, &twin_report)].map(|(before, after, report)| {
                    let given = Given { at, before, order, report };
                    [
                        ("view", to_text(&rules.view(after, &report.log, viewer))),
                        ("legal list", to_text(&rules.legal(after, viewer))),
                        ("journal", to_text(&rules.entry(given, viewer))),
                        ("transcript", rules.text(&mut R::Transcript::default(), given, after, viewer)),
                    ]
                });
            if let Some(((what, real), (_, other))) = real.iter().zip(&other).find(|(real, other)| real != other) {
                return Err(Violation(format!("the {what} shows {side:?} what is hidden: {real} and {other}")));
            }
        }
        Ok(carried.reveals)
    }

    /// Errors: a player can tell two states apart, or his computer player can.
    fn same_before(&mut self, states: [&R::State; 2], side: R::Side) -> Result<(), Violation> {
        let (viewer, log) = (Viewer::Side(side), R::Log::default());
        let (rules, _) = self.game.parts();
        let views = states.map(|state| to_text(&rules.view(state, &log, viewer)));
        if views[0] != views[1] {
            return Err(Violation(format!("the view shows {side:?} what is hidden: {} and {}", views[0], views[1])));
        }
        let lists = states.map(|state| to_text(&rules.legal(state, viewer)));
        if lists[0] != lists[1] {
            return Err(Violation(format!(
                "the legal list shows {side:?} what is hidden: {} and {}",
                lists[0], lists[1]
            )));
        }
        if rules.to_act(states[0]) == side {
            let advice = states.map(|state| self.sampler.advice(rules, state));
            if advice[0] != advice[1] {
                return Err(Violation(format!("the computer player of {side:?} uses what is hidden from it")));
            }
        }
        Ok(())
    }

    fn legal_text(&mut self, state: &R::State, viewer: Viewer<R::Side>) -> String {
        let (rules, _) = self.game.parts();
        to_text(&rules.legal(state, viewer))
    }

    /// The game comes back from its record, its save file, its link, and a turn given to its beginning.
    fn round_trips(&mut self) -> Result<(), Violation> {
        let game = &self.game;
        let complete = |options: &mut R::Options| (self.complete)(options, &game.record().options);
        let same = |other: &Game<R>, from: &str| {
            let same = other.state() == game.state()
                && other.record().options == game.record().options
                && other.record().orders == game.record().orders
                && other.links() == game.links();
            if same { Ok(()) } else { Err(Violation(format!("another game comes out of the {from}"))) }
        };
        let none =
            |from: &str, fault: &dyn std::fmt::Display| Violation(format!("no game comes out of the {from}: {fault}"));
        let replayed = Game::replay(game.record(), game.checkpoints()).map_err(|fault| none("record", &fault))?;
        same(&replayed, "record")?;
        let save = game.save();
        same(&Game::load_with(&save, complete).map_err(|fault| none("save file", &fault))?, "save file")?;
        self.met.save = save.len();
        if let Ok(link) = game.link() {
            same(&Game::open_with(&link, complete).map_err(|fault| none("link", &fault))?, "link")?;
            self.met.link = Some(link.len());
        }
        let from = game.turn_begins();
        if let (Ok(turn), Some(mut earlier)) = (game.turn_link(from), game.branch(from)) {
            let received = match Game::<R>::read_link(&turn).map_err(|fault| none("turn", &fault))? {
                Shared::Turn(turn) => earlier.receive(turn),
                Shared::Game(..) => return Err(violation("a turn link carries a game")),
            };
            received.map_err(|fault| none("turn", &fault))?;
            same(&earlier, "turn")?;
            if earlier.can_undo() != Err(CannotUndo::Received) {
                return Err(violation("an order that came with a link can be undone"));
            }
        }
        Ok(())
    }
}

/// Gives the numbers that are known and remembers the bound of the first that is missing.
#[derive(Debug)]
struct Probe<'a> {
    known: &'a [u8],
    at: usize,
    asked: Option<u8>,
}

impl Source for &mut Probe<'_> {
    fn number(&mut self, _: u8, of: u8) -> Option<u8> {
        let number = self.known.get(self.at).copied();
        self.at += 1;
        if number.is_none() {
            self.asked = self.asked.or(Some(of));
        }
        number
    }
}

fn violation(what: &str) -> Violation {
    Violation(what.to_owned())
}
