//! The turn record track and the other tables by game-turn, with the schedules of reinforcements and withdrawals.
//!
//! Cases: 5.1, 5.17, 5.18, 7.55, 7.57, 13.3 · Rulings: H050

mod data;
mod entry;
mod month;
mod number;
mod track;

#[cfg(test)]
mod tests;

pub use entry::Entry;
pub use month::Month;
pub use number::CalendarNumber;
pub use track::{LAST_TURN, NEVER, TURNS, Track};

use crate::data::calendar::entry::{Item, state};
use crate::data::charts::Provenance;
use crate::data::overlay::{ChartChange, ChartError};
use crate::data::roster;
use crate::data::tables::TableValue;
use crate::model::rule_set::ScheduleErrata;
use crate::model::units::{Nation, Side};

/// Most withdrawals of a schedule: a game keeps a bit for each.
pub const MOST_WITHDRAWALS: usize = 32;

#[derive(Clone, Debug)]
struct Label {
    what: String,
    provenance: Provenance,
    source: &'static str,
    case: &'static str,
}

/// A place whose holder counts for victory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VictoryPlace {
    /// Benghazi.
    Benghazi,
    /// Tobruk.
    Tobruk,
    /// Bardia.
    Bardia,
    /// Mersa Matruh.
    Matruh,
    /// El Agheila.
    ElAgheila,
}

impl VictoryPlace {
    /// Every place, in a fixed order.
    pub const ALL: [Self; 5] = [Self::Benghazi, Self::Tobruk, Self::Bardia, Self::Matruh, Self::ElAgheila];

    /// Its name among the places of the board, which has its hex.
    ///
    /// Cases: 15.26 · Rulings: R040
    pub const fn name(self) -> &'static str {
        match self {
            Self::Benghazi => "Benghazi",
            Self::Tobruk => "Tobruk",
            Self::Bardia => "Bardia",
            Self::Matruh => "Mersa Matruh",
            Self::ElAgheila => "El Agheila",
        }
    }
}

/// The tables by game-turn in force.
#[derive(Clone, Debug)]
pub struct Calendar {
    tracks: [[i8; TURNS]; Track::ALL.len()],
    numbers: [i16; CalendarNumber::ALL.len()],
    /// By counter of the roster: as printed, then as corrected.
    entries: Vec<[Entry; 2]>,
    labels: Vec<Label>,
}

enum Place {
    Slot(Track, usize),
    Number(CalendarNumber),
    Entry(Item, usize),
}

impl Calendar {
    /// What the schedules say of a counter of the roster.
    ///
    /// Cases: 5.17, 5.18
    pub fn entry(&self, counter: u8, errata: ScheduleErrata) -> &Entry {
        &self.entries[usize::from(counter)][state(errata)]
    }

    /// The calendar with the owner's values in place of ours. A value of the schedules set here holds with and without the
    /// errata.
    ///
    /// Errors: index and fault of the first change that names no value, holds none, or replaces another one than it says.
    ///
    /// Cases: 8.29 · Rulings: H007
    pub fn with(&self, changes: &[(usize, &ChartChange)]) -> Result<Self, (usize, ChartError)> {
        let mut calendar = self.clone();
        for &(at, change) in changes {
            calendar.change(change).map_err(|error| (at, error))?;
        }
        Ok(calendar)
    }

    fn change(&mut self, change: &ChartChange) -> Result<(), ChartError> {
        let what: String = change.what.chars().take(80).collect();
        let place = place(&change.what).ok_or_else(|| ChartError::Unknown(what.clone()))?;
        let found = self.text(&place);
        if let Some(expected) = change.old.as_ref().filter(|old| **old != found) {
            return Err(ChartError::Old { what, found, expected: expected.chars().take(80).collect() });
        }
        let bad = || ChartError::Value { what, value: change.new.chars().take(80).collect() };
        self.set(&place, &change.new).ok_or_else(bad)?;
        if let Some(label) = self.labels.iter_mut().find(|label| label.what == change.what) {
            (label.provenance, label.source) = (Provenance::Overlay, "");
        }
        Ok(())
    }

    fn set(&mut self, place: &Place, text: &str) -> Option<()> {
        match *place {
            Place::Slot(track, slot) => self.tracks[track as usize][slot] = track.read(text)?,
            Place::Number(number) => self.numbers[number as usize] = number.read(text)?,
            Place::Entry(item, counter) => {
                let mut entries = self.entries[counter];
                entries.iter_mut().try_for_each(|entry| entry.set(item, text))?;
                let old = std::mem::replace(&mut self.entries[counter], entries);
                if self.withdrawals() > MOST_WITHDRAWALS {
                    self.entries[counter] = old;
                    return None;
                }
            }
        }
        Some(())
    }

    /// Withdrawals of the state of the errata that has more of them.
    fn withdrawals(&self) -> usize {
        let count = |state: usize| self.entries.iter().filter(|entries| entries[state].withdrawal.is_some()).count();
        count(0).max(count(1))
    }

    fn text(&self, place: &Place) -> String {
        match *place {
            Place::Slot(track, slot) => track.write(self.tracks[track as usize][slot]),
            Place::Number(number) => number.write(self.number(number)),
            Place::Entry(item, counter) => self.entries[counter][1].text(item),
        }
    }

    /// Whether a change is about the calendar.
    pub fn accepts(what: &str) -> bool {
        place(what).is_some()
    }

