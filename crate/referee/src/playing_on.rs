//! How a game could end: the scripts of a game play on from a state, with dice of their own.

use crate::draw::Draw;
use crate::rules::Rules;
use crate::search::{Effort, Lineup, Rollout, Scripts, Searchable};

/// The winner of a game played on from a state, none in a draw; `None` where it does not come to its end. The number
/// settles the style of each side, dice, ties, and for a viewer what is hidden from that side: equal numbers give equal
/// ends.
pub fn end_of<R: Searchable>(
    rules: &mut R,
    scripts: &mut Scripts<R>,
    state: &R::State,
    viewer: Option<<R as Rules>::Side>,
    number: u64,
) -> Option<Option<<R as Rules>::Side>> {
    let mut draw = Draw::new(number);
    let state = match viewer {
        Some(viewer) => rules.imagined(state, viewer, &mut draw),
        None => state.clone(),
    };
    let styles = R::styles();
    let mut style = || styles[draw.below(styles.len() as u32) as usize];
    let styles = [style(), style()];
    let lineup = Lineup { styles, luck: number, player_turns: Effort::TO_THE_END };
    R::winner(&Rollout::begin(scripts, state, lineup).finish(rules, scripts))
}
