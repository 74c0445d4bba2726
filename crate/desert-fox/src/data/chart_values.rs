//! Every value that an owner's charts may set: ours and where it comes from, and the owner's over it.

use std::collections::{HashMap, HashSet};

use serde::Serialize;

use crate::data::board::Board;
use crate::data::calendar::Calendar;
use crate::data::chart_set::{ChartFault, ChartSetReport, of};
use crate::data::charts::{Charts, Provenance};
use crate::data::overlay::{ChartChange, ChartValue};
use crate::data::roster::Roster;
use crate::data::roster::values::choices as of_units;
use crate::data::scenario;
use crate::data::tables::{TableValue, Tables};

/// A value with ours beside the owner's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OwnValue {
    /// The value's place, as a change names it.
    pub what: String,
    /// Our value.
    pub ours: String,
    /// Where it comes from.
    pub provenance: Provenance,
    /// The place of a seed or published value: the document, then the case or table.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub source: String,
    /// The case that it belongs to.
    pub case: String,
    /// The owner's value, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub own: Option<String>,
    /// The words that may stand there, where they are few.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub choices: &'static [&'static str],
}

/// Every value, and whether the owner's can be used.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChartTables {
    /// The values by their order in charts, tables, calendar, counters, scenarios and map; of the map those that are reconstructed, and
    /// those that are asked for or changed.
    pub values: Vec<OwnValue>,
    /// The first of the owner's values that cannot be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub fault: Option<ChartFault>,
}

const HEXSIDE_EFFECTS: &[&str] = &["none", "third", "half", "barred"];
const LEVELS: &[&str] = &["1", "2"];
const YES_NO: &[&str] = &["no", "yes"];

/// The words that may stand at a place, where they are few.
fn choices(what: &str, ours: &str) -> &'static [&'static str] {
    let group = what.split('/').next().unwrap_or_default();
    match group {
        "hexsides" => HEXSIDE_EFFECTS,
        "cities" => LEVELS,
        "units" => of_units(what),
        "map" => Board::choices(what),
        "setup" | "scenario" => scenario::choices(what),
        _ if what == "supply/links" => &["none", "last", "all"],
        _ if YES_NO.contains(&ours) => YES_NO,
        _ => &[],
    }
}

/// The shipped values with their places, provenance and cases.
fn shipped() -> Vec<TableValue> {
    let charts = Charts::standard().values().into_iter().map(|value| {
        let case = match value.what.split('/').next() {
            Some("hexsides") => "8.29",
            Some("cities") => "11.31",
            _ => "11.7",
        };
        of_case(value, case)
    });
    let tables = Tables::standard().values();
    let rest = tables.into_iter().chain(Calendar::standard().values()).chain(Roster::standard().values());
    let rest = rest.chain(scenario::values());
    let map = Board::printed().uncertain().into_iter().map(on_map);
    charts.chain(rest).chain(map).collect()
}

fn on_map(value: ChartValue) -> TableValue {
    of_case(value, "8.29")
}

fn of_case(ChartValue { what, value, provenance, source }: ChartValue, case: &str) -> TableValue {
    TableValue { what, value, provenance, source, case: case.to_owned() }
}

/// Every value that an owner's charts may set, with those set so far; `also` names places of the map that are asked for.
///
/// Cases: 11.7 · Rulings: H007, H091
pub fn chart_tables(changes: &[ChartChange], also: &[String]) -> ChartTables {
    let fault = match crate::data::chart_set::report(of("-", changes.to_vec())) {
        ChartSetReport::Refused { fault } if fault.code != "none" => Some(fault),
        _ => None,
    };
    ChartTables { values: values_with(changes, also), fault }
}

/// The values that an owner has set, with ours.
pub fn own_values(changes: &[ChartChange]) -> Vec<OwnValue> {
    if changes.is_empty() {
        return Vec::new();
    }
    values_with(changes, &[]).into_iter().filter(|value| value.own.is_some()).collect()
}

