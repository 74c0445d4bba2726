//! The owner's values, sorted to the map, the tables of the board, the calendar and the combat charts.

use std::borrow::Cow;

use crate::board::Board;
use crate::calendar::Calendar;
use crate::charts::Charts;
use crate::overlay::{ChartChange, ChartError};
use crate::refusal::{Refusal, RefusalCode};
use crate::tables::Tables;

/// Map, tables, calendar and charts with the owner's values.
pub struct Overlaid {
    /// The map.
    pub board: Cow<'static, Board>,
    /// The tables of the board.
    pub tables: Cow<'static, Tables>,
    /// The tables by game-turn and the schedules.
    pub calendar: Cow<'static, Calendar>,
    /// The combat charts.
    pub charts: Cow<'static, Charts>,
    /// The changes of the combat charts.
    pub chart_changes: Vec<ChartChange>,
}

/// Sorts the owner's values to the map, the tables of the board, the calendar and the combat charts.
///
/// Errors: a value that no place takes, with its path.
///
/// Cases: 8.29 · Rulings: H007
pub fn overlays(changes: &[ChartChange]) -> Result<Overlaid, Vec<Refusal>> {
    let refuse = |(at, error): (usize, ChartError)| {
        vec![Refusal::at(RefusalCode::BadOverlay, format!("charts[{at}]")).found(error)]
    };
    let (mut on_tables, mut on_calendar, mut rest) = (Vec::new(), Vec::new(), Vec::new());
    for (at, change) in changes.iter().enumerate().filter(|(_, change)| !Board::accepts(&change.what)) {
        if Tables::accepts(&change.what) {
            on_tables.push((at, change));
        } else if Calendar::accepts(&change.what) {
            on_calendar.push((at, change));
        } else {
            rest.push((at, change.clone()));
        }
    }
    let mut board = Cow::Borrowed(Board::printed());
    if changes.iter().any(|change| Board::accepts(&change.what)) {
        board = Cow::Owned(board.with(changes).map_err(refuse)?);
    }
    let mut tables = Cow::Borrowed(Tables::standard());
    if !on_tables.is_empty() {
        tables = Cow::Owned(tables.with(&on_tables).map_err(refuse)?);
    }
    let mut calendar = Cow::Borrowed(Calendar::standard());
    if !on_calendar.is_empty() {
        calendar = Cow::Owned(calendar.with(&on_calendar).map_err(refuse)?);
    }
    let chart_changes: Vec<ChartChange> = rest.iter().map(|(_, change)| change.clone()).collect();
    let charts = if rest.is_empty() {
        Cow::Borrowed(Charts::standard())
    } else {
        Cow::Owned(Charts::standard().with(&chart_changes).map_err(|(at, error)| refuse((rest[at].0, error)))?)
    };
    Ok(Overlaid { board, tables, calendar, charts, chart_changes })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::Side;

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
        assert_eq!(overlaid.calendar.air_points(Side::Axis, 3), 4);
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
