//! What the chances of battle turns in a game say to whom.

use hexgrid::Hex;
use referee::conformance::Sampler;
use referee::record::DiceMode;
use referee::{Draw, Seed, Viewer};
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::opponent;
use rommel_in_the_desert::query::chances::{GameChancesQuery, chances_in_game};
use rommel_in_the_desert::query::views::hex_name;
use rommel_in_the_desert::random::sampler::RommelSampler;
use rommel_in_the_desert::record::{Game, Options};
use rommel_in_the_desert::state::turn::Phase;
use rommel_in_the_desert::state::{Stage, State};
use serde_json::json;

/// Before a battle is fought a player does not know the enemy blocks; once it is, both players know all blocks of it.
#[test]
fn in_a_game_chances_say_nothing_of_hidden_blocks() {
    let (mut open, mut hidden, mut twins) = (0, 0, 0);
    for seed in 0..2 {
        let (mut game, _) = Game::new(Options::of(ScenarioId::Crusader), DiceMode::Seeded(Seed([seed; 16]))).unwrap();
        let mut draw = Draw::new(u64::from(seed));
        while game.len() < 900 && game.state().stage != Stage::Over {
            let (rules, state) = game.parts();
            let edition = rules.edition();
            let blocks = |hex| Side::BOTH.map(|side| state.position.fighting(side, hex).count());
            let small = |hex: &Hex| state.position.is_battle(*hex) && blocks(*hex).iter().sum::<usize>() < 8;
            let battle = state.position.contested().map(|(hex, _)| hex).find(small);
            let asked = state.stage == Stage::Turns && (state.turn.phase == Phase::Combat || draw.chance(10));
            for hex in battle.into_iter().filter(|_| asked) {
                let query = GameChancesQuery { hex: hex_name(hex).to_owned(), option: None, targets: Vec::new() };
                let of = |state: &State, viewer| json!(chances_in_game(edition, state, viewer, &query));
                assert_eq!(of(state, Viewer::Everybody)["kind"], "chances");
                for side in Side::BOTH {
                    let seen = of(state, Viewer::Side(side));
                    let known = state.position.fighting(side.enemy(), hex).all(|unit| state.revealed.contains(&unit));
                    assert_eq!(seen["kind"], if known { "chances" } else { "refused" });
                    let twin = RommelSampler.twin(state, side, &mut draw).unwrap();
                    assert_eq!(seen, of(&twin, Viewer::Side(side)));
                    if known {
                        assert_eq!(seen, of(state, Viewer::Everybody));
                        open += 1;
                    } else {
                        assert_eq!(seen["refusal"]["code"], "hidden-blocks");
                        hidden += 1;
                    }
                    twins += usize::from(twin != *state);
                }
            }
            let order = opponent::order(edition, state, &mut draw).unwrap();
            game.give(order, &[]).unwrap();
        }
    }
    assert!(open > 20 && hidden > 20 && twins > 20, "{open} open, {hidden} hidden, {twins} twins");
}
