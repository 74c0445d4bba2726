//! The stages in which a game or a situation begins.

use crate::data::edition::Edition;
use crate::game::campaign;
use crate::model::refusal::Refusal;
use crate::model::scenario::ScenarioId;
use crate::model::units::Side;
use crate::position::{Deal, Position};
use crate::procedure;
use crate::state::calendar::Calendar;
use crate::state::{Stage, State};
use crate::turn::context::OrderContext;

/// A game of a scenario before anything has happened.
pub fn game_of(edition: Edition, id: ScenarioId) -> State {
    let scenario = edition.scenario(id);
    let calendar = Calendar::new(scenario.first_month(), scenario.last_month());
    State {
        stage: Stage::Deal,
        scenario: Some(id),
        calendar: Some(calendar),
        ..State::new(Position::new(Deal::in_order(&edition.charts.blocks)), Side::Axis, scenario.rommel)
    }
}

/// Begins with the set-up.
pub fn set_up(ctx: &mut OrderContext) {
    if let Some(id) = ctx.state.scenario {
        procedure::set_up::open(ctx, id);
    }
}

/// Begins with the choice of opening hands.
pub fn hands(ctx: &mut OrderContext) {
    ctx.state.stage = Stage::Hands(Side::Axis);
}

/// Begins with a Buildup.
///
/// Errors: a die or a card is not known.
pub fn buildup(ctx: &mut OrderContext, special: bool) -> Result<(), Refusal> {
    campaign::begin_buildup(ctx, special)
}

/// Begins with a turn of a side.
pub fn turn(ctx: &mut OrderContext, side: Side) {
    campaign::first_turn(ctx, side);
}
