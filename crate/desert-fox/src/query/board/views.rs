//! A hex and the zones of a player, as they lie on the board.

use hexgrid::{Direction, HexSet, Numbering};

use crate::data::board::{Board, Rail};
use crate::model::note::{BoardCode, Note};
use crate::model::points::Points;
use crate::model::refusal::Refusal;
use crate::model::units::{HexsideTerrain, Side, Terrain};
use crate::position::forces::{Forces, Piece};
use crate::position::hex_flags::{hex_flag, zone};
use crate::query::board::answer::{BoardAnswer, HexAnswer, SideAnswer, ZonesAnswer};
use crate::rules::movement::costs::Costs;

/// What is in a hex and on its sides.
///
/// Cases: 8.29 · Rulings: R041, R048, R049
pub fn hex_answer(forces: &Forces, text: &str) -> Result<BoardAnswer, Vec<Refusal>> {
    let hex = forces.hex(text, "question.hex").map_err(|refusal| vec![refusal])?;
    let board: &Board = &forces.board;
    let costs = [false, true].map(|motorized| Costs::of(board, &forces.tables, &forces.rules, motorized));
    let side = |direction: Direction| {
        let to = board.grid.neighbour(hex, direction)?;
        let cost = |class: usize| costs[class].toll(hex, direction, false).halves().ok().map(Points::from_halves);
        Some(SideAnswer {
            to: forces.number(to),
            terrain: board.side(hex, direction),
            way: board.way(hex, direction),
            rail: board.rail(hex, direction) == Rail::InUse,
            cost: [cost(0), cost(1)],
        })
    };
    Ok(BoardAnswer::Hex(HexAnswer {
        hex: forces.number(hex),
        spi: board.grid.name(hex, Numbering::Lettered).to_string(),
        six_angles: board.grid.name(hex, Numbering::Plain).to_string(),
        names: board.place_names(hex, &forces.rules).map(str::to_owned).collect(),
        terrain: board.terrain(hex),
        provenance: board.provenance(hex),
        sides: Direction::ALL.into_iter().filter_map(side).collect(),
    }))
}

/// The hexes under a player's zones, and why zones end where one would expect them.
///
/// Cases: 10.1, 10.11, 10.12, 17.23 · Rulings: R030, R084, H012
pub fn zones_answer(forces: &Forces, side: Side) -> BoardAnswer {
    let mut covered = HexSet::new(&forces.board.grid);
    for at in forces.of_side(side) {
        zone(&forces.board, &forces.pieces[at], |hex| {
            covered.insert(hex);
        });
    }
    let mut notes = Vec::new();
    for at in forces.of_side(side) {
        let piece = &forces.pieces[at];
        let note = |code| Note::of(code).unit(forces.name(at)).hex(forces.number(piece.hex));
        if piece.is_detachment() {
            if !forces.seen_by(side.enemy()).has(piece.hex, hex_flag::DETACHMENT_ZONE) {
                continue;
            }
            covered.insert(piece.hex);
            notes.push(note(BoardCode::ZoneDetachment));
        } else if piece.zone {
            ends(forces, piece, forces.name(at), &mut notes);
        } else if piece.is_combat() {
            notes.push(note(BoardCode::ZoneNone));
        }
    }
    BoardAnswer::Zones(ZonesAnswer { hexes: forces.numbers(covered.iter()), notes })
}

/// Where the zone of a unit ends next to it.
///
/// Cases: 10.1, 10.12 · Rulings: R030, H012
fn ends(forces: &Forces, piece: &Piece, name: &str, notes: &mut Vec<Note>) {
    for direction in Direction::ALL {
        let Some(to) = forces.board.grid.neighbour(piece.hex, direction).filter(|&to| forces.board.is_land(to)) else {
            continue;
        };
        let side = forces.board.side(piece.hex, direction);
        let code = match (side, forces.board.terrain(to)) {
            (HexsideTerrain::Sea, _) => BoardCode::ZoneSide,
            (HexsideTerrain::Escarpment, _) if piece.motorized => BoardCode::ZoneSide,
            (_, Terrain::City) => BoardCode::ZoneCity,
            (_, Terrain::Mountain) if piece.pure_armor => BoardCode::ZoneMountain,
            _ => continue,
        };
        notes.push(Note::of(code).unit(name).hex(forces.number(to)));
    }
}
