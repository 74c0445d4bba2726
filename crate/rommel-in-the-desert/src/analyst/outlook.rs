//! Win chances at a glance, before games have been played on, from what a viewer knows.

use referee::Viewer;
use referee::outlook::{OutlookView, Standing, Weights, value};

use crate::model::scenario::ScenarioId;
use crate::model::units::Side;
use crate::record::Rommel;
use crate::state::State;

/// The weights of the scenarios, as `examples/rommel_fit_outlook.rs` prints them: they belong to the script
/// and the value of a state as these are, and are fitted again when either changes.
const WEIGHTS: &[(ScenarioId, Weights)] = &[
    // Mean squared error 0.417 on other games; 0.582 for the mean result.
    (ScenarioId::Italian1940, Weights([[3935, 1914, 1268, 3544], [3566, 2366, -187, -3370]])),
    // Mean squared error 0.300 on other games; 0.375 for the mean result.
    (ScenarioId::Year1941, Weights([[3742, 1615, 624, 1069], [4071, 2580, -13, -1448]])),
    // Mean squared error 0.362 on other games; 0.541 for the mean result.
    (ScenarioId::Battleaxe, Weights([[1970, -176, 3569, 1331], [250, 1891, -2879, -407]])),
    // Mean squared error 0.364 on other games; 0.525 for the mean result.
    (ScenarioId::Crusader, Weights([[2152, 1172, 663, -538], [1659, 356, -978, -1424]])),
    // Mean squared error 0.239 on other games; 0.510 for the mean result.
    (ScenarioId::Year1942, Weights([[3927, 1720, -50, 571], [4222, 2208, -386, -508]])),
    // Mean squared error 0.395 on other games; 0.498 for the mean result.
    (ScenarioId::Gazala, Weights([[2427, -11, 1795, 456], [1854, 869, -922, 504]])),
    // Mean squared error 0.254 on other games; 0.297 for the mean result.
    (ScenarioId::Pursuit, Weights([[4090, 1889, -177, 393], [3890, 1951, -887, -158]])),
    // Mean squared error 0.296 on other games; 0.558 for the mean result.
    (ScenarioId::Campaign, Weights([[4458, 1514, 18, 229], [4030, 2686, -166, -633]])),
];

/// The weights of a scenario; none for those that were not fitted.
pub fn weights(scenario: ScenarioId) -> Option<&'static Weights> {
    WEIGHTS.iter().find(|(id, _)| *id == scenario).map(|(_, weights)| weights)
}

/// The share of a game that is left, from 1 to 0, by months.
pub fn left(state: &State) -> f64 {
    state.calendar.map_or(1.0, |calendar| {
        f64::from(calendar.last + 1 - calendar.month.min(calendar.last)) / f64::from(calendar.last + 1 - calendar.first)
    })
}

/// The chances of a state, by the weights of the scenario; certain once the game is over. What is hidden from a viewer is
/// drawn from what the viewer knows.
pub fn outlook(rules: &mut Rommel, state: &State, viewer: Viewer<Side>) -> Option<OutlookView> {
    if let Some(outcome) = state.outcome {
        let wins = Side::BOTH.map(|side| f64::from(u8::from(outcome.winner == Some(side))));
        return Some(OutlookView { wins, draw: f64::from(u8::from(outcome.winner.is_none())) });
    }
    let weights = weights(state.scenario?)?;
    let viewer = match viewer {
        Viewer::Side(side) => Some(side),
        Viewer::Everybody => None,
    };
    Some(weights.chances(Standing { value: value(rules, state, viewer), left: left(state) }))
}
