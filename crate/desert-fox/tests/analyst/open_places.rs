//! Places that count for victory, stood empty in reach and were left.

use std::cmp::Reverse;

use desert_fox::analyst::missed::missed;
use desert_fox::analyst::views::{MissedFact, MissedKind};
use desert_fox::game::legal::legal;
use desert_fox::procedure::victory::{Tally, holder};
use desert_fox::random::games::{Players, begin};
use desert_fox::record::DesertFox;
use desert_fox::state::counters::UnitId;
use desert_fox::state::order::Order;
use desert_fox::state::path::{Path, Spot};
use desert_fox::state::{Phase, Segment, State};
use hexgrid::Hex;

use super::SCRIPTED;

#[test]
fn a_place_that_stood_empty_in_reach_is_missed_though_its_conqueror_went_elsewhere() {
    let mut found = 0;
    for (scenario, seed) in (0..6).flat_map(|seed| [("gazala-battle", seed), ("operation-crusader", seed)]) {
        let mut game = begin(scenario, seed).unwrap();
        let mut players = Players::new(&mut game, SCRIPTED, seed);
        while game.state().phase != Phase::Over {
            let (rules, state) = game.parts();
            let (side, turn) = (state.phasing, state.turn);
            let begins = state.phase == Phase::InitialMovement && state.segment == Segment::Main;
            let Some((place, unit, away)) = begins.then(|| elsewhere(rules, state)).flatten() else {
                let order = players.order(&mut game).unwrap();
                game.give(order, &[]).unwrap();
                continue;
            };
            game.give(away, &[]).unwrap();
            let under_way = |state: &State| (state.phasing, state.turn) == (side, turn) && state.phase != Phase::Over;
            while under_way(game.state()) {
                let ends = game.state().phase.is_movement() && game.check(&Order::Done).is_ok();
                let order = if ends { Order::Done } else { players.order(&mut game).unwrap() };
                game.give(order, &[]).unwrap();
            }
            if holder(game.state(), place) == Some(side) {
                continue;
            }
            let now = game.len();
            let view = missed(&mut game, now).unwrap();
            let places: Vec<&MissedFact> =
                view.facts.iter().take_while(|fact| fact.kind == MissedKind::Place).collect();
            let fact = places.iter().find(|fact| fact.hex == Some(Spot(place).to_string())).unwrap();
            assert!(fact.units.contains(&unit.to_string()) && fact.number > Some(0), "{fact:?}");
            assert!(places.is_sorted_by_key(|fact| Reverse(fact.number)), "{places:?}");
            found += 1;
        }
    }
    assert!(found > 0);
}

/// An empty place of the enemy that counts for victory, a combat unit that could enter it, and the move of this unit to the hex
/// farthest from there.
fn elsewhere(rules: &mut DesertFox, state: &State) -> Option<(Hex, UnitId, Order)> {
    let DesertFox { config, cache } = rules;
    let places = Tally::of(config, state).places.into_iter();
    let enemy = Some(state.phasing.enemy());
    let open = places.filter(|held| held.holder == enemy && state.in_hex(held.hex).next().is_none());
    let open: Vec<Hex> = open.map(|held| held.hex).collect();
    let moves = legal(config, cache, state).moves;
    let enters = |place: &Hex| {
        let mut able = moves.iter().filter(|option| option.unit.counter().is_combat());
        able.find(|option| option.hexes.iter().any(|(hex, _)| hex == place)).map(|option| (*place, option))
    };
    let (place, option) = open.iter().find_map(enters)?;
    let &(to, _) = option.hexes.iter().max_by_key(|(hex, _)| config.board.grid.distance(*hex, place))?;
    let (unit, mode) = (option.unit, option.mode);
    let path = Path::through(&cache.path(unit, mode, to)?)?;
    Some((place, unit, Order::Move { units: vec![unit], path }))
}
