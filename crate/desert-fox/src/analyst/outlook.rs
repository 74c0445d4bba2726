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
    // Mean squared error 0.487 on other games; 0.600 for the mean result.
    ("gazala-battle", Weights([[-1980, 754, 1499, 2848], [-1374, 1501, 66, -4218]])),
    // Mean squared error 0.152 on other games; 0.191 for the mean result.
    ("race-for-tobruk", Weights([[3040, 2085, -1, 909], [4685, 1262, -1777, -1324]])),
    // Mean squared error 0.447 on other games; 0.551 for the mean result.
    ("operation-crusader", Weights([[3275, 406, -422, 153], [3031, 1704, -3241, -968]])),
    // Mean squared error 0.416 on other games; 0.529 for the mean result.
    ("campaign", Weights([[346, -627, -127, 854], [-847, 1736, -1336, -455]])),
    // Mean squared error 0.533 on other games; 0.644 for the mean result.
    ("italian-campaign", Weights([[-2427, -402, 2523, 2873], [-705, 2190, -1779, -1261]])),
    // Mean squared error 0.513 on other games; 0.682 for the mean result.
    ("extended-campaign", Weights([[-592, -1371, 1252, 811], [-1742, 3739, -1286, 144]])),
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
