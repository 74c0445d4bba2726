//! The start of a game: the handles of the blocks are dealt.

use referee::Draw;

use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::position::{Deal, Position};
use crate::state::Stage;
use crate::turn::context::{OrderContext, Stream};

/// Random numbers from which the deal follows: about 64 bits.
const NUMBERS: usize = 8;
/// The highest of them.
const HIGHEST: u8 = 250;

/// Deals the handles of the blocks, so that they follow no order that a player could know. The map is empty then.
///
/// Errors: they are dealt, or a random number is not known.
///
/// Cases: 9.3, 11.0 · Rulings: I059, D115
pub fn deal(ctx: &mut OrderContext) -> Result<(), Refusal> {
    if ctx.state.stage != Stage::Deal {
        return Err(RefusalCode::NotNow.into());
    }
    let mut seed = 0_u64;
    for _ in 0..NUMBERS {
        let number = ctx.random.number(Stream::Deal as u8, HIGHEST).map_err(|_| RefusalCode::Dice)?;
        seed = seed * u64::from(HIGHEST) + u64::from(number) - 1;
    }
    let deal = Deal::shuffled(&mut Draw::new(seed), &ctx.edition.charts.blocks);
    ctx.state.position = Position::new(deal);
    ctx.reveal_to_all();
    ctx.emit(Finding::of(Code::HandlesDealt));
    Ok(())
}
