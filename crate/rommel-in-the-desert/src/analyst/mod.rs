//! The analyst for people: what a turn has left out and how games end that are played on, from what a viewer knows, and
//! after a game what luck has done.

// What one move offers.
pub mod offers;
// What a turn has left out.
pub mod missed;
// Win chances by the value of a state.
pub mod outlook;

use referee::Viewer;
use referee::luck::{Judgement, LuckView, luck as judged};
use referee::playing_on::end_of;
use referee::search::Scripts;
use serde::Serialize;

use crate::model::units::Side;
use crate::opponent::value::value;
use crate::record::{Game, Rommel};
use crate::state::order::Order;
use crate::state::{Stage, State};
use crate::turn::to_act::to_act;

/// How a game ended that was played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct PlayedOn {
    /// It came to its end.
    pub over: bool,
    /// Who won; none in a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
}

/// How the game ends that scripts play on from a state, with styles and dice of a number. What is hidden from the
/// viewer is drawn for the number among all that agrees with what the viewer knows; none for an observer, who knows
/// the blocks of neither side.
pub fn end_from(
    rules: &mut Rommel,
    scripts: &mut Scripts<Rommel>,
    state: &State,
    viewer: Viewer<Side>,
    number: u64,
) -> Option<PlayedOn> {
    let side = match viewer {
        Viewer::Side(side) => Some(side),
        Viewer::Everybody => None,
        Viewer::Observer => return None,
    };
    let end = end_of(rules, scripts, state, side, number);
    Some(PlayedOn { over: end.is_some(), winner: end.flatten() })
}

/// Luck and decisions in the orders from `from` up to and without `to`, in hundredths of a unit left for the Axis.
/// Their value looks at every block: a player has it only once the game is over.
pub fn luck(game: &mut Game, viewer: Viewer<Side>, from: usize, to: usize) -> Option<LuckView> {
    if viewer != Viewer::Everybody && game.state().stage != Stage::Over {
        return None;
    }
    let about = |_: &Rommel, state: &State, _: &Order| {
        (state.calendar.map_or(0, |calendar| calendar.month), Some(to_act(state).index() as u8))
    };
    let worth = |rules: &Rommel, state: &State| i64::from(value(rules.edition(), state, Side::Axis).total());
    Some(judged(game, (from, to), Judgement { value: worth, about }))
}
