//! The orders of a reaction phase: units get out of the way of a good attack, and dumps do not fall to the enemy.

use hexgrid::Hex;

use crate::game::legal::legal;
use crate::model::acts::MoveMode;
use crate::model::units::{Side, Terrain, UnitKind};
use crate::opponent::plan::MovementPlan;
use crate::opponent::situation::strength;
use crate::opponent::{Opponent, combat, march};
use crate::position::forces::Piece;
use crate::position::hex_flags::hex_flag;
use crate::rules::movement::reaction::{Ends, end_barred};
use crate::state::State;
use crate::state::counters::UnitId;
use crate::state::order::Order;
use crate::state::path::Path;
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use referee::Draw;

impl Opponent {
    /// Units in the way of a good attack go where none reaches them.
    pub(super) fn reaction(
        &self,
        config: &GameConfig,
        cache: &mut Cache,
        state: &State,
        side: Side,
        draw: &mut Draw,
    ) -> Order {
        if let Some(order) = self.style.destroys.then(|| doomed(config, cache, state, side)).flatten() {
            return order;
        }
        let pressed = |at: usize| {
            let piece = &cache.forces.pieces[at];
            piece.is_combat() && is_pressed(cache, side, piece.hex)
        };
        if !cache.forces.of_side(side).any(pressed) {
            return Order::Done;
        }
        let mut plan = MovementPlan::of(cache, state, (&self.distances, self.style), side, MoveMode::Reaction);
        for at in 0..plan.situation.own.len() {
            let unit = plan.situation.own[at];
            if plan.settled[at] || plan.cache.forces.board.terrain(unit.hex) == Terrain::City {
                continue;
            }
            if !is_pressed(plan.cache, side, unit.hex) || menace(plan.cache, side, unit.hex) < self.style.flight {
                continue;
            }
            let hex_flags = plan.cache.seen_by(side);
            let ends = Ends::of(&plan.cache.forces, side);
            let closed: Vec<Hex> = plan.ends[at]
                .iter()
                .filter(|hex| {
                    hex_flags.has(*hex, hex_flag::ZONE)
                        || end_barred(&plan.cache.forces, unit.at, *hex, &ends).is_some()
                })
                .collect();
            for hex in closed {
                plan.ends[at].remove(hex);
            }
            let to = march::best(&mut plan, at, draw);
            if to != unit.hex
                && let Some(path) = plan.cache.path(unit.id, MoveMode::Reaction, to)
                && let Some(path) = Path::through(&path)
            {
                return Order::React { unit: unit.id, path };
            }
        }
        Order::Done
    }
}

/// Destroys a dump next to enemies who are three times as strong as those with it.
fn doomed(config: &GameConfig, cache: &mut Cache, state: &State, side: Side) -> Option<Order> {
    let falls = |cache: &Cache, hex: Hex| {
        let grid = &cache.forces.board.grid;
        let pieces = &cache.forces.pieces;
        let strength = |side: Side, near: u16| -> i32 {
            let there = pieces.iter().filter(|piece| piece.side == side && grid.distance(piece.hex, hex) == near);
            there.filter(|piece| piece.is_combat()).map(strength).sum()
        };
        let holds = strength(side, 0);
        let coming = strength(side.enemy(), 1);
        coming >= 3 * if cache.forces.board.terrain(hex) == Terrain::City { 3 * holds } else { holds }
    };
    let dump = |piece: &Piece| piece.side == side && piece.kind == UnitKind::Dump;
    if !cache.forces.pieces.iter().any(|piece| dump(piece) && falls(cache, piece.hex)) {
        return None;
    }
    let orders = legal(config, cache, state).orders;
    orders.into_iter().find(|order| match order {
        Order::DestroyDump { dump, .. } => state.unit(*dump).hex().is_some_and(|hex| falls(cache, hex)),
        _ => false,
    })
}

/// Whether enemy combat units stand next to a hex.
fn is_pressed(cache: &Cache, side: Side, hex: Hex) -> bool {
    let hex_flags = cache.seen_by(side);
    cache.forces.board.grid.neighbours(hex).any(|(_, next)| hex_flags.has(next, hex_flag::ENEMY))
}

/// What the enemies next to a hex could win by attacking it, in tenths of a strength point.
fn menace(cache: &mut Cache, side: Side, hex: Hex) -> i32 {
    let grid = &cache.forces.board.grid;
    let may = |at: &usize| {
        let near = grid.distance(cache.forces.pieces[*at].hex, hex) == 1;
        near && crate::rules::combat::from_map::attacks::may_attack(&cache.forces, *at, hex).is_ok()
    };
    let units: Vec<UnitId> = cache.forces.of_side(side.enemy()).filter(may).map(|at| cache.unit_of[at]).collect();
    if units.is_empty() { 0 } else { combat::gain(cache, &units, &[hex]).unwrap_or(0) }
}
