//! Units that move together: who may, how far, over which ground (8.1, 8.2).

use std::borrow::Cow;

use crate::data::tables::{Number, Tables};
use crate::model::acts::MoveMode;
use crate::model::note::{BoardCode, Note};
use crate::model::points::Points;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::AxisStacks;
use crate::model::units::{Side, UnitKind};
use crate::position::forces::{Forces, Piece};
use crate::rules::movement::costs::Costs;
use crate::rules::movement::may_force_march;
use crate::rules::movement::movement_ground::MovementGround;
use crate::rules::supply::chain::{Supplies, general_supply};

/// A unit or stack about to move.
#[derive(Clone, Debug)]
pub struct Mover<'a> {
    /// The position.
    pub forces: &'a Forces<'a>,
    /// The units, by index.
    pub units: Vec<usize>,
    /// The kind of move.
    pub mode: MoveMode,
    /// Movement points in all.
    pub allowance: Points,
    /// Spent before the move.
    pub spent: Points,
    /// How the allowance came about.
    pub notes: Vec<Note>,
    costs: Cow<'static, Costs>,
    other: Option<Cow<'static, Costs>>,
}

impl<'a> Mover<'a> {
    /// Checks that the units may move so, and finds their allowance.
    ///
    /// Errors: every rule against it, at its unit.
    pub fn new(forces: &'a Forces<'a>, ids: &[String], mode: MoveMode) -> Result<Self, Vec<Refusal>> {
        let units = forces.find_all(ids, "question.units").map_err(|refusal| vec![refusal])?;
        Self::of(forces, units, mode)
    }

    /// The same for units by index.
    ///
    /// Errors: every rule against it, at its unit.
    pub fn of(forces: &'a Forces<'a>, units: Vec<usize>, mode: MoveMode) -> Result<Self, Vec<Refusal>> {
        let Some(&first) = units.first() else {
            return Err(vec![Refusal::at(RefusalCode::MissingValue, "question.units")]);
        };
        together(forces, &units)?;
        let supplies = needs_trace(forces, &units).then(|| Supplies::of(forces, forces.pieces[first].side));
        let mut refusals = Vec::new();
        let mut notes = Vec::new();
        let mut allowance = Points::MOST;
        for &at in &units {
            let piece = &forces.pieces[at];
            let supplied = general_supply(piece, supplies.as_ref());
            if let Err(code) = may_move(piece, mode, supplied) {
                refusals.push(refuse(forces, &units, at, code));
                continue;
            }
            let note = |code, before, after| notes.push(Note::of(code).unit(forces.name(at)).points(before, after));
            match allowance_of(piece, &forces.tables, mode, supplied, note) {
                Some(points) => allowance = allowance.min(points),
                None => refusals.push(refuse(forces, &units, at, RefusalCode::MissingValue)),
            }
        }
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let spent = units.iter().map(|&at| forces.pieces[at].spent).max().unwrap_or_default();
        if units.len() > 1 {
            notes.push(Note::of(BoardCode::AllowanceStack).points(allowance, allowance));
        }
        if spent > Points::ZERO {
            notes.push(Note::of(BoardCode::AlreadySpent).points(Points::ZERO, spent));
        }
        let (board, tables, rules) = (&forces.board, &forces.tables, &forces.rules);
        let motorized = forces.pieces[first].motorized;
        let mixed = units.iter().any(|&at| forces.pieces[at].motorized != motorized);
        let costs = Costs::of(board, tables, rules, motorized);
        let other = mixed.then(|| Costs::of(board, tables, rules, !motorized));
        Ok(Self { forces, units, mode, allowance, spent, notes, costs, other })
    }

    /// The first of the units, for what they share.
    pub fn first(&self) -> &Piece {
        &self.forces.pieces[self.units[0]]
    }

    /// The ground under the units.
    ///
    /// Cases: 8.2, 10.3 · Rulings: H027, H038
    pub fn movement_ground(&self) -> MovementGround<'_> {
        let pieces = &self.forces.pieces;
        MovementGround {
            costs: &self.costs,
            other: self.other.as_deref(),
            hex_flags: self.forces.seen_by(self.first().side),
            zone: self.forces.tables.number(Number::Zone),
            infiltration: self.forces.tables.number(Number::Infiltration),
            detachment: self.units.iter().any(|&at| pieces[at].is_detachment()),
            infiltrated: self.units.iter().any(|&at| pieces[at].infiltrated),
        }
    }

    /// Whether the stack holds units of both classes.
    pub const fn is_mixed(&self) -> bool {
        self.other.is_some()
    }

    /// Stacking points of the units.
    pub fn stacking_points(&self) -> u16 {
        self.units.iter().map(|&at| self.forces.pieces[at].stacking_points()).sum()
    }
}

fn refuse(forces: &Forces, units: &[usize], at: usize, code: RefusalCode) -> Refusal {
    let place = units.iter().position(|&unit| unit == at).unwrap_or(0);
    Refusal::at(code, format!("question.units[{place}]")).unit(forces.name(at))
}

