//! Standing orders: given while a player decides, in force until the enemy's turn ends.

use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::state::standing::{MOST_ODDS, Standing, StandingBid, StandingRefusal};
use crate::turn::context::OrderContext;
use crate::turn::to_act::to_act;

/// The player who decides gives standing orders in place of those that this player has; empty ones take them back.
///
/// Errors: they cannot be followed, or nothing would change.
///
/// Cases: 4.5 · Rulings: D122, D123
pub fn give(ctx: &mut OrderContext, standing: Standing) -> Result<(), Refusal> {
    let side = to_act(&ctx.state);
    check(side, standing)?;
    let held = &mut ctx.state.standing[side.index()];
    if *held == standing {
        return Err(RefusalCode::StandingSame.into());
    }
    *held = standing;
    let code = if standing.is_empty() { Code::StandingRevoked } else { Code::StandingGiven };
    ctx.emit(Finding::of(code).side(side));
    Ok(())
}

/// Errors: odds that are out of range, or an answer to a challenge that the player makes.
///
/// Cases: 4.4, 4.5 · Rulings: D124, D125
fn check(side: Side, standing: Standing) -> Result<(), Refusal> {
    let odds = match standing.refuse {
        Some(StandingRefusal::Outnumbered { odds }) => odds,
        _ => 1,
    };
    let answers = standing.initiative == Some(StandingBid::Match);
    if !(1..=MOST_ODDS).contains(&odds) || (answers && side == Side::Allied) {
        return Err(RefusalCode::StandingOrders.into());
    }
    Ok(())
}

/// The turn of a player ends, and with it the standing orders of the other.
///
/// Cases: 4.5 · Rulings: D122
pub fn end(ctx: &mut OrderContext) {
    let side = ctx.active().enemy();
    let held = &mut ctx.state.standing[side.index()];
    if !held.is_empty() {
        *held = Standing::default();
        ctx.emit(Finding::of(Code::StandingOver).side(side));
    }
}
