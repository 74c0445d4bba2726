//! The orders of a movement phase: overruns, the steps of the plan, and what is left to do once it is carried out.

use hexgrid::{Grid, Hex};
use referee::Draw;

use crate::game::legal::{coming_attacks, legal};
use crate::model::acts::MoveMode;
use crate::model::rule_set::Detachments;
use crate::opponent::goals::Goals;
use crate::opponent::plan::{MovementPlan, Step};
use crate::opponent::situation::Situation;
use crate::opponent::worth::Worth;
use crate::opponent::{
    Opponent, administration, assault, combat, delay, holdings, march, overrun, owned, supply_units,
};
use crate::position::hex_flags::hex_flag;
use crate::procedure::moves;
use crate::rules::movement::march::forced_mode;
use crate::state::counters::UnitId;
use crate::state::order::Order;
use crate::state::path::Path;
use crate::state::{Phase, State, flag};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;

impl Opponent {
    /// Overruns where one is possible, else the next move of the plan.
    pub(super) fn movement(
        &mut self,
        config: &GameConfig,
        cache: &mut Cache,
        state: &State,
        draw: &mut Draw,
    ) -> Option<Order> {
        let mode = moves::mode(state.phase)?;
        let side = state.phasing;
        if has_failed(&cache.forces.board.grid, state) {
            self.began = None;
        }
        if let Some(overrun) = overrun::order(config, cache, state, &self.style) {
            return Some(overrun);
        }
        let key = Some((state.turn, side, state.phase));
        if self.phase != key {
            if state.phase == Phase::InitialMovement
                && let Some(order) = self.before_moves(config, cache, state)
            {
                return Some(order);
            }
            self.phase = key;
            let pinned = self.pinned(config, cache, state, mode);
            let mut plan = MovementPlan::of(cache, state, (&self.distances, self.style), side, mode);
            plan.pin(&pinned);
            plan.worth = Worth::in_time(config, state);
            self.steps = holdings::plan(&mut plan, config);
            match &self.began {
                Some((turn, by, began)) if (*turn, *by) == (state.turn, side) => plan.go_on(began),
                _ => {
                    let began = plan.situation.own.iter().map(|unit| (unit.id, unit.hex)).collect();
                    self.began = Some((state.turn, side, began));
                }
            }
            self.steps.extend(assault::plan(&mut plan));
            self.steps.extend(march::plan(&mut plan, draw));
            self.steps.extend(supply_units::plan(&mut plan, mode));
            self.steps.reverse();
        }
        while let Some(step) = self.steps.pop() {
            if let Some(order) = step_order(cache, state, step, mode) {
                return Some(order);
            }
        }
        self.leave(config, cache, state, draw).or_else(|| self.after_moves(config, cache, state, mode))
    }

    /// What comes before all moves: transports, the railroad, and emergency supply.
    fn before_moves(&self, config: &GameConfig, cache: &mut Cache, state: &State) -> Option<Order> {
        let listed = owned(legal(config, cache, state), config);
        if self.style.emergency
            && let Some(order) = administration::emergency(cache, state, &listed)
        {
            return Some(order);
        }
        let carries =
            !listed.carries.is_empty() || listed.orders.iter().any(|order| matches!(order, Order::Repair { .. }));
        if !carries {
            return None;
        }
        let plan = MovementPlan::of(cache, state, (&self.distances, self.style), state.phasing, MoveMode::Initial);
        administration::transport(&plan, &listed)
    }

    /// What comes after all moves: detachments, Rommel, and the end of the phase.
    fn after_moves(&self, config: &GameConfig, cache: &mut Cache, state: &State, mode: MoveMode) -> Option<Order> {
        let listed = owned(legal(config, cache, state), config);
        if config.rules.detachments == Detachments::Allowed {
            let situation = Situation::of(cache, state, &self.distances, state.phasing);
            let stance = Goals::of(&situation, state, &self.distances, &self.style).stance;
            if let Some(order) = delay::order(cache, state, &listed.orders, &situation, stance, mode) {
                return Some(order);
            }
        }
        administration::lead(state, &listed).or(Some(Order::Done))
    }

