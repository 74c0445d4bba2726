//! How far a unit goes: its speed, the road bonus of its path, and what lies beyond them.

use hexgrid::{Direction, Hex};

use crate::data::board::Board;
use crate::data::edition::Edition;
use crate::model::map::RoadClass;

/// The worst class of road on a path that follows joined roads throughout; none for any other path.
///
/// Cases: 2.5 · Rulings: I007, I009, D011
pub fn road_class(board: &Board, start: Hex, path: &[Direction]) -> Option<RoadClass> {
    let (mut worst, mut at) = (RoadClass::Highway, start);
    for (step, &direction) in path.iter().enumerate() {
        let class = board.edge(at, direction).road?;
        if step > 0 && !board.joins(at, path[step - 1].opposite(), direction) {
            return None;
        }
        worst = worst.min(class);
        at = board.grid.neighbour(at, direction)?;
    }
    (!path.is_empty()).then_some(worst)
}

/// How many hexes a unit of some speed goes in a normal move that follows a path: its speed, and the bonus of the
/// road where the whole path follows one.
///
/// Cases: 2.5 · Rulings: I009, D107
pub fn hexes_allowed(edition: &Edition, speed: u8, start: Hex, path: &[Direction]) -> u8 {
    let bonus = road_class(edition.board, start, path).map_or(0, |class| edition.numbers.road_bonus(class));
    speed + bonus
}

/// How many hexes of a path lie beyond a normal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Excess(pub u8);

/// How many hexes of a path lie beyond the longest normal move that begins it. Only the normal move must follow the
/// road.
///
/// Cases: 2.5, 2.6, 2.7 · Rulings: D018, D019
pub fn excess(edition: &Edition, speed: u8, start: Hex, path: &[Direction]) -> Excess {
    let normal = |length: &usize| *length <= usize::from(hexes_allowed(edition, speed, start, &path[..*length]));
    let longest = (0..=path.len()).rev().find(normal).unwrap_or(0);
    Excess((path.len() - longest) as u8)
}
