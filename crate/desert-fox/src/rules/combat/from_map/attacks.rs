//! Which attacks the map allows, and which it demands.

use hexgrid::{Direction, Hex, HexSet};

use crate::model::refusal::RefusalCode;
use crate::model::units::Side;
use crate::position::forces::Forces;
use crate::position::hex_flags::hex_flag;
use crate::position::zones;
use crate::rules::combat::duty::barred_across;
use crate::rules::combat::from_map::battlefield::Battlefield;
use crate::rules::combat::from_map::participants::{Participants, attackable};

/// Whether one unit may attack one hex, whatever else is attacked.
///
/// Errors: no such unit, a detachment or supply unit, no unit to attack there, not adjacent, barred by the hexside.
///
/// Cases: 7.26, 8.29, 11.1, 11.36, 17.24 · Rulings: R027, R031, R032, R085, R152, H018, H019, H021
pub fn may_attack(forces: &Forces, attacker: usize, target: Hex) -> Result<(), RefusalCode> {
    let piece = forces.pieces.get(attacker).ok_or(RefusalCode::NoSuchUnit)?;
    if piece.is_detachment() {
        return Err(RefusalCode::DetachmentFights);
    }
    attackable(forces, piece.side, target)?;
    if piece.kind.is_supply() {
        return Err(RefusalCode::SupplyAttacks);
    }
    let direction = forces.board.grid.direction(piece.hex, target).ok_or(RefusalCode::NotAdjacent)?;
    let side = forces.board.side(piece.hex, direction);
    barred_across(&forces.charts, side, piece.motorized).map_or(Ok(()), Err)
}

/// Whether units may attack hexes together: all that [`map_combat`](super::map_combat) checks, in a fraction of its
/// time. What is declared by it can be fought.
///
/// Errors: the first reason against the combat.
///
/// Cases: 7.26, 8.29, 11.1, 11.36 · Rulings: R027, R031, R032, H018, H019, H021, H122
pub fn may_fight(forces: &Forces, attackers: &[usize], targets: &[Hex]) -> Result<(), RefusalCode> {
    let participants = Participants::of(forces, attackers, targets).map_err(|(code, _)| code)?;
    let defenders = &participants.units[participants.attackers..participants.fighters];
    if defenders.is_empty() {
        return Err(RefusalCode::NoDefenders);
    }
    for &at in attackers {
        let piece = &forces.pieces[at];
        if piece.kind.is_supply() {
            return Err(RefusalCode::SupplyAttacks);
        }
        let attacked = defenders.iter().map(|&defender| forces.pieces[usize::from(defender)].hex);
        let mut adjacent = false;
        for direction in attacked.filter_map(|hex| forces.board.grid.direction(piece.hex, hex)) {
            adjacent = true;
            let side = forces.board.side(piece.hex, direction);
            barred_across(&forces.charts, side, piece.motorized).map_or(Ok(()), Err)?;
        }
        if !adjacent {
            return Err(RefusalCode::NotAdjacent);
        }
    }
    if Battlefield::has_room(forces, &participants, targets) { Ok(()) } else { Err(RefusalCode::TooLarge) }
}

/// The hexes that a player must attack: an enemy unit there has a zone over a unit of his that could attack it. Pieces that
/// are not `free` do not attack now.
///
/// Cases: 10.1, 10.11, 11.1 · Rulings: R030, R031
pub fn must_be_attacked(forces: &Forces, side: Side, free: impl Fn(usize) -> bool) -> HexSet {
    let board = &*forces.board;
    let mut hexes = HexSet::new(&board.grid);
    // For each enemy hex the ways that lead to units which could attack it, one bit each.
    let mut open_sides = vec![0_u8; board.grid.len()];
    let mut pressed = false;
    let hex_flags = forces.seen_by(side);
    for (at, piece) in forces.pieces.iter().enumerate() {
        if piece.side != side || !piece.is_combat() || !hex_flags.has(piece.hex, hex_flag::ZONE) || !free(at) {
            continue;
        }
        for (direction, enemy) in board.grid.neighbours(piece.hex) {
            let barred = || barred_across(&forces.charts, board.side(piece.hex, direction), piece.motorized);
            if hex_flags.has(enemy, hex_flag::ENEMY) && barred().is_none() {
                open_sides[enemy.index()] |= 1 << direction.opposite().index();
                pressed = true;
            }
        }
    }
    if !pressed {
        return hexes;
    }
    for enemy in forces.pieces.iter().filter(|piece| piece.side != side && piece.zone) {
        let open_sides = open_sides[enemy.hex.index()];
        let covers = |direction: Direction| {
            let over = board.grid.neighbour(enemy.hex, direction).filter(|_| open_sides >> direction.index() & 1 == 1);
            let side = board.side(enemy.hex, direction);
            over.is_some_and(|hex| zones::extends(enemy.motorized, side, board.terrain(hex), !enemy.pure_armor))
        };
        if open_sides != 0 && Direction::ALL.into_iter().any(covers) {
            hexes.insert(enemy.hex);
        }
    }
    hexes
}
