//! A game in words for a viewer: a sentence for each order, and one for each thing that it brought about.

use referee::viewer::Given;
use referee::{Rules, Viewer};

use super::entry::{EntryView, FindingEntry, entry, findings};
use super::words;
use crate::data::edition::Edition;
use crate::model::finding::Findings;
use crate::model::scenario::ScenarioId;
use crate::model::units::Side;
use crate::record::Rommel;
use crate::state::State;

/// The months of a year.
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// A line for something that happened.
fn happened(finding: &FindingEntry) -> String {
    format!("    {}\n", words::finding(finding))
}

/// What happened before the first order.
pub(super) fn set_up(state: &State, log: &Findings, viewer: Viewer<Side>) -> String {
    findings(state, log, viewer).iter().map(happened).collect()
}

/// The lines of an order.
pub(super) fn lines(edition: Edition, given: Given<Rommel>, after: &State, viewer: Viewer<Side>) -> String {
    let EntryView { at, by, order, implied, events, note, .. } = entry(edition, given, viewer);
    let note = note.map(|note| format!("    \"{note}\"\n"));
    let mark = if implied { " (by standing orders)" } else { "" };
    let line = format!("{}. {}: {}{mark}\n", at + 1, words::side(by), words::order(given.before, &order, viewer));
    let events: String = events.iter().map(happened).collect();
    line + &events + &note.unwrap_or_default() + &heading(given.before, after)
}

/// The heading of a month that is prepared by a Buildup, or of a turn that has begun.
fn heading(before: &State, after: &State) -> String {
    let month = |state: &State| state.calendar.map(|calendar| calendar.month);
    let Some(number) = month(after) else { return String::new() };
    let title = match Rommel::player_turn(after) {
        begun @ Some((_, side)) if begun != Rommel::player_turn(before) => format!("turn of the {}", words::side(side)),
        None if month(before) != Some(number) => "Buildup".to_owned(),
        _ => return String::new(),
    };
    format!("\n{}, {title}\n", month_name(after.scenario, number))
}

/// The name of a month with its number. Month 1 is September 1940 in the game of that year, and April 1941 in all
/// others.
fn month_name(scenario: Option<ScenarioId>, number: u8) -> String {
    let (year, first) = if scenario == Some(ScenarioId::Italian1940) { (1940, 8) } else { (1941, 3) };
    let months = first + usize::from(number).saturating_sub(1);
    format!("Month {number}, {} {}", MONTHS[months % 12], year + months / 12)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_named_from_the_first_one_of_the_game() {
        assert_eq!(month_name(Some(ScenarioId::Italian1940), 1), "Month 1, September 1940");
        assert_eq!(month_name(Some(ScenarioId::Italian1940), 6), "Month 6, February 1941");
        assert_eq!(month_name(Some(ScenarioId::Gazala), 14), "Month 14, May 1942");
        assert_eq!(month_name(None, 20), "Month 20, November 1942");
    }
}
