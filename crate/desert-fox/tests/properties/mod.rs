//! What holds for every combat, tried on thousands of random ones. A failing test prints the seed of its combat.

mod resolution;
pub mod seeds;

use std::collections::BTreeSet;
use std::ops::Range;

use desert_fox::model::refusal::Refusal;
use desert_fox::query::combat::adjudicate::{Prepared, adjudicate, step};
use desert_fox::query::combat::outcome::{DecisionView, FaceView, UnitChances, UnitEnd};
use desert_fox::query::combat::query::{Answer, CombatQuery};
use desert_fox::query::combat::report::{CombatReport, CombatStep, Report};
use desert_fox::random::{Draw, combat};
use resolution::Resolution;
use seeds::each;
use serde_json::Value;

/// The seeds of this run: ten thousand from 0 on where `TEST_LONG` is set, otherwise two thousand from `TEST_SEED` on.
fn chosen() -> Range<u64> {
    if std::env::var_os("TEST_LONG").is_some() {
        return 0..10_000;
    }
    let first = std::env::var("TEST_SEED").map_or(0, |text| text.parse().unwrap());
    first..first + 2_000
}

fn report(query: &CombatQuery) -> Result<Box<Report>, Vec<Refusal>> {
    match adjudicate(query) {
        CombatReport::Report(report) => Ok(report),
        CombatReport::Refused(refused) => Err(refused.refusals),
    }
}

/// The combat with the answers up to its die alone.
fn before_the_die(seed: u64) -> CombatQuery {
    let mut query = combat(seed);
    let opening = |answer: &&Answer| matches!(answer, Answer::Row { .. } | Answer::Commit { .. });
    query.answers = query.answers.iter().take_while(opening).cloned().collect();
    query
}

/// Numerator of a chance over a common denominator.
fn over(chance: [u32; 2], whole: u32) -> u32 {
    assert_eq!(whole % chance[1], 0, "{chance:?}");
    chance[0] * (whole / chance[1])
}

fn assert_sums_to_one(units: &[UnitChances], whole: u32) {
    for unit in units {
        let sum: u32 = unit.ends.iter().map(|end| over(end.chance, whole)).sum();
        assert_eq!(sum, whole, "{}", unit.unit);
        assert!(unit.ends.iter().all(|end| end.chance[0] > 0), "{}", unit.unit);
        let alike = |at: usize| unit.ends[..at].iter().any(|other| other.end == unit.ends[at].end);
        assert!(!(0..unit.ends.len()).any(alike), "{} has an end twice", unit.unit);
    }
}

#[test]
fn what_the_preview_promises_is_what_each_die_brings() {
    let (mut played, seeds) = (0, chosen());
    each(seeds.clone(), |seed| {
        let query = before_the_die(seed);
        let Ok(report) = report(&query) else { return };
        let prepared = Prepared::new(&query).unwrap();
        let mut sums: Vec<Vec<(UnitEnd, u32)>> = vec![Vec::new(); report.chances.len()];
        for face in &report.faces {
            let units = face.units.iter().map(|unit| usize::from(prepared.names.unit(&unit.unit).unwrap()));
            let resolutions = resolution::of_face(&prepared, &units.collect::<Vec<_>>(), face.face);
            assert_face(face, &resolutions);
            for (sum, unit) in sums.iter_mut().zip(&face.units) {
                for end in &unit.ends {
                    add(sum, &end.end, over(end.chance, 6));
                }
            }
            played += 1;
        }
        let whole = 6 * report.faces.len() as u32;
        for (sum, unit) in sums.iter().zip(&report.chances) {
            let promised: Vec<_> = unit.ends.iter().map(|end| (end.end.clone(), over(end.chance, whole))).collect();
            assert_eq!(*sum, promised, "{}", unit.unit);
        }
    });
    assert!(2 * played > 7 * (seeds.end - seeds.start), "{played} faces");
}

fn add(sum: &mut Vec<(UnitEnd, u32)>, end: &UnitEnd, sixths: u32) {
    match sum.iter_mut().find(|(known, _)| known == end) {
        Some((_, count)) => *count += sixths,
        None => sum.push((end.clone(), sixths)),
    }
}

