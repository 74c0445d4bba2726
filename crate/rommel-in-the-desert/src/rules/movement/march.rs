//! A move of one unit along a path.

use hexgrid::{Direction, Hex};

use super::allowance::{Excess, excess, hexes_allowed};
use super::context::MoveContext;
use super::entry::{Entry, check_entry};
use super::mines::ends_known_move;
use crate::data::numbers::Number;
use crate::model::finding::{Code, Finding, Findings};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::state::movement::{Movement, Rommel};

/// A unit and the path that it is to follow.
#[derive(Clone, Copy, Debug)]
pub struct March<'a> {
    /// The unit.
    pub unit: UnitId,
    /// The directions of its steps.
    pub path: &'a [Direction],
    /// Whether the move has the Rommel bonus, as [`check_rommel`] allowed when it began.
    pub rommel: bool,
}

/// Whether the move of a side may have the Rommel bonus.
///
/// Errors: the side is not the Axis, or the turn has no bonus left.
///
/// Cases: 2.6 · Rulings: I010, D020
pub fn check_rommel(movement: &Movement) -> Result<(), Refusal> {
    match (movement.side, movement.rommel) {
        (Side::Allied, _) => Err(RefusalCode::RommelSide.into()),
        (Side::Axis, Rommel::Absent) => Err(RefusalCode::RommelAbsent.into()),
        (Side::Axis, Rommel::Used) => Err(RefusalCode::RommelUsed.into()),
        (Side::Axis, Rommel::Ready) => Ok(()),
    }
}

/// Whether a unit may begin a group or regroup move; its hex.
///
/// Errors: it is not on the map, is disrupted, or has enemies in its hex.
///
/// Cases: 2.8, 6.0 · Rulings: D022, D023
pub fn check_start(position: &Position, unit: UnitId) -> Result<Hex, Refusal> {
    let start = position.hex(unit).ok_or(Refusal::of(RefusalCode::NotOnMap).unit(unit))?;
    if position.unit(unit).disrupted {
        return Err(Refusal::of(RefusalCode::MoveDisrupted).unit(unit));
    }
    if position.is_in(position.side(unit).enemy(), start) {
        return Err(Refusal::of(RefusalCode::MoveFromBattle).unit(unit).hex(start));
    }
    Ok(start)
}

/// Follows a path over passable hexsides from a hex without enemies up to its end; the hexes that it enters.
///
/// Errors: there is no hex, the hexside is closed, or the path goes on from an enemy hex or a known minefield.
///
/// Cases: 2.3, 2.8, 7.2, 9.7 · Rulings: I050, I053, D028, D113
pub(super) fn trace(ctx: &MoveContext, side: Side, start: Hex, path: &[Direction]) -> Result<Hex, Refusal> {
    let MoveContext { edition, position, .. } = *ctx;
    let mut at = start;
    for (step, &direction) in path.iter().enumerate() {
        if position.is_in(side.enemy(), at) {
            return Err(Refusal::of(RefusalCode::MoveThroughEnemy).hex(at));
        }
        if step > 0 && ends_known_move(position, side, at) {
            return Err(Refusal::of(RefusalCode::MoveThroughMines).hex(at));
        }
        let edge = edition.board.edge(at, direction);
        if !edge.terrain.has_hex_beyond() {
            return Err(Refusal::of(RefusalCode::NoHex).hex(at));
        }
        at = edition.board.beyond(at, direction).ok_or(Refusal::of(RefusalCode::HexsideClosed).hex(at))?;
    }
    Ok(at)
}

/// Whether a unit may move along a path; the hex at its end.
///
/// Errors: the rule against it.
///
/// Cases: 2.5, 2.6, 2.8 · Rulings: I009, D018, D019, D028, D104
pub fn check_move(ctx: &MoveContext, march: March, findings: &mut Findings) -> Result<Hex, Refusal> {
    let MoveContext { edition, position, .. } = *ctx;
    let start = check_start(position, march.unit)?;
    let side = position.side(march.unit);
    let end = trace(ctx, side, start, march.path)?;
    let speed = position.block(march.unit).speed;
    let bonus = if march.rommel { edition.numbers.get(Number::Rommel) } else { 0 };
    let Excess(beyond) = excess(&edition, speed, start, march.path);
    if march.path.is_empty() || beyond > bonus {
        return Err(Refusal::of(RefusalCode::MoveTooFar).unit(march.unit).hex(end));
    }
    report(ctx, march, start, beyond, findings);
    if let Some(&last) = march.path.last().filter(|_| position.is_in(side.enemy(), end)) {
        check_entry(ctx, Entry { side, hex: end, over: last.opposite() }, findings)?;
    }
    Ok(end)
}

/// Reports the bonuses of a move.
fn report(ctx: &MoveContext, march: March, start: Hex, beyond: u8, findings: &mut Findings) {
    let MoveContext { edition, position, .. } = ctx;
    let speed = position.block(march.unit).speed;
    let normal = &march.path[..march.path.len() - usize::from(beyond)];
    let allowed = hexes_allowed(edition, speed, start, normal);
    if normal.len() > usize::from(speed) {
        findings.push(Finding::of(Code::RoadBonus).unit(march.unit).numbers(speed, allowed));
    }
    if beyond > 0 {
        findings.push(
            Finding::of(Code::RommelBonus).unit(march.unit).numbers(normal.len() as u8, normal.len() as u8 + beyond),
        );
    }
}
