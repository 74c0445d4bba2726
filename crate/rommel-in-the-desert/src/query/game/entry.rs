//! Orders and what they brought about, as far as a viewer may know it.

use referee::Viewer;
use referee::viewer::Given;
use serde::Serialize;

use super::hidden::{Seen, knows, of_finding};
use super::order_view::OrderView;
use super::piles::{BlockName, Piles, Rank};
use crate::data::edition::Edition;
use crate::game::implied_order::implied_order;
use crate::model::finding::{Code, Finding, Findings};
use crate::model::units::{Side, UnitId};
use crate::query::views::hex_name;
use crate::record::Rommel;
use crate::state::order::Order;
use crate::state::turn::Phase;
use crate::state::{StageName, State};
use crate::turn::to_act::to_act;

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FindingEntry {
    /// The code.
    pub code: Code,
    /// The side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The name of the block, as it was before the order; none with the die of a hidden one for an early arrival.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handle: Option<BlockName>,
    /// What the block is called, where the viewer knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<&'static str>,
    /// The numbers before and after, where the viewer knows them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub numbers: Option<[i32; 2]>,
    /// The dice of a fire, from the highest face.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub faces: Vec<u8>,
}

/// What happened, in the state before the order or after it, as far as a viewer may know it. Blocks that an order
/// turns up are known in what it brought about. The order of what happens to several hidden blocks says nothing.
pub(super) fn findings(state: &State, log: &Findings, viewer: Viewer<Side>) -> Vec<FindingEntry> {
    let piles = Piles::of(state, viewer);
    let turned_up = |unit: UnitId| log.iter().any(|one| one.code == Code::TurnedUp && one.unit == Some(unit));
    let known = |unit: UnitId| knows(state, unit, viewer) || turned_up(unit);
    let name = |code: Code, unit: UnitId| {
        if known(unit) {
            Some(BlockName::Handle(unit.index() as u8))
        } else {
            (code != Code::EarlyDie).then(|| piles.name(unit))
        }
    };
    let entry = |finding: &Finding, seen: Seen| FindingEntry {
        code: finding.code,
        side: finding.side,
        handle: finding.unit.and_then(|unit| name(finding.code, unit)),
        name: finding.unit.filter(|&unit| known(unit)).map(|unit| state.position.block(unit).name.clone()),
        hex: finding.hex.map(hex_name),
        numbers: (seen == Seen::Whole).then_some([finding.before, finding.after]),
        faces: if seen == Seen::Whole { finding.faces.descending().collect() } else { Vec::new() },
    };
    let hidden = |finding: &Finding| finding.unit.filter(|&unit| !known(unit));
    let seen = |finding: &Finding| match of_finding(state, finding, viewer) {
        Seen::Whole if finding.code == Code::StepLost && hidden(finding).is_some() => Seen::NoNumbers,
        seen => seen,
    };
    let seen: Vec<_> = log.iter().map(|one| (one, seen(one))).filter(|&(_, seen)| seen != Seen::Nothing).collect();
    // What happens to all blocks of a side, one after another, is one run, also where the viewer knows some of them.
    let is_run = |one: &Finding, next: &Finding| {
        let (Some(unit), Some(after)) = (one.unit, next.unit) else { return false };
        let alike = one.code == next.code && state.position.side(unit) == state.position.side(after);
        alike || !known(unit) && !known(after)
    };
    let rank = |one: &Finding| match one.unit {
        Some(unit) if known(unit) => Some(Rank::Known(unit.index() as u8)),
        unit => unit.filter(|_| one.code != Code::EarlyDie).map(|unit| piles.rank(unit)),
    };
    let mut entries = Vec::new();
    for run in seen.chunk_by(|(one, _), (next, _)| is_run(one, next)) {
        let mut shown: Vec<_> = run.iter().map(|&(one, seen)| (rank(one), entry(one, seen))).collect();
        if run.iter().any(|(one, _)| hidden(one).is_some()) {
            shown.sort_by_key(|(rank, one)| {
                (Code::ALL.iter().position(|&code| code == one.code), *rank, one.hex, one.numbers)
            });
        }
        entries.extend(shown.into_iter().map(|(_, one)| one));
    }
    entries
}

/// An order of the journal.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct EntryView {
    /// Orders given before it.
    pub at: usize,
    /// Who gave it.
    pub by: Side,
    /// The month.
    pub month: Option<u8>,
    /// Whose turn it was.
    pub active: Side,
    /// The part of the game.
    pub stage: StageName,
    /// The part of the turn.
    pub phase: Phase,
    /// The order.
    pub order: OrderView,
    /// The standing orders of its player imply it.
    #[serde(rename = "follows", skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub implied: bool,
    /// What it brought about.
    pub events: Vec<FindingEntry>,
    /// What a player wrote beside it; only for viewers that see the side that gave the order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// An order of the journal; `edition` says whether standing orders imply it. The position in which the handles of a log
