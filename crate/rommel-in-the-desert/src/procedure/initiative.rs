//! The initiative of a month: who takes the first turn.

use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::procedure::cards;
use crate::state::Stage;
use crate::state::cards::Hand;
use crate::turn::context::OrderContext;

/// Begins the auction. A player without cards makes no challenge.
///
/// Cases: 4.4 · Rulings: D068
pub fn begin(ctx: &mut OrderContext) -> Option<Side> {
    let has_cards = ctx.state.cards.as_ref().is_some_and(|all| all.hand(Side::Allied).size() > 0);
    ctx.state.stage = Stage::Initiative { challenge: None };
    if has_cards { None } else { Some(Side::Axis) }
}

/// The Allied player lays cards as a challenge, or none; the Axis answers with any number. Both bids are turned up
/// together, and more real cards take the first turn, a tie the Axis. All are spent.
///
/// Errors: it is not the time, or the cards are not in the hand. Gives who takes the first turn, once it is known.
///
/// Cases: 4.4 · Rulings: D068
pub fn bid(ctx: &mut OrderContext, bid: Hand) -> Result<Option<Side>, Refusal> {
    let Stage::Initiative { challenge } = ctx.state.stage else { return Err(RefusalCode::NotNow.into()) };
    let Some(challenge) = challenge else {
        cards::check_held(ctx, Side::Allied, bid)?;
        ctx.emit(Finding::of(Code::Challenge).side(Side::Allied).numbers(0, bid.size()));
        ctx.state.stage = Stage::Initiative { challenge: Some(bid) };
        return Ok((bid.size() == 0).then_some(Side::Axis));
    };
    cards::check_held(ctx, Side::Axis, bid)?;
    for (side, laid) in [(Side::Allied, challenge), (Side::Axis, bid)] {
        cards::spend(ctx, side, laid);
        ctx.emit(Finding::of(Code::BidShown).side(side).numbers(laid.size(), laid.real));
    }
    Ok(Some(if challenge.real > bid.real { Side::Allied } else { Side::Axis }))
}
