use referee::{Draw, Link32, Random, Seed};

use super::order;
use crate::data::edition::Edition;
use crate::game::carry_out::carry_out;
use crate::game::legal::legal;
use crate::game::start;
use crate::model::finding::{Code, Findings};
use crate::model::scenario::ScenarioId;
use crate::model::units::Side;
use crate::procedure::cards::full_deck;
use crate::state::order::Order;
use crate::state::{Stage, State};
use crate::turn::context::OrderContext;
use crate::turn::to_act::to_act;

fn begun(edition: Edition, id: ScenarioId) -> State {
    let mut findings = Findings::new();
    let state = State { cards: Some(Box::new(full_deck(edition))), ..start::game_of(edition, id) };
    let mut ctx = OrderContext::new(edition, state, Random::given(&[]), &mut findings);
    start::set_up(&mut ctx);
    ctx.state
}

/// Plays a game to its end with the script on both sides; what happened.
fn play(id: ScenarioId, game: u8) -> (State, Findings) {
    let edition = Edition::shipped();
    let mut state = begun(edition, id);
    let mut draw = Draw::new(u64::from(game));
    let (mut link, mut given) = (Link32([game; 32]), 0_u32);
    let mut findings = Findings::new();
    while state.stage != Stage::Over {
        let chosen = order(edition, &state, &mut draw).unwrap();
        let listed = matches!(chosen, Order::Name { .. }) || legal(edition, &state).contains(&chosen);
        assert!(listed, "{}: {chosen:?} is not listed", id.key());
        let bytes = given.to_le_bytes();
        let random = Random::seeded("test", Seed([game; 16]), link, &bytes);
        state = carry_out(edition, &state, to_act(&state), &chosen, random, &mut findings).unwrap().state;
        link = link.then(&bytes, &[]);
        given += 1;
        assert!(given < 30_000, "{} does not end", id.key());
    }
    (state, findings)
}

#[test]
fn scripted_games_end_and_see_battles() {
    let (mut battles, mut moves) = (0, 0);
    for id in [ScenarioId::Italian1940, ScenarioId::Battleaxe, ScenarioId::Crusader, ScenarioId::Gazala] {
        let (state, findings) = play(id, 1);
        let count = |code: Code| findings.iter().filter(|finding| finding.code == code).count();
        battles += count(Code::BattleTurn);
        moves += count(Code::Moves);
        assert!(state.outcome.is_some(), "{}", id.key());
    }
    assert!(battles > 4 && moves > 60, "{battles} battle turns, {moves} moves");
}

/// Steps of enemy blocks that are face down change none of its orders. Other blocks in their places, cards and
/// minefields are changed by the conformance suite.
#[test]
fn unseen_enemy_steps_do_not_change_its_orders() {
    let edition = Edition::shipped();
    let mut state = begun(edition, ScenarioId::Year1942);
    let mut draw = Draw::new(3);
    let (mut link, mut compared) = (Link32([3; 32]), 0);
    for given in 0..1_500_u32 {
        if state.stage == Stage::Over {
            break;
        }
        let side = to_act(&state);
        let bytes = given.to_le_bytes();
        let chosen = order(edition, &state, &mut draw.clone()).unwrap();
        if state.stage == Stage::Turns && state.battle.is_none() && state.pending.is_none() {
            let other = order(edition, &weakened(&state, side.enemy()), &mut draw.clone());
            assert_eq!(other, Some(chosen.clone()), "order {given}");
            compared += 1;
        }
        let random = Random::seeded("test", Seed([3; 16]), link, &bytes);
        state = carry_out(edition, &state, side, &chosen, random, &mut Findings::new()).unwrap().state;
        link = link.then(&bytes, &[]);
        draw = Draw::new(u64::from(given));
    }
    assert!(compared > 100, "{compared}");
}

/// The same state with every enemy block at one step.
fn weakened(state: &State, side: Side) -> State {
    let mut other = state.clone();
    let units: Vec<_> = other.position.of_side(side).map(|(unit, _)| unit).collect();
    for unit in units {
        while other.position.unit(unit).steps > 1 {
            other.position.lose_step(unit);
        }
    }
    other
}
