//! Orders and what they brought about, as far as a viewer may know it.

use referee::Viewer;
use referee::viewer::Given;
use serde::Serialize;

use super::hidden::{Seen, knows, of_finding, of_order};
use crate::model::finding::{Code, Finding, Findings};
use crate::model::units::{Side, UnitId};
use crate::query::views::hex_name;
use crate::record::Rommel;
use crate::state::State;
use crate::state::buildup::BuildupOrder;
use crate::state::order::Order;
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
    /// The handle of the block.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handle: Option<u8>,
    /// What the block is called, where the viewer knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<&'static str>,
    /// The numbers before and after, where the viewer knows them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub numbers: Option<[i32; 2]>,
}

/// What happened, in the state before the order or after it, as far as a viewer may know it. Blocks that an order
/// turns up are known in what it brought about.
pub(super) fn findings(state: &State, log: &Findings, viewer: Viewer<Side>) -> Vec<FindingEntry> {
    let turned_up = |unit: UnitId| log.iter().any(|one| one.code == Code::TurnedUp && one.unit == Some(unit));
    let entry = |finding: &Finding| {
        let seen = of_finding(state, finding, viewer);
        (seen != Seen::Nothing).then(|| FindingEntry {
            code: finding.code,
            side: finding.side,
            handle: finding.unit.map(|unit| unit.index() as u8),
            name: finding
                .unit
                .filter(|&unit| knows(state, unit, viewer) || turned_up(unit))
                .map(|unit| state.position.block(unit).name.clone()),
            hex: finding.hex.map(hex_name),
            numbers: (seen == Seen::Whole).then_some([finding.before, finding.after]),
        })
    };
    log.iter().filter_map(entry).collect()
}

/// An order, as far as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum OrderView {
    /// All of it.
    Whole(Order),
    /// A move of a block whose path is hidden; the hex is among what happened.
    Moved {
        /// The handle of the block.
        moved: UnitId,
    },
    /// Cards that were laid face down.
    Cards {
        /// How many.
        laid: u8,
    },
    /// Something out of sight.
    Hidden {
        /// Always true.
        hidden: bool,
    },
}

impl OrderView {
    /// An order of a player for a viewer.
    pub(super) fn of(by: Side, order: &Order, viewer: Viewer<Side>) -> Self {
        if of_order(by, order, viewer) == Seen::Whole {
            return Self::Whole(order.clone());
        }
        match order {
            Order::Move { unit, .. } | Order::Buildup(BuildupOrder::Road { unit, .. }) => Self::Moved { moved: *unit },
            Order::Bid { cards } => Self::Cards { laid: cards.size() },
            _ => Self::Hidden { hidden: true },
        }
    }
}

/// An order of the journal.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EntryView {
    /// Orders given before it.
    pub at: usize,
    /// Who gave it.
    pub by: Side,
    /// The order.
    pub order: OrderView,
    /// What it brought about.
    pub events: Vec<FindingEntry>,
    /// What a player wrote beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// The position in which the handles of a log have their meaning: before they are dealt it is none.
pub(super) fn entry(given: Given<Rommel>, viewer: Viewer<Side>) -> EntryView {
    let by = to_act(given.before);
    EntryView {
        at: given.at,
        by,
        order: OrderView::of(by, given.order, viewer),
        events: if *given.order == Order::Deal {
            Vec::new()
        } else {
            findings(given.before, &given.report.log.findings, viewer)
        },
        note: given.note.map(str::to_owned),
    }
}
