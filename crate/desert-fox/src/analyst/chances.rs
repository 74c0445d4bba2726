//! Win chances: how games end that scripts play on for both sides.

use referee::playing_on::end_of;
use referee::search::Scripts;

use crate::analyst::views::PlayedOn;
use crate::record::{DesertFox, Game};

/// How the game ends that scripts play on after the first `orders` orders, with styles and dice of a number.
pub fn end_after(game: &mut Game, scripts: &mut Scripts<DesertFox>, orders: usize, number: u64) -> PlayedOn {
    let state = game.state_after(orders).unwrap_or_else(|| game.state().clone());
    let end = end_of(game.parts().0, scripts, &state, None, number);
    PlayedOn { over: end.is_some(), winner: end.flatten() }
}
