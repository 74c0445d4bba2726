//! Reaction (8.4): where it may end, and the roll for disruption that follows it.

use hexgrid::{Hex, HexSet, Reach};
use serde::Serialize;

use crate::data::tables::Number;
use crate::model::acts::MoveMode;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::position::forces::{Forces, Piece};
use crate::position::hex_flags::hex_flag;
use crate::rules::movement::march::run;
use crate::rules::movement::movement_ground::LAYERS;
use crate::rules::movement::mover::Mover;
use crate::rules::stacking;

/// What decides where reactions of a player may end, found once for a layout of the units.
#[derive(Clone, Debug)]
pub struct Ends {
    /// Hexes beside enemies that are in no friendly zone.
    beside_free: HexSet,
    /// Stacking points of the player in each hex.
    points: Vec<u16>,
}

impl Ends {
    /// Finds them for a player.
    ///
    /// Cases: 8.43, 9.1 · Rulings: R015, H040, H042
    pub fn of(forces: &Forces, side: Side) -> Self {
        let grid = &forces.board.grid;
        let mut ends = Self { beside_free: HexSet::new(grid), points: vec![0; grid.len()] };
        for piece in &forces.pieces {
            if piece.side == side {
                ends.points[piece.hex.index()] += piece.stacking_points();
            } else if !piece.is_detachment() && !forces.seen_by(side.enemy()).has(piece.hex, hex_flag::ZONE) {
                for (_, hex) in grid.neighbours(piece.hex) {
                    ends.beside_free.insert(hex);
                }
            }
        }
        ends
    }

    /// Whether a hex bars no unit that may stand there alone.
    #[inline]
    pub fn is_open(&self, hex: Hex) -> bool {
        self.points[hex.index()] == 0 && !self.beside_free.contains(hex)
    }
}

/// Why a move may not end in a hex.
///
/// A reaction does not end next to an enemy unit that is in no friendly zone, though it may pass by one, nor in a hex that
/// would hold too much.
///
/// Cases: 8.43, 9.1 · Rulings: R015, H040, H042
pub fn no_end(mover: &Mover, hex: Hex, ends: &Ends) -> Option<RefusalCode> {
    if mover.mode != MoveMode::Reaction {
        return None;
    }
    if ends.beside_free.contains(hex) {
        return Some(RefusalCode::ReactionAdjacent);
    }
    stacking::overstacks(mover, hex).then_some(RefusalCode::ReactionOverstack)
}

/// The same for a single unit.
///
/// Cases: 8.43, 9.1 · Rulings: R015, H040, H042
#[inline]
pub fn end_barred(forces: &Forces, at: usize, hex: Hex, ends: &Ends) -> Option<RefusalCode> {
    if ends.beside_free.contains(hex) {
        return Some(RefusalCode::ReactionAdjacent);
    }
    let piece = &forces.pieces[at];
    let itself = if piece.hex == hex { piece.stacking_points() } else { 0 };
    let there = ends.points[hex.index()].saturating_sub(itself);
    stacking::would_overstack(forces, at, there).then_some(RefusalCode::ReactionOverstack)
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

/// The hexes to which a unit can react, its own not among them.
///
/// Cases: 8.4, 8.43 · Rulings: R015, H029
pub fn refuges(forces: &Forces, at: usize) -> Vec<Hex> {
    let Ok(mover) = Mover::of(forces, vec![at], MoveMode::Reaction) else { return Vec::new() };
    let mut reach = Reach::new(&forces.board.grid, LAYERS);
    run(&mover, &mut reach, mover.spent);
    let start = mover.first().hex;
    let ends = Ends::of(mover.forces, mover.first().side);
    let open = |hex: &Hex| *hex != start && no_end(&mover, *hex, &ends).is_none();
    reach.reached().iter().copied().filter(open).collect()
}

/// A roll for disruption.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DisruptionRoll {
    /// The unit.
    pub unit: String,
    /// The highest face that passes.
    pub passes_to: u8,
    /// The die, where it was rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub die: Option<u8>,
    /// Whether the unit is disrupted, where the die was rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub disrupted: Option<bool>,
    /// Case numbers.
    pub cases: &'static [&'static str],
}
