//! A movement phase as it is planned: who can end where, and who will stand where.

use hexgrid::{Hex, HexSet};

use crate::data::tables::Number;
use crate::model::acts::MoveMode;
use crate::model::units::Side;
use crate::opponent::distances::Distances;
use crate::opponent::goals::{Aim, Goals};
use crate::opponent::rations::Rations;
use crate::opponent::situation::{MapUnit, Situation};
use crate::opponent::style::Style;
use crate::opponent::worth::Worth;
use crate::state::counters::UnitId;
use crate::state::{State, flag};
use crate::turn::cache::Cache;

/// Hexes of a drive that is not taken back in the same player-turn.
const DRIVE: u16 = 3;

/// A unit's move to a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The unit.
    pub unit: UnitId,
    /// Where it goes.
    pub to: Hex,
    /// By a forced march.
    pub forced: bool,
}

/// A movement phase.
pub struct MovementPlan<'a> {
    /// The cache.
    pub cache: &'a mut Cache,
    /// The state.
    pub state: &'a State,
    /// Distances.
    pub distances: &'a Distances,
    /// How the player is minded.
    pub style: Style,
    /// The situation as the player sees it.
    pub situation: Situation,
    /// The goals of the player.
    pub goals: Goals,
    /// What places are worth to him; nothing where it is not asked for.
    pub worth: Worth,
    /// Where each of his units goes.
    pub assigned: Vec<Aim>,
    /// Where each can end; its own hex always.
    pub ends: Vec<HexSet>,
    /// Units whose place is settled.
    pub settled: Vec<bool>,
    /// Stacking points of his units in each hex, as planned so far.
    pub points: Vec<u16>,
    /// Their strength.
    pub strength: Vec<i32>,
    /// Stacking points that a hex holds.
    pub limit: u16,
    /// The supply of the planned attacks.
    pub rations: Rations,
    /// The kind of move.
    pub mode: MoveMode,
    /// The strength that could stand in each hex; empty until it is asked for.
    gathering: Vec<i32>,
    /// The enemy's strength that could attack each hex; empty until it is asked for.
    threats: Vec<i32>,
}

