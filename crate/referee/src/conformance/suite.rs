//! Random play under every check.

use super::listing::{legal_text, try_orders};
use super::twins::Twin;
use super::{Sampler, Seen, Violation};
use crate::draw::Draw;
use crate::json::to_text;
use crate::random::{Random, Source};
use crate::record::{DiceMode, Game};
use crate::viewer::Views;

/// Orders between two trials of listed and other orders.
const TRIALS_EVERY: usize = 20;

/// How often each check was made, so that a test can assert that it met enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Met {
    /// Orders given.
    pub orders: usize,
    /// Orders undone and redone.
    pub undone: usize,
    /// Orders that cannot be undone because of a die, a reveal, a change of player, and because they follow from standing
    /// orders.
    pub barred: [usize; 4],
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
    pub(super) game: Game<R>,
    pub(super) sampler: S,
    pub(super) draw: Draw,
    pub(super) met: Met,
    /// The states before the orders since the last one that cannot be undone.
    pub(super) free: Vec<R::State>,
}

impl<R: Views, S: Sampler<R>> Suite<R, S> {
    /// Plays a random game to its end, or up to `most_orders`, under every check. The same seed plays the same game.
    ///
    /// Errors: the first violation, with the order before it.
    pub fn run(
        options: R::Options,
        dice: DiceMode,
        sampler: S,
        seed: u64,
        most_orders: usize,
    ) -> Result<Met, Violation> {
        let (game, _) = Game::new(options, dice).map_err(|refusals| {
            let refusals: Vec<_> = refusals.iter().map(ToString::to_string).collect();
            Violation(format!("the game cannot begin: {}", refusals.join("; ")))
        })?;
        let mut suite = Self { game, sampler, draw: Draw::new(seed), met: Met::default(), free: Vec::new() };
        suite.play(most_orders).map_err(|Violation(what)| {
            let order = suite.game.record().orders.last().map(|entry| to_text(&entry.order)).unwrap_or_default();
            Violation(format!("after {} orders, the last {order}: {what}", suite.game.len()))
        })?;
        Ok(suite.met)
    }

    fn play(&mut self, most_orders: usize) -> Result<(), Violation> {
        let mut twins = Vec::new();
        while self.game.len() < most_orders && !self.sampler.is_over(self.game.state()) {
            if self.game.len().is_multiple_of(TRIALS_EVERY) {
                self.try_orders()?;
            }
            let (rules, state) = self.game.parts();
            let order = self.sampler.legal_order(rules, state, &mut self.draw);
            let order = order.ok_or_else(|| Violation::new("nothing can be ordered, but the game is not over"))?;
            self.give(&order, &mut twins)?;
        }
        self.met.orders = self.game.len();
        self.round_trips()?;
        self.turns()
    }

    /// Tries listed orders and others; none is given.
    fn try_orders(&mut self) -> Result<(), Violation> {
        let (list, mut seen) = (legal_text(&mut self.game), Seen::default());
        try_orders(&mut self.game, &mut self.sampler, &mut self.draw, &mut seen)?;
        self.met.accepted += seen.accepted as usize;
        let same = legal_text(&mut self.game) == list;
        if same { Ok(()) } else { Err(Violation::new("asking whether orders may be given changes the legal list")) }
    }

    /// Gives a listed order and checks what came of it. The twins are those that no viewer could tell apart up to now.
    fn give(&mut self, order: &R::Order, twins: &mut Vec<Twin<R>>) -> Result<(), Violation> {
        let (before, by) = (self.game.state().clone(), self.game.to_act());
        self.add_twins(twins, &before);
        let faces = self.faces(order);
        let report = self
            .game
            .give(order.clone(), &faces)
            .map_err(|refusal| Violation(format!("{} is listed but refused: {refusal}", to_text(order))))?;
        let reveals = self.compare(twins, &before, order, &report)?;
        self.undo(before, by, &report, reveals)
    }

    /// The numbers that the players enter for an order: as many as it asks for, where they roll their own dice.
    fn faces(&mut self, order: &R::Order) -> Vec<u8> {
        let mut faces = Vec::new();
        if self.game.record().dice != DiceMode::Entered {
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
