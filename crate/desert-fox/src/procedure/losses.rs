//! Combat units that leave the map for their box (13.2).

use crate::model::refusal::Refusal;
use crate::procedure::desert_patrols;
use crate::rules::refit::{Casualty, Cause, Route, route};
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Place, flag};
use crate::turn::context::{OrderContext, Stream};

/// Takes a combat unit off the map into its box.
///
/// Cases: 13.2, 18.21 · Rulings: R020, R036, R099
pub fn lose(ctx: &mut OrderContext, unit: UnitId, cause: Cause) -> Result<(), Refusal> {
    ctx.sync();
    let (counter, side) = (ctx.config.counter(unit), ctx.state.owner(unit));
    let hex = ctx.state.unit(unit).hex();
    let free = counter.kind.needs_no_supply();
    let supplied = free || ctx.state.unit(unit).is(flag::FRESH | flag::EMERGENCY);
    let casualty = Casualty {
        cause,
        motorized: counter.motorized,
        supplied: supplied || hex.is_some_and(|hex| ctx.cache.supplies(side).combat(hex) != 0),
        line_of_communication: hex.is_some_and(|hex| ctx.cache.has_line(side, counter.motorized, hex)),
        depleted_morale: counter.depleted_morale(),
        irreplaceable: counter.irreplaceable(),
    };
    let mut settled = route(&casualty);
    if let Route::Die { saved_to } = settled {
        let die = ctx.roll(Stream::Box)?;
        ctx.emit(Event::of(EventCode::BoxRoll).unit(unit).numbers(saved_to, die));
        settled = settled.with(die);
    }
    send(ctx, unit, settled);
    Ok(())
}

/// Puts a lost unit into its box, in the stead of a desert patrol its reconnaissance unit.
///
/// Cases: 13.2, 18.14 · Rulings: R036, R095, H087
pub fn send(ctx: &mut OrderContext, unit: UnitId, route: Route) {
    let unit = desert_patrols::lost(ctx, unit);
    let (place, code) = if route == Route::RefitBox {
        (Place::RefitBox, EventCode::ToRefitBox)
    } else {
        (Place::Destroyed, EventCode::ToDestroyedBox)
    };
    ctx.state.put(unit, place);
    ctx.emit(Event::of(code).side(unit.counter().side()).unit(unit));
}
