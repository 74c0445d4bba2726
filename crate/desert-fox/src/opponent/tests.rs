use std::sync::Arc;

use referee::{Link32, Random, Seed};

use super::distances::Landmark;
use super::evaluation::{Knowledge, evaluation, most};
use super::supply_units::Chain;
use super::worth::Worth;
use super::{Opponent, order, weakest};
use crate::game::carry_out::carry_out;
use crate::game::legal::Legal;
use crate::game::setup::start;
use crate::model::units::Side;
use crate::random::{Draw, player};
use crate::rules::combat::terms::Support;
use crate::state::counters::{UnitId, counters};
use crate::state::event::Log;
use crate::state::order::Order;
use crate::state::path::Spot;
use crate::state::{Phase, Place, State};
use crate::turn::cache::Cache;
use crate::turn::config::{GameConfig, Options};
use crate::turn::to_act::to_act;

/// Plays a race; the players named play at random.
fn race(seed: u8, at_random: &[Side]) -> (State, Vec<Order>) {
    let config = GameConfig::new(&Options::of("race-for-tobruk")).unwrap();
    let mut cache = Cache::new(&config);
    let mut state = start(&config, &mut cache, &mut Log::muted());
    let mut opponent = Opponent::new(&config, &cache);
    let mut draw = Draw::new(u64::from(seed));
    let mut orders = Vec::new();
    while state.phase != Phase::Over {
        let by = to_act(&state);
        let order = if at_random.contains(&by) {
            player::order(&config, &mut cache, &state, &mut draw)
        } else {
            opponent.order(&config, &mut cache, &state, &mut draw)
        };
        let order = order.unwrap();
        let mut link = [seed; 32];
        link[..8].copy_from_slice(&orders.len().to_le_bytes());
        let dice = Random::seeded("opponent", Seed([seed; 16]), Link32(link), &[]);
        state = carry_out(&config, &mut cache, &state, by, &order, dice, &mut Log::muted()).unwrap().state;
        orders.push(order);
        assert!(orders.len() < 5_000, "the game does not end");
    }
    (state, orders)
}

#[test]
fn the_opponent_plays_a_race_against_itself_to_a_result_without_a_refusal() {
    for seed in 0..4 {
        let (state, orders) = race(seed, &[]);
        assert!(state.outcome.is_some());
        assert!(orders.iter().any(|order| matches!(order, Order::Attack { .. })), "nobody attacks in game {seed}");
    }
}

