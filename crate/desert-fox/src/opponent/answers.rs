//! Decisions within combats and overruns.

use hexgrid::Hex;

use crate::data::tables::Number;
use crate::model::units::{Side, Terrain};
use crate::opponent::distances::{Distances, Landmark};
use crate::opponent::situation::{full_strength, strength};
use crate::position::hex_flags::hex_flag;
use crate::state::counters::UnitId;
use crate::state::order::{Answer, Order};
use crate::state::{Phase, State};
use crate::turn::cache::Cache;

/// Who answers, with all that he knows.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The cache.
    pub cache: &'a Cache,
    /// The state.
    pub state: &'a State,
    /// Distances.
    pub distances: &'a Distances,
    /// Who answers.
    pub side: Side,
    /// Units on foot do not advance onto supply units beside stronger enemies.
    pub careful: bool,
}

impl Asked<'_> {
    /// The best of the legal answers; among equals the one listed first, which is customary.
    pub fn answer(&self, orders: &[Order]) -> Option<Order> {
        let answers = orders.iter().enumerate().filter_map(|(at, order)| match order {
            Order::Answer(answer) => Some((self.value(*answer), std::cmp::Reverse(at), *answer)),
            _ => None,
        });
        let best = answers.max_by_key(|(value, at, _)| (*value, *at));
        best.map(|(.., answer)| Order::Answer(answer))
    }

    fn value(&self, answer: Answer) -> i32 {
        match answer {
            Answer::Commit { air_points, naval } => self.support(air_points, naval),
            Answer::Shifts { columns } => i32::from(columns),
            Answer::RetreatTo { unit, hex } => self.refuge(unit, hex.0),
            Answer::React { unit, hex } => 50 + self.refuge(unit, hex.0),
            Answer::Stay { .. } => -500,
            Answer::IgnoreRetreat { .. } | Answer::CaptureSupply { .. } => 1000,
            Answer::StopInCity { .. } => 900,
            Answer::DepleteInstead { unit } => self.stand(unit),
            Answer::Advance { unit, hex } => self.advance(unit, hex.0),
            _ => 0,
        }
    }

    /// Air points are spread over the combats still to come; ships are always welcome.
    fn support(&self, air_points: u8, naval: bool) -> i32 {
        let left = self.state.combats.iter().filter(|combat| !combat.done).count().max(1) as u8;
        let share = self.state.air[self.side.index()].available().div_ceil(left).min(2);
        let spent = if air_points <= share { i32::from(air_points) } else { -1 };
        2 * spent + i32::from(naval)
    }

    /// A retreat leads home, out of the way of zones, and not into a hex that is full.
    fn refuge(&self, unit: UnitId, hex: Hex) -> i32 {
        let home = match self.side {
            Side::Axis => Landmark::ElAgheila,
            Side::Commonwealth => Landmark::Alexandria,
        };
        let limit = self.cache.forces.tables.number(Number::StackingLimit);
        let counters = &self.cache.counters;
        let full = self.state.stacking_points(hex, counters) + self.state.points_of(unit, counters) > limit;
        let zone = self.cache.seen_by(self.side).has(hex, hex_flag::ZONE);
        let distance = i32::from(self.distances.cost(home, unit.counter().motorized, hex).min(900));
        -distance / 2 - if full { 300 } else { 0 } - if zone { 60 } else { 0 }
    }

    /// Depletion instead of a retreat, where a city would be lost.
    fn stand(&self, unit: UnitId) -> i32 {
        let city = self.state.unit(unit).hex().is_some_and(|hex| self.cache.forces.board.terrain(hex) == Terrain::City);
        if city { 200 } else { -1000 }
    }

    /// Whether a unit on foot would have to attack stronger enemies from a hex: it cannot leave it in this player-turn.
    fn is_trapped(&self, unit: UnitId, hex: Hex) -> bool {
        if !self.careful || unit.counter().motorized || self.state.phase != Phase::FirstCombat {
            return false;
        }
        let forces = &self.cache.forces;
        let near = forces.board.grid.neighbours(hex).flat_map(|(_, next)| forces.in_hex(next));
        let enemies = near.map(|at| &forces.pieces[at]).filter(|piece| piece.side != self.side && piece.zone);
        enemies.map(strength).sum::<i32>() > i32::from(full_strength(&self.cache.counters, unit))
    }

    /// An advance into places worth having, or onto supply units.
    fn advance(&self, unit: UnitId, hex: Hex) -> i32 {
        let forces = &self.cache.forces;
        let place = forces.board.is_port(hex)
            || forces.board.terrain(hex) == Terrain::City
            || hex == self.distances.hex(Landmark::ElAgheila);
        let supply = self.cache.seen_by(self.side).has(hex, hex_flag::ENEMY_SUPPLY);
        let evaluation = if place || supply && !self.is_trapped(unit, hex) { 100 } else { 0 };
        let armor = if unit.counter().kind.is_armor() { 0 } else { 5 };
        if evaluation == 0 { -1 } else { evaluation + armor + i32::from(full_strength(&self.cache.counters, unit)) }
    }
}
