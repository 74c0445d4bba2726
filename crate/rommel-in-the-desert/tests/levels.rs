//! The levels of the computer player in Rommel in the Desert.

use referee::conformance::Sampler;
use referee::record::{DiceMode, Game};
use referee::search::{Effort, Level, Searchable, Strategist};
use referee::{ComputerPlayer, Draw, Rules, Seed};
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::random::sampler::RommelSampler;
use rommel_in_the_desert::record::{Options, Rommel};
use rommel_in_the_desert::state::State;
use rommel_in_the_desert::state::order::Order;

/// Orders between two questions to each level: a search takes long without optimization.
const STRIDE: usize = 23;
/// Orders of a game at most.
const MOST_ORDERS: usize = 400;

fn is_long() -> bool {
    std::env::var_os("TEST_LONG").is_some()
}

/// What a level orders, with fewer rollouts than when it plays.
fn advice(rules: &mut Rommel, state: &State, level: Level) -> Option<Order> {
    let usual = rules.effort(level, state);
    let effort = Effort { rollouts: usual.rollouts.min(16), player_turns: usual.player_turns.min(1), ..usual };
    let mut player = Strategist::new(rules, level).with_effort(effort);
    player.advice(rules, state, &mut Draw::new(5))
}

/// Plays at random, and asks every level now and then; how many questions were asked of states with a twin that differs.
fn ask(scenario: ScenarioId, number: u8) -> usize {
    let dice = DiceMode::Seeded(Seed([number; 16]));
    let (mut game, _) = Game::<Rommel>::new(Options::of(scenario), dice).unwrap();
    let (mut draw, mut asked) = (Draw::new(number.into()), 0);
    while game.len() < MOST_ORDERS && !RommelSampler.is_over(game.state()) {
        let at = game.len();
        let (rules, state) = game.parts();
        let side = rules.to_act(state);
        let mut orders = Vec::new();
        if at % STRIDE == usize::from(number) {
            let twin = RommelSampler.twin(state, side, &mut draw).filter(|twin| twin != state);
            for level in Level::ALL {
                let order = advice(rules, state, level);
                if let Some(twin) = &twin {
                    let other = advice(rules, twin, level);
                    assert_eq!(order, other, "{level:?} uses what is hidden from {side:?}, order {at} of {number}");
                    asked += 1;
                }
                orders.push(order.unwrap());
            }
        }
        for order in orders {
            assert!(game.check(&order).is_ok(), "order {at} of {number}: {order:?}");
        }
        let (rules, state) = game.parts();
        let order = RommelSampler.legal_order(rules, state, &mut draw).unwrap();
        game.give(order, &[]).unwrap();
    }
    asked
}

#[test]
fn no_level_uses_what_is_hidden_from_it_and_all_orders_are_legal() {
    let rounds = if is_long() { 6 } else { 1 };
    let scenarios = [ScenarioId::Year1942, ScenarioId::Italian1940, ScenarioId::Gazala];
    let asked: usize = (0..rounds).flat_map(|round| scenarios.map(|scenario| ask(scenario, round + 3))).sum();
    assert!(asked > 60, "{asked}");
}
