//! The state of a scenario for an answer.

use serde::Serialize;

use crate::data::edition::Edition;
use crate::model::finding::Findings;
use crate::model::outcome::Outcome;
use crate::model::units::Side;
use crate::query::turn::{self, StateView};
use crate::query::views::{RefusalView, hex_name, unit_name};
use crate::state::buildup::BuildupStep;
use crate::state::{Stage, State};

/// A state of a scenario.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ScenarioView {
    /// Units, turn, findings and legal orders.
    #[serde(flatten)]
    pub state: StateView,
    /// The step of the Buildup under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<BuildupStep>,
    /// Whether it is the special one before the first month.
    pub special: bool,
    /// The month.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub month: Option<u8>,
    /// Buildup points of the Axis and the Allies.
    pub points: [u16; 2],
    /// Units still to come.
    pub due: Vec<String>,
    /// Units in refit.
    pub refit: Vec<String>,
    /// Minefields.
    pub mines: Vec<MineView>,
    /// How the game has ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// A minefield.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MineView {
    /// The hex.
    pub hex: &'static str,
    /// Who knows of it.
    pub known: Vec<Side>,
}

pub(super) fn view(
    edition: Edition,
    state: &State,
    refused: Option<(usize, RefusalView)>,
    findings: &Findings,
) -> ScenarioView {
    let position = &state.position;
    let (step, special) = match &state.stage {
        Stage::Buildup(buildup) => (Some(buildup.step), buildup.special),
        _ => (None, false),
    };
    let mines = position.minefields().map(|hex| MineView {
        hex: hex_name(hex),
        known: Side::BOTH.into_iter().filter(|&side| position.knows_mine(side, hex)).collect(),
    });
    ScenarioView {
        state: turn::view(edition, state, refused, findings),
        step,
        special,
        month: state.calendar.map(|calendar| calendar.month),
        points: state.points,
        due: state.reserve.due.iter().copied().map(unit_name).collect(),
        refit: state.reserve.refit.iter().map(|refitting| unit_name(refitting.unit)).collect(),
        mines: mines.collect(),
        outcome: state.outcome,
    }
}
