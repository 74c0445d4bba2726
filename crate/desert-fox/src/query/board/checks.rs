//! What a readable position is: caps, names, and hexes of one player each.

use hexgrid::Hex;

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::position::forces::{MAX_LIST, MAX_PIECES, Piece};
use crate::query::board::query::{BoardQuery, Position};
use crate::rules::combat::setup::MAX_NAME;
use crate::rules::supply::chain::MAX_SUPPLY_UNITS;

/// Lists that are longer than the referee takes.
pub fn size(query: &BoardQuery) -> Result<(), Vec<Refusal>> {
    let position = &query.position;
    let lists = [
        ("position.units", position.units.len(), MAX_PIECES),
        ("position.forts", position.forts.len(), MAX_LIST),
        ("position.ports", position.ports.len(), MAX_LIST),
        ("charts", query.charts.len(), MAX_LIST),
    ];
    let too_long = lists.iter().filter(|(_, found, most)| found > most);
    let refusals: Vec<Refusal> =
        too_long.map(|(list, found, _)| Refusal::at(RefusalCode::TooLarge, *list).found(found)).collect();
    if refusals.is_empty() { Ok(()) } else { Err(refusals) }
}

/// A trace has room for this number of supply units of one player.
pub fn supply_units(pieces: &[Piece]) -> Result<(), Vec<Refusal>> {
    for side in [Side::Axis, Side::Commonwealth] {
        let found = pieces.iter().filter(|piece| piece.side == side && piece.kind.is_supply()).count();
        if found > MAX_SUPPLY_UNITS {
            return Err(vec![Refusal::at(RefusalCode::TooLarge, "position.units").found(found)]);
        }
    }
    Ok(())
}

/// Names are neither blank nor longer than a page can show, and no two units share one.
pub fn names(position: &Position, refusals: &mut Vec<Refusal>) {
    let mut ids: Vec<(&str, usize)> =
        position.units.iter().enumerate().map(|(at, unit)| (unit.id.as_str(), at)).collect();
    for &(id, at) in &ids {
        if id.trim().is_empty() || id.chars().count() > MAX_NAME {
            refusals.push(Refusal::at(RefusalCode::OutOfRange, format!("position.units[{at}].id")).found(id));
        }
    }
    ids.sort_unstable();
    for pair in ids.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
        let path = format!("position.units[{}].id", pair[1].1);
        refusals.push(Refusal::at(RefusalCode::Duplicate, path).found(pair[1].0));
    }
}

/// No hex holds units of both players, detachments aside.
///
/// Cases: 9.1, 17.25 · Rulings: H015
pub fn hexes(position: &Position, pieces: &[Piece], refusals: &mut Vec<Refusal>) {
    let mut here: Vec<(Hex, Side, usize)> = pieces
        .iter()
        .enumerate()
        .filter(|(_, piece)| !piece.is_detachment())
        .map(|(at, piece)| (piece.hex, piece.side, at))
        .collect();
    here.sort_unstable();
    for pair in here.windows(2).filter(|pair| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1) {
        let unit = &position.units[pair[1].2];
        let path = format!("position.units[{}].hex", pair[1].2);
        refusals.push(Refusal::at(RefusalCode::HexShared, path).unit(&unit.id).found(&unit.hex));
    }
}

/// A hex is named once in a list.
pub fn once(hexes: impl Iterator<Item = Hex>, list: &str, refusals: &mut Vec<Refusal>) {
    let mut seen: Vec<Hex> = Vec::new();
    for (at, hex) in hexes.enumerate() {
        if seen.contains(&hex) {
            refusals.push(Refusal::at(RefusalCode::Duplicate, format!("{list}[{at}].hex")));
        }
        seen.push(hex);
    }
}
