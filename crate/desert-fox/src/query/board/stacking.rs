//! The hexes over their stacking limit, and the boxes of what is eliminated there.

use hexgrid::Hex;

use crate::data::tables::Number;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::position::forces::Forces;
use crate::query::board::answer::{BoardAnswer, Eliminated, Overstack, StackingAnswer};
use crate::query::elimination::{EliminationQuery, route_elimination};
use crate::rules::refit::Cause;
use crate::rules::stacking::points;
use crate::rules::supply::chain::{Supplies, combat_supply};
use crate::rules::supply::line;

/// The hexes over their limit; and for units that their owners take off there, the box that 13.2 gives them.
///
/// Errors: a unit taken off that does not stand in a hex over its limit.
///
/// Cases: 9.1, 9.25, 13.2 · Rulings: R004, R029, H040
pub fn answer(forces: &Forces, eliminate: &[String]) -> Result<BoardAnswer, Vec<Refusal>> {
    let limit = forces.tables.number(Number::StackingLimit);
    let mut hexes: Vec<Overstack> = Vec::new();
    let mut seen: Vec<Hex> = Vec::new();
    for piece in &forces.pieces {
        if seen.contains(&piece.hex) {
            continue;
        }
        seen.push(piece.hex);
        let units: Vec<usize> = forces.in_hex(piece.hex).filter(|&at| points(forces, at) > 0).collect();
        let points: u16 = units.iter().map(|&at| points(forces, at)).sum();
        if points > limit {
            hexes.push(Overstack {
                hex: forces.number(piece.hex),
                stacking_points: points.min(255) as u8,
                units: units.iter().map(|&at| forces.name(at).to_owned()).collect(),
                cases: &["9.1", "9.25"],
            });
        }
    }
    let eliminated = eliminate_overstacked(forces, eliminate, &hexes)?;
    Ok(BoardAnswer::Stacking(StackingAnswer { limit: limit.min(255) as u8, hexes, eliminated }))
}

/// Routes units lost to overstacking like any other loss.
///
/// Cases: 9.25, 13.2 · Rulings: R029
fn eliminate_overstacked(
    forces: &Forces,
    ids: &[String],
    hexes: &[Overstack],
) -> Result<Vec<Eliminated>, Vec<Refusal>> {
    let units = forces.find_all(ids, "question.eliminate").map_err(|refusal| vec![refusal])?;
    let mut eliminated = Vec::with_capacity(units.len());
    let sides = if units.is_empty() { Vec::new() } else { vec![Side::Axis, Side::Commonwealth] };
    let supplies: Vec<Supplies> = sides.into_iter().map(|side| Supplies::of(forces, side)).collect();
    for (place, &at) in units.iter().enumerate() {
        let piece = &forces.pieces[at];
        if !hexes.iter().any(|hex| hex.units.iter().any(|unit| unit == forces.name(at))) {
            let path = format!("question.eliminate[{place}]");
            return Err(vec![Refusal::at(RefusalCode::IllegalAnswer, path).unit(forces.name(at))]);
        }
        let supplies = &supplies[piece.side.index()];
        let query = EliminationQuery {
            cause: Cause::Overstacking,
            motorized: piece.motorized,
            combat_supply: combat_supply(piece, supplies),
            line_of_communication: line::lines(forces, piece.side, piece.motorized).contains(piece.hex),
            depleted_morale: piece.depleted_morale,
            die: None,
        };
        eliminated.push(Eliminated { unit: forces.name(at).to_owned(), report: route_elimination(&query) });
    }
    needed(forces, &units)?;
    Ok(eliminated)
}

/// No more is taken off than a hex holds too much.
///
/// Errors: a unit without whose loss the hex would keep its limit.
///
/// Cases: 9.25 · Rulings: R029, H040
fn needed(forces: &Forces, units: &[usize]) -> Result<(), Vec<Refusal>> {
    let limit = forces.tables.number(Number::StackingLimit);
    for (place, &at) in units.iter().enumerate() {
        let hex = forces.pieces[at].hex;
        let stays: u16 =
            forces.in_hex(hex).filter(|other| !units.contains(other)).map(|other| points(forces, other)).sum();
        if stays + points(forces, at) <= limit {
            let path = format!("question.eliminate[{place}]");
            return Err(vec![Refusal::at(RefusalCode::EliminateTooMuch, path).unit(forces.name(at))]);
        }
    }
    Ok(())
}
