//! Carrying out an order: the state after it, what happened, and the dice it rolled.

use hexgrid::Hex;
use referee::Dice;

use crate::calendar::Month;
use crate::game::book::Book;
use crate::game::counters::UnitId;
use crate::game::desk::Desk;
use crate::game::event::{Event, EventCode, Log};
use crate::game::order::{Answer, Order};
use crate::game::state::{Phase, Place, Segment, State, flag};
use crate::game::{battle, combats, moves, overruns, refitting, sequence, supplying, transports};
use crate::refusal::{Refusal, RefusalCode};
use crate::units::Side;
use crate::{air, desert_patrols, detachments, herkules, reinforcement, rommel, victory};

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

/// An order that was carried out.
#[derive(Clone, Debug)]
pub struct Carried {
    /// The state after it.
    pub state: State,
    /// The faces that were rolled, in order.
    pub faces: Vec<u8>,
}

/// Carries out an order of a player. The state given is not touched; what happens is told to the log.
///
/// Errors: the rule against it.
pub fn carry_out(
    book: &Book,
    desk: &mut Desk,
    state: &State,
    by: Side,
    order: &Order,
    dice: Dice,
    log: &mut Log,
) -> Result<Carried, Refusal> {
    if state.phase == Phase::Over {
        return Err(refuse(RefusalCode::GameOver));
    }
    if by != sequence::decides(state) {
        return Err(refuse(RefusalCode::NotYourTurn));
    }
    desk.sync(state);
    let told = (log.events.len(), log.findings.clone());
    let mut play = Play { book, desk, state: state.clone(), dice, log };
    if let Err(refusal) = play.order(order) {
        play.log.events.truncate(told.0);
        play.log.findings = told.1;
        return Err(refusal);
    }
    if !play.dice.left().is_empty() {
        play.log.events.truncate(told.0);
        play.log.findings = told.1;
        return Err(refuse(RefusalCode::DiceLeft));
    }
    Ok(Carried { faces: play.dice.faces(), state: play.state })
}

/// A refusal of an order.
pub fn refuse(code: RefusalCode) -> Refusal {
    Refusal::at(code, "order")
}

/// An order that is being carried out.
#[derive(Debug)]
pub struct Play<'a> {
    /// What the game is played by.
    pub book: &'a Book,
    /// What follows from the state.
    pub desk: &'a mut Desk,
    /// The state.
    pub state: State,
    /// The dice.
    pub dice: Dice<'a>,
    /// What happened.
    pub log: &'a mut Log,
}

