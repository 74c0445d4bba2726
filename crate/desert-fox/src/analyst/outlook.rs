//! Win chances at a glance, before games have been played on.

use referee::outlook::{OutlookView, Standing, Weights, value};
use referee::search::Searchable;

use crate::model::units::Side;
use crate::record::{DesertFox, Game};
use crate::state::State;
use crate::turn::config::GameConfig;

/// The weights of a scenario, as `examples/fit_outlook.rs` prints them: they belong to the script
/// and the value of a state as these are, and are fitted again when either changes.
const WEIGHTS: &[(&str, Weights)] = &[
    // Mean squared error 0.566 on other games; 0.643 for the mean result.
    ("gazala-battle", Weights([[450, 842, -1354, 3180], [373, 893, -755, -3073]])),
    // Mean squared error 0.123 on other games; 0.147 for the mean result.
    ("race-for-tobruk", Weights([[2839, 2027, -42, 983], [4774, 1288, -1628, -1344]])),
    // Mean squared error 0.390 on other games; 0.492 for the mean result.
    ("operation-crusader", Weights([[3345, 592, 607, 258], [2702, 1735, -2372, -1583]])),
    // Mean squared error 0.464 on other games; 0.642 for the mean result.
    ("campaign", Weights([[429, -763, -235, 1433], [-1476, 2491, -958, -1591]])),
    // Mean squared error 0.501 on other games; 0.666 for the mean result.
    ("italian-campaign", Weights([[-2774, -37, 2565, 3325], [-1023, 3306, -2587, -518]])),
    // Mean squared error 0.373 on other games; 0.590 for the mean result.
    ("extended-campaign", Weights([[-874, -1822, 2125, 780], [-2453, 4121, -1313, -225]])),
];

/// The weights of a scenario; none for those that were not fitted.
pub fn weights(scenario: &str) -> Option<&'static Weights> {
    WEIGHTS.iter().find(|(id, _)| *id == scenario).map(|(_, weights)| weights)
}

/// The share of a game that is left, from 1 to 0: a game-turn has two halves, one for each player-turn.
pub fn left(config: &GameConfig, state: &State) -> f64 {
    let scenario = &config.scenario;
    let halves = 2 * i32::from(scenario.last_turn + 1 - state.turn.min(scenario.last_turn))
        - i32::from(state.phasing != scenario.first_player);
    f64::from(halves) / f64::from(2 * scenario.length()).max(1.0)
}

/// The chances after the first `orders` orders, by the weights of the scenario; certain once the game is over.
pub fn outlook_after(game: &mut Game, orders: usize) -> Option<OutlookView> {
    let state = game.state_after(orders).unwrap_or_else(|| game.state().clone());
    let rules = game.parts().0;
    if let Some(winner) = DesertFox::winner(&state) {
        let won = |side: Side| f64::from(u8::from(winner == Some(side)));
        let wins = [won(Side::Axis), won(Side::Commonwealth)];
        return Some(OutlookView { wins, draw: f64::from(u8::from(winner.is_none())) });
    }
    let weights = weights(&rules.config.scenario.id)?;
    let left = left(&rules.config, &state);
    Some(weights.chances(Standing { value: value(rules, &state, None), left }))
}
