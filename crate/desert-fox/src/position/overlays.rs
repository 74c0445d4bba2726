//! The owner's values, sorted to the map, the tables of the board and the combat charts.

use std::borrow::Cow;

use crate::board::Board;
use crate::charts::Charts;
use crate::overlay::{ChartChange, ChartError};
use crate::refusal::{Refusal, RefusalCode};
use crate::tables::Tables;

/// Map, tables and charts with the owner's values.
pub struct Overlaid {
    /// The map.
    pub board: Cow<'static, Board>,
    /// The tables of the board.
    pub tables: Cow<'static, Tables>,
    /// The combat charts.
    pub charts: Cow<'static, Charts>,
    /// The changes of the combat charts.
    pub chart_changes: Vec<ChartChange>,
}

/// Sorts the owner's values to the map, the tables of the board and the combat charts.
///
/// Cases: 8.29 · Rulings: H007
pub fn overlays(changes: &[ChartChange]) -> Result<Overlaid, Vec<Refusal>> {
    let refuse = |(at, error): (usize, ChartError)| {
        vec![Refusal::at(RefusalCode::BadOverlay, format!("charts[{at}]")).found(error)]
    };
    let (mut on_tables, mut rest) = (Vec::new(), Vec::new());
    for (at, change) in changes.iter().enumerate().filter(|(_, change)| !Board::accepts(&change.what)) {
        if Tables::accepts(&change.what) {
            on_tables.push((at, change));
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
    let chart_changes: Vec<ChartChange> = rest.iter().map(|(_, change)| change.clone()).collect();
    let charts = if rest.is_empty() {
        Cow::Borrowed(Charts::standard())
    } else {
        Cow::Owned(Charts::standard().with(&chart_changes).map_err(|(at, error)| refuse((rest[at].0, error)))?)
    };
    Ok(Overlaid { board, tables, charts, chart_changes })
}
