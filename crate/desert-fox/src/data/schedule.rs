//! The schedules of reinforcements and withdrawals under a rule set.

use crate::data::calendar::{Calendar, CalendarNumber, MOST_WITHDRAWALS, TURNS};
use crate::data::roster::{self, ArrivesAt, CounterSet};
use crate::data::scenario::{Departure, Own, Scenario};
use crate::model::rule_set::{RuleSet, Tiger, VariableWithdrawal};

/// A reinforcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// Index of the counter in the roster.
    pub counter: u8,
    /// Where it arrives.
    pub to: ArrivesAt,
    /// Highest face of a die on which it arrives; without one it does so surely.
    pub up_to: Option<u8>,
}

/// A withdrawal that the Commonwealth owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Withdrawal {
    /// Index of the counter in the roster.
    pub counter: u8,
    /// The game-turn on which it leaves.
    pub turn: u8,
    /// The game-turn on which it comes back.
    pub returns: Option<u8>,
    /// Where it comes back.
    pub to: ArrivesAt,
    /// A source names it; a withdrawal that is only reconstructed costs no victory points when it is missed.
    pub sourced: bool,
}

/// Who comes and goes when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    arrivals: Vec<Vec<Arrival>>,
    withdrawals: Vec<Withdrawal>,
    arrival_of: Vec<Option<u8>>,
}

impl Schedule {
    /// The schedule of a scenario under a rule set, in game-turns of the scenario: as printed or as corrected, with the Tiger
    /// company where there is one, without the counters that optional rules bring on by themselves, and without withdrawals
    /// where dice decide about them.
    ///
    /// Cases: 5.17, 5.18, 5.3 · Rulings: R001, R002, R007, R008, R047, R051, R052, R118, H095, H097, H099, H101
    pub fn of(calendar: &Calendar, rules: &RuleSet, scenario: &Scenario) -> Self {
        let count = roster::roster().len();
        let mut schedule =
            Self { arrivals: vec![Vec::new(); TURNS + 1], withdrawals: Vec::new(), arrival_of: vec![None; count] };
        for (counter, unit) in (0_u8..).zip(roster::roster()) {
            let up_to = match (unit.set, rules.tiger) {
                (CounterSet::Spi1981 | CounterSet::FoxKilled, _) => None,
                (CounterSet::SixAngles, Tiger::OnDieOfOne) => Some(calendar.number(CalendarNumber::TigerUpTo)),
                _ => continue,
            };
            let entry = calendar.entry(counter, rules.schedule);
            let to = if scenario.setup.arrival(counter).is_some() { ArrivesAt::Map } else { entry.to };
            let own = scenario.own.arrivals.iter().find(|(other, ..)| *other == counter);
            let own = own.map(|&(_, arrival, to)| (arrival, to));
            let (arrival, to) = own.unwrap_or_else(|| (scenario.arrival(counter, entry.arrival), to));
            schedule.arrival_of[usize::from(counter)] = arrival;
            if let Some(turn) = arrival {
                let up_to = up_to.and_then(|face| u8::try_from(face).ok());
                schedule.arrivals[usize::from(turn).min(TURNS)].push(Arrival { counter, to, up_to });
            }
            if let Some(turn) = entry.withdrawal.and_then(|turn| scenario.turn_of(turn)) {
                let returns = entry.returns.and_then(|turn| scenario.turn_of(turn));
                schedule.withdrawals.push(Withdrawal { counter, turn, returns, to: ArrivesAt::Map, sourced: true });
            }
        }
        schedule.depart(calendar, rules, &scenario.setup.departures);
        schedule.withdraw(&scenario.own);
        schedule.withdrawals.sort_by_key(|withdrawal| withdrawal.turn);
        if rules.variable_withdrawal == VariableWithdrawal::ByDice {
            schedule.withdrawals.clear();
        }
        schedule
    }

    /// Adds the withdrawals of the scenario itself, each in place of the unit's own. A unit that the campaign's schedule sends to
    /// the Refit Box comes back there.
    ///
    /// Cases: 5.17, 5.2 · Rulings: R009, H051, H096, H097
    fn depart(&mut self, calendar: &Calendar, rules: &RuleSet, departures: &[Departure]) {
        self.withdrawals.retain(|withdrawal| departures.iter().all(|other| other.counter != withdrawal.counter));
        let own = |&Departure { counter, turn, returns }: &Departure| {
            let to = calendar.entry(counter, rules.schedule).to;
            Withdrawal { counter, turn, returns, to, sourced: false }
        };
        self.withdrawals.extend(departures.iter().map(own));
    }

    /// Puts the owner's withdrawals and returns of the scenario in place of the others.
    ///
    /// A withdrawal to which the owner gives a game-turn counts as sourced: it costs points when it is missed.
    ///
    /// Cases: 5.17 · Rulings: H007, H051
    fn withdraw(&mut self, own: &Own) {
        for &(counter, turn) in &own.withdrawals {
            let found = self.withdrawals.iter().position(|withdrawal| withdrawal.counter == counter);
            match (found, turn) {
                (Some(at), Some(turn)) => {
                    let owed = &mut self.withdrawals[at];
                    (owed.turn, owed.sourced) = (turn, true);
                }
                (Some(at), None) => drop(self.withdrawals.remove(at)),
                (None, Some(turn)) => self.withdrawals.push(Withdrawal {
                    counter,
                    turn,
                    returns: None,
                    to: ArrivesAt::Map,
                    sourced: true,
                }),
                (None, None) => {}
            }
        }
        for &(counter, returns, to) in &own.returns {
            if let Some(found) = self.withdrawals.iter_mut().find(|withdrawal| withdrawal.counter == counter) {
                (found.returns, found.to) = (returns, to);
            }
        }
    }

    /// Whether a game can settle all withdrawals.
    ///
    /// Cases: 5.2 · Rulings: H007
    pub const fn can_be_settled(&self) -> bool {
        self.withdrawals.len() <= MOST_WITHDRAWALS
    }

    /// The reinforcements of a game-turn, in the order of the roster; of game-turn 0 the units at set-up.
    ///
    /// Cases: 5.17, 5.18 · Rulings: R001, R002, R009
    pub fn arrivals(&self, turn: u8) -> &[Arrival] {
        self.arrivals.get(usize::from(turn)).map_or(&[], Vec::as_slice)
    }

    /// The withdrawals by game-turn.
    ///
    /// Cases: 5.17, 5.2 · Rulings: R008, H051
    pub fn withdrawals(&self) -> &[Withdrawal] {
        &self.withdrawals
    }

    /// The withdrawals whose units come back on a game-turn, with their places on the schedule.
    ///
    /// Cases: 5.17 · Rulings: R007, R122
    pub fn returns(&self, turn: u8) -> impl Iterator<Item = (usize, &Withdrawal)> {
        self.withdrawals.iter().enumerate().filter(move |(_, withdrawal)| withdrawal.returns == Some(turn))
    }

    /// The game-turn on which a counter arrives, 0 for one at set-up; none for one that takes no part.
    pub fn arrival_of(&self, counter: u8) -> Option<u8> {
        self.arrival_of.get(usize::from(counter)).copied().flatten()
    }
}
