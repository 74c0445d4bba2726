//! Questions about fires and pursuit.

use super::question::{PositionAnswer, PursuerView};
use super::set_up::Names;
use crate::data::edition::Edition;
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitClass};
use crate::position::Position;
use crate::query::fault::Fault;
use crate::query::views::{FindingView, unit_name};
use crate::rules::battle::{BattleTurn, check_target, dice};
use crate::rules::withdrawal::pursuers;

pub(super) fn fire(
    edition: Edition,
    position: &Position,
    unit: &str,
    target: UnitClass,
    (active, option): (Side, TurnOption),
) -> Result<PositionAnswer, Fault> {
    let id = Names::unit(unit)?;
    let hex = position.hex(id).ok_or(Refusal::of(RefusalCode::NotOnMap).unit(id))?;
    let mut findings = Findings::new();
    check_target(position, hex, id, target, &mut findings)?;
    let turn = BattleTurn { hex, active, option, rearguard: false };
    let dice = dice(&edition, position, turn, id, &mut findings);
    let hits_from = edition.numbers.hits_from(position.block(id).class(), target);
    Ok(PositionAnswer::Fires { dice, hits_from, findings: findings.iter().map(FindingView::from).collect() })
}

pub(super) fn pursuit(
    edition: Edition,
    position: &Position,
    side: Side,
    hex: &str,
    leavers: &[String],
    rout: bool,
) -> Result<PositionAnswer, Fault> {
    let (hex, leavers, mut findings) = (Names::hex(hex)?, Names::units(leavers)?, Findings::new());
    let found = pursuers(&edition, position, side, hex, &leavers, rout, &mut findings);
    let units = found.into_iter().map(|pursuer| PursuerView { unit: unit_name(pursuer.unit), dice: pursuer.dice });
    Ok(PositionAnswer::Pursuit { units: units.collect(), findings: findings.iter().map(FindingView::from).collect() })
}
