//! A position that is asked about, checked and put into dense form.

use std::borrow::Cow;

use hexgrid::Hex;

use crate::data::board::Board;
use crate::data::calendar::Month;
use crate::data::counter::{Counter, Description};
use crate::data::overlays;
use crate::data::roster::RosterUnit;
use crate::model::points::Points;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::{RecapturedSupply, RuleSet};
use crate::position::forces::{Forces, Piece, hex, mark_pure_armor};
use crate::position::hex_flags::HexFlags;
use crate::position::stacks::Stacks;
use crate::query::board::checks;
use crate::query::board::query::{BoardQuery, BoardUnit};

/// Checks a query and puts its position into dense form.
///
/// Errors: every refusal found, each with its path in the query.
///
/// Cases: 2.22 · Rulings: H015
pub fn compile(query: &BoardQuery) -> Result<Forces<'_>, Vec<Refusal>> {
    let position = &query.position;
    checks::size(query)?;
    let overlays::Overlaid { board, tables, charts, chart_changes, roster, .. } = overlays::overlays(&query.charts)?;
    let rules = query.rules.rules();
    let own = matches!(roster, Cow::Owned(_)).then(|| roster.of(&RuleSet::spi_1981_errata()));
    let mut refusals = Vec::new();
    let mut pieces = Vec::with_capacity(position.units.len());
    for (at, unit) in position.units.iter().enumerate() {
        let path = format!("position.units[{at}]");
        match piece(unit, own, &board, &rules, &path) {
            Ok(piece) => pieces.push(piece),
            Err(refusal) => refusals.push(refusal.unit(&unit.id)),
        }
    }
    let forts = position.forts.iter().enumerate().map(|(at, fort)| {
        let path = format!("position.forts[{at}]");
        if !(1..=2).contains(&fort.level) {
            return Err(Refusal::at(RefusalCode::OutOfRange, format!("{path}.level")).found(fort.level));
        }
        land(&board, &fort.hex, &format!("{path}.hex")).map(|hex| (hex, fort.level))
    });
    let forts = collect(forts, &mut refusals);
    let ports = position.ports.iter().enumerate().map(|(at, port)| {
        let path = format!("position.ports[{at}].hex");
        let hex = land(&board, &port.hex, &path)?;
        let is_port = board.is_port(hex);
        if is_port { Ok((hex, port.side)) } else { Err(Refusal::at(RefusalCode::TransportEnd, path).found(&port.hex)) }
    });
    let ports = collect(ports, &mut refusals);
    let railhead = position.railhead.as_deref().map(|text| hex(&board, text, "position.railhead")).transpose();
    let railhead = railhead.unwrap_or_else(|refusal| {
        refusals.push(refusal);
        None
    });
    checks::once(forts.iter().map(|(hex, _)| *hex), "position.forts", &mut refusals);
    checks::once(ports.iter().map(|(hex, _)| *hex), "position.ports", &mut refusals);
    if let Some(turn) = position.game_turn.filter(|turn| !(1..=22).contains(turn)) {
        refusals.push(Refusal::at(RefusalCode::OutOfRange, "position.gameTurn").found(turn));
    }
    checks::names(position, &mut refusals);
    if refusals.is_empty() {
        checks::hexes(position, &pieces, &mut refusals);
    }
    if !refusals.is_empty() {
        return Err(refusals);
    }
    checks::supply_units(&pieces)?;
    let stacks = Stacks::of(board.grid.len(), &pieces);
    mark_pure_armor(&mut pieces, &stacks, 0..stacks.len());
    let hex_flags = HexFlags::of(&board, &pieces);
    Ok(Forces {
        rules,
        choice: query.rules,
        board,
        tables,
        charts,
        chart_changes,
        names: position.units.iter().map(|unit| unit.id.as_str()).collect(),
        railhead,
        game_turn: position.game_turn.map(Month::of_campaign),
        pieces,
        stacks,
        hex_flags,
        forts,
        ports,
    })
}

fn collect<T>(results: impl Iterator<Item = Result<T, Refusal>>, refusals: &mut Vec<Refusal>) -> Vec<T> {
    results.filter_map(|result| result.map_err(|refusal| refusals.push(refusal)).ok()).collect()
}

/// A unit of the position.
///
/// Supply units are motorized, whichever mode they are in. Where the rules say so, one that is back with its first owner
/// carries no marker.
///
/// Cases: 7.75, 13.2 · Rulings: R036, R053
fn piece(
    unit: &BoardUnit,
    own: Option<&[RosterUnit]>,
    board: &Board,
    rules: &RuleSet,
    path: &str,
) -> Result<Piece, Refusal> {
    let counter = Counter::resolve(&Description { own, ..unit.counter() }, path)?;
    if unit.captured_from.is_some() && !counter.kind.is_supply() {
        return Err(Refusal::at(RefusalCode::SupplyActKind, format!("{path}.capturedFrom")));
    }
    let side = counter.nation.side();
    let free = rules.recaptured_supply == RecapturedSupply::FreeAtOnce;
    let captured_from = unit.captured_from.filter(|&first| !(free && first == side));
    Ok(Piece {
        side,
        nation: counter.nation,
        kind: counter.kind,
        motorized: counter.motorized || counter.kind.is_supply(),
        face: counter.face,
        back: counter.back,
        depleted_morale: counter.depleted_morale,
        silenced: counter.silenced,
        allowance: counter.allowance.map(Points::whole),
        hex: land(board, &unit.hex, &format!("{path}.hex"))?,
        zone: counter.zone,
        irreplaceable: counter.irreplaceable,
        pure_armor: false,
        disrupted: unit.disrupted,
        depleted: unit.depleted,
        general_supply: unit.general_supply,
        combat_supply: unit.combat_supply,
        spent: unit.spent,
        infiltrated: unit.infiltrated,
        captured_from,
    })
}

fn land(board: &Board, text: &str, path: &str) -> Result<Hex, Refusal> {
    let hex = hex(board, text, path)?;
    if board.is_land(hex) { Ok(hex) } else { Err(Refusal::at(RefusalCode::HexForbidden, path).found(text)) }
}
