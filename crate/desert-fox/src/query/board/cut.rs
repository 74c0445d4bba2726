//! Who cuts a path of supply, and where.

use hexgrid::Hex;

use crate::model::note::BoardCode;
use crate::model::units::Side;
use crate::position::forces::{Forces, Piece};
use crate::position::hex_flags::zone;
use crate::position::hex_flags::{Block, block};
use crate::query::board::answer::Cut;
use crate::rules::supply::chain::Supplies;
use crate::rules::supply::line;

/// Why a hex is out of general supply: the first hex that an enemy bars on the path there would be without him, or that
/// everything is too far.
///
/// Cases: 7.1, 7.12, 10.27 · Rulings: R025, H031
pub fn general(forces: &Forces, side: Side, from: Hex) -> Cut {
    let mut supplies = Supplies::without_enemy(forces, side);
    let Some((mut at, mut path, _)) = supplies.nearest(forces, from) else { return far(BoardCode::TooFar) };
    loop {
        if let Some(cut) = first_blocked(forces, side, &path) {
            return cut;
        }
        let Some((link, _)) = supplies.link(forces, at) else { break };
        path = link;
        match supplies.trace.upstream(at) {
            Some(upstream) => at = upstream,
            None => break,
        }
    }
    far(BoardCode::TooFar)
}

/// Why a line of communication is missing: the first hex that an enemy bars on the shortest one there would be without him,
/// or that the ground bars them all.
///
/// Cases: 13.2 · Rulings: R036
pub fn line_of_communication(forces: &Forces, side: Side, motorized: bool, from: Hex) -> Cut {
    let path = line::line(forces, side, motorized, from, true);
    let cut = path.and_then(|path| first_blocked(forces, side, &path)).unwrap_or_else(|| far(BoardCode::NoWay));
    Cut { cases: &["13.2"], ..cut }
}

fn first_blocked(forces: &Forces, side: Side, path: &[Hex]) -> Option<Cut> {
    let hex_flags = forces.seen_by(side);
    let (hex, block) = path.iter().find_map(|&hex| block(hex_flags.at(hex)).map(|block| (hex, block)))?;
    let own_supply = || forces.in_hex(hex).any(|at| forces.pieces[at].kind.is_supply());
    let code = match block {
        Block::Unit => BoardCode::CutByUnit,
        Block::Zone if own_supply() => BoardCode::CutSupplyUnit,
        Block::Zone => BoardCode::CutByZone,
    };
    let by = (0..forces.pieces.len()).filter(|&at| forces.pieces[at].side != side && bars(forces, at, hex, block));
    let by = by.map(|at| forces.name(at).to_owned()).collect();
    Some(Cut { code, cases: code.citation().cases, hex: Some(forces.number(hex)), by })
}

/// Whether a unit is what bars a hex.
fn bars(forces: &Forces, at: usize, hex: Hex, block: Block) -> bool {
    let piece: &Piece = &forces.pieces[at];
    match block {
        Block::Unit => piece.hex == hex && !piece.is_detachment(),
        Block::Zone => {
            let mut covers = false;
            zone(&forces.board, piece, |covered| covers |= covered == hex);
            covers
        }
    }
}

fn far(code: BoardCode) -> Cut {
    Cut { code, cases: code.citation().cases, hex: None, by: Vec::new() }
}
