//! What points buy: steps, supply cards and minefields.

use hexgrid::Hex;

use super::under_way::{context, under_way};
use crate::data::numbers::Number;
use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::procedure::cards::draw;
use crate::rules::buildup::{check_lay, check_lift, check_step};
use crate::state::Stage;
use crate::turn::context::OrderContext;

/// Draws the cards of a month.
///
/// Errors: a card is not known.
///
/// Cases: 9.3 · Rulings: D069, D098
pub(super) fn draw_income(ctx: &mut OrderContext, side: Side) -> Result<(), Refusal> {
    let Some((_, scenario)) = under_way(ctx.edition, &ctx.state) else { return Ok(()) };
    draw(ctx, side, scenario.cards[side.index()]).map(|_| ())
}

/// Pays a price.
///
/// Errors: the side has not as many points.
///
/// Cases: 9.3 · Rulings: D096
pub(super) fn pay(ctx: &mut OrderContext, side: Side, price: u16) -> Result<(), Refusal> {
    let points = &mut ctx.state.points[side.index()];
    *points = points.checked_sub(price).ok_or(Refusal::of(RefusalCode::TooFewPoints))?;
    Ok(())
}

/// Buys a step for a unit.
///
/// Errors: the rule against it.
///
/// Cases: 9.3 · Rulings: D070, D096, D117
pub(super) fn buy_step(ctx: &mut OrderContext, side: Side, unit: UnitId) -> Result<(), Refusal> {
    let gained = under_way(ctx.edition, &ctx.state).map(|(buildup, _)| buildup.gained.clone()).unwrap_or_default();
    let price = check_step(&context(ctx.edition, &ctx.state, side), &gained, unit)?;
    pay(ctx, side, price)?;
    let steps = ctx.state.position.unit(unit).steps;
    ctx.state.position.gain_step(unit);
    if let Stage::Buildup(buildup) = &mut ctx.state.stage {
        buildup.gained.push(unit);
    }
    ctx.emit(Finding::of(Code::StepGained).unit(unit).numbers(steps, steps + 1));
    Ok(())
}

/// Buys a supply card; it is not paid when there is none left.
///
/// Errors: too few points, no card is left, or a card is not known.
///
/// Cases: 9.3 · Rulings: D065, D096, D117
pub(super) fn buy_card(ctx: &mut OrderContext, side: Side) -> Result<(), Refusal> {
    if ctx.state.cards.is_none() {
        return Err(RefusalCode::NoCardLeft.into());
    }
    pay(ctx, side, u16::from(ctx.edition.numbers.get(Number::Card)))?;
    match draw(ctx, side, 1)? {
        0 => Err(RefusalCode::NoCardLeft.into()),
        _ => Ok(()),
    }
}

/// Lays a minefield of which only its side knows. Where the enemy has a hidden one, that one stays the only one, and the
/// side learns of it.
///
/// Errors: the rule against it.
///
/// Cases: 9.7 · Rulings: I068, D099, D117, D121
pub(super) fn lay_mines(ctx: &mut OrderContext, side: Side, hex: Hex) -> Result<(), Refusal> {
    let price = check_lay(&context(ctx.edition, &ctx.state, side), hex)?;
    pay(ctx, side, price)?;
    if ctx.state.position.is_mined(hex) {
        ctx.state.position.learn_mine(side, hex);
        ctx.reveal_to(side);
    } else {
        ctx.state.position.lay_mines(hex, &[side]);
    }
    ctx.emit(Finding::of(Code::MinesLaid).side(side).hex(hex).numbers(0, 1));
    Ok(())
}

/// Removes a minefield.
///
/// Errors: the rule against it.
///
/// Cases: 9.7 · Rulings: D099
pub(super) fn lift_mines(ctx: &mut OrderContext, side: Side, hex: Hex) -> Result<(), Refusal> {
    let price = check_lift(&context(ctx.edition, &ctx.state, side), hex)?;
    pay(ctx, side, price)?;
    ctx.state.position.lift_mines(hex);
    ctx.emit(Finding::of(Code::MinesLifted).side(side).hex(hex).numbers(1, 0));
    Ok(())
}
