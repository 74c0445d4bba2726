//! Reads the shipped calendar.

use std::sync::OnceLock;

use referee::json::parse;
use serde::Deserialize;

use super::{Calendar, CalendarNumber, Label, Place, TURNS, Track, place};
use crate::data::calendar::entry::{Entry, state};
use crate::data::charts::Provenance;
use crate::data::roster::{self, Correction, RosterUnit};
use crate::model::rule_set::ScheduleErrata;
use crate::model::units::Nation;

/// Provenance and place of a value.
type From<'source> = (Provenance, &'source str);

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
    stated: Vec<String>,
    provenance: Provenance,
    #[serde(default)]
    source: String,
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
    #[serde(default)]
    source: String,
    case: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Printed {
    unit: String,
    turn: u8,
    source: String,
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
                let place = roster::place_of(&row.stated, &index.to_string());
                let from = place.map_or((row.provenance, row.source.as_str()), |place| (Provenance::Seed, place));
                calendar.ship(format!("{}/{index}", row.what), &value.to_string(), from, &row.case)?;
            }
        }
        for value in &file.value {
            calendar.ship(value.what.clone(), &value.value, (value.provenance, &value.source), &value.case)?;
        }
        for printed in &file.withdrawal {
            calendar.set(&place(&format!("withdrawal/{}", printed.unit))?, &printed.turn.to_string())?;
        }
        for correction in &file.correction {
            calendar.correct(correction)?;
        }
        let scheduled = roster::roster().iter().filter(|unit| unit.arrival.is_some());
        scheduled.for_each(|unit| calendar.label_entries(unit, file));
        Some(calendar)
    }

    fn ship(&mut self, what: String, value: &str, from: From<'static>, case: &'static str) -> Option<()> {
        self.set(&place(&what)?, value)?;
        self.label(what, from, case);
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

    fn label(&mut self, what: String, (provenance, source): From<'static>, case: &'static str) {
        self.labels.push(Label { what, provenance, source, case });
    }

    /// Arrivals are stated with the counters, withdrawals and returns with the schedule or in its errata.
    fn label_entries(&mut self, unit: &'static RosterUnit, file: &'static File) {
        let ours = unit.nation == Nation::Commonwealth;
        let case = if ours { "5.17" } else { "5.18" };
        self.label(format!("arrival/{}", unit.id), stated(unit.known("arrival")), case);
        for name in ["withdrawal", "return"].into_iter().filter(|_| ours) {
            let what = format!("{name}/{}", unit.id);
            let printed = file.withdrawal.iter().find(|printed| name == "withdrawal" && printed.unit == unit.id);
            let printed = printed.map(|printed| printed.source.as_str());
            let corrected = || Some(&*file.correction.iter().find(|correction| correction.what == what)?.source);
            let from = stated(printed.or_else(corrected));
            self.label(what, from, case);
        }
    }
}

/// Where a value comes from that a source document states, or does not.
fn stated(source: Option<&str>) -> From<'_> {
    source.map_or((Provenance::Reconstructed, ""), |source| (Provenance::Seed, source))
}
