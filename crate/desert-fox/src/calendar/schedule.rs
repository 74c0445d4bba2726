//! The schedules of reinforcements and withdrawals under a rule set.

use crate::calendar::entry::state;
use crate::calendar::{Calendar, CalendarNumber, MOST_WITHDRAWALS, TURNS};
use crate::roster::{self, ArrivesAt, CounterSet};
use crate::rules::{RuleSet, Tiger, VariableWithdrawal};
use crate::scenario::{Departure, Scenario};

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
        let counters = roster::roster().iter().zip(&calendar.entries);
        for (counter, (unit, entries)) in (0_u8..).zip(counters) {
            let up_to = match (unit.set, rules.tiger) {
                (CounterSet::Spi1981, _) => None,
                (set @ CounterSet::FoxKilled, _) if scenario.has_set(set) => None,
                (CounterSet::SixAngles, Tiger::OnDieOfOne) => Some(calendar.number(CalendarNumber::TigerUpTo)),
                _ => continue,
            };
            let entry = entries[state(rules.schedule)];
            let arrival = scenario.arrival(counter, entry.arrival);
            schedule.arrival_of[usize::from(counter)] = arrival;
            if let Some(turn) = arrival {
                let to = if scenario.setup.arrival(counter).is_some() { ArrivesAt::Map } else { entry.to };
                let up_to = up_to.and_then(|face| u8::try_from(face).ok());
                schedule.arrivals[usize::from(turn).min(TURNS)].push(Arrival { counter, to, up_to });
            }
            if let Some(turn) = entry.withdrawal.and_then(|turn| scenario.turn_of(turn)) {
                let returns = entry.returns.and_then(|turn| scenario.turn_of(turn));
                schedule.withdrawals.push(Withdrawal { counter, turn, returns });
            }
        }
        schedule.depart(&scenario.setup.departures);
        if rules.variable_withdrawal == VariableWithdrawal::ByDice {
            schedule.withdrawals.clear();
        }
        schedule
    }

    /// Adds the withdrawals of the scenario itself, each in place of the unit's own, as far as a game can keep them all.
    ///
    /// Cases: 5.17, 5.2 · Rulings: H051, H097
    fn depart(&mut self, departures: &[Departure]) {
        self.withdrawals.retain(|withdrawal| departures.iter().all(|other| other.counter != withdrawal.counter));
        self.withdrawals.truncate(MOST_WITHDRAWALS.saturating_sub(departures.len()));
        let own = |&Departure { counter, turn, returns }: &Departure| Withdrawal { counter, turn, returns };
        self.withdrawals.extend(departures.iter().map(own));
        crate::order::sort_by_key(&mut self.withdrawals, |withdrawal| withdrawal.turn);
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

    /// The withdrawals whose units come back on a game-turn.
    ///
    /// Cases: 5.17 · Rulings: R007, R122
    pub fn returns(&self, turn: u8) -> impl Iterator<Item = &Withdrawal> {
        self.withdrawals.iter().filter(move |withdrawal| withdrawal.returns == Some(turn))
    }

    /// The game-turn on which a counter arrives, 0 for one at set-up; none for one that takes no part.
    pub fn arrival_of(&self, counter: u8) -> Option<u8> {
        self.arrival_of.get(usize::from(counter)).copied().flatten()
    }
}
