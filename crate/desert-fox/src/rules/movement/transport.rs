//! Transport by sea (8.5) and by rail (8.6), and repair of the railroad (8.64).

use hexgrid::Hex;

use crate::data::tables::Number;
use crate::model::acts::Carrier;
use crate::model::note::{BoardCode, Note};
use crate::model::points::Points;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitKind};
use crate::position::forces::Forces;
use crate::position::hex_flags::block;
use crate::position::hex_flags::hex_flag;
use crate::rules::movement::mover::together;

/// A transport that may be made.
#[derive(Clone, Debug)]
pub struct Journey {
    /// What was found.
    pub notes: Vec<Note>,
    /// The hexes from its start to its end; by sea these two alone.
    pub hexes: Vec<Hex>,
}

/// Checks a transport of units by index to a hex of the board.
///
/// Errors: the rule against it.
///
/// Cases: 8.5, 8.51, 8.6, 8.61 · Rulings: R016, H036, H046
pub fn carry(forces: &Forces, units: &[usize], by: Carrier, to: Hex, loads: u8) -> Result<Journey, Vec<Refusal>> {
    let one = |refusal| vec![refusal];
    let Some(&first) = units.first() else {
        return Err(one(Refusal::at(RefusalCode::MissingValue, "question.units")));
    };
    together(forces, units)?;
    let from = forces.pieces[first].hex;
    let mut notes = vec![load(forces, units).map_err(|code| one(Refusal::at(code, "question.units")))?];
    let refuse = |code| one(Refusal::at(code, "question.units"));
    for &at in units {
        let piece = &forces.pieces[at];
        if piece.side != Side::Commonwealth {
            return Err(refuse(RefusalCode::TransportSide));
        }
        if piece.kind == UnitKind::Dump {
            return Err(refuse(RefusalCode::DumpMoves));
        }
        if piece.captured_from.is_some() {
            return Err(refuse(RefusalCode::CapturedMoves));
        }
        if piece.spent > Points::ZERO {
            return Err(one(Refusal::at(RefusalCode::TransportMoved, "question.units").unit(forces.name(at))));
        }
    }
    if from == to {
        return Err(one(Refusal::at(RefusalCode::TransportEnd, "question.to").found(forces.number(to))));
    }
    let (number, hexes) = match by {
        Carrier::Rail => {
            let hexes = rail_journey(forces, from, to).map_err(one)?;
            notes.push(Note::of(BoardCode::RailLength).numbers(0, hexes.len() as u16 - 1));
            (Number::RailLoads, hexes)
        }
        Carrier::Sea => {
            for (hex, path) in [(from, "question.units"), (to, "question.to")] {
                if !owns_port(forces, hex) {
                    return Err(one(Refusal::at(RefusalCode::TransportEnd, path).found(forces.number(hex))));
                }
            }
            (Number::SeaLoads, vec![from, to])
        }
    };
    let hex_flags = forces.seen_by(Side::Commonwealth);
    for (hex, path) in [(from, "question.units"), (to, "question.to")] {
        if hex_flags.has(hex, hex_flag::BLOCKING) {
            return Err(one(Refusal::at(RefusalCode::TransportZone, path).found(forces.number(hex))));
        }
    }
    if u16::from(loads) >= forces.tables.number(number) {
        return Err(one(Refusal::at(RefusalCode::TransportLoads, "question.loads").found(loads)));
    }
    let load: u16 = units.iter().map(|&at| forces.pieces[at].stacking_points()).sum();
    let there: u16 = forces.in_hex(to).map(|at| forces.pieces[at].stacking_points()).sum();
    if load > 0 && load + there > forces.tables.number(Number::StackingLimit) {
        notes.push(Note::of(BoardCode::Overstacked).hex(forces.number(to)).numbers(0, load + there));
    }
    Ok(Journey { notes, hexes })
}

/// A load is one unit of whatever size, or any number of units of one stacking point together.
///
/// Cases: 8.51, 8.61 · Rulings: R016
fn load(forces: &Forces, units: &[usize]) -> Result<Note, RefusalCode> {
    let points: u16 = units.iter().map(|&at| forces.pieces[at].stacking_points()).sum();
    let count = units.len() as u16;
    if count == 1 {
        return Ok(Note::of(BoardCode::LoadOneUnit).numbers(0, points));
    }
    if points > forces.tables.number(Number::LoadPoints) {
        return Err(RefusalCode::LoadTooLarge);
    }
    Ok(Note::of(BoardCode::LoadPoints).numbers(count, points))
}

/// Whether a hex is a port of the Commonwealth's; Alexandria is, unless the position says otherwise.
///
/// Cases: 8.5 · Rulings: H036
fn owns_port(forces: &Forces, hex: Hex) -> bool {
    let named = forces.ports.iter().find(|(port, _)| *port == hex).map(|(_, side)| *side);
    match named {
        Some(side) => side == Side::Commonwealth,
        None => hex == forces.board.alexandria(),
    }
}

