//! Every question that a player can ask about a game as it stands.

use hexgrid::Hex;
use referee::Viewer;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::query::game::{BlockName, GameQuestion, ask_game, game_view};
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

/// Handles of which some are the enemy's; a viewer who does not know their blocks learns nothing by them.
const HANDLES: [u8; 4] = [11, 37, 63, 89];

/// The questions of a viewer about a state, with blocks by the names that this viewer was given.
fn questions(rules: &Rommel, state: &State, asks: Viewer<Side>) -> Vec<GameQuestion> {
    let blocks = game_view(rules.edition(), state, &Vec::new(), asks).blocks;
    let mut all = vec![
        GameQuestion::Hexsides,
        GameQuestion::Fires,
        GameQuestion::Options,
        GameQuestion::Prices,
        GameQuestion::Standing,
        GameQuestion::Track,
    ];
    for side in Side::BOTH {
        let names = || blocks.iter().filter(|block| block.side == side).map(|block| block.handle.clone()).take(2);
        let named: Vec<BlockName> = names().collect();
        let supply = |named: Option<Vec<BlockName>>| GameQuestion::Supply { side, named };
        all.extend([supply(None), supply(Some(named)), GameQuestion::Cuts { side }]);
        for hex in hexes(state, side) {
            let name = || hex_name(hex).to_owned();
            all.push(GameQuestion::Group { hex: name(), rommel: false });
            all.push(GameQuestion::Regroup { command: name(), destination: name(), rommel: false });
            all.push(GameQuestion::Withdrawals { side, hex: name(), rommel: false });
        }
        all.extend(names().map(|unit| GameQuestion::Trace { unit }));
    }
    all.extend(HANDLES.map(|handle| GameQuestion::Trace { unit: BlockName::Handle(handle) }));
    all
}

/// The answers to the questions of a viewer about a state, each for another one.
pub fn answered(
    rules: &Rommel,
    state: &State,
    asks: Viewer<Side>,
    viewer: impl Fn(&GameQuestion) -> Viewer<Side>,
) -> Vec<String> {
    let answer = |question: &GameQuestion| {
        let answer = ask_game(rules.edition(), state, viewer(question), question);
        format!("{}: {}", json!(question), json!(answer))
    };
    questions(rules, state, asks).iter().map(answer).collect()
}

/// The same for one viewer.
pub fn answers(rules: &Rommel, state: &State, viewer: Viewer<Side>) -> Vec<String> {
    answered(rules, state, viewer, |_| viewer)
}
