//! Questions about hexes, moves and withdrawals.

use hexgrid::{Direction, Hex};

use super::explain::{GroupQuestion, GroupUnit};
use super::question::{DestinationView, DestinationsQuestion, MoveQuestion, MovementQuery, PositionAnswer};
use super::set_up::Names;
use crate::data::edition::Edition;
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::query::fault::Fault;
use crate::query::views::{FindingView, hex_name, unit_name};
use crate::rules::movement::{
    Destination, March, MoveContext, Regroup, RegroupMove, check_move, check_regroup, check_rommel, check_start,
    destinations, entry_limit,
};
use crate::rules::supply::SupplyGround;
use crate::rules::withdrawal::{Withdrawal, check_territory, check_withdrawal, withdrawals};
use crate::state::movement::{Crossing, Movement, Rommel};

pub(super) fn hexside(edition: Edition, from: &str, to: &str) -> Result<PositionAnswer, Fault> {
    let (start, end) = (Names::hex(from)?, Names::hex(to)?);
    let direction = edition.board.grid.direction(start, end);
    let direction = direction.ok_or_else(|| Fault::name(RefusalCode::PathBroken, to))?;
    let edge = edition.board.edge(start, direction);
    let passable = edition.board.beyond(start, direction).is_some();
    let entry_limit = if passable { entry_limit(&edition, start, direction) } else { 0 };
    Ok(PositionAnswer::Hexside { terrain: edge.terrain, road: edge.road, entry_limit })
}

pub(super) fn place(edition: Edition, name: &str) -> Result<PositionAnswer, Fault> {
    let (board, hex) = (edition.board, Names::hex(name)?);
    let tile = board.tile(hex).ok_or_else(|| Fault::name(RefusalCode::UnknownHex, name))?;
    let on_board = board.hexes().filter(|&other| board.tile(other).is_some_and(|tile| !tile.off_board));
    let roads: Vec<(Direction, Hex)> =
        board.around(hex).filter(|&(direction, _)| board.edge(hex, direction).road.is_some()).collect();
    let pairs = roads.iter().enumerate().flat_map(|(at, one)| roads[at + 1..].iter().map(move |other| (one, other)));
    let apart = pairs.filter(|(one, other)| !board.joins(hex, one.0, other.0));
    Ok(PositionAnswer::Place {
        id: tile.id,
        off_board: tile.off_board,
        oasis: tile.oasis,
        fortress: tile.fortress,
        base: tile.base,
        border: tile.border,
        around: board.around(hex).map(|(_, near)| hex_name(near)).collect(),
        from_board: on_board.map(|other| board.grid.distance(hex, other)).min().unwrap_or(0),
        apart: apart.map(|(one, other)| [hex_name(one.1), hex_name(other.1)]).collect(),
    })
}

/// A unit of a query with its hex.
fn on_map(position: &Position, name: &str) -> Result<(UnitId, Hex), Fault> {
    let id = Names::unit(name)?;
    let hex = position.hex(id).ok_or(Refusal::of(RefusalCode::NotOnMap).unit(id))?;
    Ok((id, hex))
}

fn movement(side: Side, query: &MovementQuery) -> Result<Movement, Fault> {
    let rommel = match (query.no_rommel, query.rommel_used) {
        (true, _) => Rommel::Absent,
        (false, true) => Rommel::Used,
        (false, false) => Rommel::Ready,
    };
    let mut movement = Movement { phase: query.phase, ..Movement::new(side, rommel) };
    for crossing in &query.crossings {
        let hex = Names::hex(&crossing.to)?;
        let path = Names::path(Names::hex(&crossing.from)?, std::slice::from_ref(&crossing.to))?;
        for &direction in path.iter().cycle().take(usize::from(crossing.units)) {
            movement.crossings.push(Crossing { hex, over: direction.opposite(), phase: crossing.phase });
        }
    }
    movement.opened = query.opened.iter().map(|name| Names::hex(name)).collect::<Result<_, _>>()?;
    Ok(movement)
}

