//! The supply check before a Buildup, and dummy cards that are discarded.

use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::procedure::recovery::supplied;
use crate::state::cards::Hand;
use crate::turn::context::OrderContext;

/// Eliminates the units of a side that are without supply.
///
/// Cases: 9.3, 11.0 · Rulings: D082, D095
pub fn eliminate_unsupplied(ctx: &mut OrderContext, side: Side) {
    let found = supplied(ctx, side).into_iter();
    let lost: Vec<UnitId> = found.filter(|(_, is_supplied)| !is_supplied).map(|(id, _)| id).collect();
    for unit in lost {
        let (hex, steps) = (ctx.state.position.hex(unit), ctx.state.position.unit(unit).steps);
        ctx.state.position.remove(unit);
        ctx.emit(Finding { hex, ..Finding::of(Code::LostUnsupplied).unit(unit).numbers(steps, 0) });
    }
}

/// Discards dummy cards of a hand unseen.
///
/// Errors: the hand does not hold them.
///
/// Cases: 4.5 · Rulings: D064
pub(super) fn discard(ctx: &mut OrderContext, side: Side, dummies: u8) -> Result<(), Refusal> {
    let thrown = Hand { real: 0, dummies };
    let cards = ctx.state.cards.as_mut().filter(|cards| dummies > 0 && thrown.is_in(cards.hand(side)));
    let cards = cards.ok_or(Refusal::of(RefusalCode::NoSuchDummies))?;
    let before = cards.hand(side).size();
    cards.discard(side, thrown);
    ctx.emit(Finding::of(Code::DummiesDiscarded).side(side).numbers(before, before - dummies));
    Ok(())
}
