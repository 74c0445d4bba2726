//! What a player is told in the last month about the end of the game is what comes.

use referee::record::DiceMode;
use referee::{Draw, Seed, Viewer};
use rommel_in_the_desert::game::legal::legal;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::turn_option::TurnOption;
use rommel_in_the_desert::opponent;
use rommel_in_the_desert::query::game::{GameQuestion, ask_game};
use rommel_in_the_desert::record::{Game, Options};
use rommel_in_the_desert::state::calendar::Calendar;
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::turn::Phase;
use rommel_in_the_desert::state::{Stage, State};
use serde_json::{Value, json};

/// The answer about how the game stands.
fn standing(game: &mut Game) -> Value {
    let (rules, state) = game.parts();
    json!(ask_game(rules.edition(), state, Viewer::Everybody, &GameQuestion::Standing))
}

/// Lays no cards, passes, and ends the Pass turn.
fn pass(game: &mut Game) {
    let before = game.state().passes;
    let under_way = |state: &State| state.stage == Stage::Turns && state.passes == before;
    while under_way(game.state()) {
        let (rules, state) = game.parts();
        let listed = legal(rules.edition(), state);
        let passes = Order::Choose { option: TurnOption::Pass };
        let order = [passes, Order::Done].into_iter().find(|order| listed.contains(order));
        let nothing = || listed.iter().find(|order| matches!(order, Order::PlayCards { cards } if cards.size() == 0));
        let order = order.or_else(|| nothing().cloned()).unwrap();
        game.give(order, &[]).unwrap();
    }
}

#[test]
fn a_second_pass_in_the_last_month_ends_the_game_as_the_standing_says() {
    let mut ends = 0;
    for scenario in [ScenarioId::Italian1940, ScenarioId::Crusader, ScenarioId::Gazala] {
        let (mut game, _) = Game::new(Options::of(scenario), DiceMode::Seeded(Seed([7; 16]))).unwrap();
        let mut draw = Draw::new(7);
        while game.state().stage != Stage::Over {
            let state = game.state();
            let chooses = state.stage == Stage::Turns && state.turn.phase == Phase::Option;
            let may_pass = chooses && state.turn.supply.is_none_or(|cards| cards == 0);
            if may_pass && state.calendar.is_some_and(Calendar::is_last) {
                let mut both = game.clone();
                if both.state().passes == 0 {
                    pass(&mut both);
                }
                let answer = standing(&mut both);
                pass(&mut both);
                assert_eq!(json!(both.state().outcome), answer["ifEndedNow"], "{scenario:?}");
                ends += 1;
            }
            let (rules, state) = game.parts();
            let order = opponent::order(rules.edition(), state, &mut draw).unwrap();
            game.give(order, &[]).unwrap();
        }
    }
    assert!(ends > 10, "{ends}");
}