/// have their meaning: before they are dealt it is none.
///
/// Cases: 4.5 · Rulings: D122, D123
pub(super) fn entry(edition: Edition, given: Given<Rommel>, viewer: Viewer<Side>) -> EntryView {
    let by = to_act(given.before);
    EntryView {
        at: given.at,
        by,
        month: given.before.calendar.map(|calendar| calendar.month),
        active: given.before.turn.side,
        stage: given.before.stage.name(),
        phase: given.before.turn.phase,
        order: OrderView::of(given.before, given.order, viewer),
        implied: implied_order(edition, given.before).as_ref() == Some(given.order),
        events: if *given.order == Order::Deal {
            Vec::new()
        } else {
            findings(given.before, &given.report.log.findings, viewer)
        },
        note: given.note.filter(|_| viewer.sees(by)).map(str::to_owned),
    }
}

#[cfg(test)]
mod tests {
    use referee::record::Report;

    use super::*;
    use crate::data::board::Board;
    use crate::data::roster::unit_named;
    use crate::position::Position;
    use crate::query::game::transcript::lines;
    use crate::record::Log;

    #[test]
    fn a_note_is_shown_only_to_viewers_that_see_the_side_of_its_order() {
        let state = State::new(Position::default(), Side::Axis, false);
        let report = Report { faces: Vec::new(), log: Log::default() };
        let given = Given { at: 0, before: &state, order: &Order::Done, report: &report, note: Some("a feint") };
        for (viewer, is_shown) in
            [(Viewer::Everybody, true), (Viewer::Side(Side::Axis), true), (Viewer::Side(Side::Allied), false)]
        {
            assert_eq!(entry(Edition::shipped(), given, viewer).note.is_some(), is_shown, "{viewer:?}");
            assert_eq!(
                lines(Edition::shipped(), given, &state, viewer).contains("    \"a feint\"\n"),
                is_shown,
                "{viewer:?}"
            );
        }
    }

    #[test]
    fn both_players_see_the_dice_of_a_fire() {
        let state = State::new(Position::default(), Side::Axis, false);
        let unit = unit_named("21/5").unwrap();
        let log = vec![Finding::of(Code::Hits).unit(unit).numbers(3, 1).dice(&[2, 6, 4]), Finding::of(Code::Moves)];
        for viewer in [Viewer::Everybody, Viewer::Side(Side::Axis), Viewer::Side(Side::Allied)] {
            let faces: Vec<Vec<u8>> = findings(&state, &log, viewer).into_iter().map(|entry| entry.faces).collect();
            assert_eq!(faces, [vec![6, 4, 2], Vec::new()], "{viewer:?}");
        }
    }

    #[test]
    fn the_order_of_events_about_known_and_hidden_blocks_says_nothing_of_the_handles() {
        let places = |[mechili, known, derna]: [u8; 3]| {
            let mut position = Position::default();
            for (unit, hex) in [(mechili, "Mechili"), (known, "Derna"), (derna, "Derna")] {
                position.place(UnitId(unit), Board::shipped().parse(hex).unwrap(), 1);
            }
            let mut state = State::new(position, Side::Axis, false);
            state.revealed.push(UnitId(known));
            let log: Vec<_> = (0..3).map(|unit| Finding::of(Code::Unsupplied).unit(UnitId(unit))).collect();
            let viewer = Viewer::Side(state.position.side(UnitId(0)).enemy());
            let named = findings(&state, &log, viewer).into_iter().map(|entry| entry.handle.unwrap());
            named.filter(|name| name.place().is_some()).collect::<Vec<_>>()
        };
        assert_eq!(places([0, 1, 2]), places([2, 1, 0]));
    }

    #[test]
    fn the_length_of_a_path_is_hidden_from_the_other_side() {
        let state = State::new(Position::default(), Side::Axis, false);
        for code in [Code::Moves, Code::Withdraws, Code::StopsInMines] {
            let log = vec![Finding::of(code).unit(unit_named("21/5").unwrap()).numbers(0, 3)];
            let numbers = |viewer| findings(&state, &log, viewer)[0].numbers;
            assert_eq!(numbers(Viewer::Side(Side::Axis)), Some([0, 3]), "{}", code.name());
            assert_eq!(numbers(Viewer::Side(Side::Allied)), None, "{}", code.name());
        }
    }
}
