//! What a game gives to the search.

use std::fmt::Debug;

use crate::draw::Draw;
use crate::rules::Rules;
use crate::search::{Effort, Level, Value};
use crate::viewer::ComputerPlayer;

/// A game whose script has styles that a search can choose among.
pub trait Searchable: Rules {
    /// A way in which the script plays. Styles differ in what they are after, not in how they break ties.
    type Style: Copy + Debug + PartialEq + 'static;
    /// The script.
    type Script: StyledPlayer<Self>;

    /// The names of the terms of [`Value`], at most [`MOST_TERMS`](super::MOST_TERMS); keys of the page's texts.
    const TERMS: &'static [&'static str];

    /// What another candidate must be worth more, on the mean, than going on as decided; in the unit of [`Value`].
    const MARGIN: i32 = 0;

    /// Both players.
    const SIDES: [Self::Side; 2];

    /// The styles in which a game is played on by scripts; the first one is the plain script.
    fn styles() -> &'static [Self::Style];

    /// The styles that an enemy is taken to play in; every style by default.
    fn enemy_styles() -> &'static [Self::Style] {
        Self::styles()
    }

    /// What the player who decides chooses among in a state, all of them different; the first one is played without a
    /// search. `current` is what the same player chose last: where it still applies it is among them, and it goes on unless
    /// another is better by [`MARGIN`](Self::MARGIN). By default every style, always.
    fn candidates(&mut self, _state: &Self::State, _current: Option<Self::Style>) -> Vec<Self::Style> {
        Self::styles().to_vec()
    }

    /// The name of a style, a key of the page's texts.
    fn style_key(style: Self::Style) -> &'static str;

    /// A script for games of these rules, in the first style.
    fn script(&self) -> Self::Script;

    /// How much a level thinks before a decision.
    fn effort(&self, level: Level, state: &Self::State) -> Effort;

    /// The decision that a state belongs to: a style is chosen once for all states in a row with the same number. None
    /// where the style chosen last goes on.
    fn decision(&self, state: &Self::State) -> Option<u64>;

    /// Whether the player's last decision, by its number, still holds in a state in which another would be due.
    fn goes_on(&self, _state: &Self::State, _last: u64) -> bool {
        false
    }

    /// How good a state is for a side: the margin of victory with its level at the end, before it the margin with
    /// material and position. Of a state from [`imagined`](Self::imagined) everything may be used.
    fn value(&mut self, state: &Self::State, side: Self::Side) -> Value;

    /// The winner of a game that is over, none in a draw; `None` while it is not over.
    fn winner(state: &Self::State) -> Option<Option<Self::Side>>;

    /// A state that agrees with everything a viewer knows, its hidden parts drawn. Two states that the viewer cannot tell
    /// apart give equal states for equal draws. By default nothing is hidden.
    fn imagined(&self, state: &Self::State, _viewer: Self::Side, _draw: &mut Draw) -> Self::State {
        state.clone()
    }
}

/// A script that can change its style.
pub trait StyledPlayer<R: Searchable>: ComputerPlayer<R> + Clone + Debug {
    /// Plays in a style from now on, and forgets what it planned for another state.
    fn adopt(&mut self, style: R::Style);
}
