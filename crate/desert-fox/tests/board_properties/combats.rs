//! Combats taken from positions on the board.

use std::collections::BTreeMap;

use desert_fox::model::refusal::RefusalCode;
use desert_fox::position::forces::Forces;
use desert_fox::query::board::answer::BoardAnswer;
use desert_fox::query::board::to_combat::answer;
use desert_fox::query::combat::adjudicate::{adjudicate, step};
use desert_fox::query::combat::query::CombatQuery;
use desert_fox::query::combat::report::{CombatReport, CombatStep};
use desert_fox::random::{Draw, play, position};
use hexgrid::Hex;

use super::{each, names};

/// What bars an attack by all who stand beside a hex: the ground between them, or others whom they must attack too.
const MAY_BE_REFUSED: [RefusalCode; 1] = [RefusalCode::AcrossEscarpment];

/// All combat units beside an enemy hex against it.
fn attack(forces: &Forces, target: Hex) -> Option<Vec<usize>> {
    let side = forces.in_hex(target).find(|&at| !forces.pieces[at].is_detachment()).map(|at| forces.pieces[at].side)?;
    let beside = |at: &usize| {
        let piece = &forces.pieces[*at];
        piece.is_combat() && piece.side != side && forces.board.grid.direction(piece.hex, target).is_some()
    };
    let units: Vec<usize> = (0..forces.pieces.len()).filter(beside).collect();
    (!units.is_empty()).then_some(units)
}

/// The combat as it is played to its end with random answers.
fn assert_ends(query: &CombatQuery, draw: &mut Draw) {
    let mut query = query.clone();
    query.answers = play(&query, draw, 200);
    match step(&query) {
        CombatStep::Done { .. } => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn combats_of_the_board_are_adjudicated_and_come_to_an_end() {
    let (mut fought, mut refused) = (0, BTreeMap::new());
    each(0..1000, |seed, forces| {
        let asked = position(seed).position.units;
        let mut draw = Draw::new(seed);
        let mut targets: Vec<Hex> = forces.pieces.iter().map(|piece| piece.hex).collect();
        targets.sort_unstable();
        targets.dedup();
        let attacks = targets.iter().filter_map(|&hex| attack(forces, hex).map(|units| (hex, units)));
        for (hex, units) in attacks.take(3) {
            let combat = match answer(forces, &asked, &names(forces, &units), &[forces.number(hex)]) {
                Ok(BoardAnswer::Combat(combat)) => combat.query,
                Ok(other) => panic!("{other:?}"),
                Err(refusals) => {
                    *refused.entry(refusals[0].code.name()).or_insert(0) += 1;
                    continue;
                }
            };
            match adjudicate(&combat) {
                CombatReport::Report(_) => {
                    assert_ends(&combat, &mut draw);
                    fought += 1;
                }
                CombatReport::Refused(report) => {
                    assert!(report.refusals.iter().all(|refusal| MAY_BE_REFUSED.contains(&refusal.code)), "{report:?}");
                    *refused.entry(report.refusals[0].code.name()).or_insert(0) += 1;
                }
            }
        }
    });
    assert!(fought > 1000, "the positions are too poor: {fought} combats, refused {refused:?}");
}
