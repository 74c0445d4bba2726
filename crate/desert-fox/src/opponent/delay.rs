//! Delaying the enemy: a player who holds what he has posts detachments on the roads before him (17).

use hexgrid::{Direction, Hex};

use crate::model::acts::MoveMode;
use crate::model::units::{UnitKind, Way};
use crate::opponent::goals::Stance;
use crate::opponent::situation::Situation;
use crate::opponent::situation::full_strength;
use crate::position::hex_flags::hex_flag;
use crate::state::counters::UnitId;
use crate::state::order::Order;
use crate::state::path::Path;
use crate::state::{State, flag};
use crate::turn::cache::Cache;

/// Hexes from the enemy within which a unit gives off a detachment; nearer ones need all their strength.
const NEAR: std::ops::RangeInclusive<u16> = 3..=10;

/// Sends a detachment onto a road towards the enemy, or forms one of the weakest unit near him, one in a player-turn.
pub fn order(
    cache: &mut Cache,
    state: &State,
    listed: &[Order],
    situation: &Situation,
    stance: Stance,
    mode: MoveMode,
) -> Option<Order> {
    let away = |cache: &Cache, hex: Hex| {
        situation.stacks.iter().map(|stack| cache.forces.board.grid.distance(stack.hex, hex)).min().unwrap_or(u16::MAX)
    };
    let own: Vec<(UnitId, Hex)> = state.of_side(situation.side).collect();
    let idle = |id: UnitId| id.counter().kind == UnitKind::Detachment && !state.unit(id).is(flag::MOVED | flag::HALTED);
    for (id, hex) in own.into_iter().filter(|(id, _)| idle(*id)) {
        if cache.find_reach(id, mode) != Ok(true) {
            continue;
        }
        let fits = |to: Hex| is_on_road(cache, to) && !cache.seen_by(situation.side).has(to, hex_flag::OWN);
        let ends =
            cache.reach(id)[0].iter().map(|(to, _)| *to).filter(|&to| fits(to) && away(cache, to) < away(cache, hex));
        let best = ends.min_by_key(|&to| (away(cache, to), to.index()));
        if let Some(path) = best.and_then(|to| cache.path(id, mode, to)).and_then(|path| Path::through(&path)) {
            return Some(Order::Move { units: vec![id], path });
        }
    }
    if stance == Stance::Attack || !state.parents.is_empty() {
        return None;
    }
    let parent = |order: &&Order| match order {
        Order::Detach { unit } => {
            let near = state.unit(*unit).hex().is_some_and(|hex| NEAR.contains(&away(cache, hex)));
            near.then_some((full_strength(&cache.counters, *unit), *unit))
        }
        _ => None,
    };
    listed.iter().filter(|order| parent(order).is_some()).min_by_key(parent).cloned()
}

fn is_on_road(cache: &Cache, hex: Hex) -> bool {
    Direction::ALL.into_iter().any(|direction| cache.forces.board.way(hex, direction) == Way::Road)
}
