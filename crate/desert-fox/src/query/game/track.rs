//! The turn record track: who comes and goes when.

use serde::Serialize;

use crate::data::calendar::Calendar;
use crate::data::charts::Provenance;
use crate::data::roster::{ArrivesAt, roster};
use crate::data::tables::TableValue;
use crate::model::units::{Face, Nation, Side, UnitKind};
use crate::state::counters::UnitId;
use crate::turn::config::GameConfig;

/// The game-turns of a scenario, its first to its last, with their reinforcements and withdrawals.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct TrackView {
    /// The game-turns.
    pub turns: Vec<TurnView>,
}

/// A game-turn on the track.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct TurnView {
    /// Its number.
    pub turn: u8,
    /// The units that arrive.
    pub arrivals: Vec<ScheduledView>,
    /// The units that are to leave.
    pub withdrawals: Vec<ScheduledView>,
    /// The units that come back.
    pub returns: Vec<ScheduledView>,
}

/// A line of the schedules.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ScheduledView {
    /// The counter.
    pub unit: String,
    /// Whose it is.
    pub side: Side,
    /// Nation group.
    pub nation: Nation,
    /// Type.
    pub kind: UnitKind,
    /// Its values at full strength.
    pub face: Face,
    /// It goes to the Refit Box instead of the map.
    pub boxed: bool,
    /// Highest face of a die on which it arrives; without one it does so surely.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub up_to: Option<u8>,
    /// No source states the game-turn.
    pub reconstructed: bool,
}

/// Which lines of the schedules no source states.
struct Sources<'a> {
    config: &'a GameConfig,
    values: Vec<TableValue>,
}

impl Sources<'_> {
    /// Whether a line of the campaign's schedule is ours.
    fn is_ours(&self, item: &str, counter: u8) -> bool {
        let place = [item, "/", &roster()[usize::from(counter)].id].concat();
        let found = self.values.iter().find(|value| value.what == place);
        found.is_none_or(|value| value.provenance == Provenance::Reconstructed)
    }

    fn arrival(&self, counter: u8) -> bool {
        let scenario = &self.config.scenario;
        let given = scenario.own.arrivals.iter().any(|(other, ..)| *other == counter);
        !given && (scenario.setup.arrival(counter).is_some() || self.is_ours("arrival", counter))
    }

    fn departs(&self, counter: u8) -> bool {
        self.config.scenario.setup.departures.iter().any(|other| other.counter == counter)
    }

    fn withdrawal(&self, counter: u8) -> bool {
        let given = self.config.scenario.own.withdrawals.iter().any(|(other, _)| *other == counter);
        !given && (self.departs(counter) || self.is_ours("withdrawal", counter))
    }

    fn comes_back(&self, counter: u8) -> bool {
        let given = self.config.scenario.own.returns.iter().any(|(other, ..)| *other == counter);
        !given && (self.departs(counter) || self.is_ours("return", counter))
    }
}

/// The turn record track of a game with its schedules in force.
///
/// Cases: 5.1, 5.17, 5.18 · Rulings: R001, R002, R007, R008, R052, H051, H053, H097, H099
pub fn track(config: &GameConfig) -> TrackView {
    let calendar: &Calendar = &config.calendar;
    let sources = Sources { config, values: calendar.values() };
    let line = |counter: u8, to: ArrivesAt, up_to: Option<u8>, reconstructed: bool| {
        let id = UnitId::of_roster(counter);
        let printed = config.counter(id);
        ScheduledView {
            unit: id.to_string(),
            side: printed.side(),
            nation: printed.nation,
            kind: printed.kind,
            face: printed.full,
            boxed: to == ArrivesAt::RefitBox,
            up_to,
            reconstructed,
        }
    };
    let schedule = &config.schedule;
    let turn = |turn: u8| TurnView {
        turn,
        arrivals: schedule
            .arrivals(turn)
            .iter()
            .map(|arrival| line(arrival.counter, arrival.to, arrival.up_to, sources.arrival(arrival.counter)))
            .collect(),
        withdrawals: schedule
            .withdrawals()
            .iter()
            .filter(|owed| owed.turn == turn)
            .map(|owed| line(owed.counter, ArrivesAt::Map, None, sources.withdrawal(owed.counter)))
            .collect(),
        returns: schedule
            .returns(turn)
            .map(|(_, owed)| line(owed.counter, owed.to, None, sources.comes_back(owed.counter)))
            .collect(),
    };
    let scenario = &config.scenario;
    TrackView { turns: (scenario.first_turn..=scenario.last_turn).map(turn).collect() }
}
