//! At which types a unit may fire.

use hexgrid::Hex;

use crate::model::finding::{Code, Finding, Findings};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitClass, UnitId};
use crate::position::Position;

fn count(position: &Position, side: Side, hex: Hex, class: UnitClass) -> usize {
    position.fighting(side, hex).filter(|&id| position.block(id).class() == class).count()
}

/// The target types that a side has in a battle: those of its undisrupted units.
///
/// Cases: 3.4, 6.1 · Rulings: I036
pub fn targets(position: &Position, side: Side, hex: Hex) -> Vec<UnitClass> {
    UnitClass::ALL.into_iter().filter(|&class| count(position, side, hex, class) > 0).collect()
}

/// The type at which a unit that fights in the hex must fire, judged before each fire: armor for antitank units while
/// the enemy has any, and for armor while the enemy has at least as much of it.
///
/// Cases: 3.4 · Rulings: I017, D051, D052, D053
pub fn required_target(position: &Position, hex: Hex, unit: UnitId) -> Option<UnitClass> {
    let side = position.side(unit);
    let enemy_armor = count(position, side.enemy(), hex, UnitClass::Armor);
    let required = match position.block(unit).class() {
        UnitClass::Antitank => enemy_armor > 0,
        UnitClass::Armor => enemy_armor >= count(position, side, hex, UnitClass::Armor),
        UnitClass::Infantry | UnitClass::Artillery => false,
    };
    required.then_some(UnitClass::Armor)
}

/// Whether a unit may fire at a target type: hits count against that type alone.
///
/// Errors: it takes no part in the battle, the enemy has no unit of that type, or another type is required.
///
/// Cases: 3.4, 6.1 · Rulings: I017, I036, D050, D051, D053
pub fn check_target(
    position: &Position,
    hex: Hex,
    unit: UnitId,
    target: UnitClass,
    findings: &mut Findings,
) -> Result<(), Refusal> {
    let refuse = |code| Err(Refusal::of(code).unit(unit).hex(hex));
    if position.hex(unit) != Some(hex) || position.unit(unit).disrupted {
        return refuse(RefusalCode::NotInBattle);
    }
    if count(position, position.side(unit).enemy(), hex, target) == 0 {
        return refuse(RefusalCode::NoSuchTarget);
    }
    match required_target(position, hex, unit) {
        Some(required) if required != target => refuse(RefusalCode::TargetRequired),
        Some(required) => {
            findings.push(Finding::of(Code::RequiredTarget).unit(unit).hex(hex).numbers(0, required.index() as u8));
            Ok(())
        }
        None => Ok(()),
    }
}