impl<'a> MovementPlan<'a> {
    /// The phase of a player. The cache has been refreshed for the state.
    pub fn of(
        cache: &'a mut Cache,
        state: &'a State,
        reckoned: (&'a Distances, Style),
        side: Side,
        mode: MoveMode,
    ) -> Self {
        Self::made(cache, state, reckoned, side, Some(mode))
    }

    /// A phase in which no unit moves: without the hexes where units can end.
    pub fn at_rest(cache: &'a mut Cache, state: &'a State, reckoned: (&'a Distances, Style), side: Side) -> Self {
        Self::made(cache, state, reckoned, side, None)
    }

    fn made(
        cache: &'a mut Cache,
        state: &'a State,
        (distances, style): (&'a Distances, Style),
        side: Side,
        moves: Option<MoveMode>,
    ) -> Self {
        let mode = moves.unwrap_or(MoveMode::Initial);
        let situation = Situation::of(cache, state, distances, side);
        let goals = Goals::of(&situation, state, distances, &style);
        let assigned = goals.assign(&situation, cache, distances);
        let size = cache.forces.board.grid.len();
        let (mut points, mut strength) = (vec![0; size], vec![0; size]);
        let (mut ends, mut settled) = (Vec::new(), Vec::new());
        for unit in &situation.own {
            points[unit.hex.index()] += unit.points;
            strength[unit.hex.index()] += unit.strength;
            if moves.is_some() {
                let (set, fixed) = reach(cache, state, unit.id, unit.hex, mode);
                ends.push(set);
                settled.push(fixed);
            }
        }
        let limit = cache.forces.tables.number(Number::StackingLimit);
        Self {
            cache,
            state,
            distances,
            style,
            situation,
            goals,
            worth: Worth::default(),
            assigned,
            ends,
            settled,
            points,
            strength,
            limit,
            rations: Rations::default(),
            mode,
            gathering: Vec::new(),
            threats: Vec::new(),
        }
    }

    /// Leaves some units where they are.
    pub fn pin(&mut self, units: &[UnitId]) {
        for at in 0..self.situation.own.len() {
            let MapUnit { id, hex, .. } = self.situation.own[at];
            if units.contains(&id) {
                self.ends[at].clear();
                self.ends[at].insert(hex);
                self.settled[at] = true;
            }
        }
    }

    /// Units that have driven far in the player-turn do not drive back to where they began.
    pub fn go_on(&mut self, began: &[(UnitId, Hex)]) {
        let grid = &self.cache.forces.board.grid;
        for (unit, ends) in self.situation.own.iter().zip(&mut self.ends) {
            let Some(&(_, from)) = began.iter().find(|(id, _)| *id == unit.id) else { continue };
            let driven = grid.distance(from, unit.hex);
            if driven < DRIVE {
                continue;
            }
            let back = |hex: &Hex| 2 * grid.distance(from, *hex) <= driven.max(grid.distance(unit.hex, *hex));
            let closed: Vec<Hex> = ends.iter().filter(back).collect();
            for hex in closed {
                ends.remove(hex);
            }
        }
    }

    /// Half movement points that a unit in a hex would have to go on.
    pub fn way(&self, at: usize, hex: Hex) -> u16 {
        match self.assigned[at] {
            Aim::Place(place) => self.distances.cost(place, self.situation.own[at].motorized, hex),
            Aim::Hex(to) => 2 * self.cache.forces.board.grid.distance(hex, to),
        }
    }

    /// The enemy's strength that could attack a hex; half of a unit's where no supply unit is in range of it.
    pub fn threat(&mut self, hex: Hex) -> i32 {
        if self.threats.is_empty() {
            let (forces, supplies) = self.cache.with_supplies();
            let supplies = supplies[self.situation.side.enemy().index()];
            let halved = |unit: &MapUnit| self.style.gathers && supplies.combat(unit.hex) == 0;
            let strength = |unit: &MapUnit| if halved(unit) { unit.strength / 2 } else { unit.strength };
            self.threats = self.situation.threats(&forces.board.grid, strength);
        }
        self.threats[hex.index()]
    }

    /// The strength that could stand in a hex where some stands: half of what else could come is counted.
    pub fn gathered(&mut self, hex: Hex, there: i32) -> i32 {
        if !self.style.gathers {
            return there;
        }
        if self.gathering.is_empty() {
            self.gather();
        }
        there.max(i32::midpoint(there, self.gathering[hex.index()]))
    }

    /// The strongest units that could end in each hex, as many as stack there.
    fn gather(&mut self) {
        let size = self.cache.forces.board.grid.len();
        self.gathering = vec![0; size];
        let mut points = vec![0; size];
        let mut order: Vec<usize> = (0..self.situation.own.len()).collect();
        order.sort_by_key(|&at| -self.situation.own[at].strength);
        for at in order {
            let unit = self.situation.own[at];
            for hex in self.ends[at].iter() {
                if points[hex.index()] + unit.points <= self.limit {
                    points[hex.index()] += unit.points;
                    self.gathering[hex.index()] += unit.strength;
                }
            }
        }
    }

    /// Plans a unit into a hex.
    pub fn settle(&mut self, at: usize, to: Hex) -> Option<Step> {
        let MapUnit { id, hex, points, strength, .. } = self.situation.own[at];
        self.settled[at] = true;
        self.points[hex.index()] -= points;
        self.strength[hex.index()] -= strength;
        self.points[to.index()] += points;
        self.strength[to.index()] += strength;
        (hex != to).then_some(Step { unit: id, to, forced: false })
    }
}

/// Where a unit can end, and whether it cannot move at all.
pub fn reach(cache: &mut Cache, state: &State, id: UnitId, hex: Hex, mode: MoveMode) -> (HexSet, bool) {
    let mut set = HexSet::new(&cache.forces.board.grid);
    set.insert(hex);
    let unit = state.unit(id);
    if unit.spent > 0 || unit.is(flag::HALTED) {
        return (set, true);
    }
    if cache.find_reach(id, mode).is_err() {
        return (set, true);
    }
    for (end, _) in cache.reach(id)[0] {
        set.insert(*end);
    }
    (set, false)
}
