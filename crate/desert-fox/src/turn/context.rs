//! The context of an order that is carried out: the state that it changes, its random numbers, and the log of what happened.

use hexgrid::Hex;
use referee::Random;

use crate::data::calendar::{CalendarNumber, Month};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Nation, Side};
use crate::rules::supply::chain;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode, Log};
use crate::state::{Phase, Place, Segment, State, flag};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;

/// The streams of dice: a rule's dice do not change when another rule rolls more or less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Stream {
    /// Initiative.
    Initiative = 1,
    /// Convoys.
    Convoy,
    /// Dumps without a line of communication.
    Dumps,
    /// Units that may never arrive.
    Arrival,
    /// Raids on Malta.
    Malta,
    /// Rolls for disruption.
    Disruption,
    /// Captures of supply units.
    Capture,
    /// Destruction of dumps.
    Destruction,
    /// Combat dice.
    Combat,
    /// Boxes of eliminated units.
    Box,
    /// The invasion of Malta.
    Herkules,
    /// Reinforcements shipped to Tobruk.
    Tobruk,
    /// Units that form detachments.
    Detachment = 17,
    /// Commonwealth withdrawals.
    Withdrawals,
    /// Returns of units withdrawn by die.
    Returns,
    /// Whether Rommel is there.
    Rommel,
    /// Recovery of desert patrols.
    Recovery,
}

/// Whether the phase goes on after an order or a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// A player decides next.
    Stay,
    /// The phase is over.
    PhaseOver,
}

/// A refusal of an order.
pub fn refuse(code: RefusalCode) -> Refusal {
    Refusal::at(code, "order")
}

/// An order that is being carried out.
#[derive(Debug)]
pub struct OrderContext<'a> {
    /// What the game is played by.
    pub config: &'a GameConfig,
    /// What follows from the state.
    pub cache: &'a mut Cache,
    /// The state.
    pub state: State,
    /// Its random numbers.
    pub random: Random<'a>,
    /// What happened.
    pub log: &'a mut Log,
}

impl OrderContext<'_> {
    /// Whose player-turn it is.
    pub const fn phasing(&self) -> Side {
        self.state.phasing
    }

    /// Rolls a die.
    ///
    /// Errors: the players roll their own dice and have not told this one.
    pub fn roll(&mut self, stream: Stream) -> Result<u8, Refusal> {
        self.random.roll(stream as u8).map_err(|_| refuse(RefusalCode::DieMissing))
    }

    /// Adds an event to the log.
    pub fn emit(&mut self, event: Event) {
        self.log.push(event);
    }

    /// Refreshes the cache.
    pub fn sync(&mut self) {
        self.cache.sync(&self.state);
    }

    /// The month of the game-turn, by which the tables are read.
    pub fn month(&self) -> Month {
        self.config.scenario.month(self.state.turn)
    }

    /// A number of the calendar.
    pub fn number(&self, number: CalendarNumber) -> i16 {
        self.config.calendar.number(number)
    }

    /// The hex from which a player's reinforcements and refitted units come: L0701 or Alexandria.
    ///
    /// Cases: 5.1, 13.2 · Rulings: R105
    pub fn base(&self, side: Side) -> Hex {
        chain::home(&self.cache.forces, side)
    }

    /// Only in this phase and segment.
    pub fn only(&self, phase: Phase, segment: Segment) -> Result<(), Refusal> {
        self.any_of(&[phase], segment)
    }

    /// Only in one of these phases and in this segment.
    pub fn any_of(&self, phases: &[Phase], segment: Segment) -> Result<(), Refusal> {
        let fits = phases.contains(&self.state.phase) && self.state.segment == segment;
        if fits { Ok(()) } else { Err(refuse(RefusalCode::WrongPhase)) }
    }

    /// The pieces of units that are on the map, owned by a player, none named twice.
    ///
    /// Errors: a unit of which that is not so.
    pub fn pieces(&self, units: &[UnitId], side: Side) -> Result<Vec<usize>, Refusal> {
        if units.is_empty() || units.len() > 60 {
            return Err(refuse(RefusalCode::TooLarge).found(units.len()));
        }
        let one = |(at, &id): (usize, &UnitId)| {
            let name = &id.counter().id;
            if units[..at].contains(&id) {
                return Err(refuse(RefusalCode::NamedTwice).unit(name));
            }
            let piece = self.cache.piece(id).ok_or_else(|| refuse(RefusalCode::NotOnMap).unit(name))?;
            let own = self.cache.forces.pieces[piece].side == side;
            if own { Ok(piece) } else { Err(refuse(RefusalCode::WrongSide).unit(name)) }
        };
        units.iter().enumerate().map(one).collect()
    }

    /// A supply unit is expended or destroyed: its counter is free again.
    pub fn remove_supply(&mut self, unit: UnitId, code: EventCode) {
        let hex = self.state.unit(unit).hex();
        let side = self.state.owner(unit);
        self.state.put(unit, Place::Aside);
        self.emit(Event { hex, ..Event::of(code).side(side).unit(unit) });
    }

    /// Marks a unit disrupted.
    pub fn disrupt(&mut self, unit: UnitId) {
        if !self.state.unit(unit).is(flag::DISRUPTED) {
            self.state.unit_mut(unit).flags |= flag::DISRUPTED;
            self.emit(Event::of(EventCode::Disrupted).unit(unit));
        }
    }

    /// Adds refit points to those of a nation.
    pub fn add_refit_points(&mut self, nation: Nation, more: u8, code: EventCode) {
        let before = self.state.refit[nation as usize];
        let after = before.saturating_add(more);
        self.state.refit[nation as usize] = after;
        if after != before {
            self.emit(Event::of(code).side(nation.side()).nation(nation).numbers(before, after));
        }
    }
}
