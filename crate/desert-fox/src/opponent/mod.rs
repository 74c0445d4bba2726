//! A scripted opponent: legal, sensible moves for either player, quickly found.
//!
//! He goes for the next place in supply, attacks where the exact chances pay, keeps his units together where the enemy is
//! near and his supply units behind them. He knows what the enemy's units are, as both players do at the table.

pub mod goals;
pub mod answers;
pub mod assault;
pub mod combat;
pub mod delay;
pub mod distances;
pub mod supply_units;
pub mod march;
pub mod player;
pub mod administration;
pub mod situation;
pub mod plan;
pub mod evaluation;

#[cfg(test)]
mod tests;

use hexgrid::Hex;

use crate::game::legal::{Legal, legal};
use crate::model::acts::MoveMode;
use crate::model::rule_set::Detachments;
use crate::model::units::{Side, Terrain};
use crate::opponent::answers::Asked;
use crate::opponent::distances::Distances;
use crate::opponent::goals::Goals;
use crate::opponent::plan::{MovementPlan, Step};
use crate::opponent::situation::Situation;
use crate::position::hex_flags::hex_flag;
use crate::procedure::moves;
use crate::record::DesertFox;
use crate::rules::movement::reaction::{Ends, end_barred};
use crate::state::counters::{Counter, UnitId};
use crate::state::order::Order;
use crate::state::path::Path;
use crate::state::{Phase, Segment, State, flag};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use crate::turn::to_act::to_act;
use referee::{ComputerPlayer, Draw};

/// What an attack of the enemy must promise him before units react out of its way, in tenths of a strength point.
const FLIGHT: i32 = 25;

/// The opponent; he plays either player and remembers nothing but his plan for the phase.
#[derive(Clone, Debug)]
pub struct Opponent {
    distances: Distances,
    phase: Option<(u8, Side, Phase)>,
    steps: Vec<Step>,
}

/// The order of the player who decides; none when nothing can be ordered. The draw settles ties alone.
pub fn order(config: &GameConfig, cache: &mut Cache, state: &State, draw: &mut Draw) -> Option<Order> {
    Opponent::new(config, cache).order(config, cache, state, draw)
}

impl Opponent {
    /// An opponent for games of this configuration.
    pub fn new(config: &GameConfig, cache: &Cache) -> Self {
        let distances = Distances::of(config, cache.seen_by(Side::Axis));
        Self { distances, phase: None, steps: Vec::new() }
    }

    /// The distances by which he reckons.
    pub const fn distances(&self) -> &Distances {
        &self.distances
    }

    /// The order of the player who decides; none when nothing can be ordered.
    pub fn order(&mut self, config: &GameConfig, cache: &mut Cache, state: &State, draw: &mut Draw) -> Option<Order> {
        cache.sync(state);
        let side = to_act(state);
        match (state.phase, state.segment) {
            (Phase::Over, _) => None,
            (_, Segment::Dice | Segment::WithdrawalDie) => Some(Order::Roll),
            (phase, Segment::Main) if phase.is_movement() => self.movement(config, cache, state, draw),
            (phase, Segment::Main) if phase.is_reaction() => Some(self.reaction(cache, state, side, draw)),
            _ => self.decide(config, cache, state, side, draw),
        }
    }

    /// Everything but movement and reaction.
    fn decide(
        &self,
        config: &GameConfig,
        cache: &mut Cache,
        state: &State,
        side: Side,
        draw: &mut Draw,
    ) -> Option<Order> {
        let found = {
            let legal = owned(legal(config, cache, state), config);
            let situation = Situation::of(cache, state, &self.distances, side);
            let goals = Goals::of(&situation, state, &self.distances);
            match (state.phase, state.segment) {
                (_, Segment::Overrun | Segment::Combat) => {
                    Asked { cache, state, distances: &self.distances, side }.answer(&legal.orders)
                }
                (_, Segment::AttackerSupply | Segment::DefenderSupply) => combat::supply(state, &legal),
                (_, Segment::Resolution) => legal.orders.first().cloned(),
                (_, Segment::Overstacked) => weakest(&legal),
                (Phase::Reinforcement, Segment::Withdrawal) => administration::withdraw(state, &legal),
                (Phase::Reinforcement, Segment::Conversion) => administration::convert(state, &legal),
                (Phase::Reinforcement, _) => {
                    administration::place(&legal, &self.distances, goals.main, config.board.tobruk())
                }
                (Phase::AirAllocation, _) => administration::air(state, config.scenario.month(state.turn), &legal),
                (Phase::Refit, _) => {
                    let mut plan = MovementPlan::of(cache, state, &self.distances, side, MoveMode::Initial);
                    administration::refit(&mut plan, &legal)
                }
                _ => combat::attack(cache, &legal.attacks, goals.stance),
            }
            .or_else(|| legal.orders.contains(&Order::Done).then_some(Order::Done))
        };
        found.or_else(|| player::order(config, cache, state, draw))
    }

