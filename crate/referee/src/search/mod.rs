//! A search over scripted turns, for every game: the styles of a game's script are the candidates of a decision, and
//! rollouts of the script with other dice than the game's judge them.
//!
//! Portfolio search in the manner of Churchill and Buro (2013): whole scripts are compared, not single orders, so that a
//! turn with dozens of moves has a handful of candidates. Candidates meet the same rollouts (same dice, same enemy
//! style, same drawn hidden state), and sequential halving (Karnin, Koren and Somekh 2013) drops the worse half after each
//! round. The enemy's style is drawn for each rollout, so that no single enemy is taken for granted.

// What a game gives to the search.
mod searchable;
// How good a state is for a side, in terms that can be named.
mod value;
// One continuation of a game.
mod rollout;
// Candidates, rounds and the best so far.
mod halving;
// How much a level thinks.
mod level;
// The computer player.
mod strategist;
// Why a candidate was chosen.
mod explanation;

pub use explanation::{DecidingTerm, Explanation};
pub use halving::{Progress, Search};
pub use level::{Effort, Level};
pub use rollout::{Lineup, Rollout, Scripts};
pub use searchable::{Searchable, StyledPlayer};
pub use strategist::{Strategist, Thought};
pub use value::{MOST_TERMS, Value};
