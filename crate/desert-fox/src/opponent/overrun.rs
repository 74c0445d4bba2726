//! Which overruns are worth their cost: who overruns is disrupted, and may owe an attack from the hex that is taken.

use hexgrid::Hex;

use crate::game::legal::{can_overrun, first_overrun, overruns};
use crate::model::units::{Side, Terrain};
use crate::opponent::style::Style;
use crate::position::forces::Piece;
use crate::state::counters::UnitId;
use crate::state::order::Order;
use crate::state::path::Spot;
use crate::state::{Phase, State, flag};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;

/// An overrun that does not lead into an attack that cannot be won; victors leave a unit in the hex that they took.
pub fn order(config: &GameConfig, cache: &mut Cache, state: &State, style: &Style) -> Option<Order> {
    let first = first_overrun(config, cache, state)?;
    if !style.leaves {
        return Some(first);
    }
    let listed = overruns(config, cache, state);
    let overrun = listed.into_iter().find_map(|order| match order {
        Order::Overrun { units, hex } if !is_rash(cache, state, &units, hex.0) => Some((units, hex.0)),
        _ => None,
    });
    let (units, hex) = overrun?;
    let units = without_rear_guard(config, cache, state, units, hex);
    Some(Order::Overrun { units, hex: Spot(hex) })
}

/// Whether the units, disrupted, would stand in the zone of enemies whom they could not attack at even odds.
fn is_rash(cache: &mut Cache, state: &State, units: &[UnitId], hex: Hex) -> bool {
    let side = state.phasing;
    // Who is disrupted and out of supply hardly fights.
    let share = if cache.supplies(side).combat(hex) == 0 { 8 } else { 2 };
    let cache = &*cache;
    let coming_pieces: Vec<usize> = units.iter().filter_map(|&unit| cache.piece(unit)).collect();
    let coming: i32 = units.iter().map(|&unit| strength(cache, unit)).sum();
    let grid = &cache.forces.board.grid;
    let mut pressing = grid.neighbours(hex).map(|(_, next)| next).filter(|next| *next != hex);
    pressing.any(|next| {
        let there = || of_side(cache, side.enemy(), next);
        if !there().any(|piece| piece.zone) {
            return false;
        }
        let holds = weight(cache, next) * there().map(|piece| i32::from(piece.face.strength)).sum::<i32>();
        let stays = |at: &usize| !coming_pieces.contains(at);
        let others = grid.neighbours(next).flat_map(|(_, from)| cache.forces.in_hex(from)).filter(stays);
        let pieces = others.map(|at| &cache.forces.pieces[at]).filter(|piece| piece.side == side && piece.is_combat());
        let beside: i32 = pieces.map(|piece| i32::from(piece.face.strength)).sum();
        coming / share + beside < holds
    })
}

fn of_side(cache: &Cache, side: Side, hex: Hex) -> impl Iterator<Item = &Piece> {
    let pieces = &cache.forces.pieces;
    cache.forces.in_hex(hex).map(|at| &pieces[at]).filter(move |piece| piece.side == side && piece.is_combat())
}

/// The odds at which an attack on a hex begins to lie on the table.
fn weight(cache: &Cache, hex: Hex) -> i32 {
    match cache.forces.board.terrain(hex) {
        Terrain::City => 3,
        _ if cache.forces.fort(hex) > 0 => 3,
        _ => 1,
    }
}

fn strength(cache: &Cache, unit: UnitId) -> i32 {
    cache.piece(unit).map_or(0, |at| i32::from(cache.forces.pieces[at].face.strength))
}

/// The units less the weakest that is not needed, where all of a hex that has been fought for would leave it.
fn without_rear_guard(
    config: &GameConfig,
    cache: &mut Cache,
    state: &State,
    units: Vec<UnitId>,
    hex: Hex,
) -> Vec<UnitId> {
    let fought = state.phase == Phase::MotorizedMovement && units.iter().any(|&unit| state.unit(unit).is(flag::FOUGHT));
    let Some(from) = units.first().and_then(|&unit| state.unit(unit).hex()).filter(|_| fought && units.len() > 1)
    else {
        return units;
    };
    if of_side(cache, state.phasing, from).count() > units.len() {
        return units;
    }
    let mut order = units.clone();
    order.sort_by_key(|&unit| (strength(cache, unit) == 0, strength(cache, unit)));
    for stays in order {
        let rest: Vec<UnitId> = units.iter().copied().filter(|unit| *unit != stays).collect();
        if can_overrun(config, cache, state, &rest, hex) {
            return rest;
        }
    }
    units
}