    /// Overruns where one is possible, else the next move of the plan.
    fn movement(&mut self, config: &GameConfig, cache: &mut Cache, state: &State, draw: &mut Draw) -> Option<Order> {
        let mode = moves::mode(state.phase)?;
        let side = state.phasing;
        let listed = owned(legal(config, cache, state), config);
        if let Some(overrun) = listed.orders.iter().find(|order| matches!(order, Order::Overrun { .. })) {
            return Some(overrun.clone());
        }
        let key = Some((state.turn, side, state.phase));
        if self.phase != key {
            self.phase = key;
            let mut plan = MovementPlan::of(cache, state, &self.distances, side, mode);
            if let Some(order) = administration::transport(&plan, &listed) {
                self.phase = None;
                return Some(order);
            }
            self.steps = assault::plan(&mut plan);
            self.steps.extend(march::plan(&mut plan, draw));
            self.steps.extend(supply_units::plan(&mut plan, mode));
            self.steps.reverse();
        }
        while let Some(step) = self.steps.pop() {
            if let Some(order) = step_order(cache, state, step, mode) {
                return Some(order);
            }
        }
        if config.rules.detachments == Detachments::Allowed {
            let situation = Situation::of(cache, state, &self.distances, side);
            let stance = Goals::of(&situation, state, &self.distances).stance;
            if let Some(order) = delay::order(cache, state, &listed.orders, &situation, stance, mode) {
                return Some(order);
            }
        }
        administration::lead(state, &listed).or(Some(Order::Done))
    }

    /// Units in the way of a good attack go where none reaches them.
    fn reaction(&self, cache: &mut Cache, state: &State, side: Side, draw: &mut Draw) -> Order {
        let mut plan = MovementPlan::of(cache, state, &self.distances, side, MoveMode::Reaction);
        for at in 0..plan.situation.own.len() {
            let unit = plan.situation.own[at];
            if plan.settled[at] || plan.cache.forces.board.terrain(unit.hex) == Terrain::City {
                continue;
            }
            if !is_pressed(plan.cache, side, unit.hex) || menace(plan.cache, side, unit.hex) < FLIGHT {
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

impl ComputerPlayer<DesertFox> for Opponent {
    fn advice(&mut self, rules: &mut DesertFox, state: &State, draw: &mut Draw) -> Option<Order> {
        let DesertFox { config, cache } = rules;
        self.order(config, cache, state, draw)
    }
}

/// The list without what it borrows of the cache.
fn owned<'a>(legal: Legal<'_>, config: &'a GameConfig) -> Legal<'a> {
    let Legal { by, orders, attacks, carries, withdrawals, invasions, .. } = legal;
    Legal { by, orders, moves: Vec::new(), attacks, carries, withdrawals, invasions, counters: &config.counters }
}

/// The move of a step, if it can still be made.
fn step_order(cache: &mut Cache, state: &State, step: Step, mode: MoveMode) -> Option<Order> {
    let unit = state.unit(step.unit);
    if unit.hex().is_none() || unit.spent > 0 || unit.is(flag::STILL) {
        return None;
    }
    cache.find_reach(step.unit, mode).ok()?;
    let path = cache.path(step.unit, mode, step.to)?;
    Some(Order::Move { units: vec![step.unit], path: Path::through(&path)? })
}

/// The strength of a unit at full strength, by the values of the game.
fn full_strength(counters: &[Counter], unit: UnitId) -> u8 {
    counters[unit.index()].full.strength
}

/// The weakest unit of an overstacked hex.
fn weakest(legal: &Legal) -> Option<Order> {
    let strength = |order: &&Order| match order {
        Order::Eliminate { unit } => full_strength(legal.counters, *unit),
        _ => u8::MAX,
    };
    legal.orders.iter().min_by_key(strength).cloned()
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
