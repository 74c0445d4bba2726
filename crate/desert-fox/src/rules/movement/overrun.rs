//! Overrun (8.3): whether it may be made, and at what odds.

use std::borrow::Cow;

use hexgrid::{Direction, Hex};

use crate::data::charts::HexsideEffect;
use crate::data::tables::Number;
use crate::model::acts::MoveMode;
use crate::model::note::{BoardCode, Note};
use crate::model::odds::Ratio;
use crate::model::points::Points;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{HexsideTerrain, Side, Terrain, UnitKind};
use crate::position::forces::{Forces, Piece};
use crate::position::hex_flags::hex_flag;
use crate::rules::movement::mover::Mover;
use crate::rules::movement::steps::{explain_ground, refusal_of};
use crate::rules::supply::chain::{Supplies, combat_supply};

/// Combat strength of a desert patrol in a supply overrun.
const PATROL_STRENGTH: u16 = 4;

/// An overrun that may be made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The hex.
    pub hex: Hex,
    /// Nothing but supply units is in it.
    pub supply_only: bool,
    /// A desert patrol makes it: what would be a capture destroys a supply unit, and any other result does nothing.
    pub raid: bool,
    /// Strengths, attacking and defending.
    pub strength: [u16; 2],
    /// Movement points.
    pub cost: Points,
    /// How strengths and cost came about.
    pub notes: Vec<Note>,
}

/// Units that might overrun, with the supply that their strengths and those of their victims depend on.
#[derive(Clone, Debug)]
pub struct Assessment<'a> {
    mover: &'a Mover<'a>,
    supplies: [Cow<'a, Supplies>; 2],
}

impl<'a> Assessment<'a> {
    /// Traces the supply of both players.
    pub fn new(mover: &'a Mover<'a>) -> Self {
        let supplies = [Side::Axis, Side::Commonwealth].map(|side| Cow::Owned(Supplies::of(mover.forces, side)));
        Self { mover, supplies }
    }