/// Each unit's ends in the preview of a face are those of the combats played with it, as often in six as promised.
fn assert_face(face: &FaceView, resolutions: &[Resolution]) {
    for Resolution { outcome, .. } in resolutions {
        let columns = (outcome.adjusted_column, outcome.defender_column, outcome.attacker_column);
        assert_eq!(columns, (face.adjusted_column, face.defender_column, face.attacker_column));
        assert_eq!(json(&outcome.results), json(&face.results));
        assert_eq!(json(&outcome.air_lost), json(&face.air_lost));
    }
    for (at, promised) in face.units.iter().enumerate() {
        let marginal = resolution::marginal(resolutions, at);
        assert_eq!(marginal.len(), promised.ends.len(), "{}: {marginal:?}", promised.unit);
        for end in &promised.ends {
            let found = marginal.iter().find(|(known, _)| *known == end.end);
            assert_eq!(found.map(|(_, sixths)| *sixths), Some(over(end.chance, 6)), "{}", promised.unit);
        }
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

#[test]
fn the_chances_of_every_unit_add_up_to_one() {
    each(chosen(), |seed| {
        let Ok(report) = report(&combat(seed)) else { return };
        for face in &report.faces {
            assert_sums_to_one(&face.units, 6);
        }
        assert_sums_to_one(&report.chances, 6 * report.faces.len() as u32);
    });
}

#[test]
fn every_legal_play_comes_to_an_end_and_nothing_else_is_accepted() {
    let mut questions = BTreeSet::new();
    each(chosen(), |seed| {
        let mut query = CombatQuery { answers: Vec::new(), ..combat(seed) };
        let mut draw = Draw::new(seed ^ 0xf0c5);
        for _ in 0..150 {
            match step(&query) {
                CombatStep::Refused(refused) => {
                    assert!(query.answers.is_empty(), "{:?} after {:?}", refused.refusals, query.answers);
                    return;
                }
                CombatStep::Done { .. } => return,
                CombatStep::Asks { decision, .. } => {
                    questions.insert(format!("{:?}", decision.question));
                    refuses_all_but_the_legal(&query, &decision, &mut draw);
                    let at = draw.below(decision.legal.len() as u32) as usize;
                    query.answers.push(decision.legal[at].clone());
                }
            }
        }
        panic!("no end after {:?}", query.answers);
    });
    assert!(questions.len() > 9, "{questions:?}");
}

fn refuses_all_but_the_legal(query: &CombatQuery, decision: &DecisionView, draw: &mut Draw) {
    assert!(!decision.legal.is_empty());
    let at = query.answers.len();
    for bar in &decision.barred {
        assert!(!decision.legal.contains(&bar.answer), "{:?} is both", bar.answer);
        let refusal = refused(query, bar.answer.clone());
        assert_eq!((refusal.code, refusal.path), (bar.code, format!("answers[{at}]")));
    }
    let strange = [
        Answer::Die { face: draw.below(9) as u8 },
        Answer::Shifts { columns: draw.below(12) as u8 },
        Answer::Deplete { unit: query.units[0].id.clone() },
        Answer::Advance { unit: query.units[0].id.clone(), hex: query.units[query.units.len() - 1].hex.clone() },
        Answer::RetreatTo { unit: query.units[0].id.clone(), hex: query.units[0].hex.clone() },
        Answer::DepleteInstead { unit: query.units[0].id.clone() },
        Answer::Retreat { unit: query.units[query.units.len() - 1].id.clone() },
        Answer::EndAdvance,
    ];
    let strange = strange[draw.below(8) as usize].clone();
    if !decision.legal.contains(&strange) {
        let refusal = refused(query, strange);
        assert_eq!(refusal.path, format!("answers[{at}]"));
    }
}

fn refused(query: &CombatQuery, answer: Answer) -> Refusal {
    let mut query = query.clone();
    query.answers.push(answer);
    match step(&query) {
        CombatStep::Refused(refused) => refused.refusals.into_iter().next().unwrap(),
        _ => panic!("{:?} is accepted", query.answers),
    }
}

#[test]
fn both_calls_say_the_same() {
    each(chosen(), |seed| {
        let query = combat(seed);
        match (adjudicate(&query), step(&query)) {
            (CombatReport::Refused(report), CombatStep::Refused(step)) => assert_eq!(report.refusals, step.refusals),
            (CombatReport::Report(report), CombatStep::Done { outcome, findings }) => {
                assert_eq!(json(&report.outcome), json(&outcome));
                assert!(report.pending.is_none());
                assert_eq!(json(&report.findings), json(&findings));
                assert_eq!(report.answers_used as usize, query.answers.len());
            }
            (CombatReport::Report(report), CombatStep::Asks { decision, .. }) => {
                assert_eq!(json(&report.pending), json(&decision));
                assert!(report.outcome.is_none());
            }
            (report, step) => panic!("{report:?} but {step:?}"),
        }
    });
}

#[test]
fn no_order_of_effects_is_better_than_the_best_one() {
    each(chosen(), |seed| {
        let query = CombatQuery { answers: Vec::new(), ..combat(seed) };
        let mut best = query.clone();
        for unit in &mut best.units {
            unit.effect_order = None;
        }
        let (Ok(owned), Ok(best)) = (report(&query), report(&best)) else { return };
        assert!(best.strengths.attacker.units >= owned.strengths.attacker.units);
        assert!(best.strengths.defender.units >= owned.strengths.defender.units);
    });
}

#[test]
fn every_refusal_names_a_place_in_its_query() {
    let mut codes = BTreeSet::new();
    each(chosen(), |seed| {
        let query = combat(seed);
        let Err(refusals) = report(&query) else { return };
        assert!(!refusals.is_empty());
        for refusal in refusals {
            assert!(is_in(&refusal.path, &json(&query)), "{}", refusal.path);
            codes.insert(refusal.code.name());
        }
    });
    assert!(codes.len() > 12, "{codes:?}");
}

/// Whether the query has such a place; the last field may have been left out.
fn is_in(path: &str, query: &Value) -> bool {
    let path = path.replace('[', ".[");
    let mut parts: Vec<&str> = path.split('.').collect();
    let last = parts.pop().unwrap();
    let enter = |value: &Value, part: &str| match part.strip_prefix('[') {
        Some(index) => value.get(index.trim_end_matches(']').parse::<usize>().unwrap()).cloned(),
        None => value.get(part).cloned(),
    };
    let parent = parts.iter().try_fold(query.clone(), |value, part| enter(&value, part));
    parent.is_some_and(|parent| if last.starts_with('[') { enter(&parent, last).is_some() } else { parent.is_object() })
}

#[test]
fn nobody_loses_air_points_that_he_did_not_have() {
    each(0..2_000, |seed| {
        let query = combat(seed);
        let Ok(report) = report(&query) else { return };
        for face in &report.faces {
            for (lost, at_hand) in [
                (face.air_lost.axis, query.support.axis.air_points),
                (face.air_lost.commonwealth, query.support.commonwealth.air_points),
            ] {
                assert!(lost <= at_hand.min(1));
            }
        }
    });
}
