//! Dumps without a line of communication (7.9).

use crate::data::tables::Number;
use crate::model::refusal::Refusal;
use crate::model::units::{Side, UnitKind};
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::turn::context::{OrderContext, Stream};

/// Dumps of a player that cannot trace a line of communication, as a motorized MSU would.
///
/// Cases: 7.9, 13.2 · Rulings: R013, R036, H034
pub fn unlinked(ctx: &mut OrderContext, side: Side) -> Vec<UnitId> {
    let mut dumps: Vec<UnitId> = ctx.state.of_side(side).map(|(id, _)| id).collect();
    dumps.retain(|&id| is_unlinked(ctx, id));
    dumps
}

fn is_unlinked(ctx: &mut OrderContext, id: UnitId) -> bool {
    let (side, hex) = (ctx.state.owner(id), ctx.state.unit(id).hex());
    ctx.state.kind(id) == UnitKind::Dump && hex.is_some_and(|hex| !ctx.cache.has_line(side, true, hex))
}

/// Each of them is expended on the faces of the tables.
///
/// Errors: the players roll their own dice and have not told one.
///
/// Cases: 7.9 · Rulings: R013, H034
pub fn roll(ctx: &mut OrderContext, side: Side) -> Result<(), Refusal> {
    for id in unlinked(ctx, side) {
        roll_one(ctx, side, id)?;
    }
    Ok(())
}

/// The same for dumps that the phasing player has just captured, once the units that did it are in the hex.
///
/// Errors: the players roll their own dice and have not told one.
///
/// Cases: 7.9 · Rulings: R013, H034
pub fn roll_captured(ctx: &mut OrderContext, captured: &[UnitId]) -> Result<(), Refusal> {
    if captured.is_empty() {
        return Ok(());
    }
    ctx.sync();
    let mut captured = captured.to_vec();
    captured.retain(|&id| is_unlinked(ctx, id));
    for id in captured {
        roll_one(ctx, ctx.phasing(), id)?;
    }
    Ok(())
}

fn roll_one(ctx: &mut OrderContext, side: Side, id: UnitId) -> Result<(), Refusal> {
    let up_to = ctx.config.tables.number(Number::ExpendedUpTo).min(6) as u8;
    let die = ctx.roll(Stream::Dumps)?;
    ctx.emit(Event::of(EventCode::DumpRoll).side(side).unit(id).numbers(up_to, die));
    if die <= up_to {
        ctx.remove_supply(id, EventCode::DumpExpended);
    }
    Ok(())
}
