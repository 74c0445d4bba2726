//! What may be done with dumps and MSUs (7.2, 7.4, 7.82).

use crate::model::acts::{Phase, SupplyAct};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::UnitKind;
use crate::position::forces::Forces;

/// Whether an act of or on a supply unit is allowed.
///
/// Errors: the rule against it.
///
/// Cases: 7.2, 7.4, 7.75, 7.82 · Rulings: R024, H033, H035, H046, H048
pub fn check(forces: &Forces, at: usize, act: SupplyAct, phase: Phase, by: Option<&str>) -> Result<(), Vec<Refusal>> {
    let one = |refusal| vec![refusal];
    let refuse = |code| one(Refusal::at(code, "question.unit").unit(forces.name(at)));
    let piece = &forces.pieces[at];
    let (kind, phases): (&[UnitKind], &[Phase]) = match act {
        SupplyAct::ToDump => (&[UnitKind::Msu], &[Phase::End]),
        SupplyAct::ToMsu => (&[UnitKind::Dump], &[Phase::End]),
        SupplyAct::Destroy => (&[UnitKind::Dump], &[Phase::Movement, Phase::Reaction]),
        SupplyAct::Emergency => (&[UnitKind::Msu], &[Phase::Movement, Phase::Combat]),
        SupplyAct::RemoveMarker => (&[UnitKind::Msu, UnitKind::Dump], &[Phase::Reinforcement]),
    };
    if !kind.contains(&piece.kind) || act == SupplyAct::RemoveMarker && piece.captured_from.is_none() {
        return Err(refuse(RefusalCode::SupplyActKind));
    }
    if !phases.contains(&phase) {
        let code = match act {
            SupplyAct::ToDump | SupplyAct::ToMsu => RefusalCode::SupplyActPhase,
            SupplyAct::Destroy => RefusalCode::DestroyPhase,
            SupplyAct::Emergency => RefusalCode::EmergencyPhase,
            SupplyAct::RemoveMarker => RefusalCode::MarkerPhase,
        };
        return Err(one(Refusal::at(code, "question.phase")));
    }
    if piece.captured_from.is_some() && !matches!(act, SupplyAct::RemoveMarker | SupplyAct::Destroy) {
        return Err(refuse(RefusalCode::CapturedMoves));
    }
    match act {
        SupplyAct::Destroy => check_destroyer(forces, at, by),
        SupplyAct::Emergency if stacked(forces, at).is_empty() => Err(refuse(RefusalCode::EmergencyAlone)),
        _ => Ok(()),
    }
}

/// A combat unit in a dump's hex tries to destroy it.
///
/// Cases: 7.82 · Rulings: R024, H035
fn check_destroyer(forces: &Forces, at: usize, by: Option<&str>) -> Result<(), Vec<Refusal>> {
    let one = |refusal| vec![refusal];
    let by = by.ok_or_else(|| one(Refusal::at(RefusalCode::SupplyActUnit, "question.by")))?;
    let piece = &forces.pieces[forces.find(by, "question.by").map_err(one)?];
    if piece.hex != forces.pieces[at].hex || !piece.is_combat() {
        return Err(one(Refusal::at(RefusalCode::SupplyActUnit, "question.by").unit(by)));
    }
    Ok(())
}

/// The combat units of its player in a supply unit's hex.
///
/// Cases: 7.4 · Rulings: H033
pub fn stacked(forces: &Forces, at: usize) -> Vec<usize> {
    let piece = &forces.pieces[at];
    let beside = |&other: &usize| forces.pieces[other].side == piece.side && forces.pieces[other].is_combat();
    forces.in_hex(piece.hex).filter(beside).collect()
}