/// Units that move together start in one hex and have one owner; where the rules say so, Germans and Italians move apart.
///
/// Cases: 8.2, 8.27 · Rulings: R054, H038
pub fn together(forces: &Forces, units: &[usize]) -> Result<(), Vec<Refusal>> {
    apart(forces, units).map_or(Ok(()), |(at, code)| Err(vec![refuse(forces, units, at, code)]))
}

/// The first unit that cannot move with the others, and why. Supply units and detachments are of no nation.
///
/// Cases: 8.2, 8.27 · Rulings: R054, H038
pub fn apart(forces: &Forces, units: &[usize]) -> Option<(usize, RefusalCode)> {
    let first = &forces.pieces[*units.first()?];
    let nations_apart = forces.rules.axis_stacks == AxisStacks::Apart;
    let national = |at: &&usize| forces.pieces[**at].is_combat() && forces.pieces[**at].side == Side::Axis;
    let nation = units.iter().find(national).map(|&at| forces.pieces[at].nation);
    units[1..].iter().find_map(|&at| {
        let piece = &forces.pieces[at];
        if piece.hex != first.hex || piece.side != first.side {
            return Some((at, RefusalCode::NotTogether));
        }
        let mixed = nations_apart && national(&&at) && Some(piece.nation) != nation;
        mixed.then_some((at, RefusalCode::MixedStack))
    })
}

/// Whether a unit may make such a move at all.
///
/// All units move in the Initial Movement Phase, motorized ones in the second too. Disrupted units, detachments and desert
/// patrols never force march. Motorized, undisrupted units in general supply react.
///
/// Cases: 8.1, 8.4, 8.7, 8.71, 17.21, 18.22 · Rulings: R034, R082, R100, H026, H029, H030, H046, H048
pub fn may_move(piece: &Piece, mode: MoveMode, supplied: bool) -> Result<(), RefusalCode> {
    use MoveMode::{Entry, ForcedMarch, ForcedMarchMotorized, Initial, Motorized, Reaction};
    if piece.captured_from.is_some() {
        return Err(RefusalCode::CapturedMoves);
    }
    if piece.kind == UnitKind::Dump {
        return Err(RefusalCode::DumpMoves);
    }
    match mode {
        Motorized | ForcedMarchMotorized if !piece.motorized => return Err(RefusalCode::FootPhase),
        Reaction if piece.kind.is_supply() || piece.is_detachment() => return Err(RefusalCode::ReactionKind),
        Reaction if !piece.motorized => return Err(RefusalCode::ReactionFoot),
        Reaction if piece.disrupted => return Err(RefusalCode::ReactionDisrupted),
        Reaction if !supplied => return Err(RefusalCode::ReactionUnsupplied),
        _ => {}
    }
    match mode {
        ForcedMarch | ForcedMarchMotorized => {
            if matches!(piece.kind, UnitKind::Detachment | UnitKind::DesertPatrol) {
                return Err(RefusalCode::ForcedMarchNever);
            }
            if piece.kind.is_supply() {
                return Err(RefusalCode::ForcedMarchSupply);
            }
            may_force_march(piece.disrupted)
        }
        Initial | Motorized | Reaction | Entry => Ok(()),
    }
}

/// Whether anybody's general supply must be traced for the allowances.
fn needs_trace(forces: &Forces, units: &[usize]) -> bool {
    units.iter().any(|&at| {
        let piece = &forces.pieces[at];
        piece.general_supply.is_none() && !piece.needs_no_supply()
    })
}

/// The allowance of a unit: as printed, halved out of general supply, half more in a forced march, half in a reaction.
///
/// Cases: 7.1, 8.1, 8.4, 8.7, 17.28 · Rulings: R089, H026, H029, H030, H031
pub fn allowance_of(
    piece: &Piece,
    tables: &Tables,
    mode: MoveMode,
    supplied: bool,
    mut note: impl FnMut(BoardCode, Points, Points),
) -> Option<Points> {
    let printed = match piece.kind {
        UnitKind::Detachment => tables.points(Number::AllowanceDetachment),
        UnitKind::Msu => piece.allowance.unwrap_or_else(|| tables.points(Number::AllowanceMsu)),
        _ => piece.allowance?,
    };
    note(BoardCode::Allowance, printed, printed);
    let mut points = printed;
    let mut change = |code, percent| {
        let before = points;
        points = points.percent(percent);
        note(code, before, points);
    };
    if !supplied {
        change(BoardCode::AllowanceUnsupplied, tables.number(Number::Unsupplied));
    }
    match mode {
        MoveMode::ForcedMarch | MoveMode::ForcedMarchMotorized => {
            change(BoardCode::AllowanceForced, 100 + tables.number(Number::ForcedMarch));
        }
        MoveMode::Reaction => change(BoardCode::AllowanceReaction, tables.number(Number::Reaction)),
        MoveMode::Initial | MoveMode::Motorized | MoveMode::Entry => {}
    }
    Some(points)
}
