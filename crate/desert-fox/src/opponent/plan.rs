//! A movement phase as it is planned: who can end where, and who will stand where.

use hexgrid::{Hex, HexSet};

use crate::data::tables::Number;
use crate::model::acts::MoveMode;
use crate::model::units::Side;
use crate::opponent::distances::{Distances, Landmark};
use crate::opponent::goals::Goals;
use crate::opponent::situation::{MapUnit, Situation};
use crate::state::counters::UnitId;
use crate::state::{State, flag};
use crate::turn::cache::Cache;

/// A unit's move to a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The unit.
    pub unit: UnitId,
    /// Where it goes.
    pub to: Hex,
}

/// A movement phase.
pub struct MovementPlan<'a> {
    /// The cache.
    pub cache: &'a mut Cache,
    /// The state.
    pub state: &'a State,
    /// Distances.
    pub distances: &'a Distances,
    /// The situation as the player sees it.
    pub situation: Situation,
    /// The goals of the player.
    pub goals: Goals,
    /// The place that decides the game for the Axis.
    pub goal: Landmark,
    /// Where each of his units goes.
    pub assigned: Vec<Landmark>,
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
    threats: Vec<i32>,
}

/// No threat reckoned yet.
const UNKNOWN: i32 = -1;

impl<'a> MovementPlan<'a> {
    /// The phase of a player. The cache has been refreshed for the state.
    pub fn of(cache: &'a mut Cache, state: &'a State, distances: &'a Distances, side: Side, mode: MoveMode) -> Self {
        let goal = distances.goal();
        let situation = Situation::of(cache, state, distances, side);
        let goals = Goals::of(&situation, state, distances);
        let assigned = goals.assign(&situation, distances);
        let size = cache.forces.board.grid.len();
        let (mut points, mut strength) = (vec![0; size], vec![0; size]);
        let (mut ends, mut settled) = (Vec::new(), Vec::new());
        for unit in &situation.own {
            points[unit.hex.index()] += unit.points;
            strength[unit.hex.index()] += unit.strength;
            let (set, fixed) = reach(cache, state, unit.id, unit.hex, mode);
            ends.push(set);
            settled.push(fixed);
        }
        let limit = cache.forces.tables.number(Number::StackingLimit);
        let threats = vec![UNKNOWN; size];
        Self {
            cache,
            state,
            distances,
            situation,
            goals,
            goal,
            assigned,
            ends,
            settled,
            points,
            strength,
            limit,
            threats,
        }
    }

    /// The enemy's strength that could attack a hex.
    pub fn threat(&mut self, hex: Hex) -> i32 {
        if self.threats[hex.index()] == UNKNOWN {
            self.threats[hex.index()] = self.situation.threat(self.cache, hex);
        }
        self.threats[hex.index()]
    }

    /// Plans a unit into a hex.
    pub fn settle(&mut self, at: usize, to: Hex) -> Option<Step> {
        let MapUnit { id, hex, points, strength, .. } = self.situation.own[at];
        self.settled[at] = true;
        self.points[hex.index()] -= points;
        self.strength[hex.index()] -= strength;
        self.points[to.index()] += points;
        self.strength[to.index()] += strength;
        (hex != to).then_some(Step { unit: id, to })
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
