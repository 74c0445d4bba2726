//! Regroup moves, to one hex, and forced marches.

use hexgrid::{Direction, Hex};

use super::allowance::{Excess, excess};
use super::context::MoveContext;
use super::entry::{Entry, check_declared_entry, check_entry};
use super::march::{March, check_move, check_start, trace};
use crate::data::board::Board;
use crate::data::numbers::{Number, Numbers};
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::UnitId;
use crate::state::movement::DeclaredMarch;

/// A regroup move: the command hex and the one destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Regroup {
    /// The hex whose units, and those of the hexes around it, may move.
    pub command: Hex,
    /// The hex to which they move.
    pub destination: Hex,
}

/// How a unit reaches the destination of a regroup move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegroupMove {
    /// It moves there at once.
    Arrives,
    /// It needs a forced march at the end of the phase, and stays where it is until then.
    ForcedMarch,
}

/// Whether a hex belongs to the area of a regroup move.
///
/// Cases: 2.7 · Rulings: D024
pub fn in_regroup(board: &Board, regroup: Regroup, hex: Hex) -> bool {
    hex == regroup.command || board.grid.direction(regroup.command, hex).is_some()
}

/// Whether a unit may take part in a regroup move along a path, and how it arrives.
///
/// Errors: the rule against it. A unit that cannot reach the destination, or stands in it, does not move at all.
///
/// Cases: 2.7, 9.7 · Rulings: I011, I013, D024, D025, D113
pub fn check_regroup(
    ctx: &MoveContext,
    regroup: Regroup,
    march: March,
    findings: &mut Findings,
) -> Result<RegroupMove, Refusal> {
    let MoveContext { edition, position, .. } = *ctx;
    let start = check_start(position, march.unit)?;
    if !in_regroup(edition.board, regroup, start) {
        return Err(Refusal::of(RefusalCode::NotInRegroup).unit(march.unit).hex(start));
    }
    if start == regroup.destination {
        return Err(Refusal::of(RefusalCode::NotInMove).unit(march.unit).hex(start));
    }
    let side = position.side(march.unit);
    let end = trace(ctx, side, start, march.path)?;
    if end != regroup.destination || march.path.is_empty() {
        return Err(Refusal::of(RefusalCode::OtherDestination).unit(march.unit).hex(end));
    }
    let bonus = if march.rommel { edition.numbers.get(Number::Rommel) } else { 0 };
    let Excess(beyond) = excess(&edition, position.block(march.unit).speed, start, march.path);
    if beyond > bonus + 1 {
        return Err(Refusal::of(RefusalCode::OutOfReach).unit(march.unit).hex(end));
    }
    if beyond > bonus && !ctx.movement.may_march(march.unit) {
        return Err(Refusal::of(RefusalCode::NoForcedMarch).unit(march.unit));
    }
    let Some(&last) = march.path.last().filter(|_| position.is_in(side.enemy(), end)) else {
        return arrival(ctx, march, beyond > bonus, findings);
    };
    check_entry(ctx, Entry { side, hex: end, over: last.opposite() }, &mut Findings::new())?;
    arrival(ctx, march, beyond > bonus, findings)
}

fn arrival(ctx: &MoveContext, march: March, forced: bool, findings: &mut Findings) -> Result<RegroupMove, Refusal> {
    if forced {
        return Ok(RegroupMove::ForcedMarch);
    }
    check_move(ctx, march, findings).map(|_| RegroupMove::Arrives)
}

/// Whether a unit that has moved may force march over a hexside; the hex beyond.
///
/// Errors: the rule against it.
///
/// Cases: 2.7, 9.7 · Rulings: D018, D021, D026, D029, D113
pub fn check_forced_march(
    ctx: &MoveContext,
    unit: UnitId,
    step: Direction,
    findings: &mut Findings,
) -> Result<Hex, Refusal> {
    let position = ctx.position;
    if !ctx.movement.may_march(unit) {
        return Err(Refusal::of(RefusalCode::NoForcedMarch).unit(unit));
    }
    let start = check_start(position, unit)?;
    let side = position.side(unit);
    let end = trace(ctx, side, start, &[step])?;
    if position.is_in(side.enemy(), end) {
        check_entry(ctx, Entry { side, hex: end, over: step.opposite() }, findings)?;
    }
    Ok(end)
}

/// Whether a declared march can still be made in the position in which it is rolled; its destination.
///
/// Errors: the rule against it: the unit stays where it is.
///
/// Cases: 2.7, 2.8 · Rulings: I012, I015, D025, D026, D028, D113
pub fn check_declared_march(ctx: &MoveContext, march: &DeclaredMarch) -> Result<Hex, Refusal> {
    let position = ctx.position;
    let start = check_start(position, march.unit)?;
    let side = position.side(march.unit);
    let end = trace(ctx, side, start, &march.path)?;
    if end != march.destination {
        return Err(Refusal::of(RefusalCode::OtherDestination).unit(march.unit).hex(end));
    }
    if position.is_in(side.enemy(), end) {
        check_declared_entry(ctx, Entry { side, hex: end, over: march.over })?;
    }
    Ok(end)
}

/// Whether a forced march succeeds.
///
/// Cases: 2.7 · Rulings: D109
pub const fn march_succeeds(numbers: &Numbers, die: u8) -> bool {
    die >= numbers.get(Number::ForcedMarchFrom)
}
