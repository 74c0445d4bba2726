//! What follows when a combat unit comes into a hex.

use hexgrid::Hex;

use crate::procedure::{rommel, victory};
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::turn::context::Play;

/// A combat unit comes into a hex: ports change hands, enemy forts fall, Rommel escapes, and Alexandria may
/// decide the game.
///
/// Cases: 8.5, 8.8, 14.1, 15.15, 15.25, 17.24 · Rulings: R039, R085, H065, H066, H107
pub fn occupy(play: &mut Play, unit: UnitId, hex: Hex) {
    if !unit.counter().is_combat() {
        return;
    }
    let side = play.state.owner(unit);
    if let Some(port) = play.state.ports.iter_mut().find(|(port, owner)| *port == hex && *owner != side) {
        port.1 = side;
        play.tell(Event::of(EventCode::PortTaken).side(side).hex(hex));
    }
    if let Some(at) = play.state.forts.iter().position(|fort| fort.hex == hex && fort.side != side) {
        play.state.forts.remove(at);
        play.tell(Event::of(EventCode::FortFalls).side(side).hex(hex));
    }
    // In a combat the winners are moved before the losers.
    if play.state.battle.is_none() {
        rommel::meet(play);
    }
    victory::alexandria(play, side, hex);
}
