//! The units that a player names for a scarce source stay hidden from the enemy. Random games seldom have such a source,
//! and the end of a turn reveals the units that it does not supply; so two states are compared before an order.

use referee::{Rules, Viewer, Views};
use rommel_in_the_desert::data::board::Board;
use rommel_in_the_desert::data::roster::{roster, unit_named};
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::{Side, UnitId};
use rommel_in_the_desert::position::Position;
use rommel_in_the_desert::record::{Log, Options, Rommel};
use rommel_in_the_desert::state::State;
use serde_json::json;

use super::questions::answers;

/// Units of an isolated Tobruk, whose port supplies five of them.
const GARRISON: [&str; 6] = ["9AU/20", "9AU/24", "9AU/26", "7AU/18", "22Gd", "Tobruk Art"];

fn unit(name: &str) -> UnitId {
    unit_named(name).unwrap()
}

/// A turn of the Allies, who have named these units.
fn state(named: &[&str]) -> State {
    let mut position = Position::default();
    let garrison = GARRISON.iter().map(|&name| (name, "Tobruk"));
    for (name, hex) in garrison.chain([("21/5", "Bardia"), ("Brescia", "El Agheila")]) {
        let id = unit(name);
        position.place(id, Board::shipped().parse(hex).unwrap(), roster()[id.index()].steps);
    }
    let mut state = State { scenario: Some(ScenarioId::Gazala), ..State::new(position, Side::Allied, true) };
    state.named[Side::Allied.index()] = named.iter().map(|name| unit(name)).collect();
    state
}

/// The view of a viewer and the answers to every question.
fn shown(state: &State, viewer: Viewer<Side>) -> Vec<String> {
    let mut rules = Rommel::new(&Options::of(ScenarioId::Gazala)).unwrap();
    let mut all = answers(&rules, state, viewer);
    all.push(json!(rules.view(state, &Log::default(), viewer)).to_string());
    all
}

#[test]
fn the_enemy_cannot_tell_which_units_are_named_for_a_scarce_source() {
    let [one, other] = [&GARRISON[..5], &GARRISON[1..]].map(state);
    let axis = Viewer::Side(Side::Axis);
    assert_eq!(shown(&one, axis), shown(&other, axis));
    for viewer in [Viewer::Side(Side::Allied), Viewer::Everybody] {
        assert_ne!(shown(&one, viewer), shown(&other, viewer), "the comparison finds a difference");
    }
}
