//! The watch sees what is wrong: states and caches with one thing spoilt are told by name.

use desert_fox::model::units::Side;
use desert_fox::position::hex_flags::HexFlags;
use desert_fox::random::Draw;
use desert_fox::random::games::{Player, Players, begin};
use desert_fox::random::invariants::{check, check_cache, check_step};
use desert_fox::record::{DesertFox, Game};
use desert_fox::state::counters::UnitId;
use desert_fox::state::{Combat, Fort, Outcome, Place, State, VictoryLevel, flag};
use desert_fox::turn::cache::Cache;
use desert_fox::turn::config::GameConfig;
use hexgrid::Hex;

/// A race after some random orders.
fn race() -> Game {
    let mut game = begin("race-for-tobruk", 1).unwrap();
    let mut players = Players::new(&mut game, [Player::Random; 2], 1);
    for _ in 0..150 {
        let order = players.order(&mut game).unwrap();
        game.give(order, &[]).unwrap();
    }
    game
}

/// The first combat unit of a side on the map, with its hex.
fn unit(state: &State, side: Side) -> (UnitId, Hex) {
    state.of_side(side).find(|(id, _)| !id.counter().is_supply()).unwrap()
}

fn supply(state: &State) -> UnitId {
    state.on_map().map(|(id, _)| id).find(|id| id.counter().is_supply()).unwrap()
}

fn combat(state: &State) -> Combat {
    let (id, hex) = unit(state, Side::Axis);
    Combat { units: vec![id], hexes: vec![hex], done: false, illegal: false }
}

/// How a state is spoilt.
type SpoilState = fn(&GameConfig, &mut State);
/// How a cache is corrupted.
type SpoilCache = fn(&mut Cache);

#[test]
fn a_spoilt_state_is_told_by_what_is_wrong_with_it() {
    let game = race();
    let config = &game.rules().config;
    check(config, game.state()).unwrap();
    let spoilt: &[(&str, SpoilState)] = &[
        ("among the enemy", |_, state| {
            let place = Place::Map(unit(state, Side::Commonwealth).1);
            let (id, _) = unit(state, Side::Axis);
            state.unit_mut(id).set_place(place);
        }),
        ("in the sea", |config, state| {
            let sea = config.board.grid.hexes().find(|hex| !config.board.is_land(*hex)).unwrap();
            let (id, _) = unit(state, Side::Axis);
            state.unit_mut(id).set_place(Place::Map(sea));
        }),
        ("marked as it cannot be", |_, state| {
            let id = supply(state);
            state.unit_mut(id).flags |= flag::DEPLETED;
        }),
        ("marked as it cannot be", |_, state| {
            let (id, _) = unit(state, Side::Axis);
            state.unit_mut(id).flags |= flag::DUMP;
        }),
        ("in a box of combat units", |_, state| {
            let id = supply(state);
            state.unit_mut(id).set_place(Place::Destroyed);
        }),
        ("off the map", |_, state| {
            let id = UnitId::all().find(|id| state.unit(*id).place() == Place::Aside).unwrap();
            state.unit_mut(id).spent = 1;
        }),
        ("a counter is missing", |_, state| _ = state.units.pop()),
        ("a fort of level 3", |_, state| {
            let (_, hex) = unit(state, Side::Axis);
            state.forts = vec![Fort { hex, level: 3, side: Side::Axis, fresh: false }];
        }),
        ("two forts", |_, state| {
            let (_, hex) = unit(state, Side::Axis);
            state.forts = vec![Fort { hex, level: 1, side: Side::Axis, fresh: false }; 2];
        }),
        ("the enemy holds the fort", |_, state| {
            let (_, hex) = unit(state, Side::Axis);
            state.forts = vec![Fort { hex, level: 1, side: Side::Commonwealth, fresh: false }];
        }),
        ("air points", |_, state| state.air[0].used = state.air[0].points + 1),
        ("on Malta", |_, state| (state.air[0].points, state.air[0].used, state.air[0].malta) = (5, 0, 1)),
        ("attacks twice", |_, state| {
            let first = combat(state);
            state.combats = vec![first.clone(), Combat { hexes: Vec::new(), ..first }];
        }),
        ("a hex is attacked twice", |_, state| {
            let first = combat(state);
            state.combats = vec![first.clone(), Combat { units: Vec::new(), ..first }];
        }),
        ("a result when it is over", |_, state| {
            state.outcome = Some(Outcome { winner: None, level: VictoryLevel::Draw, points: [0, 0] });
        }),
    ];
    for (what, spoil) in spoilt {
        let mut state = game.state().clone();
        spoil(config, &mut state);
        let message = check(config, &state).expect_err(what).to_string();
        assert!(message.contains(what), "{what}: {message}");
    }
}

#[test]
fn a_spoilt_step_is_told() {
    let game = race();
    let (config, before) = (&game.rules().config, game.state());
    check_step(config, before, before).unwrap();
    let mut earlier = before.clone();
    earlier.turn -= 1;
    assert!(check_step(config, before, &earlier).unwrap_err().to_string().contains("backwards"));
    let mut next = before.clone();
    next.turn += 1;
    let (_, hex) = unit(before, Side::Axis);
    for (id, _) in before.of_side(Side::Axis) {
        next.unit_mut(id).set_place(Place::Map(hex));
    }
    assert!(check_step(config, before, &next).unwrap_err().to_string().contains("overstacked"));
}

#[test]
fn a_cache_that_is_out_of_date_is_reported() {
    let mut game = race();
    let unused = Cache::new(&game.rules().config);
    let spoilt: &[(&str, SpoilCache)] = &[
        ("the pieces are out of date", |cache| cache.forces.pieces[0].disrupted ^= true),
        ("zones", |cache| cache.forces.hex_flags = HexFlags::of(&cache.forces.board, &[])),
    ];
    let (DesertFox { config, cache }, state) = game.parts();
    let mut draw = Draw::new(1);
    check_cache(config, cache, &mut unused.clone(), state, &mut draw).unwrap();
    for (what, spoil) in spoilt {
        let mut worn = cache.clone();
        spoil(&mut worn);
        let message =
            check_cache(config, &mut worn, &mut unused.clone(), state, &mut draw).expect_err(what).to_string();
        assert!(message.contains(what), "{what}: {message}");
    }
}
