//! Rommel in the Desert under the conformance suite that every game passes.
//!
//! With `TEST_LONG` more games and longer ones are played.

use std::cell::RefCell;
use std::rc::Rc;

use referee::conformance::{Met, Sampler, Suite, Violation};
use referee::record::DiceMode;
use referee::{Draw, Listed, Rules, Seed};
use rommel_in_the_desert::game::legal::legal;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::random::sampler::RommelSampler;
use rommel_in_the_desert::random::standing::another;
use rommel_in_the_desert::record::{Options, Rommel};
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::{Stage, State};

fn is_long() -> bool {
    std::env::var_os("TEST_LONG").is_some()
}

/// Plays a random game of each scenario, every other one with dice of the players.
fn games(most_orders: usize, round: u64) -> Result<Vec<Met>, Violation> {
    let game = |(at, scenario): (usize, ScenarioId)| {
        let number = round * ScenarioId::ALL.len() as u64 + at as u64;
        let dice =
            if number.is_multiple_of(2) { DiceMode::Seeded(Seed([number as u8; 16])) } else { DiceMode::Entered };
        Suite::<Rommel, _>::run(Options::of(scenario), dice, RommelSampler, number, most_orders)
            .map_err(|violation| Violation(format!("{}, game {number}: {}", scenario.key(), violation.0)))
    };
    ScenarioId::ALL.into_iter().enumerate().map(game).collect()
}

#[test]
fn games_of_every_scenario_pass() -> Result<(), Violation> {
    let (rounds, most_orders) = if is_long() { (6, 4_000) } else { (1, 300) };
    for round in 0..rounds {
        let met = games(most_orders, round)?;
        let sum = |of: fn(&Met) -> usize| met.iter().map(of).sum::<usize>();
        assert!(sum(|met| met.undone) > 100 && sum(|met| met.accepted) > 20, "{met:?}");
        assert!(sum(|met| met.twins) > 2_000 && met.iter().all(|met| met.save > 0), "{met:?}");
        for kind in 0..3 {
            assert!(met.iter().map(|met| met.barred[kind]).sum::<usize>() > 20, "{kind}: {met:?}");
        }
    }
    Ok(())
}

/// Gives standing orders at random, and what follows from them. Most other orders are those of the scripted opponent,
/// so that battles are fought.
#[derive(Clone, Debug, Default)]
struct StandingSampler {
    /// Implied orders: bids, refusals, fires, hits, withdrawals and others.
    implied: Rc<RefCell<[usize; 6]>>,
}

/// Times in a hundred that the player who decides gives other standing orders.
const STANDING: u32 = 4;
/// Orders in a hundred that the scripted opponent gives.
const SCRIPTED: u32 = 80;

impl StandingSampler {
    /// Counts implied orders by kind.
    fn count(&self, order: &Order) {
        let kind = match order {
            Order::Bid { .. } => 0,
            Order::Refuse { .. } => 1,
            Order::Fire { .. } => 2,
            Order::Hit { .. } => 3,
            Order::Move { .. } => 4,
            _ => 5,
        };
        self.implied.borrow_mut()[kind] += 1;
    }
}

impl Sampler<Rommel> for StandingSampler {
    fn sides(&self) -> Vec<Side> {
        RommelSampler.sides()
    }

    fn is_over(&self, state: &State) -> bool {
        RommelSampler.is_over(state)
    }

    fn legal_order(&mut self, rules: &mut Rommel, state: &State, draw: &mut Draw) -> Option<Order> {
        if let Some(order) = rules.implied_order(state) {
            assert!(legal(rules.edition(), state).contains(&order), "{order:?}");
            self.count(&order);
            return Some(order);
        }
        let side = rules.to_act(state);
        if !matches!(state.stage, Stage::Deal | Stage::Over) && draw.chance(STANDING) {
            return Some(Order::Standing(another(state.standing[side.index()], side, draw)));
        }
        let scripted = draw.chance(SCRIPTED).then(|| RommelSampler.advice(rules, state)).flatten();
        scripted.or_else(|| RommelSampler.legal_order(rules, state, draw))
    }

    fn stray_order(&mut self, rules: &mut Rommel, state: &State, draw: &mut Draw) -> Order {
        RommelSampler.stray_order(rules, state, draw)
    }

    fn listed(&mut self, rules: &mut Rommel, state: &State, order: &Order) -> Listed {
        RommelSampler.listed(rules, state, order)
    }

    fn advice(&mut self, rules: &mut Rommel, state: &State) -> Option<Order> {
        RommelSampler.advice(rules, state)
    }

    fn twin(&self, state: &State, viewer: Side, draw: &mut Draw) -> Option<State> {
        RommelSampler.twin(state, viewer, draw)
    }

    fn twin_order(&self, both: [&State; 2], order: &Order, viewer: Side, draw: &mut Draw) -> Order {
        RommelSampler.twin_order(both, order, viewer, draw)
    }
}

#[test]
fn games_with_standing_orders_pass() -> Result<(), Violation> {
    let sampler = StandingSampler::default();
    let all_implied = || sampler.implied.borrow().iter().all(|&orders| orders > 0);
    let mut all = Vec::new();
    for (number, scenario) in (0..).zip(ScenarioId::ALL) {
        if !is_long() && number >= 3 && all_implied() {
            break;
        }
        let dice = if number % 2 == 0 { DiceMode::Seeded(Seed([number as u8; 16])) } else { DiceMode::Entered };
        all.push(Suite::<Rommel, _>::run(Options::of(scenario), dice, sampler.clone(), number, 1_500)?);
    }
    let sum = |of: fn(&Met) -> usize| all.iter().map(of).sum::<usize>();
    let games = all.len();
    assert!(sum(|met| met.orders) > 100 * games && sum(|met| met.undone) > 50 * games, "{all:?}");
    assert!(sum(|met| met.barred[2]) > 20 * games, "{all:?}");
    assert!(all_implied(), "{:?}", sampler.implied);
    Ok(())
}
