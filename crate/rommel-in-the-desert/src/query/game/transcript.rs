//! A game in words for a viewer: a line for each order, and one for each thing that it brought about.

use referee::Viewer;
use referee::json::to_text;
use referee::viewer::Given;

use super::entry::{EntryView, FindingEntry, entry, findings};
use crate::model::finding::Findings;
use crate::model::units::Side;
use crate::record::Rommel;
use crate::state::State;

const fn name(side: Side) -> &'static str {
    match side {
        Side::Axis => "Axis",
        Side::Allied => "Allies",
    }
}

/// A line for something that happened.
fn happened(finding: &FindingEntry) -> String {
    let block = finding.handle.map(|handle| match &finding.name {
        Some(name) => format!(" {name} ({handle})"),
        None => format!(" block {handle}"),
    });
    let side = finding.side.map(|side| format!(" {}", name(side)));
    let hex = finding.hex.map(|hex| format!(" in {hex}"));
    let numbers = finding.numbers.map(|[before, after]| format!(": {before}, {after}"));
    let parts = [side, block, hex, numbers].into_iter().flatten();
    parts.fold(format!("    {}", finding.code), |line, part| line + &part) + "\n"
}

/// What happened before the first order.
pub(super) fn set_up(state: &State, log: &Findings, viewer: Viewer<Side>) -> String {
    findings(state, log, viewer).iter().map(happened).collect()
}

/// The lines of an order.
pub(super) fn lines(given: Given<Rommel>, after: &State, viewer: Viewer<Side>) -> String {
    let EntryView { at, by, order, events, note } = entry(given, viewer);
    let month = |state: &State| state.calendar.map_or(0, |calendar| calendar.month);
    let begun = (month(given.before) != month(after)).then(|| format!("\nMonth {}\n", month(after)));
    let note = note.map(|note| format!("    \"{note}\"\n"));
    let line = format!("{}. {}: {}\n", at + 1, name(by), to_text(&order));
    let events: String = events.iter().map(happened).collect();
    line + &events + &note.unwrap_or_default() + &begun.unwrap_or_default()
}
