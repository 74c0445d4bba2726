//! Pursuit and rout fire at units that leave a battle.

use hexgrid::Hex;

use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::finding::{Code, Finding, Findings};
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::rules::battle::count_hits;

/// A unit that fires at those that leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pursuer {
    /// The unit.
    pub unit: UnitId,
    /// Its dice.
    pub dice: u8,
}

/// The undisrupted units of a side in a hex that are at least as fast as the slowest of the leavers, each with its
/// dice.
///
/// Cases: 4.5 · Rulings: I027, I028, I030, D042, D043
pub fn pursuers(
    edition: &Edition,
    position: &Position,
    side: Side,
    hex: Hex,
    leavers: &[UnitId],
    rout: bool,
    findings: &mut Findings,
) -> Vec<Pursuer> {
    let speed = |unit: UnitId| position.block(unit).speed;
    let Some(slowest) = leavers.iter().map(|&unit| speed(unit)).min() else { return Vec::new() };
    let fast = position.fighting(side, hex).filter(|&unit| speed(unit) >= slowest);
    let pursuer = |unit: UnitId| {
        let faster = speed(unit) - slowest;
        let (number, code) = match (rout, faster) {
            (true, _) => (Number::RoutDice, Code::RoutFire),
            (false, 0) => (Number::PursuitDice, Code::Pursuit),
            (false, _) => (Number::FasterDice, Code::Pursuit),
        };
        let dice = edition.numbers.get(number);
        findings.push(Finding::of(code).unit(unit).hex(hex).numbers(if rout { 0 } else { faster }, dice));
        Pursuer { unit, dice }
    };
    fast.map(pursuer).collect()
}

/// How many faces of pursuit or rout fire hit.
///
/// Cases: 4.5 · Rulings: D042, D043
pub fn count_pursuit_hits(edition: &Edition, faces: &[u8]) -> u8 {
    count_hits(edition.numbers.get(Number::PursuitFrom), faces)
}
