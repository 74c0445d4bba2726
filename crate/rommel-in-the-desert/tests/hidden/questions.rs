//! Every question that a player can ask about a game as it stands.

use hexgrid::Hex;
use referee::Viewer;
use rommel_in_the_desert::model::units::{Side, UnitId};
use rommel_in_the_desert::query::game::{GameQuestion, ask_game};
use rommel_in_the_desert::query::views::hex_name;
use rommel_in_the_desert::record::Rommel;
use rommel_in_the_desert::state::State;
use serde_json::json;

/// Hexes of a side about which is asked: those in battle, and some others.
const HEXES: usize = 3;

/// The hexes with units of a side, those in battle first.
fn hexes(state: &State, side: Side) -> Vec<Hex> {
    let mut all: Vec<Hex> = state.position.of_side(side).map(|(_, hex)| hex).collect();
    all.sort_by_key(|&hex| (!state.position.is_shared(hex), hex));
    all.dedup();
    all.truncate(HEXES);
    all
}

/// The questions about a state.
fn questions(state: &State) -> Vec<GameQuestion> {
    let mut all = vec![
        GameQuestion::Hexsides,
        GameQuestion::Fires,
        GameQuestion::Options,
        GameQuestion::Prices,
        GameQuestion::Standing,
        GameQuestion::Track,
    ];
    for side in Side::BOTH {
        let named: Vec<UnitId> = state.position.of_side(side).map(|(unit, _)| unit).take(2).collect();
        let supply = |named: Option<Vec<UnitId>>| GameQuestion::Supply { side, named };
        all.extend([supply(None), supply(Some(named)), GameQuestion::Cuts { side }]);
        for hex in hexes(state, side) {
            let name = || hex_name(hex).to_owned();
            all.push(GameQuestion::Group { hex: name(), rommel: false });
            all.push(GameQuestion::Regroup { command: name(), destination: name(), rommel: false });
            all.push(GameQuestion::Withdrawals { side, hex: name(), rommel: false });
        }
        all.extend(state.position.of_side(side).take(2).map(|(unit, _): (UnitId, Hex)| GameQuestion::Trace { unit }));
    }
    all
}

/// The answers to the questions about a state, each for a viewer.
pub fn answered(rules: &Rommel, state: &State, viewer: impl Fn(&GameQuestion) -> Viewer<Side>) -> Vec<String> {
    let answer = |question: &GameQuestion| {
        let answer = ask_game(rules.edition(), state, viewer(question), question);
        format!("{}: {}", json!(question), json!(answer))
    };
    questions(state).iter().map(answer).collect()
}

/// The same for one viewer.
pub fn answers(rules: &Rommel, state: &State, viewer: Viewer<Side>) -> Vec<String> {
    answered(rules, state, |_| viewer)
}
