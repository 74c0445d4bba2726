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
    // Mean squared error 0.326 on other games; 0.480 for the mean result.
    (ScenarioId::Italian1940, Weights([[758, 1319, 1441, 5227], [1085, 503, 333, -3458]])),
    // Mean squared error 0.438 on other games; 0.561 for the mean result.
    (ScenarioId::Year1941, Weights([[3601, 506, -43, 487], [2984, 2199, -1071, -298]])),
    // Mean squared error 0.379 on other games; 0.530 for the mean result.
    (ScenarioId::Battleaxe, Weights([[2210, -226, 2938, -271], [450, 1833, -2922, 900]])),
    // Mean squared error 0.323 on other games; 0.450 for the mean result.
    (ScenarioId::Crusader, Weights([[3752, 2451, 25, 814], [2882, 1333, -2245, -984]])),
    // Mean squared error 0.386 on other games; 0.526 for the mean result.
    (ScenarioId::Year1942, Weights([[4370, 1460, 374, 413], [4282, 2576, -4, -1037]])),
    // Mean squared error 0.377 on other games; 0.540 for the mean result.
    (ScenarioId::Gazala, Weights([[1927, -473, 1863, -801], [1666, 704, -784, 429]])),
    // Mean squared error 0.393 on other games; 0.486 for the mean result.
    (ScenarioId::Pursuit, Weights([[3334, 718, -112, 600], [1898, 1553, -1156, -1009]])),
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
