//! Minefields.

use hexgrid::Hex;

use super::context::BuildupContext;
use super::prices::removal_price;
use crate::data::numbers::Number;
use crate::model::refusal::{Refusal, RefusalCode};

/// Whether a side may lay a minefield in a hex, and the price.
///
/// A minefield of which the side does not know bars nothing: it would be given away.
///
/// Errors: enemies are in the hex, no supplied unit holds it, or the side knows that it is mined.
///
/// Cases: 9.7 · Rulings: I068, D099, D121
pub fn check_lay(ctx: &BuildupContext, hex: Hex) -> Result<u16, Refusal> {
    check_ground(ctx, hex)?;
    if ctx.position.knows_mine(ctx.side, hex) {
        return Err(Refusal::of(RefusalCode::MinedAlready).hex(hex));
    }
    Ok(u16::from(ctx.edition.numbers.get(Number::Minefield)))
}

/// Whether a side may remove a minefield from a hex, and the price.
///
/// Errors: enemies are in the hex, no supplied unit holds it, or it is not mined.
///
/// Cases: 9.7 · Rulings: D099
pub fn check_lift(ctx: &BuildupContext, hex: Hex) -> Result<u16, Refusal> {
    check_ground(ctx, hex)?;
    if !ctx.position.knows_mine(ctx.side, hex) {
        return Err(Refusal::of(RefusalCode::NotMined).hex(hex));
    }
    Ok(removal_price(ctx.edition.numbers))
}

fn check_ground(ctx: &BuildupContext, hex: Hex) -> Result<(), Refusal> {
    if ctx.position.is_in(ctx.side.enemy(), hex) {
        return Err(Refusal::of(RefusalCode::MineInBattle).hex(hex));
    }
    if !ctx.is_quiet(hex) {
        return Err(Refusal::of(RefusalCode::MineNotHeld).hex(hex));
    }
    Ok(())
}
