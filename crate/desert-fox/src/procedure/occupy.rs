//! What follows when a unit comes into a hex.

use hexgrid::Hex;

use crate::model::units::UnitKind;
use crate::procedure::{rommel, victory};
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::turn::context::OrderContext;

/// A unit comes into a hex: an enemy fort falls. If it is a combat unit, ports change hands, Rommel escapes, and
/// Alexandria may decide the game.
///
/// Cases: 8.5, 8.8, 14.1, 15.15, 15.25, 17.24 · Rulings: R039, R085, H065, H066, H107
pub fn occupy(ctx: &mut OrderContext, unit: UnitId, hex: Hex) {
    if unit.counter().kind == UnitKind::Detachment {
        return;
    }
    let side = ctx.state.owner(unit);
    if let Some(at) = ctx.state.forts.iter().position(|fort| fort.hex == hex && fort.side != side) {
        ctx.state.forts.remove(at);
        ctx.emit(Event::of(EventCode::FortFalls).side(side).hex(hex));
    }
    if !unit.counter().is_combat() {
        return;
    }
    if let Some(port) = ctx.state.ports.iter_mut().find(|(port, owner)| *port == hex && *owner != side) {
        port.1 = side;
        ctx.emit(Event::of(EventCode::PortTaken).side(side).hex(hex));
    }
    // In a combat the winners are moved before the losers.
    if ctx.state.battle.is_none() {
        rommel::meet(ctx);
    }
    victory::alexandria(ctx, side, hex);
}
