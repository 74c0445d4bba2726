//! Fires of the battle turn under way, and the options of a turn.

use super::answer::{FireTarget, GameAnswer, OptionView, UnitFire};
use super::asked::Asked;
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::turn_option::TurnOption;
use crate::model::units::{UnitClass, UnitId};
use crate::procedure::options::{moves, price};
use crate::query::fault::Fault;
use crate::query::game::knows;
use crate::query::views::hex_name;
use crate::rules::battle::{BattleTurn, check_target, dice, required_target, unfired};

/// Dice and target types of the units that have still to fire.
///
/// Errors: no battle turn is being fought.
///
/// Cases: 3.4, 4.4, 4.5 · Rulings: I016, I017, D050, D051, D053, D110
pub(super) fn fires(asked: Asked) -> Result<GameAnswer, Fault> {
    let (edition, state) = (asked.edition, asked.state);
    let Some(battle) = &state.battle else { return Err(Refusal::of(RefusalCode::NoBattle).into()) };
    let (hex, position) = (battle.hex, &state.position);
    let rearguard = state.rearguard.as_ref().is_some_and(|rearguard| rearguard.hex == hex);
    let option = state.turn.option.unwrap_or(TurnOption::Basic);
    let turn = BattleTurn { hex, active: state.turn.side, option, rearguard };
    let targets = |unit: UnitId| {
        let may = |&target: &UnitClass| check_target(position, hex, unit, target, &mut Findings::new()).is_ok();
        let hits_from = |target| edition.numbers.hits_from(position.block(unit).class(), target);
        let all = UnitClass::ALL.into_iter().filter(may);
        all.map(|target| FireTarget { target, hits_from: hits_from(target) }).collect()
    };
    let fire = |unit: UnitId| UnitFire {
        handle: unit.index() as u8,
        dice: dice(&edition, position, turn, unit, &mut Findings::new()),
        required: required_target(position, hex, unit),
        targets: targets(unit),
    };
    let units = unfired(position, battle).into_iter().filter(|&unit| knows(state, unit, asked.viewer));
    Ok(GameAnswer::Fires { hex: hex_name(hex), units: units.map(fire).collect() })
}

/// What each option of a turn costs and allows.
///
/// Cases: 4.4, 4.5 · Rulings: I029, D112
pub(super) fn options(asked: Asked) -> GameAnswer {
    let view = |option| OptionView {
        option,
        cards: price(&asked.edition, option),
        moves: moves(option),
        phases: if option == TurnOption::Blitz { 2 } else { 1 },
    };
    GameAnswer::Options { options: TurnOption::ALL.into_iter().map(view).collect() }
}
