//! Orders that may be legal or not, and whether the legal list covers them.

use hexgrid::{Direction, Hex};
use referee::Draw;

use crate::data::board::Board;
use crate::data::edition::Edition;
use crate::game::legal::legal;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitClass, UnitId};
use crate::random::standing::standing;
use crate::state::State;
use crate::state::buildup::BuildupOrder;
use crate::state::cards::Hand;
use crate::state::order::Order;
use crate::state::set_up::SetUpOrder;

/// A random order, drawn near what is on the map so that some are legal.
pub fn stray(state: &State, draw: &mut Draw) -> Order {
    let on_map: Vec<(UnitId, Hex)> = state.position.on_map().collect();
    let hexes: Vec<Hex> = Board::shipped().hexes().collect();
    let (unit, hex) = if on_map.is_empty() || draw.chance(20) {
        (UnitId(draw.below(UnitId::COUNT as u32) as u8), draw.pick(&hexes))
    } else {
        draw.pick(&on_map)
    };
    let mut path = || (0..=draw.below(3)).map(|_| draw.pick(&Direction::ALL)).collect::<Vec<_>>();
    let (path, rommel) = (path(), draw.chance(30));
    let cards = Hand { real: draw.below(4) as u8, dummies: draw.below(3) as u8 };
    match draw.below(25) {
        0 => Order::Choose { option: draw.pick(&TurnOption::ALL) },
        1 => Order::GroupMove { hex, rommel },
        2 => Order::RegroupMove { command: hex, destination: draw.pick(&hexes), rommel },
        3 => Order::Withdrawal { hex, rommel },
        4 => Order::Move { unit, path },
        5 => Order::ForceMarch { unit, step: path[0] },
        6 => Order::RollMarch { unit },
        7 => Order::Refuse { hex },
        8 => Order::Rout { hex },
        9 => Order::Engage { engage: rommel },
        10 => Order::Fight { hex },
        11 => Order::Fire { unit, target: draw.pick(&UnitClass::ALL) },
        12 => Order::Hit { unit },
        13 => Order::Done,
        14 => Order::OpeningHand { keep: rommel },
        15 => Order::Bid { cards },
        16 => Order::PlayCards { cards },
        17 => Order::SetUp(SetUpOrder::Place { unit, hex: draw.pick(&hexes) }),
        18 => Order::SetUp(SetUpOrder::Done),
        19 => Order::Buildup(BuildupOrder::Step { unit }),
        20 => Order::Buildup(BuildupOrder::Road { unit, path }),
        21 => Order::Buildup(BuildupOrder::LayMines { hex }),
        22 => Order::Buildup(BuildupOrder::Refit { unit }),
        23 => Order::Standing(standing(draw.pick(&Side::BOTH), draw)),
        _ => Order::Name { units: vec![unit] },
    }
}

/// The hex in which a path of a unit ends.
fn end(state: &State, unit: UnitId, path: &[Direction]) -> Option<Hex> {
    let start = state.position.hex(unit)?;
    Board::shipped().grid.path_end(start, path)
}

/// Whether the legal list covers an order: it is listed, or a listed one leads the same unit to the same hex, or it is of
/// the kinds that the list leaves out.
pub fn is_listed(edition: Edition, state: &State, order: &Order) -> bool {
    let listed = legal(edition, state);
    if listed.contains(order) {
        return true;
    }
    let same_end = |unit: UnitId, path: &[Direction]| {
        listed.iter().any(|other| match other {
            Order::Move { unit: by, path: way } | Order::Buildup(BuildupOrder::Road { unit: by, path: way }) => {
                *by == unit && end(state, unit, way) == end(state, unit, path)
            }
            _ => false,
        })
    };
    match order {
        Order::Name { .. } | Order::Standing(_) | Order::SetUp(SetUpOrder::Place { .. }) => true,
        Order::Move { unit, path } | Order::Buildup(BuildupOrder::Road { unit, path }) => same_end(*unit, path),
        _ => false,
    }
}