    /// Every value with its provenance and case; those of the schedules as corrected.
    pub fn values(&self) -> Vec<TableValue> {
        let value = |label: &Label| {
            let (what, source, case) = (label.what.clone(), label.source.to_owned(), label.case.to_owned());
            Some(TableValue { value: self.text(&place(&what)?), what, provenance: label.provenance, source, case })
        };
        self.labels.iter().filter_map(value).collect()
    }

    /// Air points that come to a player in a month.
    ///
    /// Cases: 5.1 · Rulings: R104
    pub fn air_points(&self, side: Side, month: Month) -> u8 {
        let track = [Track::AirAxis, Track::AirCommonwealth][side.index()];
        self.count(track, month)
    }

    /// Refit points that come to a nationality in a month.
    ///
    /// Cases: 5.1 · Rulings: R104
    pub fn refit_points(&self, nation: Nation, month: Month) -> u8 {
        let track = match nation {
            Nation::German => Track::RefitGerman,
            Nation::Italian => Track::RefitItalian,
            Nation::Commonwealth => Track::RefitCommonwealth,
        };
        self.count(track, month)
    }

    /// MSUs that come to the Commonwealth in a month.
    ///
    /// Cases: 5.1 · Rulings: R110
    pub fn supply_units(&self, month: Month) -> u8 {
        self.count(Track::Msu, month)
    }

    /// MSUs that a convoy brings on a modified die; what lies beyond the table is read at its ends.
    ///
    /// Cases: 7.57 · Rulings: R111
    pub fn convoy(&self, modified_die: i16) -> u8 {
        self.at(Track::Convoy, Track::Convoy.nearest_slot(modified_die))
    }

    /// What a month adds to the convoy die: the only place that says so.
    ///
    /// Cases: 7.55, 7.57 · Rulings: R010
    pub fn convoy_modifier(&self, month: Month) -> i16 {
        let slot = Track::ConvoyModifier.slot(i16::from(month.0));
        slot.map_or(0, |slot| i16::from(self.tracks[Track::ConvoyModifier as usize][slot]))
    }

    /// The month from which armor of a rating may be rebuilt, [`NEVER`] for never; a higher rating than the table's
    /// counts as its highest, and a unit without one may be rebuilt always.
    ///
    /// Cases: 13.3 · Rulings: R009
    pub fn rebuild_from(&self, nation: Nation, armor_rating: u8) -> Month {
        if armor_rating == 0 {
            return Month::FIRST;
        }
        let track = match nation {
            Nation::German => Track::RebuildGerman,
            Nation::Italian => Track::RebuildItalian,
            Nation::Commonwealth => Track::RebuildCommonwealth,
        };
        Month(self.tracks[track as usize][track.nearest_slot(i16::from(armor_rating))])
    }

    /// Brigades and armor units that the Commonwealth withdraws on a face of the die.
    ///
    /// Cases: 5.3 · Rulings: R118
    pub fn drawn(&self, die: u8) -> [u8; 2] {
        [Track::DrawnBrigades, Track::DrawnArmor].map(|track| self.at(track, track.nearest_slot(i16::from(die))))
    }

    /// Highest face on which a unit comes back after this number of game-turns; beyond the table its end is read.
    ///
    /// Cases: 5.3 · Rulings: R118, H093
    pub fn returns_up_to(&self, absent: u8) -> u8 {
        if absent == 0 { 0 } else { self.at(Track::DrawnReturn, Track::DrawnReturn.nearest_slot(i16::from(absent))) }
    }

    /// A single number.
    ///
    /// Cases: 2.2, 4.1, 15.26 · Rulings: H052, H054
    pub const fn number(&self, number: CalendarNumber) -> i16 {
        self.numbers[number as usize]
    }

    /// Victory points of a player who holds a place at the end.
    ///
    /// Cases: 15.26 · Rulings: R040
    pub const fn victory_points(&self, side: Side, place: VictoryPlace) -> i16 {
        let first = match side {
            Side::Axis => CalendarNumber::AxisBenghazi,
            Side::Commonwealth => CalendarNumber::CommonwealthBenghazi,
        };
        self.numbers[first as usize + place as usize]
    }

    /// A value that is no less than 0; 0 beyond the track.
    fn count(&self, track: Track, month: Month) -> u8 {
        track.slot(i16::from(month.0)).map_or(0, |slot| self.at(track, slot))
    }

    fn at(&self, track: Track, slot: usize) -> u8 {
        u8::try_from(self.tracks[track as usize][slot]).unwrap_or(0)
    }
}

fn place(what: &str) -> Option<Place> {
    if let Some(number) = CalendarNumber::ALL.iter().find(|number| number.place() == what) {
        return Some(Place::Number(*number));
    }
    if let Some((item, id)) = Item::parse(what) {
        return entry_place(item, id);
    }
    let (name, index) = what.rsplit_once('/')?;
    let track = Track::ALL.into_iter().find(|track| track.place() == name)?;
    let number: i16 = index.parse().ok().filter(|number: &i16| number.to_string() == index)?;
    Some(Place::Slot(track, track.slot(number)?))
}

/// Only the Commonwealth withdraws, and supply units are in no schedule.
fn entry_place(item: Item, id: &str) -> Option<Place> {
    let counter = roster::roster().iter().position(|unit| unit.id == id)?;
    let unit = &roster::roster()[counter];
    let open = item == Item::Arrival || unit.nation == Nation::Commonwealth;
    (open && unit.arrival.is_some()).then_some(Place::Entry(item, counter))
}
