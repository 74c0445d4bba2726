//! Orders of which the legal list holds the parts.

use hexgrid::{Direction, Hex};
use referee::{Listed, Parts};

use crate::data::edition::Edition;
use crate::game::legal::{legal, without_regroups};
use crate::model::units::UnitId;
use crate::state::State;
use crate::state::buildup::BuildupOrder;
use crate::state::order::Order;
use crate::state::set_up::SetUpOrder;

/// Every kind of orders that is listed by parts. No part leads into a dead end: units that do not move stay, and the move,
/// the phase or the step can be ended.
pub static PARTS: [Parts; 6] = [PATHS, ROUND_TRIPS, ROUTES, NAMES, PLACES, STANDING];

const PATHS: Parts = Parts {
    orders: "`move`",
    hand: "a unit with a listed `move`",
    added: "steps, each into a neighbouring hex",
    given: "the path ends where a listed `move` of the unit ends, into a hex with enemies over the same hexside",
    corner: None,
};
const ROUND_TRIPS: Parts = Parts {
    orders: "`move` that ends where it began",
    hand: "a unit of a group move with a listed `move`",
    added: "steps, each into a neighbouring hex",
    given: "the path ends in the hex of the unit and is no longer than it may go",
    corner: None,
};
const ROUTES: Parts = Parts {
    orders: "`road`",
    hand: "a unit with a listed `road`",
    added: "steps, each into a neighbouring hex",
    given: "the path ends where a listed `road` of the unit ends",
    corner: None,
};
const NAMES: Parts = Parts {
    orders: "`name`",
    hand: "nothing",
    added: "own units on the map, each once",
    given: "at any time that no battle turn or withdrawal is under way",
    corner: None,
};
const PLACES: Parts = Parts {
    orders: "`place` of a unit that stands on the map",
    hand: "a unit of the side that sets up, unless its hex is fixed",
    added: "a hex of its areas without enemies",
    given: "the area takes one more unit, or the unit is in it",
    corner: None,
};
const STANDING: Parts = Parts {
    orders: "`standing`",
    hand: "the standing orders that hold",
    added: "an answer for each kind of decision, or none",
    given: "one of them is new",
    corner: None,
};

/// How the legal list holds an order that is accepted.
pub fn listed(edition: Edition, state: &State, order: &Order) -> Listed {
    let regroups = matches!(order, Order::RegroupMove { .. });
    let all = if regroups { legal(edition, state) } else { without_regroups(edition, state) };
    if all.contains(order) {
        return Listed::Whole;
    }
    let end = |unit: UnitId, path: &[Direction]| end(edition, state, unit, path);
    match order {
        Order::Name { .. } => Listed::ByParts(&NAMES),
        Order::Standing(_) => Listed::ByParts(&STANDING),
        Order::SetUp(SetUpOrder::Place { unit, .. }) => {
            Listed::by_parts_if(&PLACES, state.position.hex(*unit).is_some())
        }
        Order::Buildup(BuildupOrder::Road { unit, path }) => {
            let same = |listed: &Order| match listed {
                Order::Buildup(BuildupOrder::Road { unit: by, path: way }) => {
                    by == unit && end(*unit, way) == end(*unit, path)
                }
                _ => false,
            };
            Listed::by_parts_if(&ROUTES, all.iter().any(same))
        }
        Order::Move { unit, path } => {
            let mut paths = all.iter().filter_map(|listed| match listed {
                Order::Move { unit: by, path } if by == unit => Some(path),
                _ => None,
            });
            let to = end(*unit, path);
            if to == state.position.hex(*unit) {
                return Listed::by_parts_if(&ROUND_TRIPS, state.turn.current.is_some() && paths.next().is_some());
            }
            let enters = to.is_some_and(|hex| state.position.is_in(state.position.side(*unit).enemy(), hex));
            let same = |way: &Vec<Direction>| end(*unit, way) == to && (!enters || way.last() == path.last());
            Listed::by_parts_if(&PATHS, paths.any(same))
        }
        _ => Listed::Not,
    }
}

/// The hex in which a path of a unit ends.
fn end(edition: Edition, state: &State, unit: UnitId, path: &[Direction]) -> Option<Hex> {
    edition.board.grid.path_end(state.position.hex(unit)?, path)
}
