//! The supply of a player or a unit, told with its paths.

use hexgrid::{Hex, HexSet};

use crate::model::note::{BoardCode, Note};
use crate::model::points::Points;
use crate::model::refusal::Refusal;
use crate::model::units::Side;
use crate::position::forces::Forces;
use crate::position::hex_flags::block;
use crate::position::hex_flags::hex_flag;
use crate::query::board::answer::{BoardAnswer, SupplyAnswer, SupplyPath, SupplyUnitState, TraceAnswer, UnitSupply};
use crate::query::board::cut;
use crate::rules::supply::chain::{Supplier, Supplies, combat_supply, general_supply};
use crate::rules::supply::line;

/// The supply of a player's units and supply units.
///
/// Cases: 7.1, 7.3, 13.2 · Rulings: R025, R036, H031, H032
pub fn side_answer(forces: &Forces, side: Side) -> BoardAnswer {
    let mut supplies = Supplies::of(forces, side);
    let lines = [line::lines(forces, side, false), line::lines(forces, side, true)];
    let sources = supplies.suppliers.iter().filter(|supplier| matches!(supplier, Supplier::Source(_)));
    let sources = sources.map(|supplier| name(forces, *supplier)).collect();
    let supply_units = forces.of_side(side).filter(|&at| forces.pieces[at].kind.is_supply());
    let supply_units = supply_units.map(|at| supply_unit(forces, &mut supplies, at, &lines[1])).collect();
    let units = forces.of_side(side).filter(|&at| !forces.pieces[at].kind.is_supply());
    let units = units.map(|at| unit(forces, &supplies, at, &lines)).collect();
    BoardAnswer::Supply(SupplyAnswer { sources, supply_units, units })
}

fn supply_unit(forces: &Forces, supplies: &mut Supplies, at: usize, lines: &HexSet) -> SupplyUnitState {
    let piece = &forces.pieces[at];
    let post = supplies.suppliers.iter().position(|supplier| *supplier == Supplier::Unit(at));
    let upstream = post.and_then(|post| supplies.trace.upstream(post)).map(|up| name(forces, supplies.suppliers[up]));
    let path = post.and_then(|post| supplies.link(forces, post)).map(|(path, _)| path).unwrap_or_default();
    SupplyUnitState {
        unit: forces.name(at).to_owned(),
        linked: post.is_some_and(|post| supplies.trace.linked(post)),
        upstream,
        path: forces.numbers(path),
        cut_off: block(forces.seen_by(piece.side).at(piece.hex)).is_some(),
        captured: piece.captured_from.is_some(),
        line_of_communication: lines.contains(piece.hex),
    }
}

fn unit(forces: &Forces, supplies: &Supplies, at: usize, lines: &[HexSet; 2]) -> UnitSupply {
    let piece = &forces.pieces[at];
    let suppliers = bits(supplies.combat(piece.hex)).map(|post| name(forces, supplies.suppliers[post]));
    UnitSupply {
        unit: forces.name(at).to_owned(),
        general: general_supply(piece, Some(supplies)),
        combat: combat_supply(piece, supplies),
        suppliers: if piece.needs_no_supply() { Vec::new() } else { suppliers.collect() },
        line_of_communication: lines[usize::from(piece.motorized)].contains(piece.hex),
    }
}

/// The supply of one unit with its paths; where it has none, what cuts it.
///
/// Cases: 7.1, 7.12, 10.27, 13.2 · Rulings: R025, R036, H031, H032
pub fn unit_answer(forces: &Forces, id: &str) -> Result<BoardAnswer, Vec<Refusal>> {
    let at = forces.find(id, "question.unit").map_err(|refusal| vec![refusal])?;
    let piece = &forces.pieces[at];
    let (side, hex) = (piece.side, piece.hex);
    let mut supplies = Supplies::of(forces, side);
    let lines = [line::lines(forces, side, false), line::lines(forces, side, true)];
    let supply = unit(forces, &supplies, at, &lines);
    let mut notes = Vec::new();
    if piece.needs_no_supply() {
        notes.push(Note::of(BoardCode::NeedsNoSupply).unit(forces.name(at)));
    }
    let mut general = Vec::new();
    let mut cut = None;
    if piece.general_supply.is_some() || piece.combat_supply.is_some() {
        notes.push(Note::of(BoardCode::SupplyJudged).unit(forces.name(at)));
    }
    match supplies.nearest(forces, hex).filter(|_| supply.general) {
        Some((post, path, cost)) => chain(forces, &mut supplies, post, path, cost, &mut general),
        None if !supply.general && piece.general_supply.is_none() => cut = Some(cut::general(forces, side, hex)),
        None => {}
    }
    if let Some(first) = general.first() {
        notes.push(Note::of(BoardCode::GeneralSupply).unit(forces.name(at)).points(first.cost, first.range));
    }
    let combat = bits(supplies.combat(hex)).collect::<Vec<_>>();
    let combat = combat.into_iter().filter_map(|post| {
        let (path, cost) = supplies.path(forces, post, hex)?;
        Some(supply_path(forces, &supplies, post, path, cost))
    });
    let combat = combat.collect();
    let line = line::line(forces, side, piece.motorized, hex, false).filter(|_| supply.line_of_communication);
    let line_cut = line.is_none().then(|| cut::line_of_communication(forces, side, piece.motorized, hex));
    let line = line.unwrap_or_default();
    if !line.is_empty() {
        let length = line.len() as u16 - 1;
        notes.push(Note::of(BoardCode::LineOfCommunication).unit(forces.name(at)).numbers(0, length));
    }
    negated(forces, side, &line, &mut notes);
    let line_of_communication = forces.numbers(line);
    Ok(BoardAnswer::Trace(TraceAnswer { supply, general, combat, line_of_communication, cut, line_cut, notes }))
}

/// The path to a supplier and the chain behind it, up to the source.
fn chain(
    forces: &Forces,
    supplies: &mut Supplies,
    mut post: usize,
    path: Vec<Hex>,
    cost: Points,
    paths: &mut Vec<SupplyPath>,
) {
    paths.push(supply_path(forces, supplies, post, path, cost));
    while let Some((path, cost)) = supplies.link(forces, post) {
        let Some(upstream) = supplies.trace.upstream(post) else { return };
        post = upstream;
        paths.push(supply_path(forces, supplies, post, path, cost));
    }
}

/// Notes where friendly combat units negate enemy zones along a path.
///
/// Cases: 7.12 · Rulings: R025
fn negated(forces: &Forces, side: Side, path: &[Hex], notes: &mut Vec<Note>) {
    let hex_flags = forces.seen_by(side);
    for &hex in path.iter().filter(|hex| hex_flags.has(**hex, hex_flag::ZONE) && hex_flags.has(**hex, hex_flag::OWN)) {
        notes.push(Note::of(BoardCode::ZoneNegated).hex(forces.number(hex)));
    }
}

fn supply_path(forces: &Forces, supplies: &Supplies, post: usize, path: Vec<Hex>, cost: Points) -> SupplyPath {
    SupplyPath {
        to: name(forces, supplies.suppliers[post]),
        hexes: forces.numbers(path),
        cost,
        range: Points::from_halves(supplies.posts[post].range),
    }
}

/// The name of a supply unit, or the number of a source's hex.
pub fn name(forces: &Forces, supplier: Supplier) -> String {
    match supplier {
        Supplier::Source(hex) => forces.number(hex),
        Supplier::Unit(at) => forces.name(at).to_owned(),
    }
}

/// The places of the bits that are set.
pub fn bits(bits: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |at| bits >> at & 1 == 1)
}
