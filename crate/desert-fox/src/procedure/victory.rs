//! Victory (15).

use hexgrid::Hex;

use crate::data::board::Board;
use crate::data::calendar::{CalendarNumber, VictoryPlace};
use crate::data::scenario::{Points, Victory};
use crate::model::units::Side;
use crate::state::event::{Event, EventCode};
use crate::state::{Outcome, Phase, Place, Segment, State, VictoryLevel};
use crate::turn::config::GameConfig;
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

/// Whether an Axis combat unit is in Alexandria.
///
/// Cases: 15.15, 15.25 · Rulings: R039
pub fn in_alexandria(board: &Board, state: &State) -> bool {
    state.in_hex(board.alexandria()).any(|id| id.counter().is_combat() && state.owner(id) == Side::Axis)
}

/// The last game-turn is over.
///
/// Cases: 15.1, 15.2 · Rulings: H068
pub fn last_turn(ctx: &mut OrderContext) {
    let tally = Tally::of(ctx.config, &ctx.state);
    for event in tally.events() {
        ctx.emit(event);
    }
    ctx.state.outcome = Some(tally.outcome());
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

/// A place whose holder counts for victory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldPlace {
    /// The place.
    pub place: VictoryPlace,
    /// Its hex.
    pub hex: Hex,
    /// Who holds it.
    pub holder: Option<Side>,
    /// Victory points of the Axis and of the Commonwealth for holding it at the end.
    pub worth: [i16; 2],
}

/// What a game is judged by at its end, as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// How the scenario is won.
    pub victory: Victory,
    /// The places that count: in the Race for Tobruk Tobruk alone.
    pub places: Vec<HeldPlace>,
    /// Victory points won on the way, by side.
    pub on_the_way: [u8; 2],
    /// Motorized Axis units in the Destroyed Units Box.
    pub destroyed: i16,
    /// Victory points of the Commonwealth for each of them.
    pub each: i16,
    /// The lead in points that makes a marginal victory.
    pub marginal: i16,
    /// The lead in points that makes a substantive victory.
    pub substantive: i16,
}

impl Tally {
    /// The tally of a state, whether or not the game is over.
    ///
    /// Cases: 15.1, 15.2, 15.26 · Rulings: R039, R040, R121, H068, H100
    pub fn of(config: &GameConfig, state: &State) -> Self {
        let victory = config.scenario.victory;
        let held = |place: VictoryPlace| {
            let hex = config.board.place(place.name())?.hex;
            let worth = match victory {
                Victory::Race => [0; 2],
                Victory::Campaign => [Side::Axis, Side::Commonwealth].map(|side| worth(config, side, place)),
            };
            let counts = place == VictoryPlace::Tobruk || victory == Victory::Campaign;
            counts.then(|| HeldPlace { place, hex, holder: holder(state, hex), worth })
        };
        let lost = state.in_place(Side::Axis, Place::Destroyed).filter(|id| config.counter(*id).motorized).count();
        Self {
            victory,
            places: VictoryPlace::ALL.into_iter().filter_map(held).collect(),
            on_the_way: state.points,
            destroyed: lost as i16,
            each: own(config, CalendarNumber::Destroyed, |points| points.destroyed),
            marginal: own(config, CalendarNumber::Marginal, |points| points.marginal),
            substantive: own(config, CalendarNumber::Substantive, |points| points.substantive),
        }
    }

    /// Victory points of both sides if the game ended now.
    ///
    /// Cases: 15.2, 15.26 · Rulings: R040, R121, H068
    pub fn points(&self) -> [i16; 2] {
        let mut points = self.on_the_way.map(i16::from);
        if self.victory == Victory::Race {
            return points;
        }
        for place in &self.places {
            if let Some(side) = place.holder {
                points[side.index()] += place.worth[side.index()];
            }
        }
        points[Side::Commonwealth.index()] += self.destroyed * self.each;
        points
    }

    /// The judgement if the game ended now.
    ///
    /// Cases: 15.1, 15.2 · Rulings: H068
    pub fn outcome(&self) -> Outcome {
        match self.victory {
            Victory::Race => self.race(),
            Victory::Campaign => self.campaign(),
        }
    }

    /// The race for Tobruk: the Axis wins by holding it.
    ///
    /// Cases: 15.1, 15.15 · Rulings: R039, H068
    fn race(&self) -> Outcome {
        let taken = self.places.iter().any(|place| place.holder == Some(Side::Axis));
        let winner = if taken { Side::Axis } else { Side::Commonwealth };
        Outcome { winner: Some(winner), level: VictoryLevel::Decisive, points: self.on_the_way }
    }

    /// The campaign: points for places held, for withdrawals missed and for units destroyed.
    ///
    /// Cases: 15.2, 15.26 · Rulings: R040, R121, H068
    fn campaign(&self) -> Outcome {
        let points = self.points();
        let lead = points[0] - points[1];
        let level = if lead.abs() >= self.substantive {
            VictoryLevel::Substantive
        } else if lead.abs() >= self.marginal {
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

    /// What gives points at the end, in the order in which it is counted.
    fn events(&self) -> Vec<Event> {
        if self.victory == Victory::Race {
            return Vec::new();
        }
        let of_side = |side: Side| {
            let held = self.places.iter().filter(move |place| place.holder == Some(side));
            held.filter_map(move |place| {
                let worth = place.worth[side.index()];
                let event = Event::of(EventCode::CityPoints).side(side).hex(place.hex).numbers(0, worth);
                (worth != 0).then_some(event)
            })
        };
        let mut events: Vec<Event> = of_side(Side::Axis).chain(of_side(Side::Commonwealth)).collect();
        let worth = self.destroyed * self.each;
        if worth != 0 {
            events.push(Event::of(EventCode::LossPoints).side(Side::Commonwealth).numbers(self.destroyed, worth));
        }
        events
    }
}

/// Victory points for a place: those of the scenario's own scale, or of the campaign's.
///
/// Cases: 15.26 · Rulings: R040, H100
fn worth(config: &GameConfig, side: Side, place: VictoryPlace) -> i16 {
    let own = |points: Points| [points.axis, points.commonwealth][side.index()][place as usize];
    config.scenario.points.map_or_else(|| config.calendar.victory_points(side, place), own)
}

/// A number of the scenario's own scale, or of the campaign's.
///
/// Cases: 15.26 · Rulings: H100
fn own(config: &GameConfig, of_campaign: CalendarNumber, own: fn(Points) -> i16) -> i16 {
    config.scenario.points.map_or_else(|| config.calendar.number(of_campaign), own)
}

/// Who holds a place: the owner of its port, else whoever has a combat unit there.
///
/// Cases: 15.26 · Rulings: R040, H068
pub fn holder(state: &State, hex: Hex) -> Option<Side> {
    let port = state.ports.iter().find(|(port, _)| *port == hex).map(|(_, side)| *side);
    let unit = || state.in_hex(hex).find(|id| id.counter().is_combat()).map(|id| state.owner(id));
    port.or_else(unit)
}
