//! Which units take hits, and what they lose.

use crate::model::finding::{Code, Finding, Findings};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::UnitId;
use crate::position::Position;
use crate::state::hits::Hits;

/// What a hit did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// A double-step unit carries it.
    Carried,
    /// The unit lost a step.
    StepLost,
    /// The unit lost its last step.
    Eliminated,
}

/// How many of some faces hit.
///
/// Cases: 3.4 · Rulings: D110
pub fn count_hits(hits_from: u8, faces: &[u8]) -> u8 {
    faces.iter().filter(|&&face| face >= hits_from).count() as u8
}

/// The units among those of one type that may take the next hit: the one that carries a single hit, or any of them.
///
/// Cases: 3.4 · Rulings: I018, D049
pub fn takers(hits: &Hits, of_type: &[UnitId]) -> Vec<UnitId> {
    match of_type.iter().find(|&&unit| hits.carries(unit)) {
        Some(&carrier) => vec![carrier],
        None => of_type.to_vec(),
    }
}

/// A unit takes a hit. A double-step unit loses a step with every second one.
///
/// Errors: another unit of its type must take the hit, or it is none of them.
///
/// Cases: 3.4 · Rulings: I018, D049
pub fn take_hit(
    position: &mut Position,
    hits: &mut Hits,
    of_type: &[UnitId],
    unit: UnitId,
    findings: &mut Findings,
) -> Result<Hit, Refusal> {
    if !takers(hits, of_type).contains(&unit) {
        return Err(Refusal::of(RefusalCode::CannotTakeHit).unit(unit));
    }
    let steps = position.unit(unit).steps;
    if position.block(unit).elite && !hits.carries(unit) {
        hits.add(unit);
        findings.push(Finding::of(Code::HitCarried).unit(unit).numbers(0, 1));
        return Ok(Hit::Carried);
    }
    hits.remove(unit);
    position.lose_step(unit);
    findings.push(Finding::of(Code::StepLost).unit(unit).numbers(steps, steps - 1));
    if steps > 1 {
        return Ok(Hit::StepLost);
    }
    findings.push(Finding::of(Code::Eliminated).unit(unit).numbers(1, 0));
    Ok(Hit::Eliminated)
}

/// Single hits that are left at the end of a battle turn are lost.
///
/// Cases: 3.4 · Rulings: I018
pub fn lose_left_over(hits: &mut Hits, findings: &mut Findings) {
    for unit in hits.take() {
        findings.push(Finding::of(Code::HitLost).unit(unit).numbers(1, 0));
    }
}