pub(super) fn single(edition: Edition, position: &Position, question: &MoveQuestion) -> Result<PositionAnswer, Fault> {
    let (unit, start) = on_map(position, &question.unit)?;
    let path = Names::path(start, &question.path)?;
    let movement = movement(position.side(unit), &question.before)?;
    if question.rommel {
        check_rommel(&movement)?;
    }
    let ctx = MoveContext { edition, position, movement: &movement };
    let march = March { unit, path: &path, rommel: question.rommel };
    let mut findings = Findings::new();
    let (hex, forced_march) = match &question.regroup {
        None => (check_move(&ctx, march, &mut findings)?, false),
        Some([command, destination]) => {
            let regroup = Regroup { command: Names::hex(command)?, destination: Names::hex(destination)? };
            let arrival = check_regroup(&ctx, regroup, march, &mut findings)?;
            (regroup.destination, arrival == RegroupMove::ForcedMarch)
        }
    };
    let findings = findings.iter().map(FindingView::from).collect();
    Ok(PositionAnswer::Moves { hex: hex_name(hex), forced_march, findings })
}

pub(super) fn destinations_of(
    edition: Edition,
    position: &Position,
    question: &DestinationsQuestion,
) -> Result<PositionAnswer, Fault> {
    let unit = Names::unit(&question.unit)?;
    let movement = movement(position.side(unit), &question.before)?;
    let ctx = MoveContext { edition, position, movement: &movement };
    Ok(PositionAnswer::Destinations { hexes: reached(&ctx, unit, question.rommel) })
}

/// The hexes that a unit reaches.
fn reached(ctx: &MoveContext, unit: UnitId, rommel: bool) -> Vec<DestinationView> {
    let view = |destination: Destination| DestinationView {
        hex: hex_name(destination.hex),
        length: destination.path.len(),
        rommel: destination.rommel,
        forced_march: false,
    };
    destinations(ctx, unit, rommel).into_iter().map(view).collect()
}

/// Every hex that each unit of a side in a hex reaches; a unit that may not move has the rule against it instead.
pub(super) fn group(edition: Edition, position: &Position, question: &GroupQuestion) -> Result<PositionAnswer, Fault> {
    let hex = Names::hex(&question.hex)?;
    let movement = movement(question.side, &question.before)?;
    if question.rommel {
        check_rommel(&movement)?;
    }
    let ctx = MoveContext { edition, position, movement: &movement };
    let view = |unit: UnitId| {
        let refusal = check_start(position, unit).err().map(|refusal| Fault::from(refusal).into());
        GroupUnit { unit: unit_name(unit), refusal, hexes: reached(&ctx, unit, question.rommel) }
    };
    let units: Vec<GroupUnit> = position.in_hex(question.side, hex).map(view).collect();
    if units.is_empty() {
        return Err(Refusal::of(RefusalCode::NobodyMoves).hex(hex).into());
    }
    Ok(PositionAnswer::Group { units })
}

pub(super) fn withdraw(
    edition: Edition,
    position: &Position,
    unit: &str,
    path: &[String],
) -> Result<PositionAnswer, Fault> {
    let (unit, start) = on_map(position, unit)?;
    let path = Names::path(start, path)?;
    let retirement = check_withdrawal(edition, position, Withdrawal { unit, path: &path, rommel: 0 })?;
    let (hex, forced_march) = (hex_name(retirement.hex), retirement.forced_march);
    Ok(PositionAnswer::Moves { hex, forced_march, findings: Vec::new() })
}

pub(super) fn withdrawals_of(edition: Edition, position: &Position, unit: &str) -> Result<PositionAnswer, Fault> {
    let (unit, _) = on_map(position, unit)?;
    let found = withdrawals(edition, position, unit, 0).into_iter().map(|retirement| DestinationView {
        hex: hex_name(retirement.hex),
        length: retirement.path.len(),
        rommel: false,
        forced_march: retirement.forced_march,
    });
    Ok(PositionAnswer::Destinations { hexes: found.collect() })
}

/// A withdrawal from a quiet hex is tested for the network too.
pub(super) fn pass_withdrawal(
    edition: Edition,
    position: &Position,
    unit: &str,
    path: &[String],
) -> Result<PositionAnswer, Fault> {
    let answer = withdraw(edition, position, unit, path)?;
    let (unit, start) = on_map(position, unit)?;
    let side = position.side(unit);
    if position.is_in(side.enemy(), start) {
        return Ok(answer);
    }
    let mut after = position.clone();
    let path = Names::path(start, path)?;
    let end = edition.board.grid.path_end(start, &path);
    if let (Some(end), Some(&last)) = (end, path.last()) {
        after.enter(unit, end, last.opposite());
    }
    check_territory(&SupplyGround::new(edition, position, side), &SupplyGround::new(edition, &after, side))?;
    Ok(answer)
}
