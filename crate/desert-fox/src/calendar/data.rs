//! Reads the shipped calendar.

use std::sync::OnceLock;

use referee::reader::parse;
use serde::Deserialize;

use super::{Calendar, CalendarNumber, Label, Place, TURNS, Track, place};
use crate::calendar::entry::{Entry, Item, state};
use crate::charts::Provenance;
use crate::roster::{self, Correction, RosterUnit};
use crate::rules::ScheduleErrata;
use crate::units::Nation;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct File {
    track: Vec<Row>,
    value: Vec<Single>,
    withdrawal: Vec<Printed>,
    pub correction: Vec<Correction>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Row {
    what: String,
    #[serde(default = "one")]
    first: i16,
    values: Vec<i16>,
    #[serde(default)]
    stated: Vec<i16>,
    provenance: Provenance,
    case: String,
}

const fn one() -> i16 {
    1
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Single {
    what: String,
    value: String,
    provenance: Provenance,
    case: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Printed {
    unit: String,
    turn: u8,
}

/// The data as shipped.
///
/// # Panics
/// Never: a test parses the same data.
#[allow(clippy::expect_used, reason = "start-up data that a test parses")]
pub(super) fn file() -> &'static File {
    static FILE: OnceLock<File> = OnceLock::new();
    FILE.get_or_init(|| {
        parse(include_str!(concat!(env!("OUT_DIR"), "/calendar.json"))).expect("calendar.toml is tested")
    })
}

impl Calendar {
    /// The calendar as shipped.
    ///
    /// # Panics
    /// Never: a test reads the same data.
    #[allow(clippy::expect_used, reason = "start-up data that a test parses")]
    pub fn standard() -> &'static Self {
        static CALENDAR: OnceLock<Calendar> = OnceLock::new();
        CALENDAR.get_or_init(|| Self::read(file()).expect("calendar.toml is tested"))
    }

    fn read(file: &'static File) -> Option<Self> {
        let entries = roster::printed().iter().zip(roster::roster()).map(|pair| [Entry::of(pair.0), Entry::of(pair.1)]);
        let mut calendar = Self {
            tracks: [[0; TURNS]; Track::ALL.len()],
            numbers: [0; CalendarNumber::ALL.len()],
            entries: entries.collect(),
            labels: Vec::new(),
        };
        for row in &file.track {
            for (index, value) in (row.first..).zip(&row.values) {
                let stated = row.stated.contains(&index);
                let provenance = if stated { Provenance::Seed } else { row.provenance };
                calendar.ship(format!("{}/{index}", row.what), &value.to_string(), provenance, &row.case)?;
            }
        }
        for value in &file.value {
            calendar.ship(value.what.clone(), &value.value, value.provenance, &value.case)?;
        }
        for printed in &file.withdrawal {
            calendar.set(&place(&format!("withdrawal/{}", printed.unit))?, &printed.turn.to_string())?;
        }
        for correction in &file.correction {
            calendar.correct(correction)?;
        }
        roster::roster().iter().filter(|unit| unit.arrival.is_some()).for_each(|unit| calendar.label_entries(unit));
        Some(calendar)
    }

    fn ship(&mut self, what: String, value: &str, provenance: Provenance, case: &'static str) -> Option<()> {
        self.set(&place(&what)?, value)?;
        self.labels.push(Label { what, provenance, case });
        Some(())
    }

    /// Corrects the schedules as corrected, and leaves them as printed.
    ///
    /// Cases: 5.17 · Rulings: R007, R008, R051
    fn correct(&mut self, correction: &Correction) -> Option<()> {
        let Place::Entry(item, counter) = place(&correction.what)? else { return None };
        let entry = &mut self.entries[counter][state(ScheduleErrata::Corrected)];
        (entry.text(item) == correction.old).then_some(())?;
        entry.set(item, &correction.new)
    }

    fn label_entries(&mut self, unit: &RosterUnit) {
        let known = unit.known.iter().any(|value| value == "arrival");
        let provenance = if known { Provenance::Seed } else { Provenance::Reconstructed };
        let ours = unit.nation == Nation::Commonwealth;
        let case = if ours { "5.17" } else { "5.18" };
        self.labels.push(Label { what: format!("arrival/{}", unit.id), provenance, case });
        for (item, name) in [(Item::Withdrawal, "withdrawal"), (Item::Return, "return")].into_iter().filter(|_| ours) {
            let what = format!("{name}/{}", unit.id);
            let stated = place(&what).is_some_and(|place| self.text(&place) != "-") || self.printed(item, &unit.id);
            let provenance = if stated { Provenance::Seed } else { Provenance::Reconstructed };
            self.labels.push(Label { what, provenance, case });
        }
    }

    fn printed(&self, item: Item, id: &str) -> bool {
        let entry = roster::index(id).map(|at| self.entries[usize::from(at)][state(ScheduleErrata::Printed)]);
        entry.is_some_and(|entry| entry.text(item) != "-")
    }
}
