//! The sequence of a battle turn: who has still to fire, and what follows when a side has fired.

use hexgrid::Hex;

use crate::data::edition::Edition;
use crate::model::rule_set::Assault;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitClass, UnitId};
use crate::position::Position;
use crate::rules::battle::targets::targets;
use crate::state::turn::Battle;

/// What follows when a side has ended its fire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AfterFire {
    /// The other side fires.
    OtherSide(Battle),
    /// The battle turn is over, and another one follows.
    NextTurn(Battle),
    /// The battle turn is over, and no other one follows.
    Over,
}

/// Battle turns that follow the first one of a fight: one in an Assault, where the rule set says so.
///
/// Cases: 4.4 · Rulings: D055
pub fn turns_after_first(edition: &Edition, option: Option<TurnOption>) -> u8 {
    u8::from(option == Some(TurnOption::Assault) && edition.rules.assault == Assault::TwoTurns)
}

/// The units of the firing side that have not fired.
///
/// Cases: 3.4, 6.1 · Rulings: I016, I036
pub fn unfired(position: &Position, battle: &Battle) -> Vec<UnitId> {
    position.fighting(battle.firing, battle.hex).filter(|unit| !battle.fired.contains(unit)).collect()
}

/// Whether the side that fires has nothing left to do.
///
/// Cases: 3.4 · Rulings: I016
pub fn has_fired(position: &Position, battle: &Battle) -> bool {
    unfired(position, battle).is_empty() || targets(position, battle.firing.enemy(), battle.hex).is_empty()
}

/// What follows when a side has ended its fire: the other side fires, and after it the battle turn is over.
///
/// Cases: 3.4 · Rulings: D054, D055
pub fn after_fire(position: &Position, mut battle: Battle) -> AfterFire {
    if battle.firing == battle.first {
        battle.firing = battle.first.enemy();
        return AfterFire::OtherSide(battle);
    }
    if battle.turns_left == 0 || !position.is_battle(battle.hex) {
        return AfterFire::Over;
    }
    battle.firing = battle.first;
    battle.fired.clear();
    battle.turns_left -= 1;
    AfterFire::NextTurn(battle)
}

/// The units of a type on which the hits of a fire fall.
///
/// Cases: 3.4, 6.1 · Rulings: I036, D050
pub fn pool(position: &Position, owner: Side, hex: Hex, target: UnitClass) -> Vec<UnitId> {
    position.fighting(owner, hex).filter(|&unit| position.block(unit).class() == target).collect()
}
