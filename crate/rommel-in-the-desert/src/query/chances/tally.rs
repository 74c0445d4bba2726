//! What the courses of a battle turn come to.

use crate::model::units::{Side, UnitClass, UnitId};
use crate::position::Position;
use crate::query::chances::bout::{Bout, Fire, Setup};

/// Chances added up over courses of a battle turn.
#[derive(Clone, Debug)]
pub struct Tally {
    /// Steps of each unit at the start.
    before: Vec<(UnitId, Side, u8)>,
    /// Battle turns to follow at the start.
    turns_left: u8,
    /// By side, the chance of each number of steps lost.
    pub losses: [Vec<f64>; 2],
    /// By side, the chance that no unit is left.
    pub cleared: [f64; 2],
    /// By unit, the chance to fire at each type in the first battle turn.
    pub fires: Vec<[f64; UnitClass::ALL.len()]>,
    /// By unit, the chance to be eliminated.
    pub eliminated: Vec<f64>,
}

impl Tally {
    /// Nothing yet.
    pub fn new(setup: &Setup, start: &Bout) -> Self {
        let steps = |unit: UnitId| (unit, start.position.side(unit), start.position.unit(unit).steps);
        let before: Vec<_> = setup.units.iter().map(|&unit| steps(unit)).collect();
        let most = |side| before.iter().filter(|unit| unit.1 == side).map(|unit| usize::from(unit.2)).sum::<usize>();
        Self {
            turns_left: start.battle.as_ref().map_or(0, |battle| battle.turns_left),
            losses: Side::BOTH.map(|side| vec![0.0; most(side) + 1]),
            cleared: [0.0; 2],
            fires: vec![[0.0; UnitClass::ALL.len()]; before.len()],
            eliminated: vec![0.0; before.len()],
            before,
        }
    }

    /// Steps of a side at the start.
    pub fn steps(&self, side: Side) -> u8 {
        self.before.iter().filter(|unit| unit.1 == side).map(|unit| unit.2).sum()
    }

    /// Counts a fire of a course.
    pub fn fire(&mut self, bout: &Bout, fire: Fire, chance: f64) {
        let first = bout.battle.as_ref().is_some_and(|battle| battle.turns_left == self.turns_left);
        let place = self.before.iter().position(|unit| unit.0 == fire.unit);
        if let Some(place) = place.filter(|_| first) {
            self.fires[place][fire.target.index()] += chance;
        }
    }

    /// Counts the end of a course.
    pub fn end(&mut self, position: &Position, chance: f64) {
        let (mut lost, mut left) = ([0; 2], [0; 2]);
        for (place, &(unit, side, before)) in self.before.iter().enumerate() {
            let steps = position.unit(unit).steps;
            lost[side.index()] += usize::from(before - steps);
            left[side.index()] += steps;
            if steps == 0 {
                self.eliminated[place] += chance;
            }
        }
        for side in Side::BOTH.map(Side::index) {
            self.losses[side][lost[side]] += chance;
            if left[side] == 0 {
                self.cleared[side] += chance;
            }
        }
    }

    /// Divides all chances by the number of samples that were counted.
    pub fn divide(&mut self, samples: u32) {
        let all = self.losses.iter_mut().flatten().chain(&mut self.cleared);
        let units = self.fires.iter_mut().flatten().chain(&mut self.eliminated);
        for chance in all.chain(units) {
            *chance /= f64::from(samples);
        }
    }

    /// The expected number of steps that a side loses, and the variance of that number.
    pub fn moments(&self, side: Side) -> (f64, f64) {
        let losses = (0_u8..).map(f64::from).zip(&self.losses[side.index()]);
        let (mean, square) = losses.fold((0.0, 0.0), |(mean, square), (steps, chance)| {
            (mean + steps * chance, square + steps * steps * chance)
        });
        (mean, (square - mean * mean).max(0.0))
    }
}
