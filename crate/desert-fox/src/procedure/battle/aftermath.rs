//! What a combat brought, carried out on the map.

use hexgrid::Hex;

use crate::model::rule_set::RecapturedSupply;
use crate::model::units::Side;
use crate::procedure::losses::send;
use crate::procedure::occupy::occupy;
use crate::procedure::rommel;
use crate::rules::combat::field::{Place as Fate, UnitState};
use crate::rules::combat::from_map::Fight;
use crate::rules::combat::from_map::attacks::may_fight;
use crate::rules::combat::results::Aftermath;
use crate::rules::refit::Route;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Battle, Place, Segment, flag};
use crate::turn::context::{Flow, Play};

/// Carries out what the combat brought.
///
/// Cases: 11.7, 11.69, 13.2, 7.56, 8.8 · Rulings: R150, R156, R168, R169, R170, H105, H107
pub(super) fn finish(play: &mut Play, fight: &Fight, battle: &Battle, after: &Aftermath) -> Flow {
    let units: Vec<UnitId> = fight.units.iter().map(|&at| play.cache.unit_of[usize::from(at)]).collect();
    for (at, &id) in units.iter().enumerate() {
        if fight.setup.units[at].fights {
            play.state.unit_mut(id).flags |= flag::FOUGHT;
        }
        settle(play, fight, id, at, &after.states[at]);
    }
    let columns = fight.setup.leader[Side::Axis.index()];
    if columns > 0 && !play.state.combats[usize::from(battle.combat)].illegal {
        play.state.rommel.led = true;
        play.tell(Event::of(EventCode::RommelLed).side(Side::Axis).numbers(0, columns));
    }
    for side in [Side::Axis, Side::Commonwealth] {
        let committed = after.committed[side.index()];
        let air = &mut play.state.air[side.index()];
        air.used += committed.air_points;
        let lost = after.air_lost[side.index()];
        if lost > 0 {
            let before = air.points;
            air.points = before.saturating_sub(lost);
            air.used = air.used.saturating_sub(lost);
            let now = air.points;
            play.tell(Event::of(EventCode::AirLoss).side(side).numbers(before, now));
        }
        play.state.naval_used |= committed.naval;
    }
    if let Some(hex) = after.dump {
        tobruk_dump(play, fight.hexes[usize::from(hex)]);
    }
    play.state.combats[usize::from(battle.combat)].done = true;
    play.state.battle = None;
    rommel::meet(play);
    play.cache.current_combat = None;
    play.state.segment = Segment::Resolution;
    play.sync();
    for at in 0..play.state.combats.len() {
        lapse(play, at);
    }
    if !play.state.combats.iter().all(|combat| combat.done) {
        return Flow::Stay;
    }
    play.state.segment = Segment::Main;
    Flow::PhaseOver
}

/// A combat that has lost its attackers or its defenders to an earlier one, or can be fought no more, is not fought.
///
/// Cases: 11.1 · Rulings: H064
fn lapse(play: &mut Play, at: usize) {
    let combat = &play.state.combats[at];
    let pieces: Vec<usize> = combat.units.iter().filter_map(|&id| play.cache.piece(id)).collect();
    if !combat.done && may_fight(&play.cache.forces, &pieces, &combat.hexes).is_err() {
        play.state.combats[at].done = true;
        play.tell(Event::of(EventCode::Lapses).side(play.phasing()).numbers(0, at as u8));
    }
}

fn settle(play: &mut Play, fight: &Fight, id: UnitId, at: usize, state: &UnitState) {
    let side = play.state.owner(id);
    if state.turned {
        play.state.unit_mut(id).flags |= flag::DEPLETED;
        play.tell(Event::of(EventCode::Depleted).side(side).unit(id));
    }
    if state.disrupted {
        play.disrupt(id);
    }
    let hex = state.hex.map(|hex| fight.hexes[usize::from(hex)]);
    match (state.place, hex) {
        (Fate::Retreated(hexes), Some(hex)) => {
            play.state.unit_mut(id).set_place(Place::Map(hex));
            play.tell(Event::of(EventCode::Retreated).side(side).unit(id).hex(hex).numbers(0, hexes));
            occupy(play, id, hex);
        }
        (Fate::Advanced(_), Some(hex)) => {
            play.state.unit_mut(id).set_place(Place::Map(hex));
            play.tell(Event::of(EventCode::Advanced).side(side).unit(id).hex(hex));
            occupy(play, id, hex);
        }
        (Fate::Eliminated(route), _) => send(play, id, final_route(route)),
        (Fate::Lost, _) => play.remove_supply(id, EventCode::SupplyDestroyed),
        (Fate::Captured, _) => capture(play, id, fight.setup.units[at].captured_from),
        _ => {}
    }
}

/// The box of a unit; the dice have been rolled.
const fn final_route(route: Route) -> Route {
    match route {
        Route::Die { .. } => Route::Destroyed,
        settled => settled,
    }
}

/// A supply unit falls to the enemy: under a Captured marker, or at once free for its first owner where the rules say so.
///
/// Cases: 7.75, 11.69 · Rulings: R053, R169, H041, H046
pub fn capture(play: &mut Play, id: UnitId, captured_from: Option<Side>) {
    let taker = play.state.owner(id).enemy();
    let retaken = captured_from == Some(taker);
    let free = retaken && play.config.rules.recaptured_supply == RecapturedSupply::FreeAtOnce;
    let unit = play.state.unit_mut(id);
    unit.flags ^= flag::TAKEN;
    unit.flags &= !flag::CAPTURED;
    if !free {
        unit.flags |= flag::CAPTURED;
    }
    let code = if free { EventCode::Retaken } else { EventCode::Captured };
    play.tell(Event::of(code).side(taker).unit(id));
}

/// Tobruk yields a dump, once.
///
/// Cases: 7.56 · Rulings: R170
fn tobruk_dump(play: &mut Play, hex: Hex) {
    play.state.tobruk_dump = false;
    let counters = crate::procedure::reinforcement::convoy::counters(play, Side::Axis);
    let Some(id) = play.state.free_supply(Side::Axis, counters) else {
        play.tell(Event::of(EventCode::NoCounter).side(Side::Axis));
        return;
    };
    play.state.put(id, Place::Map(hex));
    play.state.unit_mut(id).flags = flag::DUMP;
    play.tell(Event::of(EventCode::TobrukDump).side(Side::Axis).unit(id).hex(hex));
}
