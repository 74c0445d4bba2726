use std::sync::Arc;

use hexgrid::Hex;
use referee::search::Searchable;
use referee::{Link32, Random, Seed};

use super::distances::{Distances, Landmark};
use super::evaluation::{Knowledge, evaluation, most};
use super::goals::Aim;
use super::plan::MovementPlan;
use super::style::{Temper, styles};
use super::supply_units::Chain;
use super::worth::Worth;
use super::{Opponent, order, weakest};
use crate::game::carry_out::carry_out;
use crate::game::legal::Legal;
use crate::game::setup::start;
use crate::model::acts::MoveMode;
use crate::model::units::Side;
use crate::random::{Draw, player};
use crate::record::DesertFox;
use crate::rules::combat::terms::Support;
use crate::state::counters::{UnitId, counters};
use crate::state::event::Log;
use crate::state::order::Order;
use crate::state::path::Spot;
use crate::state::{Phase, Place, State, flag};
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

fn hex(number: &str) -> Hex {
    Spot::find(number).unwrap().0
}

/// What an attack of some Germans at El Adem on an Australian brigade next to them is worth.
fn worth_of(attackers: &[&str]) -> i32 {
    let config = GameConfig::new(&Options::of("campaign")).unwrap();
    let mut cache = Cache::new(&config);
    let mut state = State::blank();
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

/// The last game-turn of Gazala in a movement phase of the Commonwealth, with some units and no others.
fn standing(phase: Phase, units: &[(&str, &str)]) -> (GameConfig, Cache, State) {
    let config = GameConfig::new(&Options::of("gazala-battle")).unwrap();
    let mut cache = Cache::new(&config);
    let ports = start(&config, &mut cache, &mut Log::muted()).ports;
    let (turn, first) = (config.scenario.last_turn, Side::Axis);
    let mut state = State { turn, first, phasing: Side::Commonwealth, phase, ports, ..State::blank() };
    for (unit, hex) in units {
        state.put(UnitId::find(unit).unwrap(), Place::Map(self::hex(hex)));
    }
    cache.sync(&state);
    (config, cache, state)
}

/// What stands where once the Commonwealth has moved.
fn moved(phase: Phase, units: &[(&str, &str)]) -> State {
    let (config, mut cache, mut state) = standing(phase, units);
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

#[test]
fn a_unit_that_has_driven_far_does_not_drive_back_in_the_same_player_turn() {
    let (config, mut cache, state) = standing(Phase::MotorizedMovement, &[("kdg", "L1220"), ("11h", "L1222")]);
    let distances = Distances::of(&config, cache.seen_by(Side::Axis));
    let reckoned = (&distances, styles()[0]);
    let mut plan = MovementPlan::of(&mut cache, &state, reckoned, Side::Commonwealth, MoveMode::Motorized);
    let (from, beside) = (hex("L1216"), hex("L1223"));
    let at = |unit: &str| plan.situation.own.iter().position(|own| own.id == UnitId::find(unit).unwrap()).unwrap();
    let (far, near) = (at("kdg"), at("11h"));
    assert!(plan.ends[far].contains(from) && plan.ends[near].contains(beside));
    plan.go_on(&[(UnitId::find("kdg").unwrap(), from), (UnitId::find("11h").unwrap(), beside)]);
    assert!(!plan.ends[far].contains(from), "it has driven four hexes");
    assert!(plan.ends[far].contains(hex("L1220")) && plan.ends[far].contains(hex("L1224")));
    assert!(plan.ends[near].contains(beside), "one hex is no drive");
}

#[test]
fn who_holds_the_line_aims_at_his_own_hexes_near_the_enemy() {
    let units = [("kdg", "L1220"), ("11h", "L0205"), ("3-recon", "L1224")];
    let (config, mut cache, state) = standing(Phase::InitialMovement, &units);
    let distances = Distances::of(&config, cache.seen_by(Side::Axis));
    let holds = styles().into_iter().find(|style| style.temper == Temper::Holds).unwrap();
    let plan = MovementPlan::of(&mut cache, &state, (&distances, holds), Side::Commonwealth, MoveMode::Initial);
    let own = plan.situation.own.iter().map(|unit| unit.hex);
    let goals: Vec<(Hex, Aim)> = own.zip(plan.assigned.iter().copied()).collect();
    let line = hex("L1220");
    assert!(goals.contains(&(line, Aim::Hex(line))), "{goals:?}");
    assert!(goals.contains(&(hex("L0205"), Aim::Hex(line))), "who stands far behind joins it: {goals:?}");
}

#[test]
fn a_plan_goes_on_in_the_second_movement_unless_an_attack_has_failed() {
    let units = [("22-2-armd", "L1220"), ("3-recon", "L1221")];
    let (config, cache, mut state) = standing(Phase::MotorizedMovement, &units);
    let rules = DesertFox { config, cache };
    let began = rules.decision(&State { phase: Phase::InitialMovement, ..state.clone() }).unwrap();
    assert!(rules.goes_on(&state, began));
    assert!(!rules.goes_on(&state, began + 1), "another decision came before");
    state.unit_mut(UnitId::find("22-2-armd").unwrap()).flags |= flag::FOUGHT;
    assert!(!rules.goes_on(&state, began), "the enemy stands where he was attacked");
}