    /// The units that stay in the Motorized Movement Phase with those who cannot move and owe an attack.
    fn pinned(&self, config: &GameConfig, cache: &mut Cache, state: &State, mode: MoveMode) -> Vec<UnitId> {
        if !self.style.leaves || mode == MoveMode::Initial {
            return Vec::new();
        }
        let options = coming_attacks(config, cache, state);
        let mut stuck: Vec<UnitId> =
            options.iter().filter(|option| option.must).flat_map(|option| option.units.clone()).collect();
        stuck.retain(|&unit| state.unit(unit).is(flag::STILL) || cache.find_reach(unit, mode) != Ok(true));
        if stuck.is_empty() { Vec::new() } else { combat::needed(cache, state.phasing, &options, &stuck) }
    }

    /// Moves a unit out of a zone in which it would owe an attack below the table.
    fn leave(&self, config: &GameConfig, cache: &mut Cache, state: &State, draw: &mut Draw) -> Option<Order> {
        if !self.style.leaves {
            return None;
        }
        let mode = moves::mode(state.phase)?;
        let options = coming_attacks(config, cache, state);
        let mut units = combat::hopeless(cache, state.phasing, &options);
        units.retain(|&unit| !state.unit(unit).is(flag::STILL) && cache.find_reach(unit, mode) == Ok(true));
        if units.is_empty() {
            return None;
        }
        let side = state.phasing;
        let mut plan = MovementPlan::of(cache, state, (&self.distances, self.style), side, mode);
        for unit in units {
            let Some(at) = plan.situation.own.iter().position(|own| own.id == unit) else { continue };
            let hex_flags = plan.cache.seen_by(side);
            plan.ends[at].clear();
            for (hex, _) in plan.cache.reach(unit)[0] {
                if !hex_flags.has(*hex, hex_flag::ZONE) {
                    plan.ends[at].insert(*hex);
                }
            }
            let to = march::best(&mut plan, at, draw);
            if to != plan.situation.own[at].hex
                && let Some(path) = plan.cache.path(unit, mode, to)
                && let Some(path) = Path::through(&path)
            {
                return Some(Order::Move { units: vec![unit], path });
            }
        }
        None
    }
}

/// The move of a step, if it can still be made.
fn step_order(cache: &mut Cache, state: &State, step: Step, usual: MoveMode) -> Option<Order> {
    let unit = state.unit(step.unit);
    if unit.hex().is_none() || unit.spent > 0 || unit.is(flag::STILL) {
        return None;
    }
    cache.find_reach(step.unit, usual).ok()?;
    let mode = if step.forced { forced_mode(usual)? } else { usual };
    let path = Path::through(&cache.path(step.unit, mode, step.to)?)?;
    let units = vec![step.unit];
    Some(if step.forced { Order::ForcedMarch { units, path } } else { Order::Move { units, path } })
}

/// Whether an attack of the First Combat Phase has failed, as the Motorized Movement Phase begins: enemies stand beside a
/// unit that has fought.
pub fn has_failed(grid: &Grid, state: &State) -> bool {
    let side = state.phasing;
    let begins = || state.of_side(side).all(|(id, _)| state.unit(id).spent == 0);
    if state.phase != Phase::MotorizedMovement || !begins() {
        return false;
    }
    let enemies: Vec<Hex> =
        state.of_side(side.enemy()).filter(|(id, _)| id.counter().is_combat()).map(|(_, hex)| hex).collect();
    let beside = |hex: Hex| enemies.iter().any(|&enemy| grid.distance(enemy, hex) == 1);
    state.of_side(side).any(|(id, hex)| state.unit(id).is(flag::FOUGHT) && beside(hex))
}
