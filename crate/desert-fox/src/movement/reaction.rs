//! Reaction (8.4): where it may end, and the roll for disruption that follows it.

use hexgrid::Hex;

use crate::movement::mover::Mover;
use crate::position::answer::DisruptionRoll;
use crate::position::forces::{Forces, Piece};
use crate::position::marks::mark;
use crate::position::question::MoveMode;
use crate::refusal::{Refusal, RefusalCode};
use crate::stacking;
use crate::tables::Number;
use crate::units::Side;

/// Why a move may not end in a hex.
///
/// A reaction does not end next to an enemy unit that is in no friendly zone, though it may pass by one, nor in a hex that
/// would hold too much.
///
/// Cases: 8.43, 9.1 · Rulings: R015, H040, H042
pub fn no_end(mover: &Mover, hex: Hex) -> Option<RefusalCode> {
    if mover.mode != MoveMode::Reaction {
        return None;
    }
    if next_to_free_enemy(mover.forces, mover.first().side, hex) {
        return Some(RefusalCode::ReactionAdjacent);
    }
    stacking::overstacks(mover, hex).then_some(RefusalCode::ReactionOverstack)
}

/// The same for a single unit.
///
/// Cases: 8.43, 9.1 · Rulings: R015, H040, H042
pub fn end_barred(forces: &Forces, at: usize, hex: Hex) -> Option<RefusalCode> {
    let piece = &forces.pieces[at];
    if next_to_free_enemy(forces, piece.side, hex) {
        return Some(RefusalCode::ReactionAdjacent);
    }
    stacking::would_overstack(forces, at, hex).then_some(RefusalCode::ReactionOverstack)
}

/// Whether an enemy that is in no friendly zone is next to a hex.
///
/// Cases: 8.43 · Rulings: R015, H042
fn next_to_free_enemy(forces: &Forces, side: Side, hex: Hex) -> bool {
    let enemies = mark::ENEMY | mark::ENEMY_SUPPLY;
    let free =
        |enemy: Hex| forces.seen_by(side).has(enemy, enemies) && !forces.seen_by(side.enemy()).has(enemy, mark::ZONE);
    forces.board.grid.neighbours(hex).any(|(_, next)| free(next))
}

/// The rolls that follow a forced march or reaction at once, one for each unit.
///
/// Errors: dice of another number than units, or out of range; dice where nothing is rolled.
///
/// Cases: 8.37, 8.46, 8.7 · Rulings: R014, H029, H030
pub fn rolls(mover: &Mover, dice: &[u8]) -> Result<Vec<DisruptionRoll>, Refusal> {
    let cases: &[&str] = match mover.mode {
        MoveMode::Reaction => &["8.4", "8.46"],
        MoveMode::ForcedMarch | MoveMode::ForcedMarchMotorized => &["8.7", "8.71"],
        _ if dice.is_empty() => return Ok(Vec::new()),
        _ => return Err(Refusal::at(RefusalCode::UnusedAnswer, "question.dice")),
    };
    if !dice.is_empty() && dice.len() != mover.units.len() {
        return Err(Refusal::at(RefusalCode::IllegalAnswer, "question.dice").found(dice.len()));
    }
    if let Some(at) = dice.iter().position(|die| !(1..=6).contains(die)) {
        return Err(Refusal::at(RefusalCode::OutOfRange, format!("question.dice[{at}]")).found(dice[at]));
    }
    let roll = |(place, &at): (usize, &usize)| {
        let die = dice.get(place).copied();
        let passes_to = passes_to(mover.forces, &mover.forces.pieces[at]);
        let disrupted = die.map(|die| die > passes_to);
        DisruptionRoll { unit: mover.forces.name(at).to_owned(), passes_to, die, disrupted, cases }
    };
    Ok(mover.units.iter().enumerate().map(roll).collect())
}

/// The highest face with which a unit passes the roll: die and morale together do not exceed the number of the tables.
///
/// Cases: 8.46, 8.7 · Rulings: H029, H030
pub fn passes_to(forces: &Forces, piece: &Piece) -> u8 {
    let most = forces.tables.number(Number::DisruptionRoll).min(12) as u8;
    most.saturating_sub(piece.face.morale).min(6)
}
