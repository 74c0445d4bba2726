//! What units reach in a game, found the short way, against the plain search.

use desert_fox::game::carry_out::carry_out;
use desert_fox::game::legal::legal;
use desert_fox::game::setup::start;
use desert_fox::model::acts::MoveMode;
use desert_fox::procedure::moves::{mode, steps};
use desert_fox::random::{Draw, player};
use desert_fox::rules::movement::march::{March, forced_mode};
use desert_fox::rules::movement::movement_ground::LAYERS;
use desert_fox::state::event::Log;
use desert_fox::state::path::Path;
use desert_fox::state::{Phase, State};
use desert_fox::turn::cache::Cache;
use desert_fox::turn::config::{GameConfig, Options};
use desert_fox::turn::to_act::to_act;
use hexgrid::{Hex, Reach};
use referee::{Link32, Random, Seed};

/// The reach of every mover of a state by one plain search each; how many there were.
fn compare(config: &GameConfig, cache: &mut Cache, state: &State) -> usize {
    let listed: Vec<_> = legal(config, cache, state).moves.iter().map(|option| (option.unit, option.mode)).collect();
    let mut search = Reach::new(&config.board.grid, LAYERS);
    for &(unit, mode) in listed.iter().filter(|(_, mode)| *mode != MoveMode::Reaction) {
        let piece = cache.piece(unit).unwrap();
        let forced = forced_mode(mode).filter(|_| state.unit(unit).spent == 0);
        for (part, mode) in [Some(mode), forced].into_iter().enumerate() {
            let Some(march) = mode.and_then(|mode| March::of(&cache.forces, &[piece], mode).ok()) else { continue };
            let start = cache.forces.pieces[piece].hex;
            search.run(&config.board.grid, start, 0, march.left(), &cache.movement_ground(&[piece]));
            let cost = |&hex: &Hex| (search.cost(hex).unwrap(), hex);
            let mut plain: Vec<(u16, Hex)> = search.reached()[1..].iter().map(cost).collect();
            let [near, far] = cache.reach(unit);
            let all = near.iter().chain(far.iter().take(part * far.len()));
            let mut found: Vec<(u16, Hex)> = all.map(|&(hex, cost)| (cost, hex)).collect();
            assert!(found.is_sorted_by_key(|(cost, _)| *cost));
            plain.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, plain, "{unit} {mode:?} turn {} {:?}", state.turn, state.phase);
        }
    }
    listed.len()
}

/// The steps of the ways to the farthest hexes come to the cost that is listed; how many steps there were.
fn check_steps(config: &GameConfig, cache: &mut Cache, state: &State) -> usize {
    let listed: Vec<_> = legal(config, cache, state).moves.iter().map(|option| (option.unit, option.mode)).collect();
    let mut step_count = 0;
    for (unit, usual) in listed {
        let [near, far] = cache.reach(unit).map(|hexes| hexes.last().copied());
        for (mode, farthest) in [(Some(usual), near), (forced_mode(usual), far)] {
            let (Some(mode), Some((hex, cost))) = (mode, farthest) else { continue };
            let path = Path::through(&cache.path(unit, mode, hex).unwrap()).unwrap();
            let steps = steps(cache, &[cache.piece(unit).unwrap()], mode, &path).unwrap();
            assert_eq!(steps.len(), path.0.len());
            let sum: u16 = steps.iter().map(|step| step.cost.halves()).sum();
            assert_eq!(sum, cost, "{unit} {mode:?}");
            assert!(steps.iter().all(|step| step.notes.iter().all(|note| !note.cases.is_empty())));
            step_count += steps.len();
        }
    }
    step_count
}

#[test]
fn the_steps_of_a_way_come_to_its_cost_and_name_their_cases() {
    let config = GameConfig::new(&Options::of("campaign")).unwrap();
    let mut cache = Cache::new(&config);
    let mut state = start(&config, &mut cache, &mut Log::muted());
    let mut draw = Draw::new(9);
    let mut step_count = 0;
    for orders in 0..400_u32 {
        let order = player::order(&config, &mut cache, &state, &mut draw).unwrap();
        let bytes = orders.to_le_bytes();
        let dice = Random::seeded("steps", Seed([3; 16]), Link32([0; 32]), &bytes);
        state = carry_out(&config, &mut cache, &state, to_act(&state), &order, dice, &mut Log::muted()).unwrap().state;
        if orders.is_multiple_of(20) && mode(state.phase).is_some() {
            cache.sync(&state);
            step_count += check_steps(&config, &mut cache, &state);
        }
    }
    assert!(step_count > 500, "{step_count}");
}

#[test]
fn the_reach_of_a_game_is_that_of_the_plain_search() {
    let config = GameConfig::new(&Options::of("campaign")).unwrap();
    let mut cache = Cache::new(&config);
    let mut compared = 0;
    for seed in 0..3 {
        let mut state = start(&config, &mut cache, &mut Log::muted());
        let mut draw = Draw::new(seed);
        let mut orders = 0_u32;
        while state.phase != Phase::Over {
            let order = player::order(&config, &mut cache, &state, &mut draw).unwrap();
            let bytes = orders.to_le_bytes();
            let dice = Random::seeded("reach", Seed([seed as u8; 16]), Link32([0; 32]), &bytes);
            state =
                carry_out(&config, &mut cache, &state, to_act(&state), &order, dice, &mut Log::muted()).unwrap().state;
            orders += 1;
            if orders.is_multiple_of(40) && state.phase.is_movement() {
                compared += compare(&config, &mut cache, &state);
            }
        }
    }
    assert!(compared > 500, "{compared}");
}
