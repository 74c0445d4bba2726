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
    // Mean squared error 0.289 on other games; 0.416 for the mean result.
    (ScenarioId::Italian1940, Weights([[155, 933, 2794, 3894], [573, 1262, -254, -3377]])),
    // Mean squared error 0.255 on other games; 0.432 for the mean result.
    (ScenarioId::Year1941, Weights([[3408, -419, -378, 704], [2105, 462, -943, -785]])),
    // Mean squared error 0.310 on other games; 0.494 for the mean result.
    (ScenarioId::Battleaxe, Weights([[5155, 2363, 2991, -581], [-3190, -708, -3276, 616]])),
    // Mean squared error 0.183 on other games; 0.419 for the mean result.
    (ScenarioId::Crusader, Weights([[4839, 1803, 113, 174], [824, 1188, -2826, -480]])),
    // Mean squared error 0.294 on other games; 0.455 for the mean result.
    (ScenarioId::Year1942, Weights([[2927, 1667, 1218, 44], [2826, 686, -181, -1205]])),
    // Mean squared error 0.373 on other games; 0.561 for the mean result.
    (ScenarioId::Gazala, Weights([[1405, 1557, 1930, 509], [1476, 562, -1891, -786]])),
    // Mean squared error 0.252 on other games; 0.426 for the mean result.
    (ScenarioId::Pursuit, Weights([[4936, 491, -532, 1228], [1828, 2618, -1532, -1609]])),
    // Mean squared error 0.389 on other games; 0.520 for the mean result.
    (ScenarioId::Campaign, Weights([[3828, 602, -275, 73], [3559, 1524, -1039, -107]])),
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
/// drawn from what the viewer knows; none for an observer of a running game.
pub fn outlook(rules: &mut Rommel, state: &State, viewer: Viewer<Side>) -> Option<OutlookView> {
    if let Some(outcome) = state.outcome {
        let wins = Side::BOTH.map(|side| f64::from(u8::from(outcome.winner == Some(side))));
        return Some(OutlookView { wins, draw: f64::from(u8::from(outcome.winner.is_none())) });
    }
    let weights = weights(state.scenario?)?;
    let viewer = match viewer {
        Viewer::Side(side) => Some(side),
        Viewer::Everybody => None,
        Viewer::Observer => return None,
    };
    Some(weights.chances(Standing { value: value(rules, state, viewer), left: left(state) }))
}
