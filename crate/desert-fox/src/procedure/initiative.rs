//! Initiative (4.1): who has the first player-turn of a game-turn.

use crate::data::calendar::CalendarNumber;
use crate::model::refusal::Refusal;
use crate::model::units::Side;
use crate::state::event::{Event, EventCode};
use crate::turn::context::{OrderContext, Stream};

/// The Axis player rolls two dice; with the sum that he needs, Tobruk and Benghazi considered, he is first, else the
/// Commonwealth.
///
/// Cases: 4.1 · Rulings: H061
pub fn roll(ctx: &mut OrderContext) -> Result<Side, Refusal> {
    let dice = ctx.roll(Stream::Initiative)? + ctx.roll(Stream::Initiative)?;
    let board = &ctx.cache.forces.board;
    let holds = |hex, side| ctx.state.ports.contains(&(hex, side));
    let mut sum = i16::from(dice);
    if holds(board.tobruk(), Side::Axis) {
        sum += ctx.number(CalendarNumber::InitiativeTobruk);
    }
    if holds(board.benghazi(), Side::Commonwealth) {
        sum += ctx.number(CalendarNumber::InitiativeBenghazi);
    }
    let needs = ctx.number(CalendarNumber::InitiativeNeeds);
    let first = if sum >= needs { Side::Axis } else { Side::Commonwealth };
    ctx.emit(Event::of(EventCode::InitiativeRoll).side(Side::Axis).numbers(needs, sum));
    ctx.emit(Event::of(EventCode::Initiative).side(first));
    Ok(first)
}