/// The railroad in use, from Alexandria to its head.
///
/// Errors: the railhead of the position lies nowhere on it.
///
/// Cases: 8.6, 8.64 · Rulings: H036, H037
pub fn railroad(forces: &Forces) -> Result<Vec<Hex>, Refusal> {
    let mut line = forces.board.railroad().to_vec();
    let Some(head) = forces.railhead else { return Ok(line) };
    line.extend(forces.board.planned_railroad().iter().skip(1));
    let end = line.iter().position(|hex| *hex == head);
    let end = end.ok_or_else(|| Refusal::at(RefusalCode::TransportEnd, "position.railhead"))?;
    line.truncate(end + 1);
    Ok(line)
}

/// The hexes between which a carrier goes now: the railroad as far as it is whole, or the Commonwealth's ports.
///
/// Cases: 8.5, 8.6, 17.27 · Rulings: R088, H036
pub fn ends(forces: &Forces, by: Carrier) -> Vec<Hex> {
    let mut hexes = match by {
        Carrier::Rail => railroad(forces).unwrap_or_default(),
        Carrier::Sea => forces.board.ports().filter(|&hex| owns_port(forces, hex)).collect(),
    };
    if by == Carrier::Rail {
        let whole = hexes.iter().position(|&hex| is_cut(forces, hex)).unwrap_or(hexes.len());
        hexes.truncate(whole);
    }
    let hex_flags = forces.seen_by(Side::Commonwealth);
    hexes.retain(|&hex| !hex_flags.has(hex, hex_flag::BLOCKING));
    hexes
}

/// Whether no train passes a hex.
///
/// Cases: 8.6, 17.27 · Rulings: R088, H036
fn is_cut(forces: &Forces, hex: Hex) -> bool {
    let hex_flags = forces.seen_by(Side::Commonwealth);
    !forces.board.is_land(hex) || block(hex_flags.at(hex)).is_some() || hex_flags.has(hex, hex_flag::DETACHMENT)
}

/// The railroad hexes between two, the line being whole from Alexandria to both.
///
/// Cases: 8.6, 17.27 · Rulings: R088, H036
fn rail_journey(forces: &Forces, from: Hex, to: Hex) -> Result<Vec<Hex>, Refusal> {
    let line = railroad(forces)?;
    let place = |hex: Hex, path: &str| {
        let place = line.iter().position(|on_line| *on_line == hex);
        place.ok_or_else(|| Refusal::at(RefusalCode::TransportEnd, path).found(forces.number(hex)))
    };
    let (start, end) = (place(from, "question.units")?, place(to, "question.to")?);
    if let Some(hex) = line[..=start.max(end)].iter().find(|hex| is_cut(forces, **hex)) {
        return Err(Refusal::at(RefusalCode::RailCut, "question.to").found(forces.number(*hex)));
    }
    let mut hexes = line[start.min(end)..=start.max(end)].to_vec();
    if start > end {
        hexes.reverse();
    }
    Ok(hexes)
}

/// The railroad hexes beyond the head that the Commonwealth repairs, one or two as it chooses.
///
/// Errors: the rule against it.
///
/// Cases: 8.64 · Rulings: R028, H037
pub fn repair(forces: &Forces, count: u8) -> Result<Vec<Hex>, Vec<Refusal>> {
    let one = |refusal| vec![refusal];
    if count == 0 || u16::from(count) > forces.tables.number(Number::Repair) {
        return Err(one(Refusal::at(RefusalCode::RepairCount, "question.hexes").found(count)));
    }
    let turn = forces.game_turn;
    let turn = turn.ok_or_else(|| one(Refusal::at(RefusalCode::MissingValue, "position.gameTurn")))?;
    if i32::from(turn.0) < i32::from(forces.tables.number(Number::ExtendsFrom)) {
        return Err(one(Refusal::at(RefusalCode::RepairTurn, "position.gameTurn").found(turn.0)));
    }
    let line = railroad(forces).map_err(one)?;
    let whole: Vec<Hex> =
        forces.board.railroad().iter().chain(forces.board.planned_railroad().iter().skip(1)).copied().collect();
    let next: Vec<Hex> = whole.into_iter().skip(line.len()).take(usize::from(count)).collect();
    if next.len() < usize::from(count) {
        return Err(one(Refusal::at(RefusalCode::RepairTurn, "question.hexes").found(count)));
    }
    let hex_flags = forces.seen_by(Side::Commonwealth);
    if let Some(hex) = next.iter().find(|hex| block(hex_flags.at(**hex)).is_some()) {
        return Err(one(Refusal::at(RefusalCode::RepairBlocked, "question.hexes").found(forces.number(*hex))));
    }
    Ok(next)
}
