//! What the schedules say of one counter, as printed and as corrected.

use crate::data::calendar::track::LAST_TURN;
use crate::data::roster::{ArrivesAt, RosterUnit};
use crate::model::rule_set::ScheduleErrata;

/// What a schedule can say of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    Arrival,
    Withdrawal,
    Return,
}

impl Item {
    /// The item and the counter's id in a place such as `return/150-50`.
    pub fn parse(what: &str) -> Option<(Self, &str)> {
        let (item, id) = what.split_once('/')?;
        let item = match item {
            "arrival" => Self::Arrival,
            "withdrawal" => Self::Withdrawal,
            "return" => Self::Return,
            _ => return None,
        };
        Some((item, id))
    }
}

/// The line of one counter in the schedules of one state of the errata.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Game-turn of arrival, 0 at set-up.
    pub arrival: Option<u8>,
    /// Where it arrives.
    pub to: ArrivesAt,
    /// Game-turn of withdrawal.
    pub withdrawal: Option<u8>,
    /// Game-turn on which it comes back.
    pub returns: Option<u8>,
}

impl Entry {
    /// The arrival of a counter, without anything more.
    pub fn of(unit: &RosterUnit) -> Self {
        Self { arrival: unit.arrival, to: unit.arrives_in, ..Self::default() }
    }

    /// Writes what it says as it is read: a game-turn, `-` for none; `3 box` for an arrival in the Refit Box.
    pub(super) fn text(&self, item: Item) -> String {
        let turn = match item {
            Item::Arrival => self.arrival,
            Item::Withdrawal => self.withdrawal,
            Item::Return => self.returns,
        };
        let Some(turn) = turn else { return "-".to_owned() };
        let boxed = item == Item::Arrival && self.to == ArrivesAt::RefitBox;
        if boxed { format!("{turn} box") } else { turn.to_string() }
    }

    /// Takes a text; a counter that is not at set-up cannot be put there, because no scenario has a hex for it.
    pub(super) fn set(&mut self, item: Item, text: &str) -> Option<()> {
        let (turn, to) = match text.strip_suffix(" box") {
            Some(turn) if item == Item::Arrival => (turn, ArrivesAt::RefitBox),
            Some(_) => return None,
            None => (text, ArrivesAt::Map),
        };
        let turn = match turn {
            "-" if to == ArrivesAt::Map => None,
            "0" if item == Item::Arrival && to == ArrivesAt::Map && self.arrival == Some(0) => Some(0),
            turn => Some(turn.parse().ok().filter(|turn| (1..=LAST_TURN).contains(turn))?),
        };
        match item {
            Item::Arrival => (self.arrival, self.to) = (turn, to),
            Item::Withdrawal => self.withdrawal = turn,
            Item::Return => self.returns = turn,
        }
        Some(())
    }
}

/// One value for each state of the errata.
pub(super) const fn state(errata: ScheduleErrata) -> usize {
    errata as usize
}
