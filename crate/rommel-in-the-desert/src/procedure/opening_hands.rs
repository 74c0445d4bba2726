//! Opening hands: each player may exchange the whole hand once.

use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::procedure::cards;
use crate::state::Stage;
use crate::turn::context::OrderContext;
use crate::turn::flow::Flow;

/// Both players draw their opening hands; the Axis decides first whether to keep its own.
///
/// Errors: a random number is not known.
///
/// Cases: 11.0, 11.4 · Rulings: I073, D066, D116
pub fn begin(ctx: &mut OrderContext, hands: [u8; 2]) -> Result<(), Refusal> {
    for (side, count) in Side::BOTH.into_iter().zip(hands) {
        cards::draw(ctx, side, count)?;
    }
    ctx.state.stage = Stage::Hands(Side::Axis);
    Ok(())
}

/// A player keeps the hand, or puts it under the discards and draws another one of its size, which stands.
///
/// Errors: it is not the time, or a random number is not known.
///
/// Cases: 11.0 · Rulings: D066
pub fn decide(ctx: &mut OrderContext, keep: bool) -> Result<Flow, Refusal> {
    let Stage::Hands(side) = ctx.state.stage else { return Err(RefusalCode::NotNow.into()) };
    let code = if keep { Code::HandKept } else { Code::HandExchanged };
    let mut size = 0;
    if let Some(all) = &mut ctx.state.cards {
        let hand = all.hand(side);
        size = hand.size();
        if !keep {
            all.discard(side, hand);
        }
    }
    ctx.emit(Finding::of(code).side(side).numbers(size, size));
    if !keep {
        cards::draw(ctx, side, size)?;
    }
    if side == Side::Allied {
        return Ok(Flow::Over);
    }
    ctx.state.stage = Stage::Hands(Side::Allied);
    Ok(Flow::Stay)
}