#[test]
fn the_opponent_plays_either_side_against_random_play() {
    for (seed, side) in [(1, Side::Axis), (2, Side::Commonwealth)] {
        assert!(race(seed, &[side]).0.outcome.is_some());
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    assert_eq!(race(7, &[]).1, race(7, &[]).1);
}

#[test]
fn an_order_asked_for_once_is_legal() {
    let config = GameConfig::new(&Options::of("campaign")).unwrap();
    let mut cache = Cache::new(&config);
    let mut state = start(&config, &mut cache, &mut Log::muted());
    let mut draw = Draw::new(3);
    for count in 0..150_u8 {
        let order = order(&config, &mut cache, &state, &mut draw).unwrap();
        let dice = Random::seeded("opponent", Seed([3; 16]), Link32([count; 32]), &[]);
        let by = to_act(&state);
        state = carry_out(&config, &mut cache, &state, by, &order, dice, &mut Log::muted()).unwrap().state;
    }
}

#[test]
fn the_chain_of_supply_units_is_the_same_by_paths_found_before() {
    let config = GameConfig::new(&Options::of("campaign")).unwrap();
    let mut cache = Cache::new(&config);
    let mut state = start(&config, &mut cache, &mut Log::muted());
    let mut opponent = Opponent::new(&config, &cache);
    let mut draw = Draw::new(5);
    let (mut known, mut held, mut found) = (None, 0, 0);
    for count in 0..250_u8 {
        let (_, head) = state.of_side(Side::Axis).find(|(id, _)| id.counter().is_combat()).unwrap();
        cache.sync(&state);
        let before = known.clone();
        let chain = Chain::by(&mut known, &mut cache, &state, Side::Axis, head);
        assert_eq!(chain.duties, Chain::to(&mut cache, &state, Side::Axis, head).duties);
        let holds = before.is_some_and(|before| known.as_ref().is_some_and(|known| Arc::ptr_eq(&before, known)));
        *(if holds { &mut held } else { &mut found }) += 1;
        let order = opponent.order(&config, &mut cache, &state, &mut draw).unwrap();
        let dice = Random::seeded("opponent", Seed([5; 16]), Link32([count; 32]), &[]);
        let by = to_act(&state);
        state = carry_out(&config, &mut cache, &state, by, &order, dice, &mut Log::muted()).unwrap().state;
    }
    assert!(held > 20 && found > 20, "{held} times the paths held, {found} times they were found");
}

#[test]
fn the_landmarks_lie_from_west_to_east() {
    let config = GameConfig::new(&Options::of("campaign")).unwrap();
    let opponent = Opponent::new(&config, &Cache::new(&config));
    let distances = opponent.distances();
    let east = Landmark::ALL.map(|landmark| distances.east(distances.hex(landmark)));
    assert!(east.is_sorted() && east[0] == 0, "{east:?}");
}

/// What an attack of some Germans at El Adem on an Australian brigade next to them is worth.
fn worth_of(attackers: &[&str]) -> i32 {
    let config = GameConfig::new(&Options::of("campaign")).unwrap();
    let mut cache = Cache::new(&config);
    let mut state = State::blank();
    let hex = |number: &str| Spot::find(number).unwrap().0;
    let units: Vec<UnitId> = attackers.iter().map(|name| UnitId::find(name).unwrap()).collect();
    for &unit in &units {
        state.put(unit, Place::Map(hex("L1926")));
    }
    state.put(UnitId::find("20-9-aus").unwrap(), Place::Map(hex("L1927")));
    cache.sync(&state);
    let pieces: Vec<usize> = units.iter().filter_map(|&unit| cache.piece(unit)).collect();
    let (forces, supplies) = cache.with_supplies();
    let worth = &Worth::default();
    let known = Knowledge { supplies, decided: &|_| Some(true), support: [Support::default(); 2], worth };
    let gain = evaluation(forces, known, &pieces, &[hex("L1927")]).unwrap().gain;
    assert!(gain <= most(forces, Side::Axis, &[hex("L1927")], worth), "{gain}");
    gain
}

#[test]
fn a_strong_attack_is_worth_more_than_a_weak_one() {
    assert!(worth_of(&["200-mtrzd"]) < 0);
    assert!(worth_of(&["5-5lt", "200-mtrzd", "104-mech", "8-15-armd"]) > worth_of(&["5-5lt", "200-mtrzd"]));
    assert!(worth_of(&["5-5lt", "200-mtrzd", "104-mech", "8-15-armd", "115-mech"]) > 0);
}

#[test]
fn units_are_weighed_by_the_owners_values_where_there_are_some() {
    let [one, other] = ["brescia", "pavia"].map(|id| UnitId::find(id).unwrap());
    for weaker in [one, other] {
        let mut counters = counters().to_vec();
        counters[weaker.index()].full.strength = 0;
        let orders = [one, other].map(|unit| Order::Eliminate { unit }).to_vec();
        let legal = Legal {
            by: Side::Axis,
            orders,
            moves: Vec::new(),
            attacks: Vec::new(),
            carries: Vec::new(),
            withdrawals: Vec::new(),
            invasions: Vec::new(),
            counters: &counters,
        };
        assert_eq!(weakest(&legal), Some(Order::Eliminate { unit: weaker }));
    }
}

/// What stands where once a player has moved in the last game-turn of Gazala, and nobody else: his units, and who holds the
/// ports.
fn moved(phase: Phase, units: &[(&str, &str)]) -> State {
    let config = GameConfig::new(&Options::of("gazala-battle")).unwrap();
    let mut cache = Cache::new(&config);
    let ports = start(&config, &mut cache, &mut Log::muted()).ports;
    let (turn, first) = (config.scenario.last_turn, Side::Axis);
    let mut state = State { turn, first, phasing: Side::Commonwealth, phase, ports, ..State::blank() };
    for (unit, hex) in units {
        state.put(UnitId::find(unit).unwrap(), Place::Map(Spot::find(hex).unwrap().0));
    }
    let (mut opponent, mut draw) = (Opponent::new(&config, &cache), Draw::new(1));
    while state.phase == phase {
        let order = opponent.order(&config, &mut cache, &state, &mut draw).unwrap();
        let by = to_act(&state);
        state =
            carry_out(&config, &mut cache, &state, by, &order, Random::given(&[]), &mut Log::muted()).unwrap().state;
    }
    state
}

fn port(state: &State, hex: &str) -> Option<Side> {
    crate::procedure::victory::holder(state, Spot::find(hex).unwrap().0)
}

#[test]
fn each_empty_place_in_reach_is_entered_in_the_last_player_turn() {
    let state = moved(Phase::InitialMovement, &[("kdg", "L2305"), ("11h", "L0703"), ("12-lanc", "L0704")]);
    assert_eq!(port(&state, "L2306"), Some(Side::Commonwealth), "Benghazi");
    assert_eq!(port(&state, "L0701"), Some(Side::Commonwealth), "El Agheila");
}

#[test]
fn the_last_unit_stays_in_a_place_that_counts_while_it_is_there() {
    let state = moved(Phase::MotorizedMovement, &[("22-2-armd", "L0701"), ("4-7-armd", "L0701"), ("3-recon", "L0720")]);
    assert_eq!(port(&state, "L0701"), Some(Side::Commonwealth));
}
