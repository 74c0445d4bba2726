//! Random games of every scenario, from the set-up over Buildups to the end: every listed order is carried out, no
//! state is without one, and every block has one place.

use std::collections::BTreeSet;

use referee::{Draw, Link32, Random, Seed};

use super::carry_out::carry_out;
use super::legal::legal;
use super::start;
use crate::data::edition::Edition;
use crate::model::finding::Findings;
use crate::model::scenario::ScenarioId;
use crate::model::turn_option::TurnOption;
use crate::model::units::UnitId;
use crate::state::order::Order;
use crate::state::turn::Phase;
use crate::state::{Stage, State};
use crate::turn::context::OrderContext;
use crate::turn::to_act::to_act;

/// A game of a scenario at the start of its set-up.
fn begun(edition: Edition, id: ScenarioId) -> State {
    let mut findings = Findings::new();
    let state = start::game_of(edition, id);
    let mut ctx = OrderContext::new(edition, state, Random::given(&[]), &mut findings);
    start::set_up(&mut ctx);
    ctx.state
}

/// Every block is on the map, in refit, due or gone; on the map or in refit within its steps.
fn check(state: &State) {
    let on_map: BTreeSet<UnitId> = state.position.on_map().map(|(unit, _)| unit).collect();
    let refit: BTreeSet<UnitId> = state.reserve.refit.iter().map(|refitting| refitting.unit).collect();
    let due: BTreeSet<UnitId> = state.reserve.due.iter().copied().collect();
    assert!(on_map.is_disjoint(&refit) && on_map.is_disjoint(&due) && refit.is_disjoint(&due));
    for (unit, _) in state.position.on_map() {
        assert!((1..=state.position.block(unit).steps).contains(&state.position.unit(unit).steps));
    }
    for refitting in &state.reserve.refit {
        assert!((1..=state.position.block(refitting.unit).steps).contains(&refitting.steps));
    }
}

/// A random order: set-ups and Buildups go on where they can, and turns are short, so that months pass.
fn pick(state: &State, orders: &[Order], draw: &mut Draw) -> Order {
    let last = orders.len() - 1;
    match state.stage {
        Stage::Turns if state.turn.phase == Phase::Option && draw.chance(60) => {
            Order::Choose { option: TurnOption::Pass }
        }
        Stage::Buildup(_) if draw.chance(40) => orders[0].clone(),
        Stage::Turns if draw.chance(30) && orders.contains(&Order::Done) => Order::Done,
        _ => orders[draw.below(last as u32 + 1) as usize].clone(),
    }
}

#[test]
fn random_games_of_every_scenario_come_to_an_end() {
    let edition = Edition::shipped();
    for (game, id) in ScenarioId::ALL.into_iter().enumerate() {
        let mut draw = Draw::new(game as u64);
        let mut state = begun(edition, id);
        let mut link = Link32([game as u8; 32]);
        let (mut orders_given, mut buildups) = (0_u32, 0);
        while state.stage != Stage::Over {
            let orders = legal(edition, &state);
            assert!(!orders.is_empty(), "{}: {:?}", id.key(), state.stage);
            let order = pick(&state, &orders, &mut draw);
            let bytes = orders_given.to_le_bytes();
            let random = Random::seeded("test", Seed([game as u8; 16]), link, &bytes);
            let next = carry_out(edition, &state, to_act(&state), &order, random, &mut Findings::new());
            let before = state.stage.clone();
            state = next.unwrap_or_else(|refusal| panic!("{}: {order:?}: {refusal}", id.key())).state;
            buildups += u32::from(before == Stage::Turns && matches!(state.stage, Stage::Buildup(_)));
            link = link.then(&bytes, &[]);
            check(&state);
            orders_given += 1;
            assert!(orders_given < 20_000, "{} does not end", id.key());
        }
        let months = u32::from(edition.scenario(id).last_month() - edition.scenario(id).first_month());
        assert!(state.outcome.is_some_and(|outcome| outcome.winner.is_some() || buildups == months));
    }
}
