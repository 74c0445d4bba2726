//! The list of moves held against a naive reading: a hex is listed if, and only if, some path to it is accepted.

use std::collections::BTreeMap;

use desert_fox::game::legal::legal;
use desert_fox::random::Draw;
use desert_fox::random::games::{Player, Players, begin, play};
use desert_fox::random::invariants::Violation;
use desert_fox::record::{DesertFox, Game};
use desert_fox::state::Phase;
use desert_fox::state::counters::UnitId;
use desert_fox::state::order::Order;
use desert_fox::state::path::Path;
use hexgrid::{Direction, Hex};

/// Steps of the longest path that is tried.
const FARTHEST: usize = 3;

/// Every hex up to a few steps away to which some path is accepted.
fn accepted(game: &mut Game, unit: UnitId) -> Vec<Hex> {
    let start = game.state().unit(unit).hex().unwrap();
    let mut choices = vec![Path::default()];
    let mut found = Vec::new();
    for _ in 0..FARTHEST {
        let mut longer = Vec::new();
        for way in &choices {
            for direction in Direction::ALL {
                let path = Path(way.0.iter().copied().chain([direction]).collect());
                let Some(hexes) = path.hexes(start) else { continue };
                let end = *hexes.last().unwrap();
                if game.check(&Order::Move { units: vec![unit], path: path.clone() }).is_ok() {
                    longer.push(path);
                    found.extend(Some(end).filter(|end| *end != start));
                }
            }
        }
        choices = longer;
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The hexes listed for a unit.
fn listed(game: &mut Game, unit: UnitId) -> Vec<Hex> {
    let (DesertFox { config, cache }, state) = game.parts();
    let legal = legal(config, cache, state);
    let option = legal.moves.iter().find(|option| option.unit == unit);
    let mut hexes: Vec<Hex> = option.into_iter().flat_map(|option| option.hexes.iter().map(|(hex, _)| *hex)).collect();
    hexes.sort_unstable();
    hexes
}

#[test]
fn a_hex_near_by_is_listed_for_a_move_if_and_only_if_a_path_to_it_is_accepted() {
    let (mut units, mut hexes, mut kinds) = (0, 0, BTreeMap::new());
    for number in 0..6 {
        let mut game = begin("race-for-tobruk", number).unwrap();
        let mut players = Players::new(&mut game, [Player::Random; 2], number);
        let mut draw = Draw::new(number);
        let played = play(&mut game, &mut players, |game, _| {
            if !game.state().phase.is_movement() || !draw.chance(8) {
                return Ok(());
            }
            let own: Vec<UnitId> = game.state().of_side(game.to_act()).map(|(id, _)| id).collect();
            let unit = draw.pick(&own);
            let (near, all) = (accepted(game, unit), listed(game, unit));
            if let Some(hex) = near.iter().find(|hex| !all.contains(hex)) {
                return Err(Violation(format!("{unit} can move to {} unlisted", hex.index())));
            }
            let (DesertFox { cache, .. }, state) = game.parts();
            let grid = &cache.forces.board.grid;
            let start = state.unit(unit).hex().unwrap();
            let mode = desert_fox::procedure::moves::mode(state.phase).unwrap();
            for hex in all.into_iter().filter(|hex| grid.distance(start, *hex) == 1).collect::<Vec<_>>() {
                let path = game.parts().0.cache.path(unit, mode, hex).unwrap();
                if path.len() <= FARTHEST + 1 && !near.contains(&hex) {
                    return Err(Violation(format!("{unit} cannot move to {} though it is listed", hex.index())));
                }
            }
            units += 1;
            hexes += near.len();
            *kinds.entry(unit.counter().motorized).or_insert(0) += 1;
            Ok(())
        });
        played.unwrap_or_else(|stopped| panic!("game {number}: {stopped}"));
        assert_eq!(game.state().phase, Phase::Over);
    }
    assert!(units > 100 && hexes > 500 && kinds.values().all(|&count| count > 10), "{units} {hexes} {kinds:?}");
}
