//! A move hex by hex: what each step costs and why.

use hexgrid::{Direction, Ground, Hex, Step, TOO_FAR};
use serde::Serialize;

use crate::data::tables::Number;
use crate::model::note::{BoardCode, Note};
use crate::model::points::Points;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{HexsideTerrain, Way};
use crate::position::hex_flags::hex_flag;
use crate::rules::movement::costs::{Bar, StepGround, hex_cost, side_cost};
use crate::rules::movement::mover::Mover;

/// A move walked to its end.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The hexes entered.
    pub steps: Vec<MoveStep>,
    /// The hex where it ends.
    pub end: Hex,
    /// Movement points spent, those before the move included.
    pub spent: Points,
}

/// The refusal behind a reason of a search.
pub fn refusal_of(reason: u8) -> RefusalCode {
    if reason == TOO_FAR {
        return RefusalCode::MoveTooFar;
    }
    Bar::from_reason(reason).map_or(RefusalCode::MoveOffMap, Bar::refusal)
}

/// Walks a path of adjacent hexes, each step by the same ground as every search.
///
/// Errors: the first step that is barred or that the allowance does not pay.
///
/// Cases: 8.1, 8.2 · Rulings: H026
pub fn walk(mover: &Mover, start_spent: Points, path: &[Hex]) -> Result<Walk, Refusal> {
    let forces = mover.forces;
    let grid = &forces.board.grid;
    let movement_ground = mover.movement_ground();
    let (mut from, mut layer, mut spent) = (mover.first().hex, 0, start_spent);
    let mut steps = Vec::with_capacity(path.len());
    for (at, &to) in path.iter().enumerate() {
        let refuse = |code| Refusal::at(code, format!("question.path[{at}]")).found(forces.number(to));
        let Some(direction) = grid.direction(from, to) else { return Err(refuse(RefusalCode::PathBroken)) };
        let (cost, next) = match movement_ground.step(from, layer, direction, to) {
            Step::Go { cost, layer } => (Points::from_halves(cost), layer),
            Step::Barred(reason) => return Err(refuse(refusal_of(reason))),
        };
        spent += cost;
        if spent > mover.allowance {
            return Err(refuse(RefusalCode::MoveTooFar));
        }
        let notes = explain(mover, from, direction, to, next > layer);
        steps.push(MoveStep { hex: forces.number(to), cost, total: spent, notes });
        (from, layer) = (to, next);
    }
    Ok(Walk { steps, end: from, spent })
}

/// What the cost of a step is made of.
///
/// Cases: 10.2, 10.3, 17.27 · Rulings: R088, H027
fn explain(mover: &Mover, from: Hex, direction: Direction, to: Hex, infiltrates: bool) -> Vec<Note> {
    let forces = mover.forces;
    let there = forces.seen_by(mover.first().side).at(to);
    let note = |code: BoardCode| Note::of(code).hex(forces.number(to));
    let mut notes = explain_ground(mover, from, direction, to);
    if there & hex_flag::ZONE_IN_MOVEMENT != 0 {
        let code = if there & hex_flag::DETACHMENT_ZONE == 0 { BoardCode::ZoneCost } else { BoardCode::DetachmentZone };
        notes.push(note(code).points(Points::ZERO, forces.tables.points(Number::Zone)));
    }
    if infiltrates {
        notes.push(note(BoardCode::Infiltration).points(Points::ZERO, forces.tables.points(Number::Infiltration)));
    }
    notes
}

/// What the ground of a step costs, roads closed by a detachment told.
///
/// Cases: 8.29, 17.27 · Rulings: R011, R088, H026, H038
pub fn explain_ground(mover: &Mover, from: Hex, direction: Direction, to: Hex) -> Vec<Note> {
    let forces = mover.forces;
    let hex_flags = forces.seen_by(mover.first().side);
    let mut notes = Vec::with_capacity(4);
    let note = |code: BoardCode| Note::of(code).hex(forces.number(to));
    let way = forces.board.way(from, direction);
    let closed = way == Way::Road && (hex_flags.at(from) | hex_flags.at(to)) & hex_flag::DETACHMENT != 0;
    if closed {
        notes.push(note(BoardCode::DetachmentRoad));
    }
    let ground = StepGround {
        into: forces.board.terrain(to),
        side: forces.board.side(from, direction),
        way: if closed { Way::None } else { way },
    };
    ground_notes(mover, ground, &note, &mut notes);
    notes
}

/// What the ground costs, hex and hexside apart.
///
/// Cases: 8.29 · Rulings: R011, H026, H038
fn ground_notes(mover: &Mover, ground: StepGround, note: &impl Fn(BoardCode) -> Note, notes: &mut Vec<Note>) {
    let (tables, rules) = (&mover.forces.tables, &mover.forces.rules);
    let motorized = dearer_class(mover, ground);
    if mover.is_mixed() {
        let cost = |class| total(ground, mover, class);
        notes.push(note(BoardCode::DearerClass).points(cost(!motorized), cost(motorized)));
    }
    let hex = hex_cost(ground, tables, motorized).unwrap_or_default();
    let code = match ground.way {
        Way::None => BoardCode::TerrainCost,
        Way::Road => BoardCode::RoadCost,
        Way::Track => BoardCode::TrackCost,
    };
    notes.push(note(code).points(Points::ZERO, hex));
    if ground.side == HexsideTerrain::None {
        return;
    }
    let after = side_cost(ground, tables, rules, motorized).unwrap_or_default();
    let whole = match tables.hexside(ground.side, motorized) {
        crate::data::tables::Cost::Points(points) | crate::data::tables::Cost::WayOnly(points) => points,
        crate::data::tables::Cost::Never => after,
    };
    let code = match ground.way {
        Way::Road if after != whole => BoardCode::HexsideRoad,
        Way::Track if after != whole => BoardCode::HexsideTrack,
        _ => BoardCode::HexsideCost,
    };
    notes.push(note(code).points(whole, after));
}

fn total(ground: StepGround, mover: &Mover, motorized: bool) -> Points {
    let (tables, rules) = (&mover.forces.tables, &mover.forces.rules);
    let side = side_cost(ground, tables, rules, motorized).unwrap_or_default();
    hex_cost(ground, tables, motorized).unwrap_or_default() + side
}

/// The class whose cost counts: that of the units, the dearer one for a stack of both.
fn dearer_class(mover: &Mover, ground: StepGround) -> bool {
    if mover.is_mixed() { total(ground, mover, true) >= total(ground, mover, false) } else { mover.first().motorized }
}

/// A hex entered.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MoveStep {
    /// The hex.
    pub hex: String,
    /// Movement points of this step.
    pub cost: Points,
    /// Movement points spent with it.
    pub total: Points,
    /// What the cost is made of.
    pub notes: Vec<Note>,
}
