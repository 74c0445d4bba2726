//! Steps of units.

use super::context::BuildupContext;
use super::prices::step_price;
use crate::data::numbers::Number;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::UnitId;

/// Whether a unit may gain a step, and its price. `gained` are the units that have gained steps in this Buildup, one
/// entry for each step. Disrupted units may gain steps; a unit in its base gains any number.
///
/// Errors: it is at full strength, not supplied, in a hex with enemies, or has gained a step outside its base.
///
/// Cases: 9.3 · Rulings: D023, D070
pub fn check_step(ctx: &BuildupContext, gained: &[UnitId], unit: UnitId) -> Result<u16, Refusal> {
    let hex = ctx.hex(unit)?;
    let block = ctx.position.block(unit);
    if ctx.position.unit(unit).steps >= block.steps {
        return Err(Refusal::of(RefusalCode::FullStrength).unit(unit));
    }
    if ctx.position.is_in(ctx.side.enemy(), hex) {
        return Err(Refusal::of(RefusalCode::RebuildInBattle).unit(unit).hex(hex));
    }
    if !ctx.is_supplied(unit) {
        return Err(Refusal::of(RefusalCode::RebuildUnsupplied).unit(unit));
    }
    let most = usize::from(ctx.edition.numbers.get(Number::StepsOutsideBase));
    let had = gained.iter().filter(|&&other| other == unit).count();
    if hex != ctx.base() && had >= most {
        return Err(Refusal::of(RefusalCode::RebuiltAlready).unit(unit));
    }
    Ok(step_price(ctx.edition.numbers, block))
}
