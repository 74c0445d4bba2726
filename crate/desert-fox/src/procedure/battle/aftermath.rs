//! What a combat brought, carried out on the map.

use hexgrid::Hex;

use crate::model::refusal::Refusal;
use crate::model::rule_set::RecapturedSupply;
use crate::model::units::{Side, UnitKind};
use crate::procedure::losses::send;
use crate::procedure::occupy::occupy;
use crate::procedure::reinforcement;
use crate::procedure::rommel;
use crate::rules::combat::field::{Place as Fate, UnitState};
use crate::rules::combat::from_map::MapCombat;
use crate::rules::combat::from_map::attacks::may_attack;
use crate::rules::combat::from_map::participants::attackable;
use crate::rules::combat::results::Aftermath;
use crate::rules::refit::Route;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Battle, Place, Segment, flag};
use crate::turn::context::{Flow, OrderContext};

/// Carries out what the combat brought.
///
/// Errors: the players roll their own dice and have not told one.
///
/// Cases: 11.7, 11.69, 13.2, 7.56, 8.8 · Rulings: R150, R156, R168, R169, R170, H105, H107
pub(super) fn finish(
    ctx: &mut OrderContext,
    map_combat: &MapCombat,
    battle: &Battle,
    after: &Aftermath,
) -> Result<Flow, Refusal> {
    let units: Vec<UnitId> = map_combat.units.iter().map(|&at| ctx.cache.unit_of[usize::from(at)]).collect();
    for (at, &id) in units.iter().enumerate() {
        if map_combat.setup.units[at].fights {
            ctx.state.unit_mut(id).flags |= flag::FOUGHT;
        }
        settle(ctx, map_combat, id, at, &after.states[at]);
    }
    let columns = map_combat.setup.leader[Side::Axis.index()];
    if columns > 0 && !ctx.state.combats[usize::from(battle.combat)].illegal {
        ctx.state.rommel.led = true;
        ctx.emit(Event::of(EventCode::RommelLed).side(Side::Axis).numbers(0, columns));
    }
    for side in [Side::Axis, Side::Commonwealth] {
        let committed = after.committed[side.index()];
        let air = &mut ctx.state.air[side.index()];
        air.used += committed.air_points;
        let lost = after.air_lost[side.index()];
        if lost > 0 {
            let before = air.points;
            air.points = before.saturating_sub(lost);
            air.used = air.used.saturating_sub(lost);
            let now = air.points;
            ctx.emit(Event::of(EventCode::AirLoss).side(side).numbers(before, now));
        }
        ctx.state.naval_used |= committed.naval;
    }
    if let Some(hex) = after.dump {
        tobruk_dump(ctx, map_combat.hexes[usize::from(hex)]);
    }
    ctx.state.combats[usize::from(battle.combat)].done = true;
    ctx.state.battle = None;
    rommel::meet(ctx);
    ctx.cache.current_combat = None;
    let captured: Vec<UnitId> = (0..units.len())
        .filter(|&at| after.states[at].place == Fate::Captured)
        .map(|at| units[at])
        .filter(|&id| ctx.state.kind(id) == UnitKind::Dump)
        .collect();
    reinforcement::dumps::roll_captured(ctx, &captured)?;
    Ok(thin_out(ctx))
}

/// Goes on to the combats that are still to be fought. A hex in which no enemy is left falls out of its combat, and
/// with it the attackers that are next to no other of its hexes; a combat without attackers or hexes is not fought. The
/// phase ends with the last.
///
/// Cases: 11.1 · Rulings: H064
pub fn thin_out(ctx: &mut OrderContext) -> Flow {
    ctx.state.segment = Segment::Resolution;
    ctx.sync();
    let side = ctx.phasing();
    for at in 0..ctx.state.combats.len() {
        let (forces, combat) = (&ctx.cache.forces, &ctx.state.combats[at]);
        if combat.done {
            continue;
        }
        let mut hexes = combat.hexes.clone();
        hexes.retain(|&hex| attackable(forces, side, hex).is_ok());
        let attacks = |piece: usize| hexes.iter().any(|&hex| may_attack(forces, piece, hex).is_ok());
        let mut units = combat.units.clone();
        units.retain(|&id| ctx.cache.piece(id).is_some_and(attacks));
        let over = units.is_empty();
        let combat = &mut ctx.state.combats[at];
        if over {
            combat.done = true;
            ctx.emit(Event::of(EventCode::Lapses).side(side).numbers(0, at as u8));
        } else {
            (combat.units, combat.hexes) = (units, hexes);
        }
    }
    if !ctx.state.combats.iter().all(|combat| combat.done) {
        return Flow::Stay;
    }
    ctx.state.segment = Segment::Main;
    Flow::PhaseOver
}

fn settle(ctx: &mut OrderContext, map_combat: &MapCombat, id: UnitId, at: usize, state: &UnitState) {
    let side = ctx.state.owner(id);
    if state.turned {
        ctx.state.unit_mut(id).flags |= flag::DEPLETED;
        ctx.emit(Event::of(EventCode::Depleted).side(side).unit(id));
    }
    if state.disrupted {
        ctx.disrupt(id);
    }
    let hex = state.hex.map(|hex| map_combat.hexes[usize::from(hex)]);
    match (state.place, hex) {
        (Fate::Retreated(hexes), Some(hex)) => {
            ctx.state.unit_mut(id).set_place(Place::Map(hex));
            ctx.emit(Event::of(EventCode::Retreated).side(side).unit(id).hex(hex).numbers(0, hexes));
            occupy(ctx, id, hex);
        }
        (Fate::Advanced(_), Some(hex)) => {
            ctx.state.unit_mut(id).set_place(Place::Map(hex));
            ctx.emit(Event::of(EventCode::Advanced).side(side).unit(id).hex(hex));
            occupy(ctx, id, hex);
        }
        (Fate::Eliminated(route), _) => send(ctx, id, final_route(route)),
        (Fate::Lost, _) => ctx.remove_supply(id, EventCode::SupplyDestroyed),
        (Fate::Captured, _) => capture(ctx, id, map_combat.setup.units[at].captured_from),
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
pub fn capture(ctx: &mut OrderContext, id: UnitId, captured_from: Option<Side>) {
    let taker = ctx.state.owner(id).enemy();
    let retaken = captured_from == Some(taker);
    let free = retaken && ctx.config.rules.recaptured_supply == RecapturedSupply::FreeAtOnce;
    let unit = ctx.state.unit_mut(id);
    unit.flags ^= flag::TAKEN;
    unit.flags &= !flag::CAPTURED;
    if !free {
        unit.flags |= flag::CAPTURED;
    }
    let code = if free { EventCode::Retaken } else { EventCode::Captured };
    ctx.emit(Event::of(code).side(taker).unit(id));
}

/// Tobruk yields a dump, once.
///
/// Cases: 7.56 · Rulings: R170
fn tobruk_dump(ctx: &mut OrderContext, hex: Hex) {
    ctx.state.tobruk_dump = false;
    let counters = crate::procedure::reinforcement::convoy::counters(ctx, Side::Axis);
    let Some(id) = ctx.state.free_supply(Side::Axis, counters) else {
        ctx.emit(Event::of(EventCode::NoCounter).side(Side::Axis));
        return;
    };
    ctx.state.put(id, Place::Map(hex));
    ctx.state.unit_mut(id).flags = flag::DUMP;
    ctx.emit(Event::of(EventCode::TobrukDump).side(Side::Axis).unit(id).hex(hex));
}
