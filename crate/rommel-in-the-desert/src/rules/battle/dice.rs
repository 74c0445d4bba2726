//! How many dice a unit rolls.

use hexgrid::Hex;

use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::finding::{Code, Finding, Findings};
use crate::model::rule_set::Assault;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitId};
use crate::position::Position;

/// What decides the fires of a battle turn besides the units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BattleTurn {
    /// Where it is fought.
    pub hex: Hex,
    /// Whose turn it is.
    pub active: Side,
    /// The option of that turn.
    pub option: TurnOption,
    /// Whether it is the battle turn of an engaged rearguard.
    pub rearguard: bool,
}

/// How many dice a unit rolls: its combat value, doubled in an Assault and for the side that was first in a fortress,
/// halved for intruders in mines in their own turn. An Assault doubles nothing in the battle turn of a rearguard.
///
/// Cases: 3.4, 4.4, 4.5, 9.7 · Rulings: D017, D055, D056, D057, D058, D099, D110
pub fn dice(edition: &Edition, position: &Position, turn: BattleTurn, unit: UnitId, findings: &mut Findings) -> u8 {
    let side = position.side(unit);
    let value = position.unit(unit).steps;
    let was_first = position.first_in(turn.hex) == Some(side);
    let mut dice = value;
    let is_assault = turn.option == TurnOption::Assault && !turn.rearguard;
    if is_assault && edition.rules.assault == Assault::DoubleDice {
        dice *= edition.numbers.get(Number::Assault);
    }
    if was_first && edition.board.tile(turn.hex).is_some_and(|tile| tile.fortress.is_some()) {
        dice *= edition.numbers.get(Number::Fortress);
    }
    if position.is_mined(turn.hex) && !was_first && side == turn.active {
        dice = dice.div_ceil(2);
    }
    let dice = dice.max(1);
    findings.push(Finding::of(Code::Dice).unit(unit).hex(turn.hex).numbers(value, dice));
    dice
}