fn values_with(changes: &[ChartChange], also: &[String]) -> Vec<OwnValue> {
    let mut own: Vec<&str> = changes.iter().map(|change| change.what.as_str()).collect();
    own.sort_unstable();
    let mut all = shipped();
    let mut listed: HashSet<String> = all.iter().map(|value| value.what.clone()).collect();
    let asked = also.iter().map(String::as_str).chain(own);
    for value in asked.filter_map(|what| Board::printed().value(what)) {
        if listed.insert(value.what.clone()) {
            all.push(on_map(value));
        }
    }
    let set: HashMap<&str, &str> = changes.iter().map(|change| (change.what.as_str(), change.new.as_str())).collect();
    let value = |TableValue { what, value: ours, provenance, source, case }: TableValue| {
        let choices = choices(&what, &ours);
        let own = set.get(what.as_str()).map(|&new| new.to_owned());
        OwnValue { what, ours, provenance, source, case, own, choices }
    };
    all.into_iter().map(value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::overlays::lay_over;

    fn change(what: &str, new: &str) -> ChartChange {
        ChartChange { what: what.to_owned(), old: None, new: new.to_owned() }
    }

    #[test]
    fn every_value_that_is_listed_can_be_set_to_what_it_is() {
        let values = chart_tables(&[], &[]).values;
        let changes: Vec<ChartChange> = values.iter().map(|value| change(&value.what, &value.ours)).collect();
        assert!(lay_over(&changes).is_ok());
        let places: std::collections::BTreeSet<&str> = values.iter().map(|value| value.what.as_str()).collect();
        assert_eq!(places.len(), values.len());
        for start in
            ["results/", "rows/", "hexsides/", "cities/", "movement/", "supply/", "air/", "arrival/", "units/", "map/"]
        {
            assert!(places.iter().any(|what| what.starts_with(start)), "{start}");
        }
    }

    #[test]
    fn every_word_of_the_map_is_listed_with_those_that_may_take_its_place() {
        let values = chart_tables(&[], &[]).values;
        for part in ["/terrain", "/hexside", "/way", "/rail"] {
            let mut found = values.iter().filter(|value| value.what.starts_with("map/") && value.what.ends_with(part));
            let first = found.next().unwrap_or_else(|| panic!("{part}"));
            assert!(first.choices.len() > 1 && first.choices.contains(&first.ours.as_str()), "{first:?}");
        }
    }

    /// Documents and editions in which values stand: the first word of a source.
    const SOURCES: [&str; 8] = ["000", "001", "002", "003", "6A-notes", "6A-errata", "Deluxe", "Wikipedia"];

    #[test]
    fn every_seed_or_published_value_names_its_document_and_its_place_there() {
        let values = chart_tables(&[], &[]).values;
        assert!(values.iter().filter(|value| !value.source.is_empty()).count() > 100);
        for OwnValue { what, provenance, source, .. } in &values {
            let named = matches!(provenance, Provenance::Seed | Provenance::Published);
            let place = source.split_once(' ').filter(|(document, place)| {
                let seed = document.starts_with("00");
                SOURCES.contains(document) && !place.is_empty() && seed == (*provenance == Provenance::Seed)
            });
            assert!(if named { place.is_some() } else { source.is_empty() }, "{what}: {provenance:?} '{source}'");
        }
    }

    #[test]
    fn values_that_no_source_states_are_marked_as_reconstructed() {
        let values = chart_tables(&[], &[]).values;
        for what in [
            "stacking/limit",
            "supplyUnit/capturedUpTo",
            "units/b-arty/full/stackingPoints",
            "units/royals-patrol/full/stackingPoints",
            "units/axis-dump/full/stackingPoints",
        ] {
            let value = values.iter().find(|value| value.what == what).unwrap();
            assert_eq!(value.provenance, Provenance::Reconstructed, "{what}");
        }
    }

    #[test]
    fn the_words_offered_for_a_value_can_all_stand_there() {
        for value in chart_tables(&[], &[]).values.iter().filter(|value| !value.choices.is_empty()) {
            assert!(value.choices.contains(&value.ours.as_str()), "{}: {}", value.what, value.ours);
            for choice in value.choices {
                assert!(lay_over(&[change(&value.what, choice)]).is_ok(), "{}: {choice}", value.what);
            }
        }
    }

    #[test]
    fn an_owners_value_stands_beside_ours() {
        let asked = "map/L0702-L0703/way".to_owned();
        let tables = chart_tables(&[change("movement/clear/foot", "3")], &[asked.clone(), "map/nowhere".to_owned()]);
        let of = |what: &str| tables.values.iter().find(|value| value.what == what).unwrap();
        assert_eq!(
            (of("movement/clear/foot").ours.as_str(), of("movement/clear/foot").own.as_deref()),
            ("2", Some("3"))
        );
        assert_eq!(of(&asked).choices, ["none", "road", "track"]);
        assert_eq!(tables.fault, None);
    }

    #[test]
    fn the_first_value_that_cannot_be_used_is_told() {
        let fault = chart_tables(&[change("cities/Tobruk", "1"), change("cities/Bardia", "9")], &[]).fault.unwrap();
        assert_eq!((fault.code, fault.what.as_str(), fault.path.as_str()), ("value", "cities/Bardia", "changes[1]"));
    }
}
