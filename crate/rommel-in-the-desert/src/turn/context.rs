//! The context of an order that is carried out: the state that it changes, its random numbers, and what was found.

use hexgrid::Hex;
use referee::{Random, Reveals};

use crate::data::edition::Edition;
use crate::data::scenario::Scenario;
use crate::model::finding::{Code, Finding, Findings};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::rules::movement::MoveContext;
use crate::rules::supply::SupplyGround;
use crate::state::State;

/// The streams of dice: a rule's dice do not change when another rule rolls more or less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Stream {
    /// Battle fires.
    Fire = 1,
    /// Pursuit and rout fire.
    Pursuit,
    /// Forced marches.
    March,
    /// Supply cards.
    Cards,
    /// The handles of the blocks.
    Deal,
    /// Early arrival.
    Arrival,
}

/// An order that is being carried out.
#[derive(Debug)]
pub struct OrderContext<'a> {
    /// Board, numbers and rules.
    pub edition: Edition<'a>,
    /// The state.
    pub state: State,
    /// Its random numbers.
    pub random: Random<'a>,
    /// What happened.
    pub findings: &'a mut Findings,
    /// Who has seen something that was hidden before.
    pub reveals: Reveals<Side>,
}

impl<'a> OrderContext<'a> {
    /// An order that begins to be carried out.
    pub const fn new(edition: Edition<'a>, state: State, random: Random<'a>, findings: &'a mut Findings) -> Self {
        Self { edition, state, random, findings, reveals: Reveals::Nothing }
    }

    /// The scenario; none in a situation of a single month.
    pub fn scenario(&self) -> Option<&'a Scenario> {
        self.state.scenario.map(|id| self.edition.scenario(id))
    }

    /// A player sees something that was hidden before.
    pub fn reveal_to(&mut self, side: Side) {
        self.reveals = match self.reveals {
            Reveals::Nothing => Reveals::To(side),
            Reveals::To(other) if other == side => Reveals::To(side),
            Reveals::To(_) | Reveals::ToAll => Reveals::ToAll,
        };
    }

    /// Both players see something that was hidden before.
    pub const fn reveal_to_all(&mut self) {
        self.reveals = Reveals::ToAll;
    }

    /// Turns up blocks until the end of the combat phase.
    ///
    /// Cases: 3.4 · Rulings: D103
    pub fn turn_up(&mut self, units: &[UnitId]) {
        for &unit in units {
            let Some(hex) = self.state.position.hex(unit) else { continue };
            if !self.state.revealed.contains(&unit) {
                self.state.revealed.push(unit);
                let (side, steps) = (self.state.position.side(unit), self.state.position.unit(unit).steps);
                self.findings.push(Finding::of(Code::TurnedUp).unit(unit).side(side).hex(hex).numbers(0, steps));
                self.reveals = Reveals::ToAll;
            }
        }
    }

    /// Both players see the minefield of a hex.
    ///
    /// Cases: 9.7 · Rulings: D120
    pub fn show_mine(&mut self, hex: Hex) {
        for side in Side::BOTH {
            if self.state.position.is_mined(hex) && !self.state.position.knows_mine(side, hex) {
                self.state.position.learn_mine(side, hex);
                self.reveal_to(side);
            }
        }
    }

    /// Whose turn it is.
    pub const fn active(&self) -> Side {
        self.state.turn.side
    }

    /// Adds to what happened.
    pub fn emit(&mut self, finding: Finding) {
        self.findings.push(finding);
    }

    /// Rolls a number of dice.
    ///
    /// Errors: a number is not known.
    pub fn roll(&mut self, stream: Stream, dice: u8) -> Result<Vec<u8>, Refusal> {
        (0..dice).map(|_| self.random.roll(stream as u8).map_err(|_| RefusalCode::Dice.into())).collect()
    }

    /// What the rules of movement look at.
    pub const fn movement(&self) -> MoveContext<'_> {
        MoveContext { edition: self.edition, position: &self.state.position, movement: &self.state.turn.movement }
    }

    /// The ground of a side's supply lines.
    pub fn supply(&self, side: Side) -> SupplyGround<'_> {
        SupplyGround::new(self.edition, &self.state.position, side)
    }
}
