//! Desert Fox under the conformance suite that every game passes.
//!
//! With `TEST_LONG` more games and longer ones are played.

use desert_fox::model::units::Side;
use desert_fox::random::sampler::DesertFoxSampler;
use desert_fox::record::{DesertFox, DiceMode};
use desert_fox::state::State;
use desert_fox::state::counters::UnitId;
use desert_fox::state::order::Order;
use desert_fox::state::standing::{MOST_STANDING, Standing};
use desert_fox::turn::config::Options;
use referee::conformance::{Met, Sampler, Suite, Violation};
use referee::{Draw, Listed, Rules, Seed};

fn is_long() -> bool {
    std::env::var_os("TEST_LONG").is_some()
}

/// Plays random games of a scenario, every other one with dice of the players.
fn games(scenario: &str, games: u64, most_orders: usize) -> Result<Vec<Met>, Violation> {
    let game = |number: u64| {
        let dice =
            if number.is_multiple_of(2) { DiceMode::Seeded(Seed([number as u8; 16])) } else { DiceMode::Entered };
        Suite::<DesertFox, _>::run(Options::of(scenario), dice, DesertFoxSampler, number, most_orders)
    };
    (0..games).map(game).collect()
}

#[test]
fn races_for_tobruk_pass() -> Result<(), Violation> {
    let met = games("race-for-tobruk", if is_long() { 12 } else { 2 }, 2_000)?;
    let sum = |of: fn(&Met) -> usize| met.iter().map(of).sum::<usize>();
    assert!(met.iter().all(|met| met.orders < 2_000 && met.link.is_some() && met.save > 0), "{met:?}");
    assert!(sum(|met| met.undone) > 400 && sum(|met| met.accepted) > 5, "{met:?}");
    assert!(sum(|met| met.barred[0]) > 20 && sum(|met| met.barred[2]) > 20, "{met:?}");
    Ok(())
}

#[test]
fn campaigns_pass() -> Result<(), Violation> {
    let (count, most_orders) = if is_long() { (6, 20_000) } else { (1, 400) };
    let met = games("campaign", count, most_orders)?;
    assert!(met.iter().all(|met| met.undone > 100), "{met:?}");
    Ok(())
}

/// Gives standing orders at random, and what follows from them.
#[derive(Clone, Copy, Debug)]
struct StandingSampler;

/// Times in a hundred that the player who decides gives other standing orders.
const STANDING: u32 = 4;

fn standing_orders(state: &State, side: Side, draw: &mut Draw) -> Standing {
    let own = UnitId::all().filter(|id| id.counter().is_combat() && state.owner(*id) == side);
    let (mut deplete, mut retreat) = (Vec::new(), Vec::new());
    for unit in own {
        match draw.below(6) {
            0 => deplete.push(unit),
            1 => retreat.push(unit),
            _ => {}
        }
    }
    deplete.truncate(MOST_STANDING);
    retreat.truncate(MOST_STANDING);
    let [no_reaction, no_support, rest] = [(); 3].map(|()| draw.chance(50));
    Standing { no_reaction, no_support, rest, deplete, retreat }
}

impl Sampler<DesertFox> for StandingSampler {
    fn sides(&self) -> Vec<Side> {
        DesertFoxSampler.sides()
    }

    fn is_over(&self, state: &State) -> bool {
        DesertFoxSampler.is_over(state)
    }

    fn legal_order(&mut self, rules: &mut DesertFox, state: &State, draw: &mut Draw) -> Option<Order> {
        if let Some(order) = rules.implied_order(state) {
            return Some(order);
        }
        let side = rules.to_act(state);
        let standing = standing_orders(state, side, draw);
        if draw.chance(STANDING) && state.standing[side.index()] != standing {
            return Some(Order::Standing(standing));
        }
        DesertFoxSampler.legal_order(rules, state, draw)
    }

    fn stray_order(&mut self, rules: &mut DesertFox, state: &State, draw: &mut Draw) -> Order {
        DesertFoxSampler.stray_order(rules, state, draw)
    }

    fn listed(&mut self, rules: &mut DesertFox, state: &State, order: &Order) -> Listed {
        DesertFoxSampler.listed(rules, state, order)
    }

    fn advice(&mut self, rules: &mut DesertFox, state: &State) -> Option<Order> {
        DesertFoxSampler.advice(rules, state)
    }

    fn complete(&self, read: &mut Options, played: &Options) {
        DesertFoxSampler.complete(read, played);
    }
}

#[test]
fn games_with_standing_orders_pass() -> Result<(), Violation> {
    for number in 0..if is_long() { 12 } else { 2 } {
        let dice = if number % 2 == 0 { DiceMode::Seeded(Seed([number as u8; 16])) } else { DiceMode::Entered };
        let options = Options::of("race-for-tobruk");
        let met = Suite::<DesertFox, _>::run(options, dice, StandingSampler, number, 1_000)?;
        assert!(met.orders > 100 && met.undone > 50 && met.barred[2] > 20, "{met:?}");
    }
    Ok(())
}