    /// Takes the supply of both players as it has been traced.
    pub const fn with(mover: &'a Mover<'a>, [axis, commonwealth]: [&'a Supplies; 2]) -> Self {
        Self { mover, supplies: [Cow::Borrowed(axis), Cow::Borrowed(commonwealth)] }
    }
}

/// Checks an overrun: the ground, the fort, the movement points and the odds.
///
/// Errors: the rule against it.
///
/// An overrun is an attack: motorized units make none across an escarpment, be there a road or not.
///
/// Cases: 8.3, 8.36, 11.36, 14.21 · Rulings: R027, R038, H021, H028, H041
pub fn plan(assessment: &Assessment, hex: Hex) -> Result<Plan, Refusal> {
    let mover = assessment.mover;
    let forces = mover.forces;
    let refuse = |code| Refusal::at(code, "question.hex").found(forces.number(hex));
    let supply_only = target(mover, hex).map_err(refuse)?;
    let from = mover.first().hex;
    let direction = forces.board.grid.direction(from, hex).ok_or_else(|| refuse(RefusalCode::PathBroken))?;
    let mut notes = Vec::new();
    let cost = cost(mover, direction, hex, supply_only, &mut notes).map_err(refuse)?;
    if mover.spent + cost > mover.allowance {
        return Err(refuse(RefusalCode::MoveTooFar));
    }
    let side = forces.board.side(from, direction);
    let barred = |at: &usize| forces.charts.hexside(side, forces.pieces[*at].motorized).value == HexsideEffect::Barred;
    if mover.units.iter().any(barred) {
        return Err(refuse(RefusalCode::AcrossEscarpment));
    }
    let strength = strengths(assessment, side, hex, supply_only, &mut notes);
    let raid = supply_only && is_raid(mover, strength[0]);
    enough(forces, strength, supply_only).map_err(|code| {
        let ratio = Ratio::of(strength[0] as i16, strength[1] as i16);
        let found = if supply_only { strength[0].to_string() } else { ratio.to_string() };
        Refusal::at(code, "question.hex").found(found)
    })?;
    let least = forces.tables.number(Number::SupplyStrength);
    notes.push(if supply_only {
        Note::of(BoardCode::SupplyOverrunStrength).hex(forces.number(hex)).numbers(strength[0], least)
    } else {
        Note::of(BoardCode::OverrunOdds).hex(forces.number(hex)).numbers(strength[0], strength[1])
    });
    Ok(Plan { hex, supply_only, raid, strength, cost, notes })
}

/// Whether the units could overrun a hex from some side of it, movement points aside.
///
/// Cases: 8.3 · Rulings: R038, H028, H041
pub fn is_possible(assessment: &Assessment, hex: Hex) -> bool {
    let Ok(supply_only) = target(assessment.mover, hex) else { return false };
    let strength = strengths(assessment, HexsideTerrain::None, hex, supply_only, &mut Vec::new());
    enough(assessment.mover.forces, strength, supply_only).is_ok()
}

/// Whether a hex can be overrun by such units; true where it holds supply units alone.
///
/// Units in a fort are never overrun, nor detachments; a city or mountain protects combat units.
///
/// Cases: 8.3, 8.36, 14.21, 17.24, 18.23, 18.24 · Rulings: R038, R085, R101, R102, H028, H041
fn target(mover: &Mover, hex: Hex) -> Result<bool, RefusalCode> {
    let forces = mover.forces;
    if matches!(mover.mode, MoveMode::Reaction | MoveMode::Entry) {
        return Err(RefusalCode::OverrunPhase);
    }
    let pieces = || mover.units.iter().map(|&at| &forces.pieces[at]);
    if pieces().any(|piece| !piece.is_combat()) {
        return Err(RefusalCode::OverrunKind);
    }
    let hex_flags = forces.seen_by(mover.first().side).at(hex);
    let supply_only = match hex_flags {
        hex_flags if hex_flags & hex_flag::ENEMY != 0 => false,
        hex_flags if hex_flags & hex_flag::ENEMY_SUPPLY != 0 => true,
        hex_flags if hex_flags & hex_flag::DETACHMENT != 0 => return Err(RefusalCode::OverrunDetachment),
        _ => return Err(RefusalCode::OverrunNobody),
    };
    if forces.fort(hex) > 0 {
        return Err(RefusalCode::OverrunFort);
    }
    let allowed = match forces.board.terrain(hex) {
        Terrain::City => forces.tables.number(Number::OverrunCity),
        Terrain::Mountain => forces.tables.number(Number::OverrunMountain),
        _ => 1,
    };
    if !supply_only && allowed == 0 {
        return Err(RefusalCode::OverrunTerrain);
    }
    let unfit =
        |piece: &Piece| piece.kind == UnitKind::DesertPatrol && (!supply_only || piece.disrupted || piece.depleted);
    if pieces().any(unfit) { Err(RefusalCode::PatrolOverrun) } else { Ok(supply_only) }
}

/// Movement points of an overrun: the hex, its zone, one more, and one for an enemy detachment in it.
///
/// Cases: 8.3, 17.26 · Rulings: R087, H028, H041
fn cost(
    mover: &Mover,
    direction: Direction,
    hex: Hex,
    supply_only: bool,
    notes: &mut Vec<Note>,
) -> Result<Points, RefusalCode> {
    let forces = mover.forces;
    let movement_ground = mover.movement_ground();
    let from = mover.first().hex;
    let closed = movement_ground.hex_flags.has(from, hex_flag::DETACHMENT);
    let toll =
        |costs: &crate::rules::movement::costs::Costs| costs.toll(from, direction, closed).halves().map_err(refusal_of);
    let mut ground = toll(movement_ground.costs)?;
    if let Some(other) = movement_ground.other {
        ground = ground.max(toll(other)?);
    }
    notes.extend(explain_ground(mover, from, direction, hex));
    let mut add = |code, points: Points| {
        notes.push(Note::of(code).hex(forces.number(hex)).points(Points::ZERO, points));
        points
    };
    let (zone, overrun) = (forces.tables.points(Number::Zone), forces.tables.points(Number::Overrun));
    let mut cost = Points::from_halves(ground);
    if supply_only {
        cost += add(BoardCode::SupplyOverrunCost, zone + overrun);
    } else {
        cost += add(BoardCode::ZoneCost, zone);
        cost += add(BoardCode::OverrunCost, overrun);
    }
    let enemy = mover.first().side.enemy();
    let detachment = |at: usize| forces.pieces[at].is_detachment() && forces.pieces[at].side == enemy;
    if forces.in_hex(hex).any(detachment) {
        cost += add(BoardCode::OverrunDetachment, forces.tables.points(Number::Detachment));
    }
    Ok(cost)
}

fn strengths(
    assessment: &Assessment,
    side: HexsideTerrain,
    hex: Hex,
    supply_only: bool,
    notes: &mut Vec<Note>,
) -> [u16; 2] {
    let Assessment { mover, supplies } = assessment;
    let forces = mover.forces;
    let mut of = |at: usize, effect| {
        let piece = &forces.pieces[at];
        let supplied = combat_supply(piece, &supplies[piece.side.index()]);
        strength(forces, at, supplied, effect, notes)
    };
    let others = mover.units.iter().filter(|&&at| !is_patrol(forces, at));
    let effect = |at: usize| forces.charts.hexside(side, forces.pieces[at].motorized).value;
    let attacking = patrols(mover) + others.map(|&at| of(at, effect(at))).sum::<u16>();
    if supply_only {
        return [attacking, 0];
    }
    let defenders = forces.in_hex(hex).filter(|&at| forces.pieces[at].is_combat());
    let defending: u16 = defenders.map(|at| of(at, HexsideEffect::None)).sum();
    [attacking, defending.max(1)]
}

fn is_patrol(forces: &Forces, at: usize) -> bool {
    forces.pieces[at].kind == UnitKind::DesertPatrol
}

/// What desert patrols add to the strength of an overrun.
fn patrols(mover: &Mover) -> u16 {
    mover.units.iter().filter(|&&at| is_patrol(mover.forces, at)).count() as u16 * PATROL_STRENGTH
}

/// Whether a supply overrun of this strength has a desert patrol's results: one takes part, and the other units are too
/// weak without it.
///
/// Cases: 18.23 · Rulings: R101, H041
fn is_raid(mover: &Mover, strength: u16) -> bool {
    let patrols = patrols(mover);
    patrols > 0 && enough(mover.forces, [strength.saturating_sub(patrols), 0], true).is_err()
}

/// The strength of a unit in an overrun: supply, disruption and hexsides count, combined arms and flak do not.
///
/// Cases: 7.34, 8.3, 11.3, 11.66 · Rulings: H028
fn strength(forces: &Forces, at: usize, supplied: bool, effect: HexsideEffect, notes: &mut Vec<Note>) -> u16 {
    let piece = &forces.pieces[at];
    let mut strength = u16::from(piece.face.strength);
    let effects = [
        (effect == HexsideEffect::Half, BoardCode::OverrunHexside, 2, false),
        (effect == HexsideEffect::Third, BoardCode::OverrunHexside, 3, true),
        (!supplied, BoardCode::OverrunUnsupplied, 2, false),
        (piece.disrupted, BoardCode::OverrunDisrupted, 2, false),
    ];
    for (_, code, share, up) in effects.into_iter().filter(|effect| effect.0) {
        let before = strength;
        strength = if up { before.div_ceil(share) } else { before / share };
        notes.push(Note::of(code).unit(forces.name(at)).numbers(before, strength));
    }
    strength
}

/// Whether the strength suffices: the least odds of the tables, against supply units alone the least strength.
///
/// Cases: 8.3 · Rulings: H028, H041
fn enough(forces: &Forces, strength: [u16; 2], supply_only: bool) -> Result<(), RefusalCode> {
    if supply_only {
        let weak = strength[0] < forces.tables.number(Number::SupplyStrength);
        return if weak { Err(RefusalCode::SupplyOverrunWeak) } else { Ok(()) };
    }
    let low = strength[0] < forces.tables.number(Number::OverrunOdds) * strength[1];
    if low { Err(RefusalCode::OverrunOdds) } else { Ok(()) }
}
