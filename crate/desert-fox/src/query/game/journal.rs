//! Orders of the journal, in names.

use referee::viewer::Given;
use serde::Serialize;

use crate::model::units::Side;
use crate::query::combat::report::FindingView;
use crate::query::game::report::EventView;
use crate::query::game::to_view;
use crate::record::DesertFox;
use crate::state::order::Order;
use crate::state::{Phase, Segment};
use crate::turn::to_act::to_act;

/// An order with what it brought about.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OrderTold {
    /// Orders before it.
    pub at: u32,
    /// The game-turn in which it was given.
    pub turn: u8,
    /// Whose player-turn it was.
    pub phasing: Side,
    /// The phase.
    #[cfg_attr(feature = "js", tsify(type = "GamePhase"))]
    pub phase: Phase,
    /// The part of it.
    pub segment: Segment,
    /// Who gave it.
    pub by: Side,
    /// The order.
    #[cfg_attr(feature = "js", tsify(type = "GameOrder"))]
    pub order: Order,
    /// The standing orders of its player imply it.
    #[serde(rename = "follows", skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub implied: bool,
    /// The faces that it rolled, in order.
    pub faces: Vec<u8>,
    /// What happened, in order.
    pub events: Vec<EventView>,
    /// Findings of the current combat, from its beginning.
    pub findings: Vec<FindingView>,
    /// What a player wrote beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub note: Option<String>,
}

impl OrderTold {
    /// An order of the journal. Whether standing orders imply it is for the rules to say.
    pub fn of(given: Given<DesertFox>) -> Self {
        let Given { at, before, order, report, note } = given;
        Self {
            at: at as u32,
            turn: before.turn,
            phasing: before.phasing,
            phase: before.phase,
            segment: before.segment,
            by: to_act(before),
            order: order.clone(),
            implied: false,
            faces: report.faces.clone(),
            events: report.log.events.iter().map(to_view::event).collect(),
            findings: report.log.findings.iter().map(to_view::finding).collect(),
            note: note.map(str::to_owned),
        }
    }
}
