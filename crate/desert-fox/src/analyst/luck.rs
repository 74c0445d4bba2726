//! Luck apart from decisions over the orders of a game.

use referee::luck::{Judgement, LuckView, luck as judged};

use crate::analyst::value::value;
use crate::record::{DesertFox, Game};
use crate::state::State;
use crate::state::order::Order;
use crate::turn::to_act::to_act;

/// Luck and decisions in the orders from `from` up to and without `to`, in hundredths of a victory point for the Axis.
pub fn luck(game: &mut Game, from: usize, to: usize) -> LuckView {
    let about = |_: &DesertFox, state: &State, order: &Order| {
        (state.turn, (*order != Order::Roll).then(|| to_act(state).index() as u8))
    };
    let value = |rules: &DesertFox, state: &State| value(&rules.config, state);
    judged(game, (from, to), Judgement { value, about })
}
