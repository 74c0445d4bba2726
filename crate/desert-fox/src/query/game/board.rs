//! Questions about the map of a game as it stands. The answers are those about a position.

use serde::Deserialize;

use crate::model::units::Side;
use crate::position::forces::Forces;
use crate::query::board::answer::BoardAnswer;
use crate::query::board::{stacking, supplied, views};
use crate::query::combat::report::Refused;
use crate::state::State;
use crate::turn::cache::Cache;

/// A question about the map of a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum GameQuestion {
    /// The zones of control of a player.
    Zones {
        /// Whose.
        side: Side,
    },
    /// The supply of a player's units and supply units.
    Supply {
        /// Whose.
        side: Side,
    },
    /// The supply of one unit with its paths and its line of communication.
    Trace {
        /// The unit.
        unit: String,
    },
    /// The hexes over their stacking limit.
    Stacking,
}

/// Answers a question about the map of a game. Units are named as its orders name them.
pub fn ask(cache: &mut Cache, state: &State, question: &GameQuestion) -> BoardAnswer {
    cache.sync(state);
    let names: Vec<String> = cache.unit_of.iter().map(ToString::to_string).collect();
    let mut forces: Forces<'_> = cache.forces.clone();
    forces.names = names.iter().map(String::as_str).collect();
    let answer = match question {
        GameQuestion::Zones { side } => Ok(views::zones_answer(&forces, *side)),
        GameQuestion::Supply { side } => Ok(supplied::side_answer(&forces, *side)),
        GameQuestion::Trace { unit } => supplied::unit_answer(&forces, unit),
        GameQuestion::Stacking => stacking::answer(&forces, &[]),
    };
    answer.unwrap_or_else(|refusals| BoardAnswer::Refused(Refused { refusals }))
}
