//! How good a state is for a side, for the shared search.

use referee::search::Value;

use crate::data::scenario::Victory;
use crate::model::units::Side;
use crate::procedure::victory::Tally;
use crate::state::counters::UnitId;
use crate::state::{Place, State, VictoryLevel, flag};
use crate::turn::config::GameConfig;

/// The terms, in hundredths of a victory point.
pub const TERMS: &[&str] = &["result", "points", "strength", "supply", "front"];

/// A level of victory at the end.
const LEVEL: i32 = 600;
/// Victory or defeat in the race, and Tobruk while it lasts.
const RACE: i32 = 2_000;
const TOBRUK: i32 = 800;
/// A victory point.
const POINT: i32 = 100;
/// A strength point on the map, and one in the Refit Box.
pub const STRENGTH: i32 = 6;
const IN_REFIT: i32 = 3;
/// A supply unit on the map, up to this number.
const SUPPLY: i32 = 12;
const ENOUGH: usize = 12;
/// A hex nearer to where a player wants to be, on the average of the strength on the map.
const FORWARD: i32 = 14;

/// The value of a state for a side: what the side has more than the enemy.
pub fn value(config: &GameConfig, state: &State, side: Side) -> Value {
    let tally = Tally::of(config, state);
    let value = Value::of(&[
        result(&tally, state),
        points(&tally, state),
        difference(|side| strength(config, state, side)),
        difference(|side| supply(state, side)),
        if state.outcome.is_some() { 0 } else { difference(|side| front(config, state, side)) },
    ]);
    if side == Side::Axis { value } else { value.negated() }
}

/// What the Axis has more than the Commonwealth.
fn difference(of: impl Fn(Side) -> i32) -> i32 {
    of(Side::Axis) - of(Side::Commonwealth)
}

/// The level of victory once the game is decided.
fn result(tally: &Tally, state: &State) -> i32 {
    let Some(outcome) = state.outcome else { return 0 };
    let won = match (tally.victory, outcome.level) {
        (Victory::Race, _) => RACE,
        (_, VictoryLevel::Draw) => 0,
        (_, VictoryLevel::Marginal) => LEVEL,
        (_, VictoryLevel::Substantive) => 2 * LEVEL,
        // Alexandria: more than any margin of points.
        (_, VictoryLevel::Decisive) => 6 * LEVEL,
    };
    outcome.winner.map_or(0, |winner| if winner == Side::Axis { won } else { -won })
}

/// The margin of points if the game ended now; in the race Tobruk.
fn points(tally: &Tally, state: &State) -> i32 {
    if tally.victory == Victory::Campaign {
        let [axis, commonwealth] = tally.points();
        return i32::from(axis - commonwealth) * POINT;
    }
    let holder = tally.places.first().and_then(|place| place.holder).filter(|_| state.outcome.is_none());
    holder.map_or(0, |holder| if holder == Side::Axis { TOBRUK } else { -TOBRUK })
}

/// The strength of a unit as it stands.
fn strength_of(config: &GameConfig, state: &State, id: UnitId) -> i32 {
    i32::from(config.counter(id).face(state.unit(id).is(flag::DEPLETED)).strength)
}

fn strength(config: &GameConfig, state: &State, side: Side) -> i32 {
    let on_map = state.of_side(side).filter(|(id, _)| id.counter().is_combat());
    let on_map: i32 = on_map.map(|(id, _)| strength_of(config, state, id)).sum();
    let refits: i32 = state.in_place(side, Place::RefitBox).map(|id| strength_of(config, state, id)).sum();
    on_map * STRENGTH + refits * IN_REFIT
}

fn supply(state: &State, side: Side) -> i32 {
    let units = state.of_side(side).filter(|(id, _)| id.counter().is_supply()).count();
    units.min(ENOUGH) as i32 * SUPPLY
}

/// How near the strength of a side stands to where it wants to be: the Axis at Tobruk in the race and at Alexandria in
/// all other scenarios, the Commonwealth at El Agheila.
fn front(config: &GameConfig, state: &State, side: Side) -> i32 {
    let board = &config.board;
    let axis_goal = if config.scenario.victory == Victory::Race { board.tobruk() } else { board.alexandria() };
    let goal = match side {
        Side::Axis => axis_goal,
        Side::Commonwealth => board.place("El Agheila").map_or(axis_goal, |place| place.hex),
    };
    let units = state.of_side(side).filter(|(id, _)| id.counter().is_combat());
    let (sum, weight) = units.fold((0, 0), |(sum, weight), (id, hex)| {
        let strength = strength_of(config, state, id);
        (sum + i32::from(board.grid.distance(hex, goal)) * strength, weight + strength)
    });
    -(sum * FORWARD).checked_div(weight).unwrap_or_default()
}
