//! What refitting a unit costs (2.23, 13.2).

use crate::model::acts::RefitStep;
use crate::model::units::UnitSize;

use crate::data::tables::{Number, Tables};
use crate::model::note::BoardCode;
use crate::model::units::UnitKind;

/// Refit points that turn a depleted desert patrol to its full side, whatever others cost.
///
/// Cases: 18.24 · Rulings: R102
const PATROL: u16 = 1;

/// Infantry, as its symbol shows it; heavy weapons are a type of their own.
const fn is_foot_infantry(kind: UnitKind) -> bool {
    kind.is_infantry() && !matches!(kind, UnitKind::HeavyWeapons)
}

/// Refit points that a unit costs, by its size for infantry on foot and by the step for every other unit.
///
/// Errors: nothing where infantry on foot is of unknown size.
///
/// Cases: 2.23, 13.2 · Rulings: R022, H047
pub fn cost(
    kind: UnitKind,
    motorized: bool,
    size: Option<UnitSize>,
    step: RefitStep,
    tables: &Tables,
) -> Option<(BoardCode, u16)> {
    if kind == UnitKind::DesertPatrol && step == RefitStep::Undeplete {
        return Some((BoardCode::RefitPatrol, PATROL));
    }
    let by_step = match step {
        RefitStep::Undeplete => Number::Undeplete,
        RefitStep::Rebuild => Number::Rebuild,
        RefitStep::RebuildFull => Number::RebuildFull,
    };
    if motorized || !is_foot_infantry(kind) {
        return Some((BoardCode::RefitByStep, tables.number(by_step)));
    }
    let by_size = match size? {
        UnitSize::Battalion => return Some((BoardCode::RefitByStep, tables.number(by_step))),
        UnitSize::Regiment => Number::Regiment,
        UnitSize::Brigade => Number::Brigade,
        UnitSize::Division => Number::Division,
    };
    Some((BoardCode::RefitBySize, step.steps() * tables.number(by_size)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::roster;

    const SIZES: [UnitSize; 4] = [UnitSize::Battalion, UnitSize::Regiment, UnitSize::Brigade, UnitSize::Division];
    const STEPS: [RefitStep; 3] = [RefitStep::Undeplete, RefitStep::Rebuild, RefitStep::RebuildFull];

    fn points(kind: UnitKind, motorized: bool, size: Option<UnitSize>, step: RefitStep) -> Option<u16> {
        cost(kind, motorized, size, step, Tables::standard()).map(|(_, points)| points)
    }

    #[test]
    fn size_alters_the_cost_of_infantry_on_foot_alone() {
        for step in STEPS {
            let division = points(UnitKind::Infantry, false, Some(UnitSize::Division), step);
            assert_ne!(division, points(UnitKind::Infantry, false, Some(UnitSize::Brigade), step));
            for (kind, motorized) in
                [(UnitKind::Armor, true), (UnitKind::MotorizedInfantry, true), (UnitKind::Artillery, false)]
            {
                let costs = SIZES.map(|size| points(kind, motorized, Some(size), step));
                assert!(costs.iter().all(|cost| *cost == points(kind, motorized, None, step)), "{kind:?}");
            }
        }
    }

    #[test]
    fn infantry_on_foot_pays_for_each_step_by_its_size() {
        let division = |step| points(UnitKind::HeavyInfantry, false, Some(UnitSize::Division), step);
        assert_eq!(STEPS.map(division), [Some(2), Some(2), Some(4)]);
        let brigade = |step| points(UnitKind::Infantry, false, Some(UnitSize::Brigade), step);
        assert_eq!(STEPS.map(brigade), [Some(1), Some(1), Some(2)]);
        assert_eq!(points(UnitKind::Infantry, false, None, RefitStep::Rebuild), None);
    }

    #[test]
    fn every_infantry_counter_on_foot_has_a_size() {
        for unit in roster::roster().iter().filter(|unit| !unit.motorized && is_foot_infantry(unit.kind)) {
            assert!(unit.size.is_some(), "{}", unit.id);
        }
    }
}
