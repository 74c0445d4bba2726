//! Standing orders: given while a player decides, in force until the enemy's player-turn ends.

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::state::State;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::standing::{MOST_STANDING, Standing};
use crate::turn::context::{OrderContext, refuse};
use crate::turn::to_act::to_act;

/// The player who decides gives standing orders in place of those that this player has; empty ones take them back.
///
/// Errors: they name units that are not combat units of the player, or nothing would change.
///
/// Cases: 4.2 · Rulings: H117
pub fn give(ctx: &mut OrderContext, standing: &Standing) -> Result<(), Refusal> {
    let side = to_act(&ctx.state);
    for list in [&standing.deplete, &standing.retreat] {
        check_units(&ctx.state, side, list)?;
    }
    if let Some(twice) = standing.deplete.iter().find(|unit| standing.retreat.contains(unit)) {
        return Err(refuse(RefusalCode::StandingUnits).unit(&twice.counter().id));
    }
    if ctx.state.standing[side.index()] == *standing {
        return Err(refuse(RefusalCode::StandingSame));
    }
    ctx.state.standing[side.index()] = standing.clone();
    let code = if standing.is_empty() { EventCode::StandingRevoked } else { EventCode::StandingGiven };
    ctx.emit(Event::of(code).side(side));
    Ok(())
}

/// Each unit once, in the order of the counters, so that equal standing orders are written alike.
///
/// Errors: too many units, one that is not a combat unit of the player, or another order.
///
/// Cases: 4.2, 11.62 · Rulings: H117, H120
fn check_units(state: &State, side: Side, units: &[UnitId]) -> Result<(), Refusal> {
    if units.len() > MOST_STANDING {
        return Err(refuse(RefusalCode::TooLarge).found(units.len()));
    }
    let is_own = |unit: &UnitId| unit.counter().is_combat() && state.owner(*unit) == side;
    let wrong = units.iter().find(|unit| !is_own(unit));
    let unordered = || units.windows(2).find(|pair| pair[0] >= pair[1]).map(|pair| &pair[1]);
    match wrong.or_else(unordered) {
        Some(unit) => Err(refuse(RefusalCode::StandingUnits).unit(&unit.counter().id)),
        None => Ok(()),
    }
}

/// The player-turn of a player ends, and with it the standing orders of the other.
///
/// Cases: 4.2 · Rulings: H117
pub fn end(ctx: &mut OrderContext) {
    let side = ctx.phasing().enemy();
    if !ctx.state.standing[side.index()].is_empty() {
        ctx.state.standing[side.index()] = Standing::default();
        ctx.emit(Event::of(EventCode::StandingOver).side(side));
    }
}
