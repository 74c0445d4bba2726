//! What wins a game, and how it stands.

use serde::Serialize;

use crate::data::scenario::Victory;
use crate::model::units::Side;
use crate::procedure::victory::{HeldPlace, Tally, in_alexandria};
use crate::state::path::Spot;
use crate::state::{Outcome, State};
use crate::turn::config::GameConfig;

/// The victory conditions of a game with their state, and how the game would be judged if it ended now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ObjectivesView {
    /// How the scenario is won.
    pub victory: Victory,
    /// Game-turns that are still to be played, this one included; 0 once the game is over.
    pub turns_left: u8,
    /// The hex of Alexandria, which decides the game at once.
    pub alexandria: String,
    /// An Axis combat unit is there.
    pub alexandria_taken: bool,
    /// The places that count at the end.
    pub places: Vec<PlaceHeld>,
    /// Victory points won on the way, of the Axis and of the Commonwealth.
    pub on_the_way: [u8; 2],
    /// Motorized Axis units in the Destroyed Units Box.
    pub destroyed: i16,
    /// Victory points of the Commonwealth for each of them.
    pub each: i16,
    /// Victory points of the Axis and of the Commonwealth if the game ended now.
    pub points: [i16; 2],
    /// The lead in points that makes a marginal victory.
    pub marginal: i16,
    /// The lead in points that makes a substantive victory.
    pub substantive: i16,
    /// The judgement if the game ended now; that of the end once it is over.
    #[cfg_attr(feature = "js", tsify(type = "GameOutcome"))]
    pub outcome: Outcome,
}

/// A place that counts at the end.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PlaceHeld {
    /// Its number.
    pub hex: String,
    /// Who holds it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub holder: Option<Side>,
    /// Victory points of the Axis and of the Commonwealth for holding it at the end.
    pub worth: [i16; 2],
}

/// The victory conditions of a game with their state. The judgement is the one of the last game-turn.
///
/// Cases: 15.1, 15.15, 15.2, 15.25, 15.26 · Rulings: R039, R040, R121, H068, H100
pub fn objectives(config: &GameConfig, state: &State) -> ObjectivesView {
    let tally = Tally::of(config, state);
    let place =
        |held: &HeldPlace| PlaceHeld { hex: Spot(held.hex).to_string(), holder: held.holder, worth: held.worth };
    let left = (config.scenario.last_turn + 1).saturating_sub(state.turn);
    ObjectivesView {
        victory: tally.victory,
        turns_left: if state.outcome.is_some() { 0 } else { left },
        alexandria: Spot(config.board.alexandria()).to_string(),
        alexandria_taken: in_alexandria(&config.board, state),
        places: tally.places.iter().map(place).collect(),
        on_the_way: tally.on_the_way,
        destroyed: tally.destroyed,
        each: tally.each,
        points: tally.points(),
        marginal: tally.marginal,
        substantive: tally.substantive,
        outcome: state.outcome.unwrap_or_else(|| tally.outcome()),
    }
}
