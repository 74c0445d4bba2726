//! What buildup points buy in a game.

use super::answer::{GameAnswer, UnitPrice};
use super::asked::Asked;
use crate::data::numbers::Number;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::UnitId;
use crate::query::fault::Fault;
use crate::query::game::GameRefusal;
use crate::rules::buildup::{BuildupContext, check_step, removal_price, road_price, step_price};
use crate::state::Stage;

/// Prices for the side that acts in the Buildup, and why its units may not gain a step.
///
/// Errors: there is no Buildup, or the other player acts in it.
///
/// Cases: 9.3, 9.4, 9.7 · Rulings: D070, D075, D076, D096, D099, D117
pub(super) fn prices(asked: Asked) -> Result<GameAnswer, Fault> {
    let (edition, state) = (asked.edition, asked.state);
    let Stage::Buildup(buildup) = &state.stage else {
        return Err(Refusal::of(RefusalCode::NotNow).into());
    };
    let side = buildup.side;
    asked.check_sees(side)?;
    let ctx = BuildupContext::new(edition, &state.position, side, asked.naming(side, asked.named(side)));
    let price = |number| u16::from(edition.numbers.get(number));
    let of_unit = |(unit, _): (UnitId, _)| {
        let block = state.position.block(unit);
        let refusal = check_step(&ctx, &buildup.gained, unit).err();
        UnitPrice {
            handle: unit.index() as u8,
            step: step_price(edition.numbers, block),
            refusal: refusal.as_ref().map(GameRefusal::from),
            road: road_price(edition.numbers, block),
        }
    };
    Ok(GameAnswer::Prices {
        points: state.points[side.index()],
        card: price(Number::Card),
        lay_mines: price(Number::Minefield),
        lift_mines: removal_price(edition.numbers),
        sea: price(Number::Sea),
        units: state.position.of_side(side).map(of_unit).collect(),
    })
}
