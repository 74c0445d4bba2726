//! A question about a game: its situation, its orders one by one, and the dice they ask for.

use referee::{Random, Rules, Viewer, Views};

use crate::model::refusal::{Refusal, RefusalCode};
use crate::query::game::query::{GameQuery, MOST_DICE, MOST_ORDERS};
use crate::query::game::report::{GameAnswer, GameView};
use crate::query::game::snapshot::restore;
use crate::record::DesertFox;
use crate::state::State;
use crate::state::event::Log;
use crate::state::order::Order;
use crate::turn::cache::Cache;
use crate::turn::config::{GameConfig, Options};
use crate::turn::context::refuse;

/// Lays a situation out, gives its orders and tells what comes of them.
pub fn play(query: &GameQuery) -> GameAnswer {
    let refused = |refusals| GameAnswer::Refused { order: None, refusals, dice_left: query.dice.len() as u32 };
    let options = Options {
        scenario: query.scenario.clone(),
        scenario_revision: None,
        rules: query.rules,
        charts: query.charts.clone(),
        own_charts: None,
    };
    let config = match too_much(query).map_or_else(|| GameConfig::new(&options), |refusal| Err(vec![refusal])) {
        Ok(config) => config,
        Err(refusals) => return refused(refusals),
    };
    let cache = Cache::new(&config);
    let (mut rules, mut log) = (DesertFox { config, cache }, Log::default());
    let mut state = match restore(&rules.config, &mut rules.cache, query.given.as_ref(), &mut log) {
        Ok(state) => state,
        Err(refusals) => return refused(refusals),
    };
    let mut dice = query.dice.as_slice();
    let mut findings = Vec::new();
    for (at, order) in query.orders.iter().enumerate() {
        log.findings.clear();
        match give(&mut rules, &state, order, &mut dice, &mut log) {
            Ok(after) => state = after,
            Err(refusal) => return at_order(at, refusal, dice),
        }
        if !log.findings.is_empty() {
            findings.clone_from(&log.findings);
        }
    }
    if !dice.is_empty() {
        return at_order(query.orders.len().saturating_sub(1), refuse(RefusalCode::DiceLeft).found(dice.len()), dice);
    }
    log.findings = findings;
    let legal = query.legal.then(|| rules.legal(&state, Viewer::Everybody));
    GameAnswer::Game(Box::new(GameView { legal, ..rules.view(&state, &log, Viewer::Everybody) }))
}

fn at_order(at: usize, refusal: Refusal, dice: &[u8]) -> GameAnswer {
    GameAnswer::Refused { order: Some(at as u32), refusals: vec![refusal], dice_left: dice.len() as u32 }
}

/// A question that is too long to be played.
fn too_much(query: &GameQuery) -> Option<Refusal> {
    let refuse = |path: &str, found: usize| Some(Refusal::at(RefusalCode::TooLarge, path).found(found));
    if query.orders.len() > MOST_ORDERS {
        return refuse("orders", query.orders.len());
    }
    if query.dice.len() > MOST_DICE {
        return refuse("dice", query.dice.len());
    }
    let wrong = query.dice.iter().position(|face| !(1..=6).contains(face))?;
    Some(Refusal::at(RefusalCode::OutOfRange, format!("dice[{wrong}]")).found(query.dice[wrong]))
}

/// Gives an order with as many of the dice as it asks for, which are taken off them.
///
/// An order is tried with none, one, two dice and so on, because it tells how many it needs only by asking.
fn give(
    rules: &mut DesertFox,
    state: &State,
    order: &Order,
    dice: &mut &[u8],
    log: &mut Log,
) -> Result<State, Refusal> {
    let mut rolled = 0;
    loop {
        let (faces, rest) = dice.split_at(rolled);
        match rules.carry_out(state, order, Random::given(faces), log) {
            Err(refusal) if refusal.code == RefusalCode::DieMissing && !rest.is_empty() => rolled += 1,
            carried => {
                *dice = rest;
                return carried.map(|carried| carried.state);
            }
        }
    }
}

#[cfg(test)]
#[path = "asking_tests.rs"]
mod tests;