impl Play<'_> {
    fn order(&mut self, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::Roll => sequence::roll(self),
            Order::Done => sequence::done(self),
            Order::Place { unit, hex } => reinforcement::entry::place(self, *unit, hex.0),
            Order::Withdraw { due, units } => reinforcement::withdrawal::withdraw(self, *due, units),
            Order::Malta { points } => air::malta::ship(self, *points),
            Order::Raid { points, supply } => air::malta::raid(self, *points, supply),
            Order::Move { units, path } => moves::advance(self, units, path, false),
            Order::ForcedMarch { units, path } => moves::advance(self, units, path, true),
            Order::Overrun { units, hex } => overruns::begin(self, units, hex.0),
            Order::Transport { units, by, hex } => transports::carry(self, units, *by, hex.0),
            Order::Repair { hexes } => transports::repair(self, *hexes),
            Order::Emergency { unit } => supplying::emergency(self, *unit),
            Order::DestroyDump { dump, by } => supplying::destroy_dump(self, *dump, *by),
            Order::React { unit, path } => moves::react(self, *unit, path),
            Order::Attack { units, hexes } => combats::declare(self, units, hexes),
            Order::Revoke { combat } => combats::revoke(self, *combat),
            Order::Supply { expend, combats } => supplying::allot(self, expend, combats),
            Order::Fight { combat } => battle::begin(self, *combat),
            Order::Answer(answer) => self.answer(*answer),
            Order::Eliminate { unit } => sequence::eliminate(self, *unit),
            Order::Refit { unit, step } => refitting::refit(self, *unit, *step),
            Order::Fort { unit } => refitting::fort(self, *unit),
            Order::Mode { unit } => refitting::mode(self, *unit),
            Order::ThroughTobruk { unit } => reinforcement::tobruk::ship(self, *unit),
            Order::Invade { units, points, supply } => herkules::launch(self, units, *points, supply),
            Order::Detach { unit } => detachments::form(self, *unit),
            Order::Convert { unit } => desert_patrols::declare(self, *unit),
            Order::Rommel { hex } => rommel::go(self, hex.0),
            Order::Recover { unit } => refitting::roll_recovery(self, *unit),
        }?;
        if self.state.outcome.is_some() && self.state.phase != Phase::Over {
            victory::end(self);
        }
        Ok(())
    }

    fn answer(&mut self, answer: Answer) -> Result<(), Refusal> {
        match self.state.segment {
            Segment::Combat => battle::answer(self, answer),
            Segment::Overrun => overruns::answer(self, answer),
            _ => Err(refuse(RefusalCode::NothingAsked)),
        }
    }

    /// Whose player-turn it is.
    pub const fn phasing(&self) -> Side {
        self.state.phasing
    }

    /// Rolls a die.
    ///
    /// Errors: the players roll their own dice and have not told this one.
    pub fn roll(&mut self, stream: Stream) -> Result<u8, Refusal> {
        self.dice.roll(stream as u8).map_err(|_| refuse(RefusalCode::DieMissing))
    }

    /// Tells what happened.
    pub fn tell(&mut self, event: Event) {
        self.log.tell(event);
    }

    /// Lets the desk take in what has changed.
    pub fn sync(&mut self) {
        self.desk.sync(&self.state);
    }

    /// The month of the game-turn, by which the tables are read.
    pub fn month(&self) -> Month {
        self.book.scenario.month(self.state.turn)
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
            let piece = self.desk.piece(id).ok_or_else(|| refuse(RefusalCode::NotOnMap).unit(name))?;
            let own = self.desk.forces.pieces[piece].side == side;
            if own { Ok(piece) } else { Err(refuse(RefusalCode::WrongSide).unit(name)) }
        };
        units.iter().enumerate().map(one).collect()
    }

    /// A combat unit comes into a hex: ports change hands, enemy forts fall, Rommel escapes, and Alexandria may
    /// decide the game.
    ///
    /// Cases: 8.5, 8.8, 14.1, 15.15, 15.25, 17.24 · Rulings: R039, R085, H065, H066, H107
    pub fn occupy(&mut self, unit: UnitId, hex: Hex) {
        if !unit.counter().is_combat() {
            return;
        }
        let side = self.state.owner(unit);
        if let Some(port) = self.state.ports.iter_mut().find(|(port, owner)| *port == hex && *owner != side) {
            port.1 = side;
            self.tell(Event::of(EventCode::PortTaken).side(side).hex(hex));
        }
        if let Some(at) = self.state.forts.iter().position(|fort| fort.hex == hex && fort.side != side) {
            self.state.forts.remove(at);
            self.tell(Event::of(EventCode::FortFalls).side(side).hex(hex));
        }
        // In a combat the winners are moved before the losers.
        if self.state.battle.is_none() {
            rommel::meet(self);
        }
        victory::alexandria(self, side, hex);
    }

    /// A supply unit is expended or destroyed: its counter is free again.
    pub fn remove_supply(&mut self, unit: UnitId, code: EventCode) {
        let hex = self.state.unit(unit).hex();
        let side = self.state.owner(unit);
        self.state.put(unit, Place::Aside);
        self.tell(Event { hex, ..Event::of(code).side(side).unit(unit) });
    }

    /// Marks a unit disrupted.
    pub fn disrupt(&mut self, unit: UnitId) {
        if !self.state.unit(unit).is(flag::DISRUPTED) {
            self.state.unit_mut(unit).flags |= flag::DISRUPTED;
            self.tell(Event::of(EventCode::Disrupted).unit(unit));
        }
    }
}
