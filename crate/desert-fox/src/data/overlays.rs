//! The owner's values, sorted to the map, the tables of the board, the calendar, the counters and the combat charts.

use std::borrow::Cow;

use crate::data::board::Board;
use crate::data::calendar::Calendar;
use crate::data::charts::Charts;
use crate::data::overlay::{ChartChange, ChartError};
use crate::data::roster::{Roster, values};
use crate::data::scenario::{self, Around, Scenario};
use crate::data::tables::Tables;
use crate::model::refusal::{Refusal, RefusalCode};

/// Map, tables, calendar, charts and counters with the owner's values.
pub struct Overlaid {
    /// The map.
    pub board: Cow<'static, Board>,
    /// The tables of the board.
    pub tables: Cow<'static, Tables>,
    /// The tables by game-turn and the schedules.
    pub calendar: Cow<'static, Calendar>,
    /// The combat charts.
    pub charts: Cow<'static, Charts>,
    /// The counters.
    pub roster: Cow<'static, Roster>,
    /// The scenarios for which the owner has values.
    pub scenarios: Vec<Scenario>,
    /// The changes of the combat charts.
    pub chart_changes: Vec<ChartChange>,
}

/// Sorts the owner's values to the map, the tables of the board, the calendar, the counters and the combat charts.
///
/// Errors: a value that no place takes, with its path.
///
/// Cases: 8.29 · Rulings: H007
pub fn overlays(changes: &[ChartChange]) -> Result<Overlaid, Vec<Refusal>> {
    overlays_of(changes, None)
}

/// The same for a game: its scenario stands in the revision of the game.
///
/// Errors: as of [`overlays`].
pub fn overlays_of(changes: &[ChartChange], of_game: Option<&Scenario>) -> Result<Overlaid, Vec<Refusal>> {
    lay_over_game(changes, of_game).map_err(|fault| vec![bad_overlay(fault)])
}

/// The refusal of a value that cannot be taken, by its place in the list.
pub fn bad_overlay((at, error): (usize, ChartError)) -> Refusal {
    Refusal::at(RefusalCode::BadOverlay, format!("charts[{at}]")).found(error)
}

/// The same, with the fault and the place in the list of a value that cannot be taken.
pub fn lay_over(changes: &[ChartChange]) -> Result<Overlaid, (usize, ChartError)> {
    lay_over_game(changes, None)
}

fn lay_over_game(changes: &[ChartChange], of_game: Option<&Scenario>) -> Result<Overlaid, (usize, ChartError)> {
    let (mut on_map, mut on_tables, mut on_calendar, mut on_units, mut on_scenarios, mut rest) =
        (false, Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (at, change) in changes.iter().enumerate() {
        let what = change.what.as_str();
        if Board::accepts(what) {
            on_map = true;
        } else if values::accepts(what) {
            on_units.push((at, change));
        } else if scenario::accepts(what) {
            on_scenarios.push((at, change));
        } else if Tables::accepts(what) {
            on_tables.push((at, change));
        } else if Calendar::accepts(what) {
            on_calendar.push((at, change));
        } else {
            rest.push((at, change.clone()));
        }
    }
    let mut board = Cow::Borrowed(Board::printed());
    if on_map {
        board = Cow::Owned(board.with(changes)?);
    }
    let mut tables = Cow::Borrowed(Tables::standard());
    if !on_tables.is_empty() {
        tables = Cow::Owned(tables.with(&on_tables)?);
    }
    let mut calendar = Cow::Borrowed(Calendar::standard());
    if !on_calendar.is_empty() {
        calendar = Cow::Owned(calendar.with(&on_calendar)?);
    }
    let mut roster = Cow::Borrowed(Roster::standard());
    if !on_units.is_empty() {
        roster = Cow::Owned(roster.with(&on_units)?);
    }
    let chart_changes: Vec<ChartChange> = rest.iter().map(|(_, change)| change.clone()).collect();
    let mut charts = Cow::Borrowed(Charts::standard());
    if !rest.is_empty() {
        charts = Cow::Owned(charts.with(&chart_changes).map_err(|(at, error)| (rest[at].0, error))?);
    }
    let mut scenarios = Vec::new();
    if !on_scenarios.is_empty() {
        let around = Around { calendar: &calendar, tables: &tables, roster: &roster };
        scenarios = scenario::with(&on_scenarios, &around, of_game)?;
    }
    Ok(Overlaid { board, tables, calendar, charts, roster, scenarios, chart_changes })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::units::Side;

    fn changes(list: &[(&str, &str)]) -> Vec<ChartChange> {
        let change =
            |&(what, new): &(&str, &str)| ChartChange { what: what.to_owned(), old: None, new: new.to_owned() };
        list.iter().map(change).collect()
    }

    #[test]
    fn each_value_goes_where_it_belongs() {
        let list =
            [("movement/road/foot", "2"), ("air/axis/3", "4"), ("map/L0702/terrain", "rough"), ("cities/Tobruk", "1")];
        let overlaid = overlays(&changes(&list)).unwrap();
        assert_eq!(overlaid.calendar.air_points(Side::Axis, crate::data::calendar::Month(3)), 4);
        assert_eq!(
            overlaid.tables.values().iter().find(|value| value.what == "movement/road/foot").unwrap().value,
            "2"
        );
        assert_eq!(overlaid.chart_changes.len(), 1);
        assert!(matches!(overlaid.board, Cow::Owned(_)) && matches!(overlaid.charts, Cow::Owned(_)));
    }

    #[test]
    fn a_value_that_fits_nowhere_is_refused_by_its_place_in_the_list() {
        for wrong in [("air/axis/3", "x"), ("air/axis/99", "1"), ("movement/road/foot", "x"), ("arrival/nobody", "1")] {
            let refusals = overlays(&changes(&[("air/axis/1", "1"), wrong])).err().unwrap();
            assert_eq!(refusals[0].path, "charts[1]", "{wrong:?}");
        }
    }
}
