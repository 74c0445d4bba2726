//! Refusing combat after an enemy movement phase.

use hexgrid::Hex;

use crate::data::edition::Edition;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::procedure::leaving;
use crate::rules::withdrawal::withdrawals;
use crate::state::State;
use crate::state::turn::{Phase, Reason};
use crate::turn::context::OrderContext;

/// Whether the group of the other player in a hex may refuse combat: engaged in this movement phase, without enemies at
/// its start, and every undisrupted unit can withdraw.
///
/// Errors: the rule against it.
///
/// Cases: 4.5 · Rulings: I026, D030, D034, D037
pub fn check(edition: Edition, state: &State, hex: Hex) -> Result<(), Refusal> {
    let (position, side) = (&state.position, state.turn.side.enemy());
    let movement = &state.turn.movement;
    let engaged = movement.opened.contains(&hex) && !movement.left.contains(&hex);
    if !engaged || !position.is_battle(hex) {
        return Err(Refusal::of(RefusalCode::NotJustEngaged).hex(hex));
    }
    let stuck = position.fighting(side, hex).find(|&unit| withdrawals(edition, position, unit, 0).is_empty());
    stuck.map_or(Ok(()), |unit| Err(Refusal::of(RefusalCode::GroupCannotWithdraw).unit(unit).hex(hex)))
}

/// The hexes in which the other player may refuse combat.
///
/// Cases: 4.5 · Rulings: I026
pub fn open(edition: Edition, state: &State) -> Vec<Hex> {
    let opened = &state.turn.movement.opened;
    opened.iter().copied().filter(|&hex| check(edition, state, hex).is_ok()).collect()
}

/// Refuses combat in a hex.
///
/// Errors: the rule against it.
///
/// Cases: 4.5 · Rulings: I020, I026, I027, D034
pub fn refuse(ctx: &mut OrderContext, hex: Hex) -> Result<(), Refusal> {
    if ctx.state.turn.phase != Phase::Refusals {
        return Err(RefusalCode::NotNow.into());
    }
    check(ctx.edition, &ctx.state, hex)?;
    leaving::begin(ctx, ctx.active().enemy(), hex, Reason::Refusal, false)
}
