//! Victory (15).

use hexgrid::Hex;

use crate::data::calendar::{CalendarNumber, VictoryPlace};
use crate::data::scenario::{Points, Victory};
use crate::model::units::Side;
use crate::state::event::{Event, EventCode};
use crate::state::{Outcome, Phase, Place, Segment, State, VictoryLevel};
use crate::turn::context::OrderContext;

/// A combat unit has come into a hex: an Axis unit in Alexandria decides the game, in either scenario.
///
/// Cases: 15.15, 15.25 · Rulings: R039
pub fn alexandria(ctx: &mut OrderContext, side: Side, hex: Hex) {
    if side == Side::Axis && hex == ctx.cache.forces.board.alexandria() && ctx.state.outcome.is_none() {
        ctx.emit(Event::of(EventCode::AlexandriaFalls).side(side).hex(hex));
        let points = ctx.state.points;
        ctx.state.outcome = Some(Outcome { winner: Some(Side::Axis), level: VictoryLevel::Decisive, points });
    }
}

/// The last game-turn is over.
///
/// Cases: 15.1, 15.2 · Rulings: H068
pub fn last_turn(ctx: &mut OrderContext) {
    let outcome = match ctx.config.scenario.victory {
        Victory::Race => race(ctx),
        Victory::Campaign => campaign(ctx),
    };
    ctx.state.outcome = Some(outcome);
    end(ctx);
}

/// Ends the game where it is decided.
pub fn end(ctx: &mut OrderContext) {
    let Some(outcome) = ctx.state.outcome else { return };
    let state = &mut ctx.state;
    state.phase = Phase::Over;
    state.segment = Segment::Main;
    state.battle = None;
    state.overrun = None;
    state.overstacked = None;
    state.combats.clear();
    let [axis, commonwealth] = outcome.points;
    let event = Event::of(EventCode::GameOver).numbers(axis, commonwealth);
    ctx.emit(Event { side: outcome.winner, ..event });
}

/// The race for Tobruk: the Axis wins by holding it.
///
/// Cases: 15.1, 15.15 · Rulings: R039, H068
fn race(ctx: &OrderContext) -> Outcome {
    let tobruk = ctx.cache.forces.board.tobruk();
    let winner = if ctx.state.ports.contains(&(tobruk, Side::Axis)) { Side::Axis } else { Side::Commonwealth };
    Outcome { winner: Some(winner), level: VictoryLevel::Decisive, points: ctx.state.points }
}

/// The campaign: points for places held, for withdrawals missed and for units destroyed.
///
/// Cases: 15.2, 15.26 · Rulings: R040, R121, H068
fn campaign(ctx: &mut OrderContext) -> Outcome {
    let mut points = ctx.state.points.map(i16::from);
    for side in [Side::Axis, Side::Commonwealth] {
        for place in VictoryPlace::ALL {
            let Some(hex) = ctx.cache.forces.board.place(place.name()).map(|place| place.hex) else { continue };
            let worth = worth(ctx, side, place);
            if worth != 0 && holder(&ctx.state, hex) == Some(side) {
                points[side.index()] += worth;
                ctx.emit(Event::of(EventCode::CityPoints).side(side).hex(hex).numbers(0, worth));
            }
        }
    }
    let lost =
        ctx.state.in_place(Side::Axis, Place::Destroyed).filter(|id| ctx.config.counter(*id).motorized).count() as i16;
    let worth = lost * own(ctx, CalendarNumber::Destroyed, |points| points.destroyed);
    points[Side::Commonwealth.index()] += worth;
    if worth != 0 {
        ctx.emit(Event::of(EventCode::LossPoints).side(Side::Commonwealth).numbers(lost, worth));
    }
    let lead = points[0] - points[1];
    let level = if lead.abs() >= own(ctx, CalendarNumber::Substantive, |points| points.substantive) {
        VictoryLevel::Substantive
    } else if lead.abs() >= own(ctx, CalendarNumber::Marginal, |points| points.marginal) {
        VictoryLevel::Marginal
    } else {
        VictoryLevel::Draw
    };
    let winner = match level {
        VictoryLevel::Draw => None,
        _ if lead > 0 => Some(Side::Axis),
        _ => Some(Side::Commonwealth),
    };
    Outcome { winner, level, points: points.map(|points| points.clamp(0, 255) as u8) }
}

/// Victory points for a place: those of the scenario's own scale, or of the campaign's.
///
/// Cases: 15.26 · Rulings: R040, H100
fn worth(ctx: &OrderContext, side: Side, place: VictoryPlace) -> i16 {
    let own = |points: Points| [points.axis, points.commonwealth][side.index()][place as usize];
    ctx.config.scenario.points.map_or_else(|| ctx.config.calendar.victory_points(side, place), own)
}

/// A number of the scenario's own scale, or of the campaign's.
///
/// Cases: 15.26 · Rulings: H100
fn own(ctx: &OrderContext, of_campaign: CalendarNumber, own: fn(Points) -> i16) -> i16 {
    ctx.config.scenario.points.map_or_else(|| ctx.number(of_campaign), own)
}

/// Who holds a place: the owner of its port, else whoever has a combat unit there.
///
/// Cases: 15.26 · Rulings: R040, H068
pub fn holder(state: &State, hex: Hex) -> Option<Side> {
    let port = state.ports.iter().find(|(port, _)| *port == hex).map(|(_, side)| *side);
    let unit = || state.in_hex(hex).find(|id| id.counter().is_combat()).map(|id| state.owner(id));
    port.or_else(unit)
}
