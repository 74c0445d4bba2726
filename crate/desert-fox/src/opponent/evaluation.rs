//! What an attack is worth: the exact chances of every face, losses and gains weighed.

use hexgrid::Hex;

use crate::model::finding::Findings;
use crate::model::units::Side;
use crate::opponent::worth::Worth;
use crate::position::forces::{Forces, Piece};
use crate::rules::combat::field::{Place, UnitState};
use crate::rules::combat::from_map::{MapCombat, SupplyStatus, map_combat};
use crate::rules::combat::opening::{Opening, open};
use crate::rules::combat::preview::faces;
use crate::rules::combat::script::Table;
use crate::rules::combat::terms::Support;
use crate::rules::refit::Route;
use crate::rules::supply::chain::Supplies;

/// What an attack is worth, in tenths of a strength point gained on the average.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// Losses of the defender less those of the attacker, and what the hex is worth where it falls vacant.
    pub gain: i32,
    /// The losses of the attacker alone.
    pub cost: i32,
    /// The attack lies below the table.
    pub illegal: bool,
}

/// What is known beside the pieces.
#[derive(Clone, Copy)]
pub struct Knowledge<'a> {
    /// The supply of both players.
    pub supplies: [&'a Supplies; 2],
    /// Whether an attacking piece will be in combat supply, where that does not depend on what is in range of it now.
    pub decided: &'a dyn Fn(usize) -> Option<bool>,
    /// Air points and ships that each side would commit.
    pub support: [Support; 2],
    /// What hexes are worth.
    pub worth: &'a Worth,
}

/// Weighs an attack as the pieces stand; where nothing is decided, what has a supply unit or source in range is supplied.
///
/// None where the attack may not be made.
pub fn evaluation(forces: &Forces, known: Knowledge, attackers: &[usize], targets: &[Hex]) -> Option<Evaluation> {
    let side = forces.pieces.get(*attackers.first()?)?.side;
    let supply_status = |at: usize| {
        let piece = &forces.pieces[at];
        let in_range = known.supplies[piece.side.index()].combat(piece.hex) != 0;
        let decided = if piece.side == side { (known.decided)(at) } else { piece.combat_supply.filter(|fed| *fed) };
        let supplied = decided.unwrap_or(in_range);
        SupplyStatus {
            supplied: supplied || piece.needs_no_supply(),
            always_supplied: false,
            general_supply: true,
            line_of_communication: true,
        }
    };
    let map_combat = map_combat(forces, attackers, targets, supply_status, [Support::default(); 2], false).ok()?;
    let mut opening =
        open(&map_combat.setup, &forces.charts, &mut Table::assuming(&[]), &mut Findings::muted()).ok()?;
    if opening.column.is_some() {
        opening.committed = known.support;
    }
    weigh(forces, &map_combat, &opening, targets, known.worth)
}

fn weigh(
    forces: &Forces,
    map_combat: &MapCombat,
    opening: &Opening,
    targets: &[Hex],
    worth: &Worth,
) -> Option<Evaluation> {
    let attacker = map_combat.setup.attacker;
    let outcomes = faces(&map_combat.setup, &forces.charts, opening).ok()?;
    let count = outcomes.len().max(1) as i32;
    let (mut gain, mut cost) = (0, 0);
    for outcome in &outcomes {
        let mut held = false;
        for (at, state) in outcome.aftermath.states.iter().enumerate() {
            let unit = &map_combat.setup.units[at];
            if !unit.fights {
                continue;
            }
            let piece = &forces.pieces[usize::from(map_combat.units[at])];
            let loss = loss(piece, unit.disrupted, state, unit.side() == attacker);
            if unit.side() == attacker {
                cost += loss;
            } else {
                gain += loss;
                held |= state.place == Place::Stands && !piece.kind.is_supply();
            }
        }
        if !held {
            gain += targets.iter().map(|&hex| prize(forces, attacker, hex, worth)).sum::<i32>();
        }
    }
    Some(Evaluation { gain: (gain - cost) / count, cost: cost / count, illegal: opening.column.is_none() })
}

/// What a unit is worth, in tenths of a strength point.
fn value(piece: &Piece) -> i32 {
    if piece.kind.is_supply() {
        return 30;
    }
    10 * i32::from(piece.face.strength) + if piece.face.artillery { 25 } else { 5 }
}

fn loss(piece: &Piece, disrupted: bool, state: &UnitState, attacks: bool) -> i32 {
    let value = value(piece);
    match state.place {
        Place::Eliminated(Route::RefitBox) => value * 8 / 10,
        Place::Eliminated(_) | Place::Lost | Place::Captured | Place::Seized => value,
        _ => {
            let turned = if state.turned { value / 2 } else { 0 };
            let shaken = match state.disrupted && !disrupted {
                true if attacks => value * 15 / 100,
                true => value * 30 / 100,
                false => 0,
            };
            let driven = if matches!(state.place, Place::Retreated(_)) { value / 10 } else { 0 };
            (turned + shaken + driven).min(value)
        }
    }
}

/// The most that attacks by a side on some hexes can promise: the worth of all that stands there, and of the hexes.
pub fn most(forces: &Forces, attacker: Side, targets: &[Hex], worth: &Worth) -> i32 {
    let there = |hex: Hex| forces.in_hex(hex).map(|at| &forces.pieces[at]).filter(|piece| piece.side != attacker);
    targets.iter().map(|&hex| there(hex).map(value).sum::<i32>() + prize(forces, attacker, hex, worth)).sum()
}

/// What a hex is worth to the attacker when it falls vacant, in tenths of a strength point.
fn prize(forces: &Forces, attacker: Side, hex: Hex, worth: &Worth) -> i32 {
    (10 * worth.to(forces, attacker, hex)).max(3) as i32
}
